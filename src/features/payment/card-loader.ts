import { Listeners } from '@/domain/base/listeners'

export interface LoaderState<Tools> {
  /** `mounting`: the provider's script is here, its field not yet. */
  readonly stage: 'loading' | 'mounting' | 'ready' | 'failed'
  /** It has been waited for longer than one waits without a word. */
  readonly isSlow: boolean
  readonly tools: Tools | null
  /** Counts the tries: each mounts a field of its own. */
  readonly round: number
}

export interface CardLoader<Tools> {
  subscribe: (listener: () => void) => () => void
  read: () => LoaderState<Tools>
  /** Begins to load. Returns what ends the waiting. */
  start: () => () => void
  /** Loads again, also when the last try is still under way. */
  retry: () => void
  /** The field can be typed into. */
  fieldIsReady: () => void
}

/** After that long a person is told, and may try again. */
export const SLOW_MS = 10_000

/**
 * Waits for the provider's script and its card field. A try that comes late still counts: the page is ready as
 * soon as any of them is. `askAgain` helps a load that hangs with a request of its own.
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
