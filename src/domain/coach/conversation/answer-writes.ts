import { isBlank } from '@/domain/base/text/visible-text'
import type { CoachErrorCode } from '@/domain/base/errors'
import { readFields, type Fields } from '@/domain/base/read-field'
import { SERVER_TIME, type Write } from '@/domain/base/write'
import { parseAnswering, withAnswer, type Answering } from './answering'
import type { Doubts } from '@/domain/coach/answer/reread/doubts'
import { cardMap, CARDS_MAX } from '@/domain/coach/cards/card-head'
import type { Card } from '@/domain/coach/cards/card-kinds'
import { COACH_PROPOSES, parseChatMessages } from './conversation'
import { conversationPath } from './conversation-writes'

export interface Ending {
  readonly text: string
  readonly answering: Answering
  readonly cards: readonly Card[]
  readonly isStopped: boolean
  readonly isCut: boolean
  /** Number of proposals that became no card. */
  readonly dropped: number
  /** Of these, the simulations. */
  readonly uncomputed: number
  /** What the rules say of the answer; null: nothing. */
  readonly doubts: Doubts | null
  /** Error that made the answer incomplete. Null: it is complete, or the person stopped it. */
  readonly fault: CoachErrorCode | null
}

function isClaimed(doc: Fields | null, { message, at }: Answering): boolean {
  const running = parseAnswering(doc?.['answering'])
  return running?.message === message && running.at === at
}

/** True if the person stopped the answer or the call lost its lease; false if the conversation was deleted. */
export function isOver(doc: Fields | null, answering: Answering): boolean {
  return doc !== null && (!isClaimed(doc, answering) || doc['stop'] === answering.message)
}

/** Writes the answer, its cards and its end once; nothing if the conversation was deleted or the call lost its lease. */
export function endWrites(id: string, doc: Fields | null, ending: Ending): readonly Write[] {
  const { answering, text, cards, fault, isStopped, isCut, dropped, uncomputed, doubts } = ending
  if (!doc || !isClaimed(doc, answering)) return []
  const stored = parseChatMessages(doc['messages'])
  const said = saidIn(text, cards)
  const messages = isBlank(said)
    ? stored.map((message) =>
        fault && message.role === 'user' && message.id === answering.message
          ? { ...message, fault }
          : message,
      )
    : withAnswer(stored, {
        id: answering.message,
        role: 'assistant',
        content: said,
        timestamp: answering.at,
        ...((isStopped || fault) && { stopped: true }),
        ...(isCut && { cut: true }),
        ...(dropped > 0 && { dropped }),
        ...(uncomputed > 0 && { uncomputed }),
        ...(doubts && { doubts }),
        ...(fault && { fault }),
      })
  const proposals = readFields(doc['proposals']) ?? {}
  const lacking = cards.filter((card) => !(card.id in proposals))
  const room = Math.max(0, CARDS_MAX - Object.keys(proposals).length)
  const fields = {
    messages,
    ...(lacking.length > 0 && { proposals: { ...proposals, ...cardMap(lacking.slice(0, room)) } }),
    answering: undefined,
    stop: undefined,
    timestamp: SERVER_TIME,
  }
  return [{ kind: 'update', path: conversationPath(id), fields }]
}

/** An answer with proposals only gets our text. */
export function saidIn(text: string, proposals: readonly unknown[]): string {
  return isBlank(text) && proposals.length > 0 ? COACH_PROPOSES : text
}
