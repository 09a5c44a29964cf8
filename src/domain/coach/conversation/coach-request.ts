import { cleanMessage } from './clean-message'
import type { ChatRole } from './conversation'
import { DOSSIER_MAX } from '@/domain/coach/dossier/dossier-parts'
import type { Asked } from './exchange-writes'
import { parseTargets, type Target } from '@/domain/coach/cards/targets'
import { keepHandle, parseProposed } from '@/domain/coach/cards/proposal'
import type { Proposed } from '@/domain/coach/cards/card-kinds'
import { readTone, type Tone } from '@/domain/coach/dossier/tone'
import { isDocumentId, readFields, readOneOf, readText } from '@/domain/base/read-field'
import { CHAT_CONTENT_MAX, CHAT_MESSAGE_MAX } from '@/domain/base/text/text-limits'
import { isBlank } from '@/domain/base/text/visible-text'

export interface CoachMessage {
  readonly role: ChatRole
  readonly content: string
}

export interface CoachRequest extends Asked {
  /** The notes: the shared part of the person's work; '' for none. */
  readonly dossier: string
  readonly targets: readonly Target[]
  /** The person's choice of tone. Null: none. */
  readonly tone: Tone | null
}

/** `isAnew`: the text takes the place of all text before, which was a thought. */
export type CoachChunk = { readonly text: string; readonly isAnew?: true } | { readonly proposal: Proposed }

/** `length`: cut at the token limit; `filtered`: cut by the provider's filter; `interrupted`: the connection ended after some text. */
const FINISHES = ['stop', 'length', 'filtered', 'interrupted'] as const

export interface CoachResult {
  readonly text: string
  readonly finish: (typeof FINISHES)[number]
  /** Number of proposals; absent if the coach proposed nothing. */
  readonly proposals?: number
  /** Number of proposals that were unreadable, truncated or over the maximum. */
  readonly dropped?: number
  /** Of these, the simulations, whose inputs or values no statement has. */
  readonly uncomputed?: number
}

/** The result of `coachChat`. `stopped`: by the person; `already`: another call answers or answered this question. */
export interface CoachOutcome extends Omit<CoachResult, 'finish'> {
  readonly finish: CoachResult['finish'] | 'stopped' | 'already'
}

export const COACH_MESSAGES_MAX = 40
export const COACH_CHARACTERS_MAX = 32_000
/** A text within this number of bytes is also within this number of characters, the limit of a stored message. */
export const COACH_ANSWER_BYTES_MAX = CHAT_CONTENT_MAX
export const COACH_EMPTY_ANSWER = "Je n'ai pas pu générer de réponse."

const KEYS = ['conversation', 'message', 'question', 'isNew', 'project', 'dossier', 'targets', 'tone']

export function parseCoachRequest(data: unknown): CoachRequest | null {
  if (!isPlainRecord(data) || !hasOnlyKeys(data, KEYS)) return null
  const { conversation, message } = data
  if (!isId(conversation) || !isId(message)) return null
  const question = typeof data['question'] === 'string' ? cleanMessage(data['question']) : ''
  if (isBlank(question) || question.length > CHAT_MESSAGE_MAX) return null
  const isNew = data['isNew'] ?? false
  const { project } = data
  const dossier = parseDossier(data['dossier'])
  const targets = parseTargets(data['targets'] ?? [])
  const tone = readTone(data['tone'])
  if (typeof isNew !== 'boolean' || dossier === null || !targets) return null
  // A continuation has the id of its first exchange, which is asked again under that id; no conversation begins so.
  if (isNew && conversation === message) return null
  if (data['tone'] !== undefined && tone === null) return null
  if (project !== undefined && !isId(project)) return null
  return { conversation, message, question, isNew, project: project ?? null, dossier, targets, tone }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isDocumentId(value)
}

/** The dossier is trusted no more than a message, and has the same rules. */
function parseDossier(value: unknown): string | null {
  if (value === undefined) return ''
  if (typeof value !== 'string') return null
  const dossier = cleanMessage(value).trim()
  return dossier.length > DOSSIER_MAX ? null : dossier
}

/** Text of a chunk. Null: the chunk has none. */
export function readCoachChunk(data: unknown): { readonly text: string; readonly isAnew: boolean } | null {
  const fields = readFields(data)
  const isAnew = fields?.['isAnew'] === true
  const text = readText(fields?.['text'])
  return text === '' && !isAnew ? null : { text, isAnew }
}

/** Proposal of a chunk, with handles as targets. Null: the chunk has none. */
export function readCoachProposal(data: unknown): Proposed | null {
  return parseProposed(readFields(data)?.['proposal'], keepHandle)
}

export function parseCoachOutcome(data: unknown): CoachOutcome['finish'] | null {
  const fields = readFields(data)
  if (!fields || typeof fields['text'] !== 'string') return null
  return readOneOf(fields['finish'], [...FINISHES, 'stopped', 'already'], 'stop')
}

function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasOnlyKeys(value: Record<string, unknown>, allowed: readonly string[]): boolean {
  // Own keys only, including `__proto__` from JSON.parse.
  return Object.getOwnPropertyNames(value).every((key) => allowed.includes(key))
}
