import type { Conversation } from '@/domain/coach/conversation/conversation'
import type { CoachBackend } from './conversation-store'

/** A document whose conversation goes on in a later one. */
export interface Earlier {
  readonly document: Conversation
  /** It was deleted: the coach gets nothing of it. */
  readonly isGone: boolean
}

/** The document that goes on in another one. Cards of a deleted one could not be answered any more. */
export function asEarlier(document: Conversation, isGone: boolean): Earlier {
  return { document: isGone ? { ...document, cards: [] } : document, isGone }
}

/**
 * Ids of the earlier documents to watch: those on the screen, also a deleted one, which « Annuler » brings back, and the one that the
 * document continues.
 */
export function earlierIds(earlier: readonly Earlier[], document: Conversation | null): readonly string[] {
  const shown = earlier.map(({ document: { id } }) => id)
  const past = document?.continues ?? null
  const isKnown = past === null || past === document?.id || earlier.some((each) => each.document.id === past)
  return isKnown ? shown : [past, ...shown]
}

/** Takes in what a watch has read; `found` null: the document is missing. */
export function withRead(
  earlier: readonly Earlier[],
  id: string,
  found: Conversation | null,
): readonly Earlier[] {
  if (earlier.some(({ document }) => document.id === id)) {
    return earlier.map((each) =>
      each.document.id !== id ? each : found ? asEarlier(found, false) : asEarlier(each.document, true),
    )
  }
  return found ? [...earlier, asEarlier(found, false)] : earlier
}

/** Watches as many earlier documents as are wanted: their cards change here and on other devices. */
export function earlierWatch(
  watch: CoachBackend['watch'],
  receive: (id: string, found: Conversation | null) => void,
): (wanted: readonly string[]) => void {
  const watched = new Map<string, () => void>()
  return (wanted) => {
    for (const [id, close] of watched) {
      if (wanted.includes(id)) continue
      watched.delete(id)
      close()
    }
    for (const id of wanted) {
      if (watched.has(id)) continue
      let isOver = false
      let close = (): void => undefined
      watched.set(id, () => {
        isOver = true
        close()
      })
      close = watch(
        id,
        (found, isLive) => {
          if (!isOver && (found || isLive)) receive(id, found)
        },
        () => undefined,
      )
      // The first value arrives synchronously, and may have ended this watch, which TypeScript cannot know.
      if (isOver as boolean) close()
    }
  }
}
