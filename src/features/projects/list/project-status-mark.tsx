import { CircleCheck, CirclePlay, Lightbulb } from 'lucide-react'
import { projectStatusLabel, type ProjectStatus } from '@/domain/projects/project-status'
import { cn } from '@/lib/cn'

const looks = {
  planning: { look: 'bg-tint-projects text-ink-projects', Icon: Lightbulb },
  in_progress: { look: 'bg-brand-soft text-brand-text', Icon: CirclePlay },
  completed: { look: 'bg-success-soft text-success', Icon: CircleCheck },
} as const

export function ProjectStatusMark({ id, status }: { id: string; status: ProjectStatus }) {
  const { look, Icon } = looks[status]
  return (
    <span
      id={id}
      className={cn(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-fine leading-tight font-semibold',
        look,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {projectStatusLabel(status)}
    </span>
  )
}
