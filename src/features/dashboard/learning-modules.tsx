import { CircleCheck, CircleDashed, CirclePlay } from 'lucide-react'
import { LEARNING_MODULES, type LearningModule } from '@/domain/account/learning'
import { cn } from '@/lib/cn'
import { Card } from '@/ui/card'
import { ProgressBar } from '@/ui/progress-bar'

const STATUS = {
  completed: { name: 'Terminé', look: 'bg-success-soft text-success', Icon: CircleCheck },
  in_progress: { name: 'En cours', look: 'bg-brand-soft text-brand-text', Icon: CirclePlay },
  pending: { name: 'À venir', look: 'bg-line text-ink', Icon: CircleDashed },
} as const

export function LearningModules() {
  return (
    <section aria-labelledby="modules" className="flex flex-col gap-4">
      <h2 id="modules" className="text-heading font-extrabold">
        Mes modules d'apprentissage
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {LEARNING_MODULES.map((module) => (
          <li key={module.title} className="sm:last:col-span-2 lg:last:col-span-1">
            <ModuleCard module={module} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ModuleCard({ module }: { module: LearningModule }) {
  const { name, look, Icon } = STATUS[module.status]
  return (
    <Card aria-label={module.title} className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-fine font-semibold">
        <span className={cn('inline-flex items-center gap-1.5 rounded-full px-2.5 py-1', look)}>
          <Icon aria-hidden className="size-3.5" />
          {name}
        </span>
        <span className="text-muted">Niveau {module.level}</span>
      </div>
      <div className="flex-1">
        <h3 className="text-body font-bold">{module.title}</h3>
        <p className="mt-1 text-small text-muted">{module.description}</p>
      </div>
      <ProgressBar label="Progression" value={module.progress} />
    </Card>
  )
}
