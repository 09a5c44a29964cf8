import { X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { BrandLogo } from '@/components/frame/brand-logo'
import { MAIN_ID } from '@/components/frame/main-landmark'
import { SiteLink } from '@/components/frame/site-link'
import { SkipLink } from '@/components/frame/skip-link'
import { useDocumentTitle } from '@/components/frame/use-document-title'
import { changePlanDraft, firstAnswers, PLAN_PREVIEW } from '@/data/plan-draft'
import { paths } from '@/lib/paths'
import { SCREENS, tabTitle } from '@/lib/screens'
import { buttonClass } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Preview } from './preview'
import { PlanGone } from './plan-gone'
import { PlanProgress } from './plan-progress'
import { QuestionForm } from './question-form'
import { usePlanDraft } from './use-plan'
import { goBack, goForward, hashOf, useStep } from './use-step'

/**
 * « Votre plan en 5 questions », a screen each. Visitors get the prerendered first question and a small script
 * (`src/plan-visitor.tsx`): import neither the app's router nor Firebase here.
 */
export function PlanScreen() {
  useDocumentTitle(tabTitle(SCREENS.plan.title))
  const step = useStep()
  const plan = usePlanDraft()
  const [isUnkept, setUnkept] = useState(false)
  const way = useWay(step)
  const isHere = useIsHere()
  const answers = plan?.answers ?? firstAnswers()

  /** Every change withdraws an earlier request to write the plan. */
  function change(by: Parameters<typeof changePlanDraft>[0]) {
    setUnkept(!changePlanDraft((kept) => ({ ...by(kept), wantedAt: '' })))
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-reading items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <BrandLogo />
        <SiteLink to={paths.home} className={buttonClass({ variant: 'ghost' }, '-mr-3 px-3 text-muted')}>
          <X aria-hidden className="size-5" />
          Quitter
        </SiteLink>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto flex w-full max-w-reading flex-1 flex-col px-4 pt-2 outline-none sm:px-6 sm:pt-6 [&_h1]:outline-none [&_h2]:outline-none [&:has(>i:target)>div]:invisible"
      >
        {!isHere && <OtherQuestions />}
        <h1 className="text-small font-semibold text-muted">{SCREENS.plan.title}</h1>
        <PlanProgress step={step} />
        {isUnkept && (
          <Notice tone="warning" role="status" className="mt-4">
            Cet appareil ne garde rien&nbsp;: vos réponses restent sur cette page. Gardez-la ouverte jusqu’à
            ce que le plan soit créé.
          </Notice>
        )}
        <div key={step} className={way}>
          {step === PLAN_PREVIEW ? (
            plan ? (
              <Preview plan={plan} onChange={change} onBack={() => goBack(step - 1)} />
            ) : (
              <PlanGone />
            )
          ) : (
            <QuestionForm
              step={step}
              answers={answers}
              reached={plan?.reached ?? 1}
              onChange={change}
              onNext={() => {
                change((kept) => ({ ...kept, reached: Math.max(kept.reached, step + 1) }))
                goForward(step + 1)
              }}
              onBack={() => goBack(step - 1)}
            />
          )}
        </div>
      </main>
    </div>
  )
}

/** Only the first question is prerendered. A page opened at another one finds its id here and hides the first until the code is loaded. */
function OtherQuestions() {
  return Array.from({ length: PLAN_PREVIEW - 1 }, (_, index) => (
    <i key={index} id={hashOf(index + 2).slice(1)} hidden />
  ))
}

function useIsHere(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

const CALM = 'flex flex-1 flex-col transition-[opacity,translate] duration-calm starting:opacity-0'

/** Animates a new question from the side of the navigation; not the prerendered first one. */
function useWay(step: number): string {
  const [seen, setSeen] = useState({ step, way: 'flex flex-1 flex-col' })
  if (seen.step !== step) {
    const from = step > seen.step ? 'starting:translate-x-8' : 'starting:-translate-x-8'
    setSeen({ step, way: `${CALM} ${from}` })
  }
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>(`#${MAIN_ID} h2`)?.focus({ preventScroll: true })
  }, [step])
  return seen.way
}
