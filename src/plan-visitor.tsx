import { createRoot, hydrateRoot } from 'react-dom/client'
import { acceptForeignChanges } from './app/faults/foreign-dom'
import { leaveWhenSignedIn } from './app/routing/leave-when-signed-in'
import { stylesLoaded } from './app/opening/styles-loaded'
import { watchFaults } from './app/faults/watch-faults'
import { readPlanDraft } from '@/data/plan-draft'
import { keepEarlyAnswer } from '@/features/plan/early-answer'
import { PlanScreen } from '@/features/plan/plan-screen'

// « Votre plan en 5 questions » for visitors: the screen without the router, on Preact, which vite/prerender/plan-visitor.ts substitutes
// for React.
acceptForeignChanges()
watchFaults()
leaveWhenSignedIn()
void stylesLoaded().then(draw)

function draw() {
  const root = document.getElementById('root')
  if (!root) return
  keepEarlyAnswer(root)
  // The page was prerendered without answers.
  if (window.location.hash === '' && readPlanDraft() === null) {
    hydrateRoot(root, <PlanScreen />)
  } else {
    const isPressed = root.querySelector('[data-pressed]') !== null
    root.replaceChildren()
    createRoot(root).render(<PlanScreen />)
    if (isPressed) root.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  }
}
