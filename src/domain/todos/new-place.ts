import type { Todo } from './todo'
import { placeOf } from './todo'

/** Distance of a todo from its only neighbour: room for sixteen todos between them before others must move. */
const STEP_MS = 60_000

/** A todo as the list sorts it; one without a server timestamp comes before all others. */
export type Placed = Todo & { readonly isUndated?: boolean }

export interface NewPlace<T extends Placed = Placed> {
  readonly todo: T
  readonly at: Date
}

/**
 * New places that move the todo from index `from` to `to` of the shown list, newest first: one place midway between its neighbours. If
 * these share one time, like pasted lines, the fewest possible todos of one side move too. No place is after `now`, because new todos come
 * on top.
 */
export function newPlaces<T extends Placed>(
  list: readonly T[],
  from: number,
  to: number,
  now: Date,
): readonly NewPlace<T>[] {
  const todo = list[from]
  if (!todo || from === to || to < 0 || to >= list.length) return []
  const others = list.filter((_, index) => index !== from)
  const above = others.slice(0, to)
  const below = others.slice(to)

  /** Also moves the `count` nearest todos of one side; null: still no room between the others. */
  const withNearest = (count: number, side: 'above' | 'below'): readonly NewPlace<T>[] | null => {
    const up = side === 'above' ? count : 0
    const down = side === 'below' ? count : 0
    const moved = [...above.slice(above.length - up), todo, ...below.slice(0, down)]
    const times = between(timeOf(below[down]), timeOf(above[above.length - up - 1]), moved.length, now)
    return times && moved.flatMap((one, index) => ({ todo: one, at: new Date(times[index] ?? 0) }))
  }
  for (let count = 0; count < list.length; count += 1) {
    const places =
      (count <= below.length ? withNearest(count, 'below') : null) ??
      (count <= above.length ? withNearest(count, 'above') : null)
    if (places) return places
  }
  return []
}

function timeOf(todo: Placed | undefined): number | null {
  if (!todo) return null
  return todo.isUndated === true && todo.placedAt === null ? Infinity : placeOf(todo).getTime()
}

/** `count` times, latest first, each a whole millisecond strictly between the two and none after `now`. */
function between(low: number | null, high: number | null, count: number, now: Date): number[] | null {
  // Inclusive of `now` itself.
  const top = Math.min(high ?? Infinity, now.getTime() + 1)
  const bottom = low ?? top - STEP_MS * (count + 1)
  const room = high === null ? Math.min(top - bottom, STEP_MS * (count + 1)) : top - bottom
  const step = room / (count + 1)
  if (!(step >= 1)) return null
  return Array.from({ length: count }, (_, index) => Math.floor(bottom + step * (count - index)))
}
