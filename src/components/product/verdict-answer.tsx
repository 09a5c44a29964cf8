import { Check, X } from 'lucide-react'
import { memo } from 'react'
import { CRITERION, type CriterionKey, type Verdict } from '@/domain/research/candidate'
import { cn } from '@/lib/cn'

interface VerdictAnswerProps {
  criterion: CriterionKey
  verdict: Verdict
  /** Id of the first button, which takes the focus when the row is opened there. */
  firstId?: string | undefined
  onJudge: (criterion: CriterionKey, verdict: Verdict) => void
}

/** One criterion while it is judged: one control of « Oui » and « Non ». Renders independently. */
export const VerdictAnswer = memo(function VerdictAnswer({
  criterion,
  verdict,
  firstId,
  onJudge,
}: VerdictAnswerProps) {
  const { column, question } = CRITERION[criterion]
  const judge = (answer: boolean) => onJudge(criterion, verdict === answer ? null : answer)
  return (
    <span
      role="group"
      aria-label={question}
      className={cn(
        'inline-flex w-fit divide-x divide-line overflow-clip rounded-field border border-line-strong bg-surface',
        verdict === null && 'border-dashed',
      )}
    >
      <span className="sr-only">{WORDS[`${verdict}`]}</span>
      <AnswerButton
        id={firstId}
        label={`Oui : ${column}`}
        isPressed={verdict === true}
        pressedLook="bg-success text-surface"
        onClick={() => judge(true)}
      >
        <Check aria-hidden className="size-5" strokeWidth={2.5} />
      </AnswerButton>
      <AnswerButton
        label={`Non : ${column}`}
        isPressed={verdict === false}
        pressedLook="bg-danger-fill text-surface"
        onClick={() => judge(false)}
      >
        <X aria-hidden className="size-5" strokeWidth={2.5} />
      </AnswerButton>
    </span>
  )
})

interface AnswerButtonProps {
  id?: string | undefined
  label: string
  isPressed: boolean
  pressedLook: string
  onClick: () => void
  children: React.ReactNode
}

function AnswerButton({ id, label, isPressed, pressedLook, onClick, children }: AnswerButtonProps) {
  return (
    <button
      type="button"
      id={id}
      aria-label={label}
      aria-pressed={isPressed}
      title={isPressed ? 'Retirer la réponse' : label}
      onClick={onClick}
      className={cn(
        'grid min-h-target min-w-target place-items-center -outline-offset-2! transition-colors duration-quick disabled:cursor-not-allowed disabled:opacity-55',
        isPressed ? pressedLook : 'text-muted hover:bg-hover active:bg-pressed hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}

const WORDS = { true: 'Oui', false: 'Non', null: 'Non évalué' } as const
