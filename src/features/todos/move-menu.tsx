import type { Todo } from '@/domain/todo'
import { WEEKDAYS, weekdayLabel, type Weekday } from '@/domain/weekday'
import { AnchoredMenu } from '@/ui/menu'

interface MoveMenuProps {
  moving: { todo: Todo; anchor: HTMLElement } | null
  onClose: () => void
  onMove: (todo: Todo, to: Weekday) => void
}

/** The six other days, for a task that is not for this one. */
export function MoveMenu({ moving, onClose, onMove }: MoveMenuProps) {
  return (
    <AnchoredMenu
      label="Déplacer vers"
      anchor={moving?.anchor ?? null}
      onClose={onClose}
      items={WEEKDAYS.filter((day) => day !== moving?.todo.dayOfWeek).map((day) => ({
        key: day,
        label: weekdayLabel(day),
        onSelect: () => {
          if (moving) onMove(moving.todo, day)
        },
      }))}
    />
  )
}
