import { useSyncExternalStore } from 'react'
import { PLAN_PREVIEW, PLAN_QUESTIONS } from '@/data/plan-draft'

/** The current step is in the URL's hash, so that Back and reload work with and without the app's router. */
export function useStep(): number {
  return useSyncExternalStore(
    subscribe,
    () => stepOf(window.location.hash),
    () => 1,
  )
}

export function stepOf(hash: string): number {
  if (hash === '#plan') return PLAN_PREVIEW
  const [, number] = /^#question-(\d)$/.exec(hash) ?? []
  const step = Number(number ?? 1)
  return step >= 1 && step <= PLAN_QUESTIONS ? step : 1
}

export function hashOf(step: number): string {
  return step === PLAN_PREVIEW ? '#plan' : `#question-${step}`
}

/** Number of this page's history entries before the current one. */
let behind = 0

/** Whether the person navigated between questions since the page was loaded. */
export function hasWalked(): boolean {
  return behind > 0
}

export function goForward(step: number): void {
  if (stepOf(window.location.hash) === step) return
  behind += 1
  window.location.hash = hashOf(step)
}

/** `history.back()` if the previous entry is ours; after a reload it may not be. */
export function goBack(step: number): void {
  if (behind > 0) {
    behind -= 1
    window.history.back()
  } else {
    window.location.replace(hashOf(step))
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => {
    window.removeEventListener('hashchange', onChange)
  }
}
