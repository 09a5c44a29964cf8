import { ArrowRight, CircleCheck, CirclePlay, Ellipsis, Lightbulb } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { PendingMark } from '@/components/pending-mark'
import type { LiveProject } from '@/data/project-lists'
import type { ProjectHead } from '@/domain/projects/parts'
import { planSections, shownTitle, type PlanSection } from '@/domain/projects/project'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'
import { projectStatusLabel, type ProjectStatus } from '@/domain/projects/project-status'
import { counted } from '@/domain/base/text/french-count'
import { cn } from '@/lib/cn'
import { formatMoment } from '@/lib/text/format'
import { buttonClass } from '@/ui/button'

export interface ProjectCardActions {
  /** Opens the project at an item, by its id; else at the top. */
  open: (project: LiveProject, item?: string) => void
  openMenu: (project: LiveProject, anchor: HTMLElement) => void
}

interface ProjectCardProps {
  project: LiveProject
  foundIn: ProjectSectionKey | null
  now: Date
  actions: ProjectCardActions
}

export function openButtonId(projectId: string): string {
  return `open-${projectId}`
}

/** One project. The button is named by the title alone and covers the whole card. */
export const ProjectCard = memo(function ProjectCard({ project, foundIn, now, actions }: ProjectCardProps) {
  const { id, title, status, progress, updatedAt } = project
  const sections = planSections(project.sections)
  return (
    <div
      role="listitem"
      className="relative flex min-w-0 flex-col rounded-card border border-line bg-surface p-5 shadow-card transition-colors duration-quick focus-within:border-line-strong hover:border-line-strong print:break-inside-avoid"
    >
      <div className="flex min-h-target items-start justify-between gap-2">
        {/* The chosen status and the written progress: neither corrects the other. */}
        <span id={`status-${id}`} className="flex min-w-0 flex-wrap items-center gap-x-1.5">
          {SHOWN.status(project)}
          {status === 'completed' && progress < 100 && (
            <span className="text-fine text-muted">{`· ${writtenText(sections)}`}</span>
          )}
        </span>
        <button
          type="button"
          aria-label="Actions du projet"
          aria-describedby={openButtonId(id)}
          aria-haspopup="menu"
          className={buttonClass(
            { variant: 'ghost', size: 'icon' },
            'relative z-1 -mt-2 -mr-2 text-muted hover:text-ink',
          )}
          onClick={(event) => actions.openMenu(project, event.currentTarget)}
        >
          <Ellipsis aria-hidden className="size-5" />
        </button>
      </div>
      <h2 className="text-heading leading-snug font-bold">
        <button
          type="button"
          id={openButtonId(id)}
          dir="auto"
          aria-describedby={`status-${id} progress-${id} about-${id}`}
          className="w-full text-start outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          onClick={() => actions.open(project)}
        >
          <span className="line-clamp-2 break-words">{SHOWN.title(project)}</span>
        </button>
      </h2>
      <div className="mt-auto flex items-center gap-3 pt-4">
        <ProjectProgress title={title} progress={progress} sections={sections} />
        <span id={`progress-${id}`} className="min-w-[5ch] text-end text-small font-bold tabular-nums">
          {`${progress}\u00a0%`}
        </span>
      </div>
      <div id={`about-${id}`} className="mt-2 flex flex-col gap-0.5 text-fine text-muted">
        <NextStep
          project={project}
          sections={sections}
          foundIn={foundIn}
          onOpen={(item) => actions.open(project, item)}
        />
        <p className="flex flex-wrap items-center gap-x-3">
          {updatedAt && `Modifié ${formatMoment(updatedAt, now)}`}
          {project.isPending && <PendingMark typed={project} />}
        </p>
      </div>
    </div>
  )
})

/** A part of the project without a rendering on the card is a type error. */
const SHOWN: Readonly<Record<ProjectHead, (project: LiveProject) => ReactNode>> = {
  title: shownTitle,
  status: ({ status, progress }) => <StatusMark status={status} isWritten={progress === 100} />,
}

const LOOKS = {
  planning: { look: 'bg-line text-ink', Icon: Lightbulb },
  in_progress: { look: 'bg-tint-projects text-ink-projects', Icon: CirclePlay },
  completed: { look: 'bg-line text-ink', Icon: CircleCheck },
} as const satisfies Record<ProjectStatus, object>

interface StatusMarkProps {
  status: ProjectStatus
  isWritten: boolean
}

function StatusMark({ status, isWritten }: StatusMarkProps) {
  const { look, Icon } = LOOKS[status]
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-fine leading-tight font-semibold',
        // Green means done: beside « 24 % » the chosen status alone is not.
        status === 'completed' && isWritten ? 'bg-success-soft text-success' : look,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {projectStatusLabel(status)}
    </span>
  )
}

interface NextStepProps {
  project: LiveProject
  sections: readonly PlanSection[]
  foundIn: ProjectSectionKey | null
  onOpen: (item: string) => void
}

/** Hint before opening: the section that a search found, or the first empty item, which a press opens. */
function NextStep({ project, sections, foundIn, onOpen }: NextStepProps) {
  const found = sections.find(({ key }) => key === foundIn)
  if (found) {
    return (
      <p className="truncate">
        {'Trouvé dans\u00a0: '}
        <span className="font-medium text-ink">{found.label}</span>
      </p>
    )
  }
  if (project.status === 'completed') return null
  const next = sections.find(({ missing }) => missing.length > 0)
  const item = next && project.sections[next.key].find(({ completed }) => !completed)
  if (!item) return <p>Les sept parties sont remplies</p>
  const isFirst = sections.every(({ filled }) => filled.length === 0)
  return (
    <button
      type="button"
      className="relative z-1 -mx-2 inline-flex min-h-target max-w-full items-center gap-1.5 self-start rounded-field px-2 text-left text-small font-semibold text-ink hover:bg-hover active:bg-pressed print:hidden"
      onClick={() => onOpen(item.id)}
    >
      <span className="text-pretty">{`${isFirst ? 'Commencer' : 'Continuer'}\u00a0: ${item.title}`}</span>
      <ArrowRight aria-hidden className="size-4 shrink-0" />
    </button>
  )
}

function writtenText(sections: readonly PlanSection[]): string {
  const filled = sections.reduce((sum, section) => sum + section.filled.length, 0)
  const all = sections.reduce((sum, section) => sum + section.missing.length, filled)
  return `${counted(filled, 'point')} sur\u00a0${all}`
}

interface ProjectProgressProps {
  title: string
  progress: number
  sections: readonly PlanSection[]
}

/** One bar of seven pieces, each as long as the number of its section's items. */
function ProjectProgress({ title, progress, sections }: ProjectProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={`Progression de ${title}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress}
      aria-valuetext={`${progress}\u00a0%`}
      className="flex min-w-0 flex-1 gap-0.75"
    >
      {sections.map(({ key, filled, missing, progress: share }) => (
        <span
          key={key}
          className="relative h-2 min-w-0 overflow-hidden rounded-full bg-line"
          style={{ flexGrow: filled.length + missing.length }}
        >
          <span
            className="absolute inset-y-0 left-0 bg-brand transition-[width] duration-calm"
            style={{ width: `${share}%` }}
          />
        </span>
      ))}
    </div>
  )
}
