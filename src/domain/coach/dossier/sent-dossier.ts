import { readFields } from '@/domain/base/read-field'
import { DOSSIER_MAX } from './dossier-parts'

/** Dossiers sent with a conversation's questions, as stored in its document: each text once, by its hash. */
export interface SentDossiers {
  readonly dossiers: Readonly<Record<string, string>>
  /** Hashes by the timestamps of the questions. */
  readonly sent: Readonly<Record<string, string>>
}

export const NOTHING_SENT: SentDossiers = { dossiers: {}, sent: {} }

/** Limits of the security rules. */
export const DOSSIERS_MAX = 6
export const SENT_MAX = 200

const HASH = /^[0-9a-f]{8}$/
const TIMESTAMP = /^\d{1,16}$/

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

/** The text sent with a question. Null: deleted since; undefined: none was sent. */
export function wentWith({ dossiers, sent }: SentDossiers, at: number): string | null | undefined {
  const hash = sent[at]
  return hash === undefined ? undefined : (dossiers[hash] ?? null)
}

/**
 * Sets the text sent with the question of this timestamp; null: none. Removes the oldest entries above the limits; a text is as old as the
 * last question that it was sent with.
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
