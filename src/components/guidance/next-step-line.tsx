import { ArrowRight, CircleQuestionMark, MessageCircle, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { askCoach } from '@/components/ask-coach'
import { useSignedIn } from '@/components/signed-in-context'
import { stepKey, todoSteps, type Step } from '@/domain/guidance/next-steps'
import { stepSubject, stepTitle, stepWhy } from '@/domain/guidance/step-words'
import type { Todo } from '@/domain/todos/todo'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { doNow } from './do-now'
import { stepTarget } from './step-target'
import { UnreadNotice } from './unread-notice'
import { useGuidance } from './use-guidance'

/** The next step under a day without open todos, on the screen of the week. With an open todo nothing is read, because that todo is the next step. */
export function NextStepLine({ today }: { today: readonly Todo[] }) {
  const { deviceNow: now } = useSignedIn()
  return todoSteps({ today }, now).length > 0 ? null : <GuidedLine />
}

function GuidedLine() {
  const { steps, isReading, isAllPutOff, unread, retry } = useGuidance(true)
  const isOnline = useIsOnline()
  // Todos left over have their own line on that screen.
  const step = steps.find(({ kind }) => kind !== 'leftover')
  if (isReading || (!step && steps.length > 0)) return null
  if (step) return <Line key={stepKey(step)} step={step} />
  if (isAllPutOff) return <NoLine text="plus rien pour aujourd’hui" />
  if (!isOnline) return <NoLine text="votre travail n’est pas encore sur cet appareil" />
  if (unread.length > 0) return <UnreadNotice unread={unread} onRetry={retry} />
  return <NoLine text="votre travail tarde à arriver" />
}

function NoLine({ text }: { text: string }) {
  return (
    <div className={frame}>
      <p className={words}>
        <Name />
        {text}
      </p>
    </div>
  )
}

const frame = 'flex h-16 items-center rounded-field bg-brand-soft pr-1 pl-4'
const words = 'line-clamp-2 min-w-0 flex-1 text-small wrap-anywhere'

function Line({ step }: { step: Step }) {
  const whyId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className={frame}>
        <Way step={step} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={whyId}
          className="flex min-h-target min-w-target shrink-0 items-center justify-center gap-2 rounded-full px-2 text-small font-medium text-brand-text hover:bg-surface active:bg-pressed print:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          <CircleQuestionMark aria-hidden className="size-4.5 sm:hidden" />
          <span className="max-sm:sr-only">Pourquoi</span>
        </button>
      </div>
      <p id={whyId} hidden={!isOpen} className="px-4 pt-2 text-small text-muted">
        {stepWhy(step)}
      </p>
    </>
  )
}

const pressed =
  'group flex h-full min-w-0 flex-1 items-center gap-3 rounded-field text-left text-ink no-underline'

function Way({ step }: { step: Step }) {
  const { deviceNow } = useSignedIn()
  const target = stepTarget(step)
  if (target) {
    return (
      <Link to={target.path} state={target.state} className={pressed}>
        <Words step={step} Icon={ArrowRight} />
      </Link>
    )
  }
  if (step.kind === 'coming') {
    return (
      <button type="button" onClick={() => doNow(step.todo, deviceNow)} className={pressed}>
        <Words step={step} Icon={ArrowRight} />
      </button>
    )
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => askCoach(stepSubject(step), currentTarget)}
      className={pressed}
    >
      <Words step={step} Icon={MessageCircle} />
    </button>
  )
}

function Words({ step, Icon }: { step: Step; Icon?: LucideIcon }) {
  return (
    <>
      <span dir="auto" className={words}>
        <Name />
        <span className="group-hover:underline">{stepTitle(step)}</span>
      </span>
      {Icon && <Icon aria-hidden className="size-4 shrink-0 text-brand-text print:hidden" />}
    </>
  )
}

function Name() {
  return (
    <>
      <span className="font-semibold text-brand-text">Prochaine étape</span>
      {' · '}
    </>
  )
}
