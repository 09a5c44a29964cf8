import type { FactRow } from '@/components/memory/fact-rows'
import type { MemoryState } from '@/components/memory/use-memory'
import type { Sought } from '@/components/work/sought'
import { isTaken } from '@/domain/coach/cards/card-change'
import { kindOf } from '@/domain/coach/cards/card-kinds'
import type { Card, CardOf } from '@/domain/coach/cards/card'
import { contradictedBy } from '@/domain/coach/facts/fact-conflict'
import { privacyOf } from '@/domain/coach/facts/fact-privacy'
import { isSameFact, type Fact } from '@/domain/coach/facts/facts'
import type { Todo } from '@/domain/todos/todo'

/**
 * State of a card, computed from the documents. Open: `open`; `listed`: in the work already; `full`: no room; `clash`:
 * contradicts a fact; `private`: must not be remembered. `folded`: ignored or undone. Accepted: `looking`: target not
 * loaded; `made`: unchanged, can be undone; `moved-on`: changed or deleted since; `refused`: refused by the server.
 */
export type Standing =
  | ('open' | 'listed' | 'full' | 'clash' | 'private')
  | 'folded'
  | ('looking' | 'made' | 'moved-on' | 'refused')

export interface Found<T, B = unknown> {
  /** Undefined: not loaded; null: missing, or the card names none. */
  readonly target: T | null | undefined
  readonly isPending: boolean
  /** Numbers of the refused entries of the target. */
  readonly refused: readonly number[]
  readonly beside: B
  /** Error text and retry of each read; retry null: the read succeeded. */
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
  card: Card,
  { target, refused }: Pick<Found<unknown>, 'target' | 'refused'>,
): Standing {
  if (card.state === 'ignored' || card.state === 'undone') return 'folded'
  if (!isTaken(card)) return 'open'
  if (target === undefined) return 'looking'
  if (target === null || !kindOf(card).isAsMade(card, target)) return 'moved-on'
  return refused.length > 0 ? 'refused' : 'made'
}

/** The reason why a task cannot be undone from its card any more. */
export function movedOnWords({ proposed }: CardOf<'tache'>, todo: Todo | null | undefined): string {
  const { jour, chaqueSemaine } = proposed
  if (!todo) return 'Retirée de tes tâches depuis'
  if (todo.completed && !todo.repeats) return 'Faite'
  if (todo.repeats && (todo.completed || !chaqueSemaine)) return `Revient chaque ${todo.dayOfWeek}`
  return todo.dayOfWeek === jour ? 'Modifiée depuis' : `Déplacée à ${todo.dayOfWeek}`
}

/** The state of a fact's card, and the fact that it contradicts. */
export function factOffer(
  { fait, projet }: CardOf<'souvenir'>['proposed'],
  { status, rows, room }: Pick<MemoryState, 'status' | 'room'> & { readonly rows: readonly FactRow[] },
): { readonly standing: Standing; readonly clash: Fact | null } {
  const plainly = (standing: Standing) => ({ standing, clash: null })
  if (privacyOf(fait) !== null) return plainly('private')
  // The memory is not loaded.
  if (status !== 'ready') return plainly('looking')
  const others = rows.flatMap(({ fact, state }) => (state === 'refused' ? [] : [fact]))
  if (others.some((fact) => fact.project === projet && isSameFact(fact.text, fait))) return plainly('listed')
  const clash = contradictedBy(others, { text: fait, project: projet })
  if (clash) return { standing: 'clash', clash }
  return plainly(room === 0 ? 'full' : 'open')
}
