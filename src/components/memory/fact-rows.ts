import { isOfKind } from '@/domain/coach/cards/card'
import { cardIn, type Answered } from '@/domain/coach/cards/card-takes'
import { factOfCard } from '@/domain/coach/cards/kinds/fact'
import type { FactArgs } from '@/domain/coach/facts/fact-writes'
import { parseFact, type Fact, type Memory } from '@/domain/coach/facts/facts'
import type { Entry, Fault } from '@/data/sync/entry'

export interface FactRow {
  readonly fact: Fact
  readonly state: 'saved' | 'waiting' | 'refused'
  /** Numbers of the refused entries about it. */
  readonly refused: readonly number[]
  /** Why the first of them was refused; null: none was. */
  readonly fault: Fault | null
}

/** Remembered facts with the journal's entries about each. Refused facts that the memory does not have come first. */
export function rowsOf({ facts }: Memory, entries: readonly Entry[]): readonly FactRow[] {
  const about = entries.flatMap((entry) => factsIn(entry).map((fact) => ({ entry, fact })))
  const rowOf = (fact: Fact): FactRow => {
    const own = about.filter((one) => one.fact.id === fact.id).map(({ entry }) => entry)
    const failed = own.filter(({ fault }) => fault !== null)
    const refused = failed.map(({ number }) => number)
    const state = refused.length > 0 ? 'refused' : own.length > 0 ? 'waiting' : 'saved'
    return { fact, state, refused, fault: failed[0]?.fault ?? null }
  }
  const lost = about
    .filter(({ entry, fact }) => entry.fault !== null && !facts.some(({ id }) => id === fact.id))
    .map(({ fact }) => fact)
  const lastOfEach = lost.filter((fact, index) => !lost.slice(index + 1).some(({ id }) => id === fact.id))
  return [...lastOfEach, ...facts].map(rowOf)
}

/** Common arguments of entries with facts; the cards are those of « Ajouter ». */
type Saying = Partial<Answered> & { readonly fact?: FactArgs; readonly facts?: readonly FactArgs[] }

function factsIn({ name, args }: Entry): readonly Fact[] {
  const { fact, facts, cards, conversation = '' } = (args ?? {}) as Saying
  const taken = name === 'cards.take' ? (cards ?? []) : []
  return [
    ...(fact ? [fact] : []),
    ...(Array.isArray(facts) ? (facts as readonly FactArgs[]) : []),
    ...taken.flatMap((outcome) => {
      const card = cardIn(outcome)
      return card && isOfKind(card, 'souvenir') ? [factOfCard(card, conversation)] : []
    }),
  ].flatMap(({ id, ...rest }) => parseFact(id, rest) ?? [])
}
