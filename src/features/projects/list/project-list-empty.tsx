import { CloudOff, PanelsTopLeft, Plus, SearchX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { PROJECT_SECTIONS } from '@/domain/projects/project-sections'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'

interface EmptyListProps {
  isKnown: boolean
  isOffline: boolean
  onCreate: () => void
}

/** No project in sight: none exists, the network is missing, or the list is loading. */
export function EmptyList({ isKnown, isOffline, onCreate }: EmptyListProps) {
  if (isKnown) return <NoProject onCreate={onCreate} />
  return isOffline ? <ProjectsElsewhere onCreate={onCreate} /> : <ProjectListSkeleton />
}

function NoProject({ onCreate }: { onCreate: () => void }) {
  return (
    <Place
      Icon={PanelsTopLeft}
      title="Aucun projet pour le moment"
      action={
        <Button size="lg" onClick={onCreate}>
          <Plus aria-hidden className="size-5" />
          Créer mon premier projet
        </Button>
      }
    >
      <p>De l’idée à l’offre, en sept parties guidées. Une question à la fois, à votre rythme.</p>
      <ol className="mx-auto mt-4 flex w-fit flex-wrap justify-center gap-2 sm:grid sm:grid-cols-3">
        {PROJECT_SECTIONS.map(({ key, label }, index) => (
          <li
            key={key}
            className="inline-flex items-center gap-2 rounded-full border border-line py-1 pr-3 pl-1 text-left text-small font-medium text-ink"
          >
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full bg-tint-projects text-fine font-bold text-ink-projects"
            >
              {index + 1}
            </span>
            {label}
          </li>
        ))}
      </ol>
    </Place>
  )
}

/** This device has no project, and the server cannot be asked. */
function ProjectsElsewhere({ onCreate }: { onCreate: () => void }) {
  return (
    <Place
      Icon={CloudOff}
      title="Vos projets ne sont pas sur cet appareil"
      action={
        <Button variant="secondary" onClick={onCreate}>
          <Plus aria-hidden className="size-5" />
          Commencer un projet
        </Button>
      }
    >
      <p>
        Ils s’afficheront au retour du réseau. Vous pouvez déjà en commencer un&nbsp;: il sera enregistré à ce
        moment-là.
      </p>
    </Place>
  )
}

export function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Place
      Icon={SearchX}
      title="Aucun projet ne correspond"
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Afficher tous les projets
        </Button>
      }
    >
      <p>Essayez un autre mot ou un autre statut.</p>
    </Place>
  )
}

function ProjectListSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Chargement des projets</span>
      {['w-2/3', 'w-4/5', 'w-1/2'].map((width) => (
        <div
          key={width}
          className="flex min-h-48 flex-col gap-4 rounded-card border border-line bg-surface p-4"
        >
          <Skeleton className="h-6 w-28 rounded-full" />
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="mt-auto h-2 w-full" />
          <Skeleton className="h-3.5 w-1/2" />
        </div>
      ))}
    </div>
  )
}

interface PlaceProps {
  Icon: LucideIcon
  title: string
  children: ReactNode
  action: ReactNode
}

function Place(state: PlaceProps) {
  return (
    <Card>
      <EmptyState tint="projects" titleAs="h2" {...state} />
    </Card>
  )
}
