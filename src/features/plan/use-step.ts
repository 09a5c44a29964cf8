import { useSyncExternalStore } from 'react'
import { PLAN_PREVIEW, PLAN_QUESTIONS } from '@/data/plan-draft'

/**
 * Which question is on the screen stands in the address, behind « # »: Back and a reload then do what they do everywhere,
 * with the app's router and without it.
 */
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

/** How many screens of ours lie before this one in the history of this page. */
let behind = 0

/** Whether somebody goes through the questions on this page, or has just come to it. */
export function hasWalked(): boolean {
  return behind > 0
}

export function goForward(step: number): void {
  if (stepOf(window.location.hash) === step) return
  behind += 1
  window.location.hash = hashOf(step)
}

/** As the browser's own Back, where that leads to the question before; after a reload it may lead elsewhere. */
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
