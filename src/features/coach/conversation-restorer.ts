import type { CoachBackend, StateCell } from './coach-backend'
import {
  emptyConversation,
  isBusy,
  openedConversation,
  sameMessages,
  unsavedTail,
  withTail,
} from './conversation-state'
import type { UnsavedTail } from './unsaved-tail'

/** Looking whether a conversation went on elsewhere costs a read: once a minute is enough. */
const REFRESH_AFTER_MS = 60_000

interface Restorer {
  /** Puts the latest conversation on the screen, unless something was asked or opened meanwhile. */
  restore: () => void
  /** The same conversation may have gone on in another tab or on another device. */
  refresh: () => Promise<void>
  close: () => void
}

export function createRestorer(
  backend: CoachBackend,
  { get, set, keep }: StateCell,
  saveNow: () => void,
): Restorer {
  let closeLatest: (() => void) | null = null
  let readAt = 0

  function close() {
    closeLatest?.()
    closeLatest = null
  }

  function restoreLatest() {
    let shown = get()
    closeLatest = backend.watchLatest(
      (latest, { isFromCache }) => {
        const isUntouched = get() === shown
        if (isUntouched) {
          set(latest ? openedConversation(latest) : { ...shown, phase: 'ready' })
          shown = get()
          readAt = backend.now()
        }
        if (!isFromCache || !isUntouched) close()
      },
      (error) => {
        console.warn('The latest conversation could not be read:', error.code)
        if (get() !== shown) return
        set({ ...shown, phase: 'ready' })
        shown = get()
      },
    )
  }

  async function restoreTail(tail: UnsavedTail) {
    const shown = get()
    const read = tail.isNew ? null : await backend.read(tail.id).catch(() => null)
    if (get() !== shown) return
    const saved = read?.messages ?? []
    set({ ...emptyConversation(tail.id), saved, messages: withTail(saved, tail.messages) })
    const isAnswered = get().messages.at(-1)?.role === 'assistant'
    if (isAnswered && unsavedTail(get()).length > 0) saveNow()
    else keep()
  }

  return {
    restore() {
      const tail = backend.readTail()
      if (tail) void restoreTail(tail)
      else restoreLatest()
    },
    async refresh() {
      const shown = get()
      const isSettled = !isBusy(shown) && shown.saved.length > 0 && unsavedTail(shown).length === 0
      if (!isSettled || backend.now() - readAt < REFRESH_AFTER_MS) return
      readAt = backend.now()
      const read = await backend.read(shown.id).catch(() => null)
      if (!read || get() !== shown || sameMessages(read.messages, shown.saved)) return
      const earlier = shown.messages.slice(0, shown.start)
      set({ ...shown, messages: [...earlier, ...read.messages], saved: read.messages })
    },
    close,
  }
}
