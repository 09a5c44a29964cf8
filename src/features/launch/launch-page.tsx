import { ArrowLeft, FolderOpen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useOwnTitle } from '@/components/frame/use-own-title'
import { useIdleLoad } from '@/components/use-idle-load'
import { UnsavedMark } from '@/components/work/unsaved-mark'
import type { LaunchedProject } from '@/data/launch'
import { NO_ADVICE } from '@/domain/launch/duties/duties-text'
import { shownTitle } from '@/domain/projects/project'
import { paths, type EditorState, type LaunchPart } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { NOTHING_CONTROLLED, type Controlled } from './control/controlled'
import { ControlTab, DutiesTab, LettersTab, loadParts, PageTab } from './parts'
import { useLaunch } from './use-launch'

const TABS = [
  { value: 'obligations', label: 'Obligations' },
  { value: 'fiche', label: 'Fiche' },
  { value: 'controle', label: 'Contrôle' },
  { value: 'courriers', label: 'Courriers' },
] as const satisfies readonly { value: LaunchPart; label: string }[]

interface LaunchPageProps {
  project: LaunchedProject
  part: LaunchPart
  onPart: (part: LaunchPart) => void
}

export function LaunchPage({ project, part, onPart }: LaunchPageProps) {
  const edit = useLaunch(project)
  // Kept while the parts change; the text is not stored.
  const [controlled, setControlled] = useState<Controlled>(NOTHING_CONTROLLED)
  useOwnTitle(SCREENS.launch.title)
  useIdleLoad(loadParts, true)
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4">
      <header className="flex flex-col gap-1">
        <div className="flex items-center gap-x-2">
          <Link to={paths.projects} className={buttonClass({ variant: 'ghost' }, '-ml-3 px-3')}>
            <ArrowLeft aria-hidden className="size-5" />
            <span className="max-sm:sr-only">
              Retour<span className="sr-only"> aux projets</span>
            </span>
          </Link>
          <h1 className="min-w-0 flex-1 text-title font-bold">{SCREENS.launch.title}</h1>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
          <Link
            to={paths.projects}
            state={{ project: project.id } satisfies EditorState}
            className="inline-flex min-h-target min-w-0 items-center gap-2 font-semibold text-ink underline-offset-4 hover:underline"
          >
            <FolderOpen aria-hidden className="size-4 shrink-0 text-ink-projects" />
            <bdi className="min-w-0 wrap-anywhere underline decoration-line-strong underline-offset-4">
              {shownTitle(project)}
            </bdi>
          </Link>
          <span>{NO_ADVICE}</span>
        </p>
      </header>
      <UnsavedMark refused={project.refused} />
      <Tabs
        label="Mise en vente"
        value={part}
        tabs={TABS}
        onValueChange={onPart}
        listClassName="w-fit max-w-full flex-wrap rounded-[1.75rem]"
        tabClassName="max-[26rem]:px-2 max-[22.5rem]:px-1.5 max-[22.5rem]:text-fine"
        panelClassName="mt-4"
      >
        <Suspense fallback={<PartLoading />}>
          {part === 'obligations' && <DutiesTab edit={edit} />}
          {part === 'fiche' && <PageTab edit={edit} />}
          {part === 'controle' && <ControlTab edit={edit} kept={controlled} onKeep={setControlled} />}
          {part === 'courriers' && <LettersTab edit={edit} />}
        </Suspense>
      </Tabs>
    </div>
  )
}

function PartLoading() {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">Chargement de cette partie</span>
      <Skeleton className="h-96" />
    </div>
  )
}
