import { cleanMessage } from './clean-message'
import { CHAT_ROLES, type ChatRole } from './conversation'
import { DOSSIER_MAX } from './dossier-parts'
import { keepHandle, parseProposed, type Proposed } from './proposal'
import { readTone, type Tone } from './tone'
import { readFields, readInteger, readOneOf, readText, type Fields } from '@/domain/base/read-field'
import { CHAT_CONTENT_MAX, CHAT_MESSAGE_MAX } from '@/domain/base/text-limits'

/** A message that the browser sends to `coachChat`: a role and a text. The server adds what the model is told to be. */
export interface CoachMessage {
  readonly role: ChatRole
  readonly content: string
}

export interface CoachRequest {
  readonly messages: readonly CoachMessage[]
  /** What the coach is told of the person's work; '' for nothing. Older clients send none. */
  readonly dossier: string
  /** How the person likes to be spoken to; null where they did not say, or an older client asks. */
  readonly tone: Tone | null
}

/** A client of last week reads the texts, and ignores the rest. */
export type CoachChunk = { readonly text: string } | { readonly proposal: Proposed }

/** `length`: cut at the token limit; `filtered`: by the provider's filter; `interrupted`: it went away after some text. */
const FINISHES = ['stop', 'length', 'filtered', 'interrupted'] as const

export interface CoachResult {
  readonly text: string
  readonly finish: (typeof FINISHES)[number]
  /** How many proposals came with it; absent where the coach proposed nothing. */
  readonly proposals?: number
  /** How many of them could not be read, came after the last one that is shown, or were cut. */
  readonly dropped?: number
}

export const COACH_MESSAGES_MAX = 40
export const COACH_CHARACTERS_MAX = 32_000
/** What fits in bytes fits in characters too: a stored message may hold as many characters, no more. */
export const COACH_ANSWER_BYTES_MAX = CHAT_CONTENT_MAX
/** Stands for an answer that is proposals alone. */
export const COACH_PROPOSES = 'Voici ce que je te propose\u00a0:'
export const COACH_EMPTY_ANSWER = "Je n'ai pas pu générer de réponse."

/** A long conversation loses so many messages at a time. */
const DROPPED_AT_ONCE = 10

/**
 * The newest messages that fit the bounds of one request, ending with the question.
 * A history that is cut starts with a user message, as providers expect. It is cut in steps: between two of them a request
 * begins with the whole of the one before it, which a provider then has read already. Where a step would leave less than
 * half of what fits, the bounds alone decide: a coach that recalls is worth more than a prompt read once.
 */
export function trimHistory(messages: readonly CoachMessage[]): CoachMessage[] {
  const fitting = newestThatFit(messages)
  const step = Math.ceil((messages.length - fitting) / DROPPED_AT_ONCE) * DROPPED_AT_ONCE
  const start = messages.length - step < fitting / 2 ? messages.length - fitting : step
  const kept = messages.slice(start).map(({ role, content }) => ({ role, content }))
  while (kept.length > 1 && kept[0]?.role !== 'user') kept.shift()
  return kept
}

function newestThatFit(messages: readonly CoachMessage[]): number {
  let characters = 0
  const past = [...messages].reverse().findIndex(({ content }, index) => {
    characters += content.length
    return index === COACH_MESSAGES_MAX || characters > COACH_CHARACTERS_MAX
  })
  return past === -1 ? messages.length : past
}

/** A closed schema: null when anything is missing, too long, of a wrong type or not known. */
export function parseCoachRequest(data: unknown): CoachRequest | null {
  if (!isPlainRecord(data) || !hasOnlyKeys(data, ['messages', 'dossier', 'tone'])) return null
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
  const dossier = parseDossier(data['dossier'])
  const tone = readTone(data['tone'])
  if (data['tone'] !== undefined && tone === null) return null
  return characters > COACH_CHARACTERS_MAX || dossier === null ? null : { messages, dossier, tone }
}

/** What was told about the person's work, not trusted more than a message: by the same rules. */
function parseDossier(value: unknown): string | null {
  if (value === undefined) return ''
  if (typeof value !== 'string') return null
  const dossier = cleanMessage(value).trim()
  return dossier.length > DOSSIER_MAX ? null : dossier
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

/** What a piece of an answer proposes, its targets as the notes call them; null when it is another piece. */
export function readCoachProposal(data: unknown): Proposed | null {
  return parseProposed(readFields(data)?.['proposal'], keepHandle)
}

/** The end of an answer, or null when that is not what came. */
export function parseCoachResult(data: unknown): CoachResult | null {
  const fields = readFields(data)
  if (!fields || typeof fields['text'] !== 'string') return null
  const finish = readOneOf(fields['finish'], FINISHES, 'stop')
  return { text: fields['text'], finish, ...countsOf(fields) }
}

function countsOf(fields: Fields): Pick<CoachResult, 'proposals' | 'dropped'> {
  const [proposals, dropped] = ['proposals', 'dropped'].map((name) =>
    readInteger(fields[name], 0, Number.MAX_SAFE_INTEGER, 0),
  )
  return { ...(proposals && { proposals }), ...(dropped && { dropped }) }
}

function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasOnlyKeys(value: Record<string, unknown>, allowed: readonly string[]): boolean {
  // Own keys only, `__proto__` from JSON.parse included.
  return Object.getOwnPropertyNames(value).every((key) => allowed.includes(key))
}
