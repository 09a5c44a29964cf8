import { Suspense, useRef, useState, type ComponentProps } from 'react'
import { askCoach } from '@/components/ask-coach'
import { AskCoachLabel } from '@/components/ask-coach-button'
import type { LiveTodo } from '@/data/todo-lists'
import { capital } from '@/domain/base/text/french-count'
import { datedDay } from '@/domain/base/time/day-name'
import { localDateOf, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { weekdayLabel } from '@/domain/base/time/weekday'
import { placesToMove } from '@/domain/todos/todo-place'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { AnchoredMenu } from '@/ui/popups/menu'

const CopyQuestion = lazyWithPreload(() =>
  import('@/features/todos/copy-question').then((m) => m.CopyQuestion),
)

export interface OpenedMenu {
  readonly menu: 'days' | 'more'
  readonly todo: LiveTodo
  readonly anchor: HTMLElement
}

interface TodoMenuProps {
  opened: OpenedMenu | null
  shown: readonly LiveTodo[]
  now: Date
  onClose: () => void
  /** Returns the next element with the focus, because the todo leaves the list. */
  onMove: (todo: LiveTodo, to: LocalDate) => HTMLElement | null
  /** Moves the todo to another place of the list, from 0. */
  onPlace: (todo: LiveTodo, to: number) => void
  /** Like `onMove`: a todo of a later week leaves the list too. */
  onRepeat: (todo: LiveTodo) => HTMLElement | null
  /** Asks for a date; the focus returns to the anchor. */
  onDate: (todo: LiveTodo, anchor: HTMLElement) => void
}

type Items = ComponentProps<typeof AnchoredMenu>['items']

/** « Déplacer »: the next days with their dates, or another date. « Plus »: its place, every week, copies on other days, the coach. */
export function TodoMenu({ opened, shown, now, onClose, onMove, onPlace, onRepeat, onDate }: TodoMenuProps) {
  const focusAfter = useRef<HTMLElement | null>(null)
  const [copying, setCopying] = useState<LiveTodo | null>(null)

  function days({ todo, anchor }: OpenedMenu): Items {
    const today = localDateOf(now)
    const others = placesToMove(todo, now).map((day) => ({
      key: day,
      label: todo.repeats ? weekdayLabel(weekdayOfDate(day)) : capital(datedDay(day, today)),
      isHalf: true,
      onSelect: () => {
        focusAfter.current = onMove(todo, day)
      },
    }))
    const date = {
      key: 'date',
      label: 'Choisir une date…',
      startsGroup: true,
      onSelect: () => onDate(todo, anchor),
    }
    return todo.repeats ? others : [...others, date]
  }

  function more({ todo, anchor }: OpenedMenu): Items {
    const subject = { kind: 'todo', text: todo.text } as const
    const place = shown.findIndex(({ id }) => id === todo.id)
    const step = (key: string, label: string, to: number) => ({
      key,
      label,
      isHalf: true,
      isDisabled: to < 0 || to >= shown.length,
      onSelect: () => onPlace(todo, to),
    })
    return [
      step('up', 'Monter', place - 1),
      step('down', 'Descendre', place + 1),
      {
        key: 'repeat',
        label: 'Chaque semaine',
        isChecked: todo.repeats,
        startsGroup: true,
        onSelect: () => {
          focusAfter.current = onRepeat(todo)
        },
      },
      { key: 'copy', label: 'Copier vers d’autres jours…', onSelect: () => setCopying(todo) },
      {
        key: 'ask',
        label: <AskCoachLabel subject={subject} />,
        startsGroup: true,
        onSelect: () => askCoach(subject, anchor),
      },
    ]
  }

  return (
    <>
      <AnchoredMenu
        label={opened?.menu === 'more' ? 'Plus' : 'Déplacer vers'}
        anchor={opened?.anchor ?? null}
        onClose={onClose}
        focusAfter={() => {
          const target = focusAfter.current
          focusAfter.current = null
          return target
        }}
        items={opened ? { days, more }[opened.menu](opened) : []}
      />
      <Suspense fallback={null}>
        {copying && <CopyQuestion todo={copying} now={now} onClose={() => setCopying(null)} />}
      </Suspense>
    </>
  )
}
