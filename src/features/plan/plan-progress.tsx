import { PLAN_QUESTIONS } from '@/data/plan-draft'
import { cn } from '@/lib/cn'

export function PlanProgress({ step }: { step: number }) {
  const isDone = step > PLAN_QUESTIONS
  return (
    <div className="mt-2 flex items-center gap-4">
      <span aria-hidden className="flex flex-1 gap-1.5">
        {Array.from({ length: PLAN_QUESTIONS }, (_, index) => (
          <span key={index} className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
            <span
              className={cn(
                'block h-full rounded-full bg-brand transition-[width] duration-calm forced-colors:bg-[CanvasText]',
                index < step ? 'w-full' : 'w-0',
              )}
            />
          </span>
        ))}
      </span>
      <p className="text-fine text-muted tabular-nums">
        {isDone ? 'Aperçu' : `Question ${step} sur ${PLAN_QUESTIONS}`}
      </p>
    </div>
  )
}
