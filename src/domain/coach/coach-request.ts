import { cleanMessage } from './clean-message'
import { CHAT_ROLES, type ChatRole } from './conversation'
import { readFields, readOneOf, readText } from '@/domain/base/read-field'
import { CHAT_CONTENT_MAX, CHAT_MESSAGE_MAX } from '@/domain/base/text-limits'

/** What the browser sends to `coachChat`: nothing but roles and texts. The server adds everything else. */
export interface CoachMessage {
  readonly role: ChatRole
  readonly content: string
}

export interface CoachRequest {
  readonly messages: readonly CoachMessage[]
}

export interface CoachChunk {
  readonly text: string
}

/** `length`: cut at the token limit; `filtered`: by the provider's filter; `interrupted`: it went away after some text. */
const FINISHES = ['stop', 'length', 'filtered', 'interrupted'] as const

export interface CoachResult {
  readonly text: string
  readonly finish: (typeof FINISHES)[number]
}

export const COACH_MESSAGES_MAX = 40
export const COACH_CHARACTERS_MAX = 32_000
/** What fits in bytes fits in characters too: a stored message may hold as many characters, no more. */
export const COACH_ANSWER_BYTES_MAX = CHAT_CONTENT_MAX
export const COACH_EMPTY_ANSWER = "Je n'ai pas pu générer de réponse."

/**
 * The newest messages that fit the bounds of one request, ending with the question.
 * A history that is cut starts with a user message, as providers expect.
 */
export function trimHistory(messages: readonly CoachMessage[]): CoachMessage[] {
  const kept: CoachMessage[] = []
  let characters = 0
  for (const message of [...messages].reverse()) {
    characters += message.content.length
    if (kept.length === COACH_MESSAGES_MAX || characters > COACH_CHARACTERS_MAX) break
    kept.unshift({ role: message.role, content: message.content })
  }
  while (kept.length > 1 && kept[0]?.role !== 'user') kept.shift()
  return kept
}

/** A closed schema: null when anything is missing, too long, of a wrong type or not known. */
export function parseCoachRequest(data: unknown): CoachRequest | null {
  if (!isPlainRecord(data) || !hasOnlyKeys(data, ['messages'])) return null
  const list = data['messages']
  if (!Array.isArray(list) || list.length < 1 || list.length > COACH_MESSAGES_MAX) return null
  const messages: CoachMessage[] = []
  for (const item of list as unknown[]) {
    const message = parseCoachMessage(item)
    if (!message) return null
    messages.push(message)
  }
  const question = messages.at(-1)
  if (question?.role !== 'user' || question.content.trim() === '') return null
  if (question.content.length > CHAT_MESSAGE_MAX) return null
  const characters = messages.reduce((sum, message) => sum + message.content.length, 0)
  return characters > COACH_CHARACTERS_MAX ? null : { messages }
}

function parseCoachMessage(item: unknown): CoachMessage | null {
  if (!isPlainRecord(item) || !hasOnlyKeys(item, ['role', 'content'])) return null
  const role = CHAT_ROLES.find((known) => known === item['role'])
  const content = item['content']
  if (!role || typeof content !== 'string') return null
  return { role, content: cleanMessage(content) }
}

/** One piece of a streamed answer; what cannot be read adds nothing. */
export function readCoachChunk(data: unknown): string {
  return readText(readFields(data)?.['text'])
}

/** The end of an answer, or null when that is not what came. */
export function parseCoachResult(data: unknown): CoachResult | null {
  const fields = readFields(data)
  if (!fields || typeof fields['text'] !== 'string') return null
  return { text: fields['text'], finish: readOneOf(fields['finish'], FINISHES, 'stop') }
}

function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasOnlyKeys(value: Record<string, unknown>, allowed: readonly string[]): boolean {
  // Own keys only, `__proto__` from JSON.parse included.
  return Object.getOwnPropertyNames(value).every((key) => allowed.includes(key))
}
