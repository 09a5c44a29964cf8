import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { progressOf } from '@/domain/base/progress'
import { PROJECT_PARTS } from '@/domain/projects/parts'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { ProgressBar } from '@/ui/progress-bar'
import { useEditing, type EditorStore } from './editor-store'
import { ItemField } from './item-field'
import { SectionHelp } from './section-help'
import { sectionAfter, type useQuestions } from './use-questions'

interface SectionProps {
  store: EditorStore
  section: ProjectSectionKey
}

interface SectionPanelProps extends SectionProps {
  questions: ReturnType<typeof useQuestions>
  /** The select above names the section already. */
  isNamedAbove: boolean
  /** « Partie suivante »: the focus moves to that section. */
  onNext: (section: ProjectSectionKey) => void
}

export function SectionPanel({ store, section, questions, isNamedAbove, onNext }: SectionPanelProps) {
  const titles = PROJECT_SECTIONS.find(({ key }) => key === section)?.items ?? []
  const next = sectionAfter(section)
  const isStored = useEditing(store, ({ base, isGone }) => base !== null && !isGone)
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-6">
      {!isNamedAbove && <SectionProgress store={store} section={section} />}
      <SectionHelp store={store} section={section} onQuestions={() => questions.ask(section)} />
      {titles.map((title, index) => (
        <ItemField key={`${section}-${title}`} store={store} section={section} index={index} title={title} />
      ))}
      {next && (
        <Button variant="secondary" onClick={() => onNext(next)} className="self-end">
          <span>
            Partie suivante<span className="font-normal">&nbsp;: {PROJECT_PARTS[next].label}</span>
          </span>
          <ArrowRight aria-hidden className="size-4" />
        </Button>
      )}
      {!next && isStored && (
        <Link
          to={paths.launchOf(store.projectId)}
          className={buttonClass({ variant: 'secondary' }, 'self-end')}
        >
          Mise en vente
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      )}
    </div>
  )
}

export function SectionProgress({
  store,
  section,
  isNamedAbove = false,
}: SectionProps & { isNamedAbove?: boolean }) {
  const progress = useEditing(store, ({ content }) => progressOf(content.sections[section]))
  return (
    <ProgressBar
      label={PROJECT_PARTS[section].label}
      value={progress}
      isThin
      className={cn(isNamedAbove && 'w-24 shrink-0')}
      labelClassName={isNamedAbove ? 'sr-only' : 'font-display text-heading font-bold'}
    />
  )
}
