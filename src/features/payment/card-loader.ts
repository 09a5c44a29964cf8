import { Listeners } from '@/domain/base/listeners'

export interface LoaderState<Tools> {
  /** `mounting`: Stripe's script is loaded, its field is not. */
  readonly stage: 'loading' | 'mounting' | 'ready' | 'failed'
  /** Loading for longer than `SLOW_MS`. */
  readonly isSlow: boolean
  readonly tools: Tools | null
  /** Number of attempts: each mounts a new field. */
  readonly round: number
}

export interface CardLoader<Tools> {
  subscribe: (listener: () => void) => () => void
  read: () => LoaderState<Tools>
  /** Starts loading. Returns a function that stops it. */
  start: () => () => void
  retry: () => void
  fieldIsReady: () => void
}

/** After this time a notice offers a retry. */
export const SLOW_MS = 10_000

/**
 * Waits for Stripe's script and its card field. The first attempt that succeeds counts, late ones included. `askAgain` sends a second
 * request for a hanging load.
 */
export function createCardLoader<Tools>(load: () => Promise<Tools>, askAgain: () => void): CardLoader<Tools> {
  let state: LoaderState<Tools> = { stage: 'loading', isSlow: false, tools: null, round: 0 }
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Listeners()

  function set(change: Partial<LoaderState<Tools>>) {
    state = { ...state, ...change }
    listeners.notify()
  }

  function watchTheClock() {
    clearTimeout(timer)
    timer = setTimeout(() => set({ isSlow: true }), SLOW_MS)
  }

  function begin() {
    watchTheClock()
    load().then(
      (tools) => {
        if (isOpen && !state.tools) set({ stage: 'mounting', tools })
      },
      (thrown: unknown) => {
        if (!isOpen || state.tools) return
        console.warn('The card field could not be loaded:', thrown)
        clearTimeout(timer)
        set({ stage: 'failed' })
      },
    )
  }

  return {
    subscribe: listeners.subscribe,
    read: () => state,
    start() {
      isOpen = true
      begin()
      return () => {
        isOpen = false
        clearTimeout(timer)
      }
    },
    retry() {
      const { stage, tools, round } = state
      if (stage === 'ready') return
      set({ stage: tools ? 'mounting' : 'loading', isSlow: false, round: round + 1 })
      watchTheClock()
      if (stage === 'failed') begin()
      else if (!tools) askAgain()
    },
    fieldIsReady() {
      clearTimeout(timer)
      set({ stage: 'ready', isSlow: false })
    },
  }
}
