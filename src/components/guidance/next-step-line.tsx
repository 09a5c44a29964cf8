import { ArrowRight, MessageCircle, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { askCoach } from '@/components/ask-coach'
import type { Step } from '@/domain/guidance/next-steps'
import { stepSubject, stepTitle } from '@/domain/guidance/step-words'
import { stepTarget } from './step-target'
import { useGuidance } from './use-guidance'

const look =
  'group flex w-full min-h-target items-center gap-3 rounded-field bg-brand-soft px-4 py-2 text-left text-small text-ink no-underline print:hidden'

/** The next step in a line, above a day that has nothing left to do. */
export function NextStepLine() {
  const { steps, isReading } = useGuidance()
  const [step] = steps
  if (isReading) return <div className="min-h-target" />
  if (!step) return null
  const target = stepTarget(step)
  if (target) {
    return (
      <Link to={target.path} state={target.state} className={look}>
        <Words step={step} Icon={ArrowRight} />
      </Link>
    )
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => askCoach(stepSubject(step), currentTarget)}
      className={look}
    >
      <Words step={step} Icon={MessageCircle} />
    </button>
  )
}

function Words({ step, Icon }: { step: Step; Icon: LucideIcon }) {
  return (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold text-brand-text">Prochaine étape</span>
        {' · '}
        <span className="group-hover:underline">{stepTitle(step)}</span>
      </span>
      <Icon aria-hidden className="size-4 shrink-0 text-brand-text" />
    </>
  )
}
