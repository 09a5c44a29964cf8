import type { Fields } from '@/domain/base/read-field'
import { readFields, readText } from '@/domain/base/read-field'
import { isEqualValue, fieldsAsRead, Refusal, type Write } from '@/domain/base/write'
import { FACTS_MAX } from '@/domain/base/text/text-limits'
import { coachWrite } from '@/domain/coach/conversation/coach-document'
import { factFields, parseFact, parseMemory, type Fact } from './facts'

/** A fact as the arguments of a mutation carry it. */
export type FactArgs = Omit<Fact, 'saidAt'> & { readonly saidAt: string }

export function toFactArgs(fact: Fact): FactArgs {
  return { ...fact, saidAt: fact.saidAt.toISOString() }
}

/**
 * What an accepted card of a fact says, under the id that the card has had from the beginning: pressed in two tabs it is one
 * fact. `card`: as the conversation holds it; null: it is of another kind.
 */
export function factOfCard(card: Fields, conversation: string): FactArgs | null {
  if (card['genre'] !== 'souvenir') return null
  return {
    ...{
      id: readText(card['target']),
      text: readText(card['fait']),
      project: readText(card['projet']) || null,
    },
    ...{ saidAt: new Date(Number(card['doneAt'])).toISOString(), from: 'coach', conversation },
  }
}

function fromArgs({ id, ...rest }: FactArgs): Fact | null {
  return parseFact(id, rest)
}

/** The entries of `facts` as they are written back: dates as dates, and without what cannot be read. */
function entriesOf(doc: Fields | null): Map<string, Fields> {
  return new Map(parseMemory(doc).facts.map((fact) => [fact.id, factFields(fact)]))
}

/**
 * Remembers facts, each under its id; one that is there is said anew. `instead`: the facts whose place they take. A full
 * memory refuses them: the text stays with the person.
 */
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
  if (entries.size > FACTS_MAX) throw new Refusal('too-large')
  return factsWrites(uid, doc, entries)
}

/** Changes a fact that is there. One that was forgotten elsewhere meanwhile refuses the change. */
export function correctWrites(uid: string, doc: Fields | null, args: FactArgs): readonly Write[] {
  if (!entriesOf(doc).has(args.id)) throw new Refusal('gone')
  return rememberWrites(uid, doc, [args])
}

/** « Toujours vrai » : said again at this moment. */
export function renewWrites(uid: string, doc: Fields | null, id: string, saidAt: Date): readonly Write[] {
  const entries = entriesOf(doc)
  const fact = parseMemory(doc).facts.find((one) => one.id === id)
  if (!fact || fact.saidAt >= saidAt) return []
  entries.set(id, factFields({ ...fact, saidAt }))
  return factsWrites(uid, doc, entries)
}

/** What another device adds meanwhile stays. */
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
