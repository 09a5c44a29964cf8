import { PLAN_QUESTIONS } from '@/data/plan-draft'
import { cn } from '@/lib/cn'
import { QUESTIONS } from './questions'

/** One bar a question, in as many parts as it has steps. */
export function PlanProgress({ step }: { step: number }) {
  const current = QUESTIONS[step - 1]?.number
  return (
    <div className="mt-2 flex items-center gap-4">
      <span aria-hidden className="flex flex-1 gap-1.5">
        {Array.from({ length: PLAN_QUESTIONS }, (_, bar) => (
          <span key={bar} className="flex h-1.5 flex-1 overflow-hidden rounded-full bg-line">
            {QUESTIONS.map(
              ({ number, title }, index) =>
                number === bar + 1 && (
                  <span
                    key={title}
                    className={cn(
                      'h-full flex-1 origin-left bg-brand transition-[scale] duration-calm forced-colors:bg-[CanvasText]',
                      index >= step && 'scale-x-0',
                    )}
                  />
                ),
            )}
          </span>
        ))}
      </span>
      <p className="text-fine text-muted tabular-nums">
        {current === undefined ? 'Aperçu' : `Question ${current} sur ${PLAN_QUESTIONS}`}
      </p>
    </div>
  )
}
