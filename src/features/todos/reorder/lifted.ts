import type { Todo } from '@/domain/todos/todo'
import { clearMarks, markRow, rowWith } from './row-marks'

interface Standing {
  readonly text: string
  /** From 1. */
  readonly place: number
  readonly count: number
}

/** A todo between lift and drop. The rows do not move meanwhile: a line marks the new place. */
export interface Lifted {
  readonly todo: Todo
  /** Moves by this many places, at most to an end, and scrolls there, for the keys. */
  step: (by: number) => void
  /** Moves before that todo; null: to the end. */
  goBefore: (id: string | null) => void
  standing: () => Standing
  /** The new place, from 0. */
  place: () => number
  /** Removes the marks after a drop or a cancel. */
  end: () => void
}

/** Null: the todo is missing. The list may change, so the new place is stored as the next todo, not as a number. */
export function lift(list: HTMLElement, todosNow: () => readonly Todo[], id: string): Lifted | null {
  const todo = todosNow().find((one) => one.id === id)
  if (!todo) return null
  const others = () => todosNow().filter((one) => one.id !== id)
  const placeNow = () => todosNow().findIndex((one) => one.id === id)
  let before = others()[placeNow()]?.id ?? null

  function place(): number {
    const rest = others()
    const index = rest.findIndex((one) => one.id === before)
    if (index !== -1) return index
    // The next todo was deleted: back to the todo's own place.
    return before === null ? rest.length : placeNow()
  }

  function goBefore(next: string | null): HTMLElement | null {
    before = next
    clearMarks(list, '[data-mark]:not([data-mark="lifted"])')
    const to = place()
    if (to === placeNow()) return rowWith(list, id)
    const follower = others()[to]
    const last = others().at(-1)
    const row = rowWith(list, (follower ?? last)?.id ?? '')
    markRow(row, follower ? 'before' : 'after')
    return row
  }

  markRow(rowWith(list, id), 'lifted')
  return {
    todo,
    goBefore,
    step(by) {
      const rest = others()
      const to = Math.min(Math.max(place() + by, 0), rest.length)
      goBefore(rest[to]?.id ?? null)?.scrollIntoView({ block: 'nearest' })
    },
    standing: () => ({ text: todo.text, place: place() + 1, count: others().length + 1 }),
    place,
    end: () => clearMarks(list),
  }
}
