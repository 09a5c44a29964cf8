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

/** Of two that are noted for one question, the one of `others`. */
export function joinedSent(some: SentDossiers, others: SentDossiers): SentDossiers {
  return {
    dossiers: { ...some.dossiers, ...others.dossiers },
    sent: { ...some.sent, ...others.sent },
  }
}

/** What went with these questions alone, and its texts. */
export function sentWith(
  all: SentDossiers,
  questions: readonly { readonly timestamp: number }[],
): SentDossiers {
  return only(all, (at) => questions.some(({ timestamp }) => String(timestamp) === at))
}

/** What is not noted in `others`. */
export function sentBeside(all: SentDossiers, others: SentDossiers): SentDossiers {
  return only(all, (at, hash) => others.sent[at] !== hash)
}

function only({ dossiers, sent }: SentDossiers, isIn: (at: string, hash: string) => boolean): SentDossiers {
  const entries = Object.entries(sent).filter(([at, hash]) => isIn(at, hash))
  const hashes = new Set(entries.map(([, hash]) => hash))
  return {
    dossiers: Object.fromEntries(Object.entries(dossiers).filter(([hash]) => hashes.has(hash))),
    sent: Object.fromEntries(entries),
  }
}

/** What has to be written; null: the entry goes. */
export interface SentChange {
  readonly dossiers: Readonly<Record<string, string | null>>
  readonly sent: Readonly<Record<string, string | null>>
}

/**
 * Adds to what a document holds. What would be too many goes, the oldest first: a text is as old as the last question
 * that it went with.
 */
export function sentChange(held: SentDossiers, added: SentDossiers): SentChange {
  const all = joinedSent(held, added)
  const newestFirst = Object.keys(all.sent).sort((a, b) => Number(b) - Number(a))
  const ats = new Set(newestFirst.slice(0, SENT_MAX))
  const hashes = new Set(
    newestFirst.flatMap((at) => {
      const hash = all.sent[at] ?? ''
      return hash in all.dossiers ? hash : []
    }),
  )
  const kept = new Set([...hashes].slice(0, DOSSIERS_MAX))
  return {
    dossiers: changeOf(held.dossiers, added.dossiers, kept),
    sent: changeOf(held.sent, added.sent, ats),
  }
}

function changeOf(
  held: Readonly<Record<string, string>>,
  added: Readonly<Record<string, string>>,
  kept: ReadonlySet<string>,
): Readonly<Record<string, string | null>> {
  const gone = Object.keys(held).filter((key) => !kept.has(key))
  const come = Object.entries(added).filter(([key]) => kept.has(key))
  return { ...Object.fromEntries(gone.map((key) => [key, null])), ...Object.fromEntries(come) }
}
