import type { FactRow } from '@/components/memory/fact-rows'
import type { MemoryState } from '@/components/memory/use-memory'
import type { Sought } from '@/components/work/sought'
import { isTaken } from '@/domain/coach/cards/card-change'
import { kindOf } from '@/domain/coach/cards/card-kinds'
import type { CardOf } from '@/domain/coach/cards/card'
import { contradictedBy } from '@/domain/coach/facts/fact-conflict'
import { privacyOf } from '@/domain/coach/facts/fact-privacy'
import { isSameFact, type Fact } from '@/domain/coach/facts/facts'
import type { Todo } from '@/domain/todos/todo'

/**
 * What a card can say and do, computed from the documents. Not answered: `open`; `listed`: the work says the same already;
 * `full`: there is no room for it; `clash`: another fact says otherwise; `private`: nobody's to remember. `folded`: put aside,
 * or undone. Accepted: `looking`: what was made is not known yet; `made`: it is there as the card made it, and can be taken
 * back; `moved-on`: the person went on with it, or it is gone; `refused`: the server did not take it.
 */
export type Standing =
  | ('open' | 'listed' | 'full' | 'clash' | 'private')
  | 'folded'
  | ('looking' | 'made' | 'moved-on' | 'refused')

/** The document that a card is about, and what else it looks at. */
export interface Found<T, B = unknown> {
  /** undefined: not known yet; null: it is not there, or nobody said which. */
  readonly target: T | null | undefined
  readonly isPending: boolean
  /** Numbers of the refused entries about it. */
  readonly refused: readonly number[]
  readonly beside: B
  /** What is said where something cannot be read, and what reads it again; null: it could be read. */
  readonly unread: readonly (readonly [text: string, retry: (() => void) | null])[]
}

export function foundIn<T extends Pick<Found<T>, 'isPending' | 'refused'>, B>(
  { found, retry }: Sought<T>,
  unread: string,
  beside: B,
): Found<T, B> {
  const { isPending = false, refused = [] } = found ?? {}
  return { target: found, isPending, refused, beside, unread: [[unread, retry]] }
}

export function standingOf(
  card: CardOf,
  { target, refused }: Pick<Found<unknown>, 'target' | 'refused'>,
): Standing {
  if (card.state === 'ignored' || card.state === 'undone') return 'folded'
  if (!isTaken(card)) return 'open'
  if (target === undefined) return 'looking'
  if (target === null || !kindOf(card).isAsMade(card, target)) return 'moved-on'
  return refused.length > 0 ? 'refused' : 'made'
}

/** Why a task can no longer be taken back from its card. */
export function movedOnWords({ proposed }: CardOf<'tache'>, todo: Todo | null | undefined): string {
  const { jour, chaqueSemaine } = proposed
  if (!todo) return 'Retirée de tes tâches depuis'
  if (todo.completed && !todo.repeats) return 'Faite'
  if (todo.repeats && (todo.completed || !chaqueSemaine)) return `Revient chaque ${todo.dayOfWeek}`
  return todo.dayOfWeek === jour ? 'Modifiée depuis' : `Déplacée à ${todo.dayOfWeek}`
}

/** Whether a fact can be remembered, and which one it contradicts. */
export function factOffer(
  { fait, projet }: CardOf<'souvenir'>['proposed'],
  { status, rows, room }: Pick<MemoryState, 'status' | 'room'> & { readonly rows: readonly FactRow[] },
): { readonly standing: Standing; readonly clash: Fact | null } {
  const plainly = (standing: Standing) => ({ standing, clash: null })
  if (privacyOf(fait) !== null) return plainly('private')
  // Nobody knows yet whether it is there.
  if (status !== 'ready') return plainly('looking')
  const others = rows.flatMap(({ fact, state }) => (state === 'refused' ? [] : [fact]))
  if (others.some((fact) => fact.project === projet && isSameFact(fact.text, fait))) return plainly('listed')
  const clash = contradictedBy(others, { text: fait, project: projet })
  if (clash) return { standing: 'clash', clash }
  return plainly(room === 0 ? 'full' : 'open')
}
