import { useRef } from 'react'
import { askCoach } from '@/components/ask-coach'
import { AskCoachLabel } from '@/components/ask-coach-button'
import type { Todo } from '@/domain/todos/todo'
import { WEEKDAYS, weekdayLabel, type Weekday } from '@/domain/base/weekday'
import { AnchoredMenu } from '@/ui/menu'

interface MoveMenuProps {
  moving: { todo: Todo; anchor: HTMLElement } | null
  onClose: () => void
  /** Returns where the focus goes on, since the todo leaves the list. */
  onMove: (todo: Todo, to: Weekday) => HTMLElement | null
}

/** The six other days, for a todo that is not for this one; and the coach, before it is put off once more. */
export function MoveMenu({ moving, onClose, onMove }: MoveMenuProps) {
  const focusAfter = useRef<HTMLElement | null>(null)
  const subject = moving && ({ kind: 'todo', text: moving.todo.text } as const)
  return (
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
        ...WEEKDAYS.filter((day) => day !== moving?.todo.dayOfWeek).map((day) => ({
          key: day,
          label: weekdayLabel(day),
          onSelect: () => {
            if (moving) focusAfter.current = onMove(moving.todo, day)
          },
        })),
        {
          key: 'ask',
          label: subject && <AskCoachLabel subject={subject} />,
          onSelect: () => {
            if (moving && subject) askCoach(subject, moving.anchor)
          },
        },
      ]}
    />
  )
}
