import { readFields, isDocumentId, type Fields } from '@/domain/base/read-field'
import { SERVER_TIME, type Write } from '@/domain/base/write'
import { cleanMessage } from './conversation/clean-message'
import { parseChatMessages, type Conversation } from './conversation/conversation'
import { conversationPath } from './conversation/conversation-writes'
import { NOTHING_SENT, parseSent, wentWith } from './dossier/sent-dossier'

/** Why an answer was not useful; the first one may be the whole reason. */
export const REASONS = {
  wrong: 'C’est faux',
  beside: 'À côté de ma question',
  vague: 'Trop vague',
  tone: 'Le ton ne va pas',
} as const
export type Reason = keyof typeof REASONS
export const REASON_KEYS = Object.keys(REASONS) as readonly Reason[]

export const FEEDBACK_LINE_MAX = 300

/** « Utile » or « Pas utile » of one answer, and what the person lets the team read. */
export interface Rating {
  readonly conversation: string
  /** Id of the exchange. */
  readonly message: string
  readonly isUseful: boolean
  /** Null: none chosen. */
  readonly reason: Reason | null
  readonly line: string
  /** Question, notes and answer go to the team, as the page has shown them. */
  readonly isSent: boolean
}

const KEYS = ['conversation', 'message', 'isUseful', 'reason', 'line', 'isSent']

export function parseRating(data: unknown): Rating | null {
  const fields = readFields(data)
  if (!fields || !Object.keys(fields).every((key) => KEYS.includes(key))) return null
  const { conversation, message, isUseful, isSent = false } = fields
  if (typeof conversation !== 'string' || !isDocumentId(conversation)) return null
  if (typeof message !== 'string' || !isDocumentId(message)) return null
  if (typeof isUseful !== 'boolean' || typeof isSent !== 'boolean') return null
  const line = typeof fields['line'] === 'string' ? cleanMessage(fields['line']).trim() : ''
  if (line.length > FEEDBACK_LINE_MAX) return null
  const reason = REASON_KEYS.find((key) => key === fields['reason']) ?? null
  return { conversation, message, isUseful, reason, line, isSent }
}

/** One answer with all that was said for it, as the page shows it and the server stores it. */
export interface RatedExchange {
  readonly question: string
  /** Null: no longer kept; '': none were sent. */
  readonly notes: string | null
  readonly answer: string
}

/** Null: the conversation, the question or the answer is gone. */
export function ratedExchange(
  talk: Pick<Conversation, 'messages' | 'sent'> | null,
  message: string,
): RatedExchange | null {
  const { messages = [], sent = NOTHING_SENT } = talk ?? {}
  const question = messages.find(({ role, id }) => role === 'user' && id === message)
  const answer = messages.find(({ role, id }) => role === 'assistant' && id === message)
  if (!question || !answer) return null
  const notes = wentWith(sent, question.timestamp)
  return { question: question.content, notes: notes === undefined ? '' : notes, answer: answer.content }
}

export function feedbackPath(message: string): string {
  return `feedback/${message}`
}

/**
 * Notes the thumb on the answer; a reason, a line or texts become `feedback/{message}`, one document an answer however often it is pressed.
 * « Utile » deletes that document. A later reason without texts leaves the texts that the person has sent, and their term. Null: the answer is
 * gone, or is somebody else's. `known`: the document as stored.
 */
export function ratingWrites(
  uid: string,
  doc: Fields | null,
  known: Fields | null,
  rating: Rating,
  expiresAt: Date,
): readonly Write[] | null {
  const { message, isUseful, reason, line, isSent } = rating
  const talk = {
    messages: parseChatMessages(doc?.['messages']),
    sent: parseSent(doc?.['dossiers'], doc?.['sent']),
  }
  const exchange = doc?.['userId'] === uid ? ratedExchange(talk, message) : null
  if (!exchange || (known && known['userId'] !== uid)) return null
  const messages = talk.messages.map((each) =>
    each.role === 'assistant' && each.id === message ? { ...each, useful: isUseful } : each,
  )
  const thumb: Write = { kind: 'update', path: conversationPath(rating.conversation), fields: { messages } }
  const path = feedbackPath(message)
  if (isUseful) return known ? [thumb, { kind: 'delete', path }] : [thumb]
  if (reason === null && line === '' && !isSent) return [thumb]
  if (!isSent && typeof known?.['question'] === 'string') {
    return [thumb, { kind: 'update', path, fields: { reason: reason ?? '', line } }]
  }
  const fields = {
    userId: uid,
    reason: reason ?? '',
    line,
    createdAt: SERVER_TIME,
    expiresAt,
    ...(isSent && {
      question: exchange.question,
      notes: exchange.notes ?? '',
      answer: exchange.answer,
    }),
  }
  return [thumb, { kind: 'set', path, fields }]
}
