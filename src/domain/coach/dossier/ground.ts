import { kindOf, type Card, type Proposed } from '@/domain/coach/cards/card-kinds'
import { parseProposed } from '@/domain/coach/cards/proposal'
import type { Target } from '@/domain/coach/cards/targets'

/**
 * Makes the cards of one answer from its proposals. Null: unreadable, a fact about an unknown project, or amounts that no text has. Cards
 * record the data sent with the question, to show later whether an item has changed. `texts`: the notes and the person's messages. `at`:
 * timestamp of the answer.
 */
export function cardMaker(
  targets: readonly Target[],
  texts: readonly string[],
  at: number,
): (proposed: Proposed) => Card | null {
  const targetOf = (handle: string) => targets.find((target) => target.handle === handle)
  let order = 0
  return (proposed) => {
    const kind = kindOf({ proposed })
    const read = parseProposed(proposed, (_, handle) => targetOf(handle)?.id ?? null)
    const backed = read && kind.backed ? kind.backed(read, texts) : read
    if (!backed) return null
    const card: Card = {
      id: crypto.randomUUID(),
      at,
      order,
      from: 'coach',
      proposed: backed,
      target: kind.newTarget?.(new Date(at)) ?? crypto.randomUUID(),
      state: 'open',
      ground: kind.ground?.of(backed, { targets, texts }) ?? {},
      over: {},
    }
    order += 1
    return card
  }
}
