import { offerUndo } from '@/components/offer-undo'
import { forgetFacts, rememberFacts, renewFact } from '@/data/coach/memory'
import { serverNow } from '@/data/session/server-clock'
import { mutate } from '@/data/sync/current'
import { toFactArgs } from '@/domain/coach/facts/fact-writes'
import type { Fact, Memory } from '@/domain/coach/facts/facts'

// What is done with facts wherever they are shown: each says at once what it did, and gives it back at a touch.

/** What a person typed, as a fact of their own. */
export function newFact(text: string, project: string | null): Fact {
  return { id: crypto.randomUUID(), text, project, saidAt: serverNow(), from: 'person', conversation: null }
}

interface Replaced {
  /** The one whose place it takes. */
  readonly instead: Fact | null
  /** What it was itself before it was edited; null: it is new. */
  readonly before?: Fact | null
}

export function remember(fact: Fact, { instead, before = null }: Replaced): void {
  void mutate(rememberFacts, { facts: [toFactArgs(fact)], instead: instead ? [instead.id] : [] })
  if (!instead) return
  offerUndo('Remplacé', () => {
    const facts = (before ? [instead, before] : [instead]).map(toFactArgs)
    void mutate(rememberFacts, { facts, instead: before ? [] : [fact.id] })
  })
}

export function forget(fact: Fact): void {
  void mutate(forgetFacts, { ids: [fact.id] })
  offerUndo('Oublié', () => restore([fact]))
}

export function forgetAll({ facts }: Memory): void {
  void mutate(forgetFacts, { ids: facts.map(({ id }) => id) })
  offerUndo('Tout est oublié', () => restore(facts))
}

export function renew({ id, text }: Fact): void {
  void mutate(renewFact, { id, text })
}

function restore(facts: readonly Fact[]) {
  void mutate(rememberFacts, { facts: facts.map(toFactArgs) })
}
