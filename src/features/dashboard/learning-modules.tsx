import { CircleCheck, CircleDashed, CirclePlay } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { useLearning } from '@/components/learning/use-learning'
import { useSignedIn } from '@/components/signed-in-context'
import { LEARNING_MODULES, type LearningModule } from '@/domain/learning/modules'
import { ownModules } from '@/domain/learning/progress'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { Card } from '@/ui/card'
import { ProgressBar } from '@/ui/progress-bar'
import { Skeleton } from '@/ui/skeleton'

const STATUS = {
  completed: { name: 'Terminé', look: 'bg-success-soft text-success', Icon: CircleCheck },
  in_progress: { name: 'En cours', look: 'bg-brand-soft text-brand-text', Icon: CirclePlay },
  pending: { name: 'À venir', look: 'bg-line text-ink', Icon: CircleDashed },
} as const

/** The three modules with the person's own numbers: none is shown before it is known. */
export function LearningModules() {
  const { user } = useSignedIn()
  const { progress, isOffline, retry } = useLearning(user.uid)
  const modules = progress ? ownModules(progress.lessons, progress.learning) : LEARNING_MODULES
  const known = progress ? 'known' : isOffline || retry ? 'unknown' : 'reading'
  return (
    <section
      aria-labelledby="modules"
      aria-busy={known === 'reading'}
      className="@container flex flex-col gap-4"
    >
      <h2 id="modules" className="text-heading font-extrabold">
        Mes modules d'apprentissage
      </h2>
      {retry && <ErrorNotice tone="warning" text="Votre progression n'a pas pu être lue." onRetry={retry} />}
      <ul className="grid gap-4 @lg:grid-cols-2 @4xl:grid-cols-3 @4xl:gap-6">
        {modules.map((module) => (
          <li key={module.key} className="@lg:last:col-span-2 @4xl:last:col-span-1">
            <ModuleCard module={module} known={known} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ModuleCardProps {
  module: LearningModule
  /** Whether the numbers are the person's; `unknown`: they could not be read. */
  known: 'known' | 'reading' | 'unknown'
}

function ModuleCard({
  module: { key, title, description, status, level, progress },
  known,
}: ModuleCardProps) {
  const { name, look, Icon } = STATUS[status]
  return (
    <Card aria-label={title} className="relative flex h-full flex-col gap-3 hover:border-line-strong">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-fine font-semibold">
        {known === 'known' ? (
          <span className={cn('inline-flex items-center gap-1.5 rounded-full px-2.5 py-1', look)}>
            <Icon aria-hidden className="size-3.5" />
            {name}
          </span>
        ) : known === 'reading' ? (
          <Skeleton className="h-7 w-24 rounded-full" />
        ) : (
          <span className="text-muted">Progression pas lue</span>
        )}
        <span className="text-muted">Niveau {level}</span>
      </div>
      <div className="flex-1">
        <h3 className="text-body font-bold">
          <Link
            to={{ pathname: paths.learning, hash: key }}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-small text-muted">{description}</p>
      </div>
      {known === 'known' ? (
        <ProgressBar label="Progression" value={progress} />
      ) : (
        known === 'reading' && <Skeleton className="h-9" />
      )}
    </Card>
  )
}
