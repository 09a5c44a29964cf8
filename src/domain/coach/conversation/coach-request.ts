import { cleanMessage } from './clean-message'
import type { ChatRole } from './conversation'
import { DOSSIER_MAX } from '@/domain/coach/dossier/dossier-parts'
import type { Asked } from './exchange-writes'
import { parseTargets, type Target } from '@/domain/coach/cards/targets'
import { keepHandle, parseProposed, type Proposed } from '@/domain/coach/cards/proposal'
import { readTone, type Tone } from '@/domain/coach/dossier/tone'
import { isDocumentId, readFields, readOneOf, readText } from '@/domain/base/read-field'
import { CHAT_CONTENT_MAX, CHAT_MESSAGE_MAX } from '@/domain/base/text/text-limits'
import { isBlank } from '@/domain/base/text/visible-text'

/** A message of the history that a provider is told: a role and a text. */
export interface CoachMessage {
  readonly role: ChatRole
  readonly content: string
}

export interface CoachRequest extends Asked {
  /** The notes: the person's work as the coach may see it; '' for nothing. */
  readonly dossier: string
  /** The documents that the notes name by handles. */
  readonly targets: readonly Target[]
  /** How the person likes to be spoken to; null where they did not say. */
  readonly tone: Tone | null
}

/** A piece of an answer on its way. */
export type CoachChunk = { readonly text: string } | { readonly proposal: Proposed }

/** `length`: cut at the token limit; `filtered`: by the provider's filter; `interrupted`: it went away after some text. */
const FINISHES = ['stop', 'length', 'filtered', 'interrupted'] as const

/** The provider's answer. */
export interface CoachResult {
  readonly text: string
  readonly finish: (typeof FINISHES)[number]
  /** How many proposals came with it; absent where the coach proposed nothing. */
  readonly proposals?: number
  /** How many of them could not be read, came after the last one that is shown, or were cut. */
  readonly dropped?: number
}

/** The result of `coachChat`. `stopped`: by the person; `already`: another call answers this question, or has. */
export interface CoachOutcome extends Omit<CoachResult, 'finish'> {
  readonly finish: CoachResult['finish'] | 'stopped' | 'already'
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

const KEYS = ['conversation', 'message', 'question', 'isNew', 'project', 'dossier', 'targets', 'tone']

/** A closed schema: null when anything is missing, too long, of a wrong type or not known. */
export function parseCoachRequest(data: unknown): CoachRequest | null {
  if (!isPlainRecord(data) || !hasOnlyKeys(data, KEYS)) return null
  const { conversation, message } = data
  if (!isId(conversation) || !isId(message) || conversation === message) return null
  const question = typeof data['question'] === 'string' ? cleanMessage(data['question']) : ''
  if (isBlank(question) || question.length > CHAT_MESSAGE_MAX) return null
  const isNew = data['isNew'] ?? false
  const { project } = data
  const dossier = parseDossier(data['dossier'])
  const targets = parseTargets(data['targets'] ?? [])
  const tone = readTone(data['tone'])
  if (typeof isNew !== 'boolean' || dossier === null || !targets) return null
  if (data['tone'] !== undefined && tone === null) return null
  if (project !== undefined && !isId(project)) return null
  return { conversation, message, question, isNew, project: project ?? null, dossier, targets, tone }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isDocumentId(value)
}

/** What was told about the person's work, not trusted more than a message: by the same rules. */
function parseDossier(value: unknown): string | null {
  if (value === undefined) return ''
  if (typeof value !== 'string') return null
  const dossier = cleanMessage(value).trim()
  return dossier.length > DOSSIER_MAX ? null : dossier
}

/** One piece of a streamed answer; what cannot be read adds nothing. */
export function readCoachChunk(data: unknown): string {
  return readText(readFields(data)?.['text'])
}

/** What a piece of an answer proposes, its targets as the notes call them; null when it is another piece. */
export function readCoachProposal(data: unknown): Proposed | null {
  return parseProposed(readFields(data)?.['proposal'], keepHandle)
}

/** How an exchange ended, or null when that is not what came. */
export function parseCoachOutcome(data: unknown): CoachOutcome['finish'] | null {
  const fields = readFields(data)
  if (!fields || typeof fields['text'] !== 'string') return null
  return readOneOf(fields['finish'], [...FINISHES, 'stopped', 'already'], 'stop')
}

function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasOnlyKeys(value: Record<string, unknown>, allowed: readonly string[]): boolean {
  // Own keys only, `__proto__` from JSON.parse included.
  return Object.getOwnPropertyNames(value).every((key) => allowed.includes(key))
}
