import { Rocket } from 'lucide-react'
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { PageHeader } from '@/components/frame/page-header'
import { useSignedIn } from '@/components/signed-in-context'
import { launchQuery } from '@/data/launch'
import { projectsQuery } from '@/data/project-lists'
import { useListState, useLive, useLiveList } from '@/data/sync/use-live'
import { readFields } from '@/domain/base/read-field'
import { shownTitle } from '@/domain/projects/project'
import { errorText } from '@/lib/text/error-text'
import { paths, type LaunchPart } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { LaunchPage } from './launch-page'
import { PART_FILES } from './parts'

const PARTS = ['obligations', 'fiche', 'controle', 'courriers'] as const satisfies readonly LaunchPart[]

function partNamed(name: unknown): LaunchPart {
  return PARTS.find((each) => each === name) ?? 'obligations'
}

/** Enough to choose among; the others have their door in the project. */
const PROJECTS = 20

function isId(project: string): boolean {
  return /^[\w-]{1,64}$/.test(project)
}

/** What the screen shows first. */
export function launchQueries(uid: string, _now: Date, [project = '', part]: readonly string[]) {
  return isId(project)
    ? [{ project: launchQuery(project), file: PART_FILES[partNamed(part)] }]
    : [{ projects: projectsQuery(uid, PROJECTS) }]
}

/** « Mise en vente » of a project; without one in the address, the projects to choose from. */
export function LaunchScreen() {
  const { project = '', part } = useParams()
  if (project === '') return <ChooseProject />
  if (!isId(project)) return <Navigate replace to={paths.launch} />
  return <OneProject key={project} id={project} part={partNamed(part)} />
}

function OneProject({ id, part }: { id: string; part: LaunchPart }) {
  const { uid } = useSignedIn().user
  const live = useLive(uid, launchQuery(id))
  const { isOffline } = useListState(live)
  const navigate = useNavigate()
  const project = live.status === 'ready' ? live.value : null

  if (project) {
    return (
      <LaunchPage
        project={project}
        part={part}
        onPart={(next) => void navigate(paths.launchOf(id, next), { replace: true })}
      />
    )
  }
  const isMissing =
    live.status === 'ready' ? live.isLive : live.status === 'error' && isDenied(live.error.code)
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4">
      <PageHeader title={SCREENS.launch.title} />
      {isMissing ? (
        <ErrorNotice tone="info" text="Ce projet n’est pas dans votre compte." />
      ) : live.status === 'error' ? (
        <ErrorNotice text={errorText('projectLoad', live.error.code)} onRetry={live.retry} />
      ) : isOffline ? (
        <ErrorNotice tone="info" text="Ce projet n’est pas sur cet appareil. Revenez avec le réseau." />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function isDenied(code: string): boolean {
  return code === 'data/denied'
}

function ChooseProject() {
  const { uid } = useSignedIn().user
  const { list, items, isKnown, isOffline } = useLiveList(uid, projectsQuery(uid, PROJECTS))
  // A door that names a part, as of a lesson, opens it in the project that is chosen.
  const part = partNamed(readFields(useLocation().state)?.['part'])
  const [only, ...others] = items
  if (only && others.length === 0 && isKnown) return <Navigate replace to={paths.launchOf(only.id, part)} />
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <PageHeader title={SCREENS.launch.title} />
      {list.status === 'error' ? (
        <ErrorNotice text={errorText('projectLoad', list.error.code)} onRetry={list.retry} />
      ) : items.length > 0 ? (
        <Card className="py-2 sm:py-3">
          <h2 className="py-2 text-small font-semibold text-muted">De quel projet&nbsp;?</h2>
          <ul className="flex flex-col divide-y divide-line">
            {items.map((project) => (
              <li key={project.id}>
                <Link
                  to={paths.launchOf(project.id, part)}
                  dir="auto"
                  className="flex min-h-13 items-center font-semibold wrap-anywhere text-ink underline decoration-line-strong underline-offset-4"
                >
                  {shownTitle(project)}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ) : isKnown ? (
        <Card>
          <EmptyState
            Icon={Rocket}
            tint="projects"
            title="Il faut d’abord un projet"
            titleAs="h2"
            action={
              <Link to={paths.projects} state={{ begin: '' }} className={buttonClass()}>
                Nouveau projet
              </Link>
            }
          >
            La mise en vente part de vos textes&nbsp;: produit, offre, page produit.
          </EmptyState>
        </Card>
      ) : isOffline ? (
        <ErrorNotice tone="info" text="Vos projets ne sont pas sur cet appareil. Revenez avec le réseau." />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function Loading() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">Chargement de la mise en vente</span>
      <Skeleton className="h-11 w-72 max-w-full" />
      <Skeleton className="h-96" />
    </div>
  )
}
