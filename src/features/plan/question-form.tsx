import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react'
import type { PlanDraft } from '@/data/plan-draft'
import type { PlanAnswers } from '@/domain/plan/answers'
import { pressAgain } from '@/lib/take-over'
import { Button } from '@/ui/button'
import { QUESTION_ID } from './choices'
import { answered, hasAnswer } from './plan-answers'
import { QUESTIONS } from './questions'
import { hashOf, hasWalked } from './use-step'

interface QuestionFormProps {
  /** From 1. */
  step: number
  answers: PlanAnswers
  reached: number
  onChange: (change: (plan: PlanDraft) => PlanDraft) => void
  onNext: () => void
  onBack: () => void
}

export function QuestionForm({ step, answers, reached, onChange, onNext, onBack }: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useTakeOver(form)
  const asked = QUESTIONS[step - 1]
  if (!asked) return null
  const { title, lead, Body } = asked

  return (
    <form
      ref={form}
      // vite/prerender/loader.js records presses until the code is loaded.
      data-early=""
      method="post"
      noValidate
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <h2 id={QUESTION_ID} tabIndex={-1} className="mt-6 text-title font-bold sm:mt-10">
        {title}
      </h2>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      {step === 1 && reached > 1 && !hasWalked() && (
        <a
          href={hashOf(reached)}
          className="mt-1 inline-flex min-h-target items-center self-start font-semibold text-ink underline underline-offset-4 hover:no-underline"
        >
          Reprendre où vous en étiez
        </a>
      )}
      <div className="mt-6 mb-8 flex flex-col gap-6">
        <Body
          answers={answers}
          onAnswer={(change) => {
            onChange((plan) => ({ ...plan, answers: answered(plan.answers, change) }))
          }}
        />
      </div>
      <div className="sticky bottom-0 -mx-4 mt-auto flex flex-wrap items-center gap-1 border-t border-line bg-canvas px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom,0px))] sm:mx-0 sm:gap-3 sm:px-0 [@media(height<=24rem)]:static [@media(height<34rem)]:[form:has(textarea:focus)_&]:static">
        {step > 1 && (
          <Button variant="ghost" size="lg" className="-ml-3 px-3" onClick={once(onBack)}>
            <ArrowLeft aria-hidden className="size-5 max-[22.5rem]:hidden" />
            Retour
          </Button>
        )}
        <span className="flex-1" />
        {!hasAnswer(answers, step) && (
          <Button variant="ghost" size="lg" className="px-3" onClick={once(onNext)}>
            Passer
          </Button>
        )}
        <Button type="submit" size="lg" className="ml-auto px-5" onClick={once()}>
          {step === QUESTIONS.length ? 'Voir mon plan' : 'Suivant'}
          <ArrowRight aria-hidden className="size-5 max-[22.5rem]:hidden" />
        </Button>
      </div>
    </form>
  )
}

/** Ignores the second click of a double click: the next question's button is in the same place. */
function once(act?: () => void) {
  return (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault()
    else act?.()
  }
}

/** Replays a button press from before the code was loaded. */
function useTakeOver(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    if (form.current) pressAgain(form.current)
  }, [form])
}
