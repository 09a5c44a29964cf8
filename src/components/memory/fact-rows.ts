import type { FactChange } from '@/data/coach/memory-outbox'
import type { Fact, Memory } from '@/domain/coach/facts'

export interface FactRow {
  readonly fact: Fact
  /** `refused`: the server did not take what is said here. */
  readonly state: 'saved' | 'waiting' | 'refused'
  /** Of a change that is not saved: the fact whose place it takes. */
  readonly instead: string | null
}

/** What is remembered, and what this device alone says, which comes first. */
export function rowsOf(
  { facts }: Memory,
  changes: ReadonlyMap<string, FactChange>,
  isServers: boolean,
): readonly FactRow[] {
  const rowOf = (change: FactChange): FactRow => {
    const isRefused = change.state === 'refused' || (change.isUnheard && isServers)
    // Also while it waits: Firestore may not know of it yet, and shows what was said before.
    return { fact: change.fact, instead: change.instead, state: isRefused ? 'refused' : 'waiting' }
  }
  const added = [...changes.values()].filter(({ fact }) => !facts.some(({ id }) => id === fact.id))
  return [
    ...added.map(rowOf),
    ...facts.map((fact): FactRow => {
      const change = changes.get(fact.id)
      const isUnsaved = change && !(change.isUnheard && isSame(fact, change.fact))
      return isUnsaved ? rowOf(change) : { fact, state: 'saved', instead: null }
    }),
  ]
}

/** What nobody was there to hear the answer of, and the server turned out to have: their ids. */
export function settledBy(memory: Memory, changes: ReadonlyMap<string, FactChange>): readonly string[] {
  return [...changes.values()].filter((one) => one.isUnheard && isIn(memory, one)).map(({ fact }) => fact.id)
}

function isIn({ facts }: Memory, { fact }: FactChange): boolean {
  return facts.some((known) => known.id === fact.id && isSame(known, fact))
}

function isSame(some: Fact, other: Fact): boolean {
  return some.text === other.text && some.project === other.project
}
