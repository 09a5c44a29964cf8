import { ArrowRight, Check, MessageCircle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { askCoach } from '@/components/ask-coach'
import { useSignedIn } from '@/components/signed-in-context'
import type { Step } from '@/domain/guidance/next-steps'
import { stepSubject, stepTitle } from '@/domain/guidance/step-words'
import { Button, buttonClass } from '@/ui/button'
import { DO_NOW, doNow } from './do-now'
import { stepTarget } from './step-target'

interface StepActionProps {
  step: Step
  /** Called by « C'est fait », for a step that is done in place. */
  onDone: (step: Step) => void
  isQuiet?: boolean
}

/** Starts a step: a link to its place, or its action. */
export function StepAction({ step, onDone, isQuiet = false }: StepActionProps) {
  const { deviceNow } = useSignedIn()
  const variant = isQuiet ? 'secondary' : 'primary'
  const target = stepTarget(step)
  // A screen can show several steps, so each accessible name includes its step.
  const name = (label: string) => `${label}\u00a0: ${stepTitle(step)}`
  if (target) {
    return (
      <Link
        to={target.path}
        state={target.state}
        aria-label={name(target.label)}
        className={buttonClass({ variant })}
      >
        {target.label}
        <ArrowRight aria-hidden className="size-4 max-[26rem]:hidden" />
      </Link>
    )
  }
  if (step.kind === 'todo') {
    return (
      <Button
        variant={variant}
        data-tick=""
        aria-label={`C’est fait\u00a0: ${step.todo.text}`}
        onClick={() => onDone(step)}
      >
        <Check aria-hidden className="size-4" />
        C’est fait
      </Button>
    )
  }
  if (step.kind === 'coming') {
    return (
      <Button variant={variant} aria-label={name(DO_NOW)} onClick={() => doNow(step.todo, deviceNow)}>
        {DO_NOW}
      </Button>
    )
  }
  return (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => askCoach(stepSubject(step), currentTarget)}
    >
      <MessageCircle aria-hidden className="size-4" />
      Demander au coach
    </Button>
  )
}
