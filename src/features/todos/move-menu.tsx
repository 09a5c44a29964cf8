import { Suspense, useRef, useState } from 'react'
import { askCoach } from '@/components/ask-coach'
import { AskCoachLabel } from '@/components/ask-coach-button'
import type { LiveTodo } from '@/data/todo-lists'
import { WEEKDAYS, weekdayLabel, type Weekday } from '@/domain/base/time/weekday'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { AnchoredMenu } from '@/ui/popups/menu'

const CopyQuestion = lazyWithPreload(() => import('./copy-question').then((m) => m.CopyQuestion))

interface Moving {
  readonly todo: LiveTodo
  readonly anchor: HTMLElement
}

interface MoveMenuProps {
  moving: Moving | null
  /** The list that it stands in. */
  shown: readonly LiveTodo[]
  onClose: () => void
  /** Returns where the focus goes on, since the todo leaves the list. */
  onMove: (todo: LiveTodo, to: Weekday) => HTMLElement | null
  /** To another place of the list, from 0. */
  onPlace: (todo: LiveTodo, to: number) => void
  onRepeat: (todo: LiveTodo) => void
  /** Asks for a date; the focus comes back to the same button. */
  onDate: (todo: LiveTodo, anchor: HTMLElement) => void
}

/**
 * One place up or down, for who cannot drag; the six other days, a date, or every week; other days as well; and the coach,
 * before it is put off once more.
 */
export function MoveMenu({ moving, shown, onClose, onMove, onPlace, onRepeat, onDate }: MoveMenuProps) {
  const focusAfter = useRef<HTMLElement | null>(null)
  const [copying, setCopying] = useState<Moving | null>(null)
  const subject = moving && ({ kind: 'todo', text: moving.todo.text } as const)
  const place = shown.findIndex(({ id }) => id === moving?.todo.id)
  const step = (key: string, label: string, to: number) => ({
    key,
    label,
    isHalf: true,
    isDisabled: to < 0 || to >= shown.length,
    onSelect: () => {
      if (moving) onPlace(moving.todo, to)
    },
  })
  return (
    <>
      <AnchoredMenu
        label="Déplacer vers"
        anchor={moving?.anchor ?? null}
        onClose={onClose}
        focusAfter={() => {
          const target = focusAfter.current
          focusAfter.current = null
          return target
        }}
        items={[
          step('up', 'Monter', place - 1),
          step('down', 'Descendre', place + 1),
          ...WEEKDAYS.filter((day) => day !== moving?.todo.dayOfWeek).map((day) => ({
            key: day,
            label: weekdayLabel(day),
            isHalf: true,
            onSelect: () => {
              if (moving) focusAfter.current = onMove(moving.todo, day)
            },
          })),
          {
            key: 'repeat',
            label: 'Chaque semaine',
            isChecked: moving?.todo.repeats ?? false,
            onSelect: () => {
              if (moving) onRepeat(moving.todo)
            },
          },
          ...(moving?.todo.repeats === true
            ? []
            : [
                {
                  key: 'date',
                  label: 'Choisir une date…',
                  onSelect: () => {
                    if (moving) onDate(moving.todo, moving.anchor)
                  },
                },
              ]),
          {
            key: 'copy',
            label: "Copier vers d'autres jours…",
            onSelect: () => setCopying(moving),
          },
          {
            key: 'ask',
            label: subject && <AskCoachLabel subject={subject} />,
            onSelect: () => {
              if (moving && subject) askCoach(subject, moving.anchor)
            },
          },
        ]}
      />
      <Suspense fallback={null}>
        {copying && <CopyQuestion todo={copying.todo} onClose={() => setCopying(null)} />}
      </Suspense>
    </>
  )
}
