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

export const FACT_SOURCES = ['person', 'coach'] as const

/** A fact that the person let the coach remember, stored in `coach/{uid}.facts` by id. */
export interface Fact {
  readonly id: string
  readonly text: string
  /** Project of the fact, which is sent only with that project. Null: sent with every question. */
  readonly project: string | null
  /** Time of the last confirmation. */
  readonly saidAt: Date
  readonly from: (typeof FACT_SOURCES)[number]
  /** Id of the conversation in which the coach proposed the fact. */
  readonly conversation: string | null
}

export interface Memory {
  /** Latest first. */
  readonly facts: readonly Fact[]
  readonly room: number
}

export const NO_MEMORY: Memory = { facts: [], room: FACTS_MAX }

/** Reads a `coach/{uid}` document and skips unreadable facts: the security rules limit only their size. */
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

/** Dates are texts: the security rules can measure joined texts only. */
export function factFields({ text, project, saidAt, from, conversation }: Fact): Fields {
  return {
    text,
    saidAt: saidAt.toISOString(),
    from,
    ...(project !== null && { project }),
    ...(conversation !== null && { conversation }),
  }
}

/** A fact on one line, without invisible characters. */
export function factLine(typed: string): string {
  return cleanMessage(typed).replace(/\s+/g, ' ').trim()
}

/** Days after which the person is asked to confirm a fact. */
export const STALE_DAYS = 90
const DAY_MS = 86_400_000

export function isStale({ saidAt }: Pick<Fact, 'saidAt'>, now: Date): boolean {
  return now.getTime() - saidAt.getTime() > STALE_DAYS * DAY_MS
}

export function staleFacts(facts: readonly Fact[], now: Date): readonly Fact[] {
  return facts.filter((fact) => isStale(fact, now)).reverse()
}

export function factsAbout(facts: readonly Fact[], project: string | null): readonly Fact[] {
  return facts.filter((fact) => fact.project === null || fact.project === project)
}

export function isSameFact(some: string, other: string): boolean {
  return textKey(factLine(some)) === textKey(factLine(other))
}
