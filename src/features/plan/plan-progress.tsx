import { PLAN_QUESTIONS } from '@/data/plan-draft'
import { cn } from '@/lib/cn'

/** One bar a question. */
export function PlanProgress({ step }: { step: number }) {
  return (
    <div className="mt-2 flex items-center gap-4">
      <span aria-hidden className="flex flex-1 gap-1.5">
        {Array.from({ length: PLAN_QUESTIONS }, (_, index) => (
          <span key={index} className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
            <span
              className={cn(
                'block h-full origin-left bg-brand transition-[scale] duration-calm forced-colors:bg-[CanvasText]',
                index >= step && 'scale-x-0',
              )}
            />
          </span>
        ))}
      </span>
      <p className="text-fine text-muted tabular-nums">
        {step > PLAN_QUESTIONS ? 'Aperçu' : `Question ${step} sur ${PLAN_QUESTIONS}`}
      </p>
    </div>
  )
}
