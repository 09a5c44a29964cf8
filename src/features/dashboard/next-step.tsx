import { CircleQuestionMark, Shuffle, type LucideIcon } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { AskCoachButton } from '@/components/ask-coach-button'
import { StepAction } from '@/components/guidance/step-action'
import type { NextSteps } from '@/components/guidance/use-guidance'
import { EarnedMark, EarnedWords } from '@/components/todos/earned-mark'
import { useTick } from '@/components/todos/use-tick'
import { shortened } from '@/domain/base/text/cut-text'
import { stepKey, type Step } from '@/domain/guidance/next-steps'
import { stepSubject, stepTitle, stepWhy } from '@/domain/guidance/step-words'
import { todoStepTitle } from '@/domain/todos/todo-step'
import { lazyOrNothing } from '@/lib/lazy-with-preload'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { NoStep } from './no-step'
import { UnreadNotice } from './unread-notice'

// Contains the questions of all 29 items, needed only for an empty item.
const StepHint = lazyOrNothing(() => import('./step-hint').then((m) => m.StepHint))

/** The row below shows the whole text. */
const TODO_SHOWN = 24

/** The first words of a text, for the title of a step: no cut word at its end, nor an article before it. */
function firstWords(text: string): string {
  const start = shortened(text, TODO_SHOWN)
  return start === text ? text : start.replace(/(?:\s+\S{1,3})*\s+\S*…$/, '…')
}

export function NextStep({ next }: { next: NextSteps }) {
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

interface OneStepProps {
  step: Step
  others: readonly Step[]
  onDone: (step: Step) => void
  onPutOff: () => void
}

function OneStep({ step, others, onDone, onPutOff }: OneStepProps) {
  const id = useId()
  const [shown, setShown] = useState<'why' | 'others' | null>(null)
  const toggle = (what: 'why' | 'others') => setShown(shown === what ? null : what)
  return (
    <>
      <p dir="auto" className="text-body leading-snug font-bold text-pretty wrap-anywhere">
        {step.kind === 'todo' ? todoStepTitle(firstWords(step.todo.text)) : stepTitle(step)}
      </p>
      {step.kind === 'item' && (
        <Suspense fallback={<p className="min-h-5" />}>
          <StepHint step={step} />
        </Suspense>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-1 max-[26rem]:gap-x-0">
        <StepAction step={step} onDone={onDone} />
        {step.kind !== 'coach' && (
          <Button variant="ghost" className="px-3 max-[26rem]:px-2" onClick={onPutOff}>
            Pas maintenant
          </Button>
        )}
      </div>
      {/* Beside the heading, so that the two buttons fit one line of a phone. */}
      <div className="absolute top-0 right-1 flex">
        <QuietButton
          name="Pourquoi"
          Icon={CircleQuestionMark}
          isOpen={shown === 'why'}
          controls={`${id}-why`}
          onPress={() => toggle('why')}
        />
        {others.length > 0 && (
          <QuietButton
            name="Autre idée"
            Icon={Shuffle}
            isOpen={shown === 'others'}
            controls={`${id}-others`}
            onPress={() => toggle('others')}
          />
        )}
        {step.kind !== 'coach' && <AskCoachButton subject={stepSubject(step)} isIconOnly />}
      </div>
      <p id={`${id}-why`} hidden={shown !== 'why'} className="pb-2 text-small">
        {stepWhy(step)}
      </p>
      <ul id={`${id}-others`} aria-label="Autres idées" hidden={shown !== 'others'}>
        {others.map((other) => (
          <li
            key={stepKey(other)}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <span dir="auto" className="min-w-0 flex-1 basis-48 text-small font-semibold wrap-anywhere">
              {stepTitle(other)}
            </span>
            <StepAction step={other} onDone={onDone} isQuiet />
          </li>
        ))}
      </ul>
    </>
  )
}

interface QuietButtonProps {
  isOpen: boolean
  controls: string
  onPress: () => void
  name: string
  Icon: LucideIcon
}

function QuietButton({ isOpen, controls, onPress, name, Icon }: QuietButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
      className="inline-flex min-h-target min-w-target items-center justify-center rounded-full text-brand-text hover:bg-surface print:hidden"
    >
      <Icon aria-hidden className="size-4.5" />
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
