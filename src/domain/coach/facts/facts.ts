import { textKey } from '@/domain/base/text/fold-text'
import {
  isDocumentId,
  readDate,
  readFields,
  readOneOf,
  readText,
  type Fields,
} from '@/domain/base/read-field'
import { FACT_MAX, FACTS_MAX } from '@/domain/base/text/text-limits'
import { cleanMessage } from '@/domain/coach/conversation/clean-message'

const FACT_SOURCES = ['person', 'coach'] as const

/** One thing that a person let the coach remember of them, as `coach/{uid}.facts` holds it under its id. */
export interface Fact {
  readonly id: string
  readonly text: string
  /** It is about this project, and told with it alone; null: it is told whatever the question is about. */
  readonly project: string | null
  /** When it was last said to be true. */
  readonly saidAt: Date
  /** Who put it into words. */
  readonly from: (typeof FACT_SOURCES)[number]
  /** Where the coach proposed it. */
  readonly conversation: string | null
}

export interface Memory {
  /** The latest first. */
  readonly facts: readonly Fact[]
  /** How many more there is room for. */
  readonly room: number
}

export const NO_MEMORY: Memory = { facts: [], room: FACTS_MAX }

/** Tolerant, of a whole `coach/{uid}`; the rules cannot look into the facts one by one. */
export function parseMemory(data: unknown): Memory {
  const facts = Object.entries(readFields(readFields(data)?.['facts']) ?? {})
    .flatMap(([id, value]) => parseFact(id, value) ?? [])
    .sort((a, b) => b.saidAt.getTime() - a.saidAt.getTime() || (a.id < b.id ? -1 : 1))
    .slice(0, FACTS_MAX)
  return { facts, room: FACTS_MAX - facts.length }
}

export function parseFact(id: string, value: unknown): Fact | null {
  const fields = readFields(value)
  if (!fields || !isDocumentId(id)) return null
  const text = factLine(readText(fields['text']))
  const saidAt = readDate(fields['saidAt'])
  if (text === '' || text.length > FACT_MAX || !saidAt) return null
  return {
    id,
    text,
    project: readId(fields['project']),
    saidAt,
    from: readOneOf(fields['from'], FACT_SOURCES, 'person'),
    conversation: readId(fields['conversation']),
  }
}

function readId(value: unknown): string | null {
  const id = readText(value)
  return isDocumentId(id) ? id : null
}

/** As it is written under its id. */
export function factFields({ text, project, saidAt, from, conversation }: Fact): Fields {
  return {
    ...{ text, saidAt, from },
    ...(project !== null && { project }),
    ...(conversation !== null && { conversation }),
  }
}

/** What is remembered is one line, without characters that nobody sees. */
export function factLine(typed: string): string {
  return cleanMessage(typed).replace(/\s+/g, ' ').trim()
}

/** So many days after it was said, a fact is asked about again. */
export const STALE_DAYS = 90
const DAY_MS = 86_400_000

/** « Toujours vrai ? » */
export function isStale({ saidAt }: Pick<Fact, 'saidAt'>, now: Date): boolean {
  return now.getTime() - saidAt.getTime() > STALE_DAYS * DAY_MS
}

/** Those to ask about, the oldest first. */
export function staleFacts(facts: readonly Fact[], now: Date): readonly Fact[] {
  return facts.filter((fact) => isStale(fact, now)).reverse()
}

/** Those that a question about this project may tell: a fact of another one stays at home. */
export function factsAbout(facts: readonly Fact[], project: string | null): readonly Fact[] {
  return facts.filter((fact) => fact.project === null || fact.project === project)
}

/** The one that says the same already, whatever its capitals and signs. */
export function isSameFact(some: string, other: string): boolean {
  return textKey(factLine(some)) === textKey(factLine(other))
}
