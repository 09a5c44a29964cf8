import { conversationTitle, type ChatMessage } from '@/domain/conversation'
import { codeOf } from '@/domain/errors'
import type { CoachBackend, StateCell } from './coach-backend'
import { documentMessages, sameMessages } from './conversation-state'

/** The rules refuse a longer message (64 KiB of answer can be drawn). */
const STORED_CONTENT_MAX = 32_000
const RETRIES_MS = [2_000, 10_000, 60_000]

interface Saver {
  /** Writes the document of the conversation as it stands: one write. Never fails, but logs and tries again. */
  save: () => void
  close: () => void
}

export function createSaver(backend: CoachBackend, { get, set, keep }: StateCell): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined

  async function save(attempt: number) {
    clearTimeout(timer)
    const wanted = get()
    const messages = documentMessages(wanted)
    const cached = wanted.saved.length > 0 ? await backend.readCached(wanted.id) : null
    const isAhead = cached !== null && !sameMessages(cached.messages, storable(wanted.saved))
    // Another tab went on with the same document: ours becomes its own, so that neither is lost.
    const id = isAhead ? backend.newId() : wanted.id
    const isShown = () => get().id === wanted.id && get().start === wanted.start
    if (isShown()) set({ ...get(), id, saved: messages })
    try {
      await backend.save({ id, title: conversationTitle(messages), messages: storable(messages) })
      if (get().id === id) keep()
      else if (backend.readTail()?.id === id) backend.writeTail(null)
    } catch (thrown) {
      console.warn('The conversation is not saved yet:', codeOf(thrown))
      if (get().id !== id || get().saved !== messages) return
      set({ ...get(), saved: isAhead ? [] : wanted.saved })
      keep()
      const pause = RETRIES_MS[attempt]
      if (pause !== undefined) timer = setTimeout(() => void save(attempt + 1), pause)
    }
  }

  return {
    save: () => void save(0),
    close: () => clearTimeout(timer),
  }
}

function storable(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.map((message) =>
    message.content.length > STORED_CONTENT_MAX
      ? { ...message, content: message.content.slice(0, STORED_CONTENT_MAX) }
      : message,
  )
}
