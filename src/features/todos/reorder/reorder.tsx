import { useEffect, useRef, useState, type RefObject } from 'react'
import type { LiveTodo } from '@/data/todo-lists'
import { dragByPointer } from './drag-by-pointer'
import { lift, type Lifted } from './lifted'
import { moveByKeys } from './move-by-keys'
import { rowOf } from './row-marks'

interface ReorderProps {
  list: RefObject<HTMLElement | null>
  todos: readonly LiveTodo[]
  onPlace: (todo: LiveTodo, to: number) => void
}

/** Changes the order of a day's todos by pointer and by keys. Loaded when a handle is reached. */
export function Reorder({ list, todos, onPlace }: ReorderProps) {
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState('')
  const preview = useRef<HTMLParagraphElement>(null)
  const latest = useRef({ todos, onPlace })
  useEffect(() => {
    latest.current = { todos, onPlace }
  })

  useEffect(() => {
    const rows = list.current
    if (!rows) return
    let lifted: Lifted | null = null
    let by: 'keys' | 'pointer' = 'keys'
    const take = (id: string) => lift(rows, () => latest.current.todos, id)

    function end(isPutBack: boolean) {
      const { todo, standing, place, end } = lifted ?? {}
      lifted = null
      setDragged('')
      if (!todo || !standing || !place || !end) return
      const { text, place: ordinal, count } = standing()
      const to = place()
      end()
      const now = latest.current.todos.findIndex(({ id }) => id === todo.id)
      const known = latest.current.todos[now]
      const isMoved = !isPutBack && known !== undefined && to !== now
      setSaid(`${text}\u00a0: ${isMoved ? `posée, place ${ordinal} sur ${count}` : 'remise à sa place'}`)
      if (isMoved) latest.current.onPlace(known, to)
    }

    const stops = [
      moveByKeys(rows, {
        isLifted: () => lifted !== null && by === 'keys',
        step(id, count) {
          const isFirst = lifted === null
          by = 'keys'
          lifted ??= take(id)
          if (!lifted) return
          lifted.step(count)
          const { text, place, count: all } = lifted.standing()
          setSaid(
            isFirst
              ? `${text}\u00a0: place ${place} sur ${all}. Entrée pour poser ici, Échap pour remettre à sa place.`
              : `Place ${place} sur ${all}`,
          )
        },
        putDown: () => end(false),
        putBack() {
          if (by === 'keys' && lifted) end(true)
        },
      }),
      dragByPointer(rows, {
        start(id) {
          if (lifted) end(true)
          by = 'pointer'
          lifted = take(id)
          setDragged(lifted?.todo.text ?? '')
        },
        move(x, y) {
          if (preview.current) preview.current.style.transform = `translate(${x}px, ${y}px)`
          if (lifted) pointAt(rows, lifted, y)
        },
        end,
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      lifted?.end()
    }
  }, [list])

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {dragged !== '' && (
        <p
          ref={preview}
          aria-hidden
          dir="auto"
          className="pointer-events-none fixed top-2 left-3 z-50 max-w-64 truncate rounded-field border border-line bg-raised px-3 py-2 text-small text-ink shadow-pop"
        >
          {dragged}
        </p>
      )}
    </>
  )
}

/** The row at the pointer's height, also to the left or right of the list; above or below all rows, the first or the last. */
function pointAt(rows: HTMLElement, lifted: Lifted, y: number): void {
  const box = rows.getBoundingClientRect()
  const row = rowOf(document.elementFromPoint(box.left + box.width / 2, y))
  if (!row || !rows.contains(row)) return
  const { top, height } = row.getBoundingClientRect()
  const next = y < top + height / 2 ? row : nextRow(rows, row)
  const id = next?.dataset['row'] ?? null
  // A place before itself is its present place.
  lifted.goBefore(id === lifted.todo.id ? (nextRow(rows, next)?.dataset['row'] ?? null) : id)
}

function nextRow(rows: HTMLElement, row: HTMLElement | null): HTMLElement | null {
  const all = [...rows.querySelectorAll<HTMLElement>('[data-row]')]
  return (row && all[all.indexOf(row) + 1]) ?? null
}
