import type { PlanSection } from '@/domain/projects/project'

interface ProjectProgressProps {
  title: string
  progress: number
  sections: readonly PlanSection[]
}

/** One bar of seven pieces, as long as their section has items: where the work stands, at a glance. */
export function ProjectProgress({ title, progress, sections }: ProjectProgressProps) {
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
