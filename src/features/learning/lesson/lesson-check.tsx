import { useId, useState } from 'react'
import type { LessonCheck as Check } from '@/domain/learning/lesson'
import { cn } from '@/lib/cn'
import { Card } from '@/ui/card'

/** Three questions, each with an explanation for every answer. Answers are not stored. */
interface LessonCheckProps {
  check: readonly Check[]
  className?: string
}

export function LessonCheck({ check, className }: LessonCheckProps) {
  return (
    <Card aria-labelledby="check" className={cn('flex flex-col gap-6 print:hidden', className)}>
      <h2 id="check" className="text-heading font-bold">
        Vérifiez que c’est clair
      </h2>
      {check.map((each) => (
        <Question key={each.question} {...each} />
      ))}
    </Card>
  )
}

function Question({ question, answers, right, why }: Check) {
  const name = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const isRight = chosen === right
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{question}</legend>
      <div className="flex flex-col gap-1">
        {answers.map((answer, at) => (
          <label
            key={answer}
            className={cn(
              'flex min-h-target cursor-pointer items-center gap-3 rounded-field border px-3.5 py-2 text-small hover:bg-hover active:bg-pressed',
              chosen === at ? 'border-ink bg-selected' : 'border-line',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={chosen === at}
              onChange={() => setChosen(at)}
              className="size-4 shrink-0 accent-brand"
            />
            <span className="min-w-0">{answer}</span>
          </label>
        ))}
      </div>
      <p
        role="status"
        className={cn(
          'text-small',
          chosen !== null && 'mt-2 rounded-field px-3.5 py-2',
          chosen !== null && (isRight ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning'),
        )}
      >
        {chosen !== null && (
          <>
            <strong>{isRight ? 'Oui. ' : 'Pas tout à fait. '}</strong>
            {why}
          </>
        )}
      </p>
    </fieldset>
  )
}
