import { createRoot, hydrateRoot } from 'react-dom/client'
import { leaveWhenSignedIn } from '@/app/leave-when-signed-in'
import { stylesLoaded } from '@/app/styles-loaded'
import { changeKeptPlan, readKeptPlan } from '@/data/plan/kept-plan'
import { readAnswers } from '@/domain/plan/answers'
import { PlanScreen } from '@/features/plan/plan-screen'

// « Votre plan en 5 questions » for who is not signed in: the screen alone, without the router, on the small library that
// vite/prerender/plan-visitor.ts puts in React's place.
leaveWhenSignedIn()
void stylesLoaded().then(draw)

function draw() {
  const root = document.getElementById('root')
  if (!root) return
  keepEarlyAnswer(root)
  // The page was built for who comes for the first time.
  if (window.location.hash === '' && readKeptPlan() === null) {
    hydrateRoot(root, <PlanScreen />)
  } else {
    const isPressed = root.querySelector('[data-pressed]') !== null
    root.replaceChildren()
    createRoot(root).render(<PlanScreen />)
    if (isPressed) root.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  }
}

/** The built page shows the first question before this code is there: what was chosen meanwhile is chosen. */
function keepEarlyAnswer(root: HTMLElement) {
  const chosen = root.querySelector<HTMLInputElement>('input[name=stage]:checked')
  if (!chosen || readKeptPlan() !== null) return
  const { stage } = readAnswers({ stage: chosen.value })
  changeKeptPlan((plan) => ({ ...plan, answers: { ...plan.answers, stage } }))
}
