import * as json from '@/domain/base/json'
import type { Fields } from '@/domain/base/read-field'
import { readFields } from '@/domain/base/read-field'
import { isEqualValue, fieldsAsRead, Refusal, type Write } from '@/domain/base/write'
import { FACTS_MAX } from '@/domain/base/text/text-limits'
import { coachWrite } from '@/domain/account/coach-document'
import { FACT_SOURCES, factFields, parseFact, parseMemory, type Fact } from './facts'

export type FactArgs = Omit<Fact, 'saidAt'> & { readonly saidAt: string }

export const readFact = json.object<FactArgs>({
  id: json.id,
  text: json.text,
  project: json.orNull(json.id),
  saidAt: json.time,
  from: json.oneOf(FACT_SOURCES),
  conversation: json.orNull(json.id),
})

export function toFactArgs(fact: Fact): FactArgs {
  return { ...fact, saidAt: fact.saidAt.toISOString() }
}

function fromArgs({ id, ...rest }: FactArgs): Fact | null {
  return parseFact(id, rest)
}

/** The stored facts as they are written back, without unreadable facts. */
function entriesOf(doc: Fields | null): Map<string, Fields> {
  return new Map(parseMemory(doc).facts.map((fact) => [fact.id, factFields(fact)]))
}

/** Stores facts by id and replaces present ones. `instead`: ids of facts to remove. Throws a `Refusal` if the memory is full. */
export function rememberWrites(
  uid: string,
  doc: Fields | null,
  facts: readonly FactArgs[],
  instead: readonly string[] = [],
): readonly Write[] {
  const entries = entriesOf(doc)
  for (const id of instead) entries.delete(id)
  for (const args of facts) {
    const fact = fromArgs(args)
    if (!fact) throw new Refusal('invalid')
    entries.set(fact.id, factFields(fact))
  }
  if (entries.size > FACTS_MAX) throw new Refusal('full')
  return factsWrites(uid, doc, entries)
}

/** Changes a stored fact. Throws a `Refusal` if the fact was removed, for example on another device. */
export function correctWrites(uid: string, doc: Fields | null, args: FactArgs): readonly Write[] {
  if (!entriesOf(doc).has(args.id)) throw new Refusal('gone')
  return rememberWrites(uid, doc, [args])
}

/** « Toujours vrai »: sets the time of the last confirmation; an earlier time writes nothing. */
export function renewWrites(uid: string, doc: Fields | null, id: string, saidAt: Date): readonly Write[] {
  const entries = entriesOf(doc)
  const fact = parseMemory(doc).facts.find((one) => one.id === id)
  if (!fact || fact.saidAt >= saidAt) return []
  entries.set(id, factFields({ ...fact, saidAt }))
  return factsWrites(uid, doc, entries)
}

/** Removes only these facts; facts added by another device remain. */
export function forgetWrites(uid: string, doc: Fields | null, ids: readonly string[]): readonly Write[] {
  const entries = entriesOf(doc)
  for (const id of ids) entries.delete(id)
  return factsWrites(uid, doc, entries)
}

function factsWrites(
  uid: string,
  doc: Fields | null,
  entries: ReadonlyMap<string, Fields>,
): readonly Write[] {
  const facts = Object.fromEntries(entries)
  const stored = readFields(doc?.['facts']) ?? {}
  if (isEqualValue(stored, fieldsAsRead(facts, new Date(0)))) return []
  return [coachWrite(uid, doc, { facts })]
}
