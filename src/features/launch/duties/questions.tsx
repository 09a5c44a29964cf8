import { useKnownSeller } from '@/components/use-seller'
import { useSignedIn } from '@/components/signed-in-context'
import { planQuery } from '@/data/stored-plan'
import { hasSoldQuery } from '@/data/sales-test-lists'
import type { Live } from '@/data/sync/live'
import { useLive } from '@/data/sync/use-live'
import { counted } from '@/domain/base/text/french-count'
import { QUESTIONS, type QuestionKey } from '@/domain/launch/answers'
import { suggestedAnswers, type Suggestion } from '@/domain/launch/suggested-answers'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import type { LaunchEdit } from '../use-launch'

/** An answer is stored when it is chosen; a proposed one when the result is asked for. */
export function Questions({ edit, onDone }: { edit: LaunchEdit; onDone: () => void }) {
  const { uid } = useSignedIn().user
  const seller = useKnownSeller()
  const plan = knownOf(useLive(uid, planQuery(uid)))
  const hasSold = knownOf(useLive(uid, hasSoldQuery(uid)))
  const { launch, ...content } = edit.project
  const proposed = suggestedAnswers({ content, seller, plan, hasSold })
  const open = QUESTIONS.filter(({ key }) => !launch.answers[key] && !proposed[key])
  const [first] = open

  function finish() {
    for (const { key } of QUESTIONS) {
      const suggestion = proposed[key]
      if (!launch.answers[key] && suggestion) edit.answer(key, suggestion.value)
    }
    onDone()
  }

  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 className="text-heading font-bold">Neuf questions, deux minutes</h2>
        <p className="max-w-reading text-small text-muted">
          Vos réponses choisissent les obligations qui sont les vôtres. Ce qui est déjà connu est
          proposé&nbsp;: changez ce qui est faux.
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        {QUESTIONS.map((question) => (
          <Question
            key={question.key}
            name={radioName(question.key)}
            text={question.text}
            answers={question.answers}
            value={launch.answers[question.key] ?? proposed[question.key]?.value ?? null}
            suggestion={launch.answers[question.key] ? null : (proposed[question.key] ?? null)}
            onChange={(value) => edit.answer(question.key, value)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={finish} disabled={open.length > 0}>
          Voir mes obligations
        </Button>
        <p role="status" className="text-small text-muted empty:hidden">
          {open.length > 0 ? `Encore ${counted(open.length, 'question')}.` : ''}
        </p>
        {first && (
          <button
            type="button"
            onClick={() => document.querySelector<HTMLElement>(`[name=${radioName(first.key)}]`)?.focus()}
            className="min-h-target text-small font-semibold text-ink underline decoration-line-strong underline-offset-4"
          >
            {open.length === 1 ? 'Y aller' : 'Aller à la première'}
          </button>
        )}
      </div>
    </Card>
  )
}

function radioName(key: QuestionKey): string {
  return `launch-question-${key}`
}

function knownOf<T>(live: Live<T>): T | null {
  return live.status === 'ready' ? live.value : null
}

interface QuestionProps {
  name: string
  text: string
  answers: readonly { readonly value: string; readonly label: string }[]
  value: string | null
  suggestion: Suggestion | null
  onChange: (value: string) => void
}

function Question({ name, text, answers, value, suggestion, onChange }: QuestionProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={suggestion ? `${name}-from` : undefined}>
      <legend className="mb-2 text-small font-semibold">{text}</legend>
      <div className="flex flex-wrap gap-2">
        {answers.map((answer) => (
          <label
            key={answer.value}
            className="relative inline-flex min-h-target cursor-pointer items-center rounded-full border border-line-strong px-3.5 py-1.5 text-small font-medium transition-colors duration-quick hover:bg-hover active:bg-pressed has-checked:border-ink has-checked:bg-selected has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:underline"
          >
            <input
              type="radio"
              name={name}
              value={answer.value}
              checked={answer.value === value}
              // A proposed answer is already checked: pressing it confirms it.
              onClick={() => onChange(answer.value)}
              onChange={() => onChange(answer.value)}
              className="sr-only"
            />
            {answer.label}
          </label>
        ))}
      </div>
      {suggestion && (
        <p id={`${name}-from`} className="mt-1.5 text-fine text-muted">
          {`Proposé\u00a0: ${suggestion.from}`}
        </p>
      )}
    </fieldset>
  )
}
