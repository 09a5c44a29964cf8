import { readFields } from '@/domain/base/read-field'
import { DOSSIER_MAX } from './dossier-parts'

/**
 * The dossiers that went with the questions of a conversation, as its document holds them: a text once, by its hash,
 * however many questions it went with.
 */
export interface SentDossiers {
  /** Texts by their hashes; a conversation keeps the last few. */
  readonly dossiers: Readonly<Record<string, string>>
  /** Hashes by the timestamps of the questions. */
  readonly sent: Readonly<Record<string, string>>
}

export const NOTHING_SENT: SentDossiers = { dossiers: {}, sent: {} }

/** What the rules let a conversation hold. */
export const DOSSIERS_MAX = 6
export const SENT_MAX = 200

const HASH = /^[0-9a-f]{8}$/
const TIMESTAMP = /^\d{1,16}$/

/** What is not readable is left out. */
export function parseSent(dossiers: unknown, sent: unknown): SentDossiers {
  return {
    dossiers: textsOf(dossiers, (hash, text) => HASH.test(hash) && text !== '' && text.length <= DOSSIER_MAX),
    sent: textsOf(sent, (at, hash) => TIMESTAMP.test(at) && HASH.test(hash)),
  }
}

function textsOf(
  stored: unknown,
  isReadable: (key: string, text: string) => boolean,
): Readonly<Record<string, string>> {
  const entries = Object.entries(readFields(stored) ?? {})
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && isReadable(entry[0], entry[1]),
    ),
  )
}

/** The text that went with a question; null: it is no longer kept; undefined: nothing is noted for it. */
export function wentWith({ dossiers, sent }: SentDossiers, at: number): string | null | undefined {
  const hash = sent[at]
  return hash === undefined ? undefined : (dossiers[hash] ?? null)
}

/**
 * Notes what went with the question of this timestamp, in the place of what went with it before; null: nothing. What would
 * be too many goes, the oldest first: a text is as old as the last question that it went with.
 */
export function withSent(
  held: SentDossiers,
  at: number,
  dossier: { readonly hash: string; readonly text: string } | null,
): SentDossiers {
  const others = Object.entries(held.sent).filter(([key]) => key !== String(at))
  const all = dossier ? [...others, [String(at), dossier.hash] as const] : others
  const newestFirst = all.sort(([a], [b]) => Number(b) - Number(a)).slice(0, SENT_MAX)
  const texts: Readonly<Record<string, string>> = dossier
    ? { ...held.dossiers, [dossier.hash]: dossier.text }
    : held.dossiers
  const hashes = [...new Set(newestFirst.map(([, hash]) => hash))].filter((hash) => hash in texts)
  return {
    dossiers: Object.fromEntries(hashes.slice(0, DOSSIERS_MAX).map((hash) => [hash, texts[hash] ?? ''])),
    sent: Object.fromEntries(newestFirst),
  }
}
