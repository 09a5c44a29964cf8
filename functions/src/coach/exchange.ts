import { readFields } from '@/domain/base/read-field'
import { cardFields } from '@/domain/coach/cards/card-head'
import type { Card, Proposed } from '@/domain/coach/cards/card-kinds'
import { endWrites, isOver, saidIn, type Ending } from '@/domain/coach/conversation/answer-writes'
import type { Claim } from '@/domain/coach/conversation/exchange-writes'
import { FieldPath } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { firestore } from '../admin'
import { tracesOf } from '../platform/error-traces'
import { conversationOf, write } from './conversation-document'

/** Interval at which the answer so far is stored for other pages and devices; each is a write of the conversation. */
const KEEP_EVERY_MS = 2_000
/** Delays the listener, which would slow down the first text; its first snapshot is the current document. */
const LISTEN_AFTER_MS = 250

/** Stores one answer of `coachChat` in its conversation as it arrives. */
export interface Exchange {
  /** Aborted when the person presses « Arrêter » on any device, or when another call replaces this one. */
  readonly signal: AbortSignal
  text(): string
  proposed(): readonly Proposed[]
  /** `isAnew`: the text takes the place of all text before. */
  receiveText(more: string, isAnew: boolean): void
  receiveCard(card: Card): void
  /** Stores the complete answer, unless the conversation was deleted. Never fails. */
  end(how: Omit<Ending, 'text' | 'answering' | 'cards'>): Promise<void>
}

export function keepExchange({ id, answering }: Claim & { status: 'claimed' }): Exchange {
  const document = conversationOf(id)
  const stop = new AbortController()
  let text = ''
  const cards: Card[] = []
  let kept = { text: '', cards: 0 }
  let timer: NodeJS.Timeout | undefined
  let keeping: Promise<unknown> = Promise.resolve()

  let ignore = () => {}
  const listening = setTimeout(() => {
    ignore = document.onSnapshot(
      (snapshot) => {
        if (isOver(readFields(snapshot.data()), answering)) stop.abort()
      },
      // Without the listener the answer cannot be stopped and runs to its end.
      () => logger.warn('coach.stop-not-heard'),
    )
  }, LISTEN_AFTER_MS)

  function keepSoon() {
    timer ??= setTimeout(() => {
      timer = undefined
      keeping = keepNow()
    }, KEEP_EVERY_MS)
  }

  async function keepNow() {
    const added = cards
      .slice(kept.cards)
      .flatMap((card) => [new FieldPath('proposals', card.id), cardFields(card)])
    kept = { text, cards: cards.length }
    // `update` fails if the conversation was deleted, which must not create it again.
    await document.update('answering.text', saidIn(text, cards), ...added).catch(() => undefined)
    if (timer === undefined && (kept.text !== text || kept.cards !== cards.length)) keepSoon()
  }

  return {
    signal: stop.signal,
    text: () => text,
    proposed: () => cards.map(({ proposed }) => proposed),
    receiveText(more, isAnew) {
      text = isAnew ? more : text + more
      if (!isAnew) {
        keepSoon()
        return
      }
      // Pages show the longer one of the stored and the received text.
      clearTimeout(timer)
      timer = undefined
      keeping = keeping.then(keepNow)
    },
    receiveCard(card) {
      cards.push(card)
      keepSoon()
    },
    async end(how) {
      clearTimeout(timer)
      clearTimeout(listening)
      ignore()
      // A running write must not overwrite the end.
      await keeping
      clearTimeout(timer)
      try {
        await firestore.runTransaction(async (transaction) => {
          const doc = readFields((await transaction.get(document)).data())
          for (const each of endWrites(id, doc, { ...how, answering, text, cards })) write(transaction, each)
        })
      } catch (error) {
        // The person sees the last stored part and can ask again.
        const { kind, frames } = tracesOf(error)
        logger.error(`coach.answer-not-kept ${kind}`, { kind, frames })
      }
    },
  }
}
