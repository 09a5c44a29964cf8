import type { FactRow } from '@/components/memory/fact-rows'
import type { Card } from '@/domain/coach/card'
import { isTaken } from '@/domain/coach/card-change'
import { contradictedBy } from '@/domain/coach/fact-conflict'
import { privacyOf } from '@/domain/coach/fact-privacy'
import { isSameFact, type Fact } from '@/domain/coach/facts'
import type { ProposedFact } from '@/domain/coach/proposal'

/**
 * What a card of a fact can say and do. `private`: nobody's to remember; `known`: remembered already; `clash`: another
 * one says otherwise; `full`: there is no room; `made`: it is remembered as the card has it; `moved-on`: it was changed
 * or forgotten since.
 */
export type FactStanding =
  'open' | 'private' | 'known' | 'clash' | 'full' | 'folded' | 'looking' | 'refused' | 'made' | 'moved-on'

export interface KnownFacts {
  /** What was read of the memory is all of it. */
  readonly isRead: boolean
  readonly rows: readonly FactRow[]
  readonly room: number
}

export function factStanding(
  card: Card,
  { fait, projet }: ProposedFact,
  { isRead, rows, room }: KnownFacts,
): { readonly standing: FactStanding; readonly clash: Fact | null } {
  const plainly = (standing: FactStanding) => ({ standing, clash: null })
  if (card.state === 'ignored' || card.state === 'undone') return plainly('folded')
  const own = rows.find(({ fact }) => fact.id === card.target)
  if (isTaken(card)) {
    if (own?.state === 'refused') return plainly('refused')
    if (!own && !isRead) return plainly('looking')
    return plainly(own?.fact.text === fait && own.fact.project === projet ? 'made' : 'moved-on')
  }
  if (privacyOf(fait) !== null) return plainly('private')
  // Nobody knows yet whether it is there.
  if (!isRead) return plainly('looking')
  const others = rows.flatMap(({ fact, state }) => (state === 'refused' ? [] : [fact]))
  if (others.some((fact) => fact.project === projet && isSameFact(fact.text, fait))) return plainly('known')
  const clash = contradictedBy(others, { text: fait, project: projet })
  if (clash) return { standing: 'clash', clash }
  return plainly(room === 0 ? 'full' : 'open')
}
