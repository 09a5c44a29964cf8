import { offerUndo } from '@/components/offer-undo'
import { forgetFacts, rememberFacts, renewFact } from '@/data/coach/memory'
import { serverNow } from '@/data/session/server-clock'
import { mutate } from '@/data/sync/current'
import { toFactArgs } from '@/domain/coach/facts/fact-writes'
import type { Fact, Memory } from '@/domain/coach/facts/facts'

// Actions on facts, for all places that show them: each shows a toast with an undo.

export function newFact(text: string, project: string | null): Fact {
  return { id: crypto.randomUUID(), text, project, saidAt: serverNow(), from: 'person', conversation: null }
}

interface Replaced {
  /** The fact that it replaces. */
  readonly instead: Fact | null
  /** The fact before it was edited; null: new. */
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
