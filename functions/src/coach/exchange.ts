import { readFields } from '@/domain/base/read-field'
import { cardFields, type Card } from '@/domain/coach/cards/card'
import {
  endWrites,
  isOver,
  saidIn,
  type Claim,
  type Ending,
} from '@/domain/coach/conversation/exchange-writes'
import { FieldPath } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { firestore } from '../admin'
import { tracesOf } from '../platform/error-traces'
import { conversationOf, write } from './conversation-document'

/** How often other pages and devices see more of an answer on its way: each time is a write of the conversation. */
const KEEP_EVERY_MS = 2_000
/** Opening the listener must not stand in the way of the first word; the first thing that it hears is the document as it is. */
const LISTEN_AFTER_MS = 250

/** Keeps one answer of `coachChat` in its conversation while it comes. */
export interface Exchange {
  /** Aborted when the person presses « Arrêter », on whatever device, or another call takes this one's place. */
  readonly signal: AbortSignal
  /** The answer so far. */
  text(): string
  hearText(more: string): void
  hearCard(card: Card): void
  /** The answer is over: it is stored with its end, unless its conversation is gone. Never fails. */
  end(how: Pick<Ending, 'isStopped' | 'isCut' | 'fault'>): Promise<void>
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
      // The answer then comes to its own end.
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
    const added = cards.slice(kept.cards).flatMap((card) => {
      const fields = cardFields(card)
      return fields ? [new FieldPath('proposals', card.id), fields] : []
    })
    kept = { text, cards: cards.length }
    // A conversation that is gone is not made anew.
    await document.update('answering.text', saidIn(text, cards), ...added).catch(() => undefined)
    if (timer === undefined && (kept.text !== text || kept.cards !== cards.length)) keepSoon()
  }

  return {
    signal: stop.signal,
    text: () => text,
    hearText(more) {
      text += more
      keepSoon()
    },
    hearCard(card) {
      cards.push(card)
      keepSoon()
    },
    async end(how) {
      clearTimeout(timer)
      clearTimeout(listening)
      ignore()
      // A write that is on its way must not come after the end.
      await keeping
      clearTimeout(timer)
      try {
        await firestore.runTransaction(async (transaction) => {
          const doc = readFields((await transaction.get(document)).data())
          for (const each of endWrites(id, doc, { ...how, answering, text, cards })) write(transaction, each)
        })
      } catch (error) {
        // The person reads what was kept before, and can ask again.
        const { kind, frames } = tracesOf(error)
        logger.error(`coach.answer-not-kept ${kind}`, { kind, frames })
      }
    },
  }
}
