import { isBlank } from '@/domain/base/text/visible-text'
import { readFields, readText } from '@/domain/base/read-field'
import type { ChatMessage } from './conversation'

/** The lease of the `coachChat` call that answers a question, stored in `conversations/{id}.answering`. */
export interface Answering {
  readonly message: string
  /** Time when the call was admitted, in ms since 1970, later than all earlier messages: the timestamp of its answer. */
  readonly at: number
  readonly text: string
}

/** Longer than the longest answer (120 s): a call with an older lease is dead. */
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

/** Inserts an answer after its question, and replaces an earlier answer of the same exchange. */
export function withAnswer(messages: readonly ChatMessage[], answer: ChatMessage): readonly ChatMessage[] {
  const others = messages.filter(({ role, id }) => role !== 'assistant' || id !== answer.id)
  const question = others.findLastIndex(({ role, id }) => role === 'user' && id === answer.id)
  return question === -1 ? others : [...others.slice(0, question + 1), answer, ...others.slice(question + 1)]
}

/**
 * Adds a partial answer after its call was stopped (`isStopped`) or died. Without text the messages, and an earlier answer, are unchanged.
 */
export function withPart(
  messages: readonly ChatMessage[],
  { message, at, text }: Answering,
  isStopped: boolean,
): readonly ChatMessage[] {
  if (isBlank(text)) return messages
  const part = { id: message, role: 'assistant', content: text, timestamp: at, stopped: true } as const
  return withAnswer(messages, isStopped ? part : { ...part, fault: 'coach/internal' })
}
