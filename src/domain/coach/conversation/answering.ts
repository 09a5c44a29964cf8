import { readFields, readText } from '@/domain/base/read-field'
import type { ChatMessage } from './conversation'

/** The claim of the one call of `coachChat` that answers a question, as `conversations/{id}.answering` holds it. */
export interface Answering {
  /** Id of the question. */
  readonly message: string
  /** When the call was admitted, in ms since 1970, later than every message before it: the timestamp of its answer. */
  readonly at: number
  /** The answer so far. */
  readonly text: string
}

/** Longer than the longest answer (120 s): an older claim is of a call that died. */
export const ANSWER_LEASE_MS = 130_000

export function parseAnswering(data: unknown): Answering | null {
  const fields = readFields(data)
  const message = readText(fields?.['message'])
  const at = fields?.['at']
  if (message === '' || typeof at !== 'number' || !Number.isFinite(at)) return null
  return { message, at, text: readText(fields?.['text']) }
}

export function isLive({ at }: Answering, now: number): boolean {
  return at > now - ANSWER_LEASE_MS
}

/** Each exchange has one answer: it takes the place of an earlier one, and stands behind its question. */
export function withAnswer(messages: readonly ChatMessage[], answer: ChatMessage): readonly ChatMessage[] {
  const others = messages.filter(({ role, id }) => role !== 'assistant' || id !== answer.id)
  const question = others.findLastIndex(({ role, id }) => role === 'user' && id === answer.id)
  return question === -1 ? others : [...others.slice(0, question + 1), answer, ...others.slice(question + 1)]
}

/**
 * The messages with what came of an answer whose call is over without an end: `isStopped` by the person, or it died. The
 * answer before it, which it was to replace, stays where nothing came.
 */
export function withPart(
  messages: readonly ChatMessage[],
  { message, at, text }: Answering,
  isStopped: boolean,
): readonly ChatMessage[] {
  if (text.trim() === '') return messages
  const part = { id: message, role: 'assistant', content: text, timestamp: at, stopped: true } as const
  return withAnswer(messages, isStopped ? part : { ...part, fault: 'coach/internal' })
}
