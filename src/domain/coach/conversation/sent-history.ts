import { historyWithOutcomes } from '@/domain/coach/cards/card-change'
import type { Card } from '@/domain/coach/cards/card-kinds'
import { cutAt } from '@/domain/coach/dossier/note-lines'
import { CHAT_MESSAGE_MAX } from '@/domain/base/text/text-limits'
import { cleanMessage } from './clean-message'
import { isRefused, type ChatMessage } from './conversation'
import { COACH_CHARACTERS_MAX, COACH_MESSAGES_MAX, type CoachMessage } from './coach-request'

/** In the place of what the coach does not get: it must neither believe that it has read all, nor answer what was dropped. */
const MARKS = {
  beginning: '[Le début de la conversation n’est pas repris ici.]',
  refused: '[Une question refusée n’est pas reprise ici.]',
  unanswered: '[Restée sans réponse.]',
  others: '[D’autres questions restées sans réponse ne sont pas reprises ici.]',
} as const

export interface SentHistory {
  readonly messages: readonly CoachMessage[]
  /** Timestamp of the first message that is sent; null: none is left out at the beginning. */
  readonly from: number | null
}

/**
 * A conversation up to its last question, as the coach gets it: user and coach in turn, from the user on, as providers expect; with the
 * outcomes of cards; without refused exchanges. Cleaned, because its owner may write the conversation's document. `isWhole` false: the
 * conversation has an earlier part that is not among the messages.
 */
export function sentHistory(
  messages: readonly ChatMessage[],
  cards: readonly Card[],
  isWhole = true,
): SentHistory {
  const turns = inTurns(messages, cards)
  const kept = trimHistory(turns)
  const left = turns.length - kept.length
  const isCut = left > 0 || !isWhole
  return {
    messages: kept.map((message, index) =>
      isCut && index === 0 ? { ...message, content: `${MARKS.beginning}\n\n${message.content}` } : message,
    ),
    from: left > 0 ? (turns[left]?.at ?? null) : null,
  }
}

interface Turn extends CoachMessage {
  /** Timestamp of its first message. */
  readonly at: number
}

/** Questions without an answer stand in the turn of the next one. */
function inTurns(messages: readonly ChatMessage[], cards: readonly Card[]): readonly Turn[] {
  const texts = historyWithOutcomes(messages, cards)
  const last = messages.length - 1
  const refused = refusedOf(messages.slice(0, -1))
  const turns: Turn[] = []
  let waiting: ChatMessage[] = []
  let hasRefused = false
  for (const [index, message] of messages.entries()) {
    const { role, timestamp } = message
    const content = cleanMessage(texts[index]?.content ?? '')
    const before = turns.at(-1)
    if (refused.has(message)) {
      hasRefused ||= role === 'user'
    } else if (
      role === 'user' &&
      index !== last &&
      messages.slice(index + 1).find((each) => !refused.has(each))?.role === 'user'
    ) {
      waiting.push({ ...message, content })
    } else if (role === 'user') {
      const marks = hasRefused ? [MARKS.refused] : []
      const at = waiting[0]?.timestamp ?? timestamp
      turns.push({ role, content: [...marks, ...unansweredTexts(waiting), content].join('\n\n'), at })
      waiting = []
      hasRefused = false
    } else if (before?.role === role)
      turns[turns.length - 1] = { ...before, content: `${before.content}\n\n${content}` }
    else turns.push({ role, content, at: timestamp })
  }
  return turns
}

/** Refused questions, with what came of their answers. */
function refusedOf(messages: readonly ChatMessage[]): ReadonlySet<ChatMessage> {
  const faulty = messages.filter(isRefused)
  const ids = new Set(faulty.flatMap(({ id }) => id ?? []))
  return new Set(
    messages.filter((message) => faulty.includes(message) || (message.id && ids.has(message.id))),
  )
}

/** The newest ones, as long as one message in all. */
function unansweredTexts(waiting: readonly ChatMessage[]): readonly string[] {
  let room = CHAT_MESSAGE_MAX
  const kept = [...waiting].reverse().filter(({ content }) => (room -= content.length) >= 0)
  const texts = kept.reverse().map(({ content }) => `${content}\n${MARKS.unanswered}`)
  return kept.length < waiting.length ? [MARKS.others, ...texts] : texts
}

const DROPPED_AT_ONCE = 10
/** The newest exchange and the question. */
const ALWAYS_SENT = 3

/**
 * The newest messages within the limits of a request, up to the question; the first one is a user message, as providers expect. Cut in
 * steps, so that requests between two steps share their beginning, which providers cache. If a step would leave less than half of the
 * messages that fit, only the limits decide: memory matters more than the cache. The newest exchange is always sent, cut if need be.
 */
export function trimHistory(all: readonly CoachMessage[]): CoachMessage[] {
  const messages = withNewestCut(all)
  const fitting = newestThatFit(messages)
  const step = Math.ceil((messages.length - fitting) / DROPPED_AT_ONCE) * DROPPED_AT_ONCE
  const isFewer = messages.length - step < Math.max(ALWAYS_SENT, fitting / 2)
  const start = isFewer ? messages.length - fitting : step
  const kept = messages.slice(start).map(({ role, content }) => ({ role, content }))
  while (kept.length > 1 && kept[0]?.role !== 'user') kept.shift()
  return kept
}

function withNewestCut(messages: readonly CoachMessage[]): readonly CoachMessage[] {
  const [question, answer, asked] = messages.slice(-ALWAYS_SENT)
  if (!question || !answer || !asked) return messages
  const room = COACH_CHARACTERS_MAX - asked.content.length
  if (question.content.length + answer.content.length <= room) return messages
  const { text } = cutAt(question.content, Math.floor(room / 2))
  const rest = cutAt(answer.content, room - text.length).text
  return [
    ...messages.slice(0, -ALWAYS_SENT),
    { ...question, content: text },
    { ...answer, content: rest },
    asked,
  ]
}

function newestThatFit(messages: readonly CoachMessage[]): number {
  let characters = 0
  const past = [...messages].reverse().findIndex(({ content }, index) => {
    characters += content.length
    return index === COACH_MESSAGES_MAX || characters > COACH_CHARACTERS_MAX
  })
  return past === -1 ? messages.length : Math.max(1, past)
}
