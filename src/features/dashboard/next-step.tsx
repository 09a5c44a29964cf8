import { CircleQuestionMark, Shuffle, type LucideIcon } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { AskCoachButton } from '@/components/ask-coach-button'
import { StepAction } from '@/components/guidance/step-action'
import type { NextSteps } from '@/components/guidance/use-guidance'
import { EarnedMark, EarnedWords } from '@/components/todos/earned-mark'
import { useTick } from '@/components/todos/use-tick'
import { useSignedIn } from '@/components/signed-in-context'
import type { LiveTodo } from '@/data/todo-lists'
import { stepKey, type Step } from '@/domain/guidance/next-steps'
import { stepSubject, stepTitle, stepWhy, verdictWords } from '@/domain/guidance/step-words'
import { lazyOrNothing } from '@/lib/lazy-with-preload'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { NoStep } from './no-step'
import { OtherIdeas } from './other-ideas'
import { TodayTodo } from './today-list'
import { UnreadNotice } from '@/components/guidance/unread-notice'

// Contains the questions of all 29 items, needed only for an empty item.
const StepHint = lazyOrNothing(() => import('./step-hint').then((m) => m.StepHint))

interface NextStepProps {
  next: NextSteps
  /** The step's own todo, as the list of the day has it. */
  todo: LiveTodo | undefined
}

/** The first row of the day's list. */
export function NextStep({ next, todo }: NextStepProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { tick, earned, hasTicked } = useTick()
  const { steps, isReading, putOff } = next
  const [step, ...others] = steps

  function finish(done: Step) {
    // The button may be removed with its step.
    heading.current?.focus({ preventScroll: true })
    if (done.kind === 'todo') tick(done.todo, true)
  }

  return (
    <section
      aria-labelledby={id}
      className="relative flex min-w-0 flex-col gap-1 rounded-field bg-brand-soft px-4 py-2.5 max-[26rem]:px-3"
    >
      <div className="flex min-h-6 items-center gap-3">
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          data-next-step=""
          className="text-fine font-bold text-muted outline-none"
        >
          Prochaine étape
        </h2>
        <EarnedMark earned={earned} />
        {hasTicked && <EarnedWords earned={earned} />}
      </div>
      <div aria-live="polite" className="contents">
        {isReading ? (
          <StepSkeleton />
        ) : step ? (
          <OneStep
            key={stepKey(step)}
            step={step}
            todo={todo}
            next={next}
            others={others}
            onDone={finish}
            onPutOff={() => {
              heading.current?.focus({ preventScroll: true })
              putOff(step)
            }}
          />
        ) : (
          <NoStep next={next} />
        )}
      </div>
      {!isReading && step && <UnreadNotice unread={next.unread} onRetry={next.retry} />}
    </section>
  )
}

interface OneStepProps extends NextStepProps {
  step: Step
  others: readonly Step[]
  onDone: (step: Step) => void
  onPutOff: () => void
}

function OneStep({ step, todo, next, others, onDone, onPutOff }: OneStepProps) {
  const { deviceNow } = useSignedIn()
  const id = useId()
  const [shown, setShown] = useState<'why' | 'others' | null>(null)
  const toggle = (what: 'why' | 'others') => setShown(shown === what ? null : what)
  const notNow = (
    <Button variant="ghost" className="px-3 max-[26rem]:px-2" onClick={onPutOff}>
      Pas maintenant
    </Button>
  )
  return (
    <>
      {todo ? (
        <div className="-mb-1 flex flex-wrap items-start justify-end gap-x-2">
          <div className="min-w-0 flex-1 basis-48 font-bold">
            <TodayTodo todo={todo} now={deviceNow} onTick={() => onDone(step)} />
          </div>
          {notNow}
        </div>
      ) : (
        <>
          <p dir="auto" className="text-body leading-snug font-bold text-pretty wrap-anywhere">
            {stepTitle(step)}
          </p>
          {step.kind === 'item' && (
            <Suspense fallback={<p className="min-h-5" />}>
              <StepHint step={step} />
            </Suspense>
          )}
          {step.kind === 'decide' && <p className="text-small text-muted">{verdictWords(step.test)}</p>}
          <div className="mt-1 flex flex-wrap items-center gap-x-1 max-[26rem]:gap-x-0">
            <StepAction step={step} onDone={onDone} />
            {step.kind !== 'coach' && notNow}
          </div>
        </>
      )}
      {/* Beside the heading, so that the two buttons fit one line of a phone. */}
      <div className="absolute top-0 right-1 flex max-[22rem]:[&_button]:min-w-9">
        <QuietButton
          name="Pourquoi"
          Icon={CircleQuestionMark}
          isOpen={shown === 'why'}
          controls={`${id}-why`}
          onPress={() => toggle('why')}
        />
        <QuietButton
          name="Autre idée"
          Icon={Shuffle}
          hasWord
          isOpen={shown === 'others'}
          controls={`${id}-others`}
          onPress={() => toggle('others')}
        />
        {step.kind !== 'coach' && <AskCoachButton subject={stepSubject(step)} isIconOnly />}
      </div>
      <p id={`${id}-why`} hidden={shown !== 'why'} className="pb-2 text-small">
        {stepWhy(step)}
      </p>
      <div id={`${id}-others`} hidden={shown !== 'others'}>
        {shown === 'others' && <OtherIdeas next={next} others={others} onDone={onDone} />}
      </div>
    </>
  )
}

interface QuietButtonProps {
  isOpen: boolean
  controls: string
  onPress: () => void
  name: string
  Icon: LucideIcon
  /** Its name stands beside the icon, where there is room for it. */
  hasWord?: boolean
}

function QuietButton({ isOpen, controls, onPress, name, Icon, hasWord = false }: QuietButtonProps) {
  return (
    <button
      type="button"
      title={name}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
      className="inline-flex min-h-target min-w-target items-center justify-center gap-1.5 rounded-full px-2 text-small font-medium text-brand-text hover:bg-surface active:bg-pressed print:hidden"
    >
      <Icon aria-hidden className="size-4.5" />
      <span className={hasWord ? 'max-[24rem]:sr-only' : 'sr-only'}>{name}</span>
    </button>
  )
}

function StepSkeleton() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-2">
      <span className="sr-only">Recherche de la prochaine étape</span>
      <Skeleton className="h-11 w-4/5" />
      <Skeleton className="h-11 w-48 rounded-full" />
    </div>
  )
}
