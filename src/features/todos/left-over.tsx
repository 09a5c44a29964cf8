import { ChevronDown, History } from 'lucide-react'
import { useId, useState, type RefObject } from 'react'
import { offerUndo } from '@/components/offer-undo'
import type { LiveTodo } from '@/data/todo-lists'
import { postpone, removeTodos } from '@/data/todos'
import { agreed, counted } from '@/domain/base/text/french-count'
import { WEEKDAYS, weekdayLabel } from '@/domain/base/time/weekday'
import { byPlace, type Todo } from '@/domain/todos/todo'
import { daysBefore } from '@/domain/todos/week-of-todo'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'

const list = new Intl.ListFormat('fr')

interface LeftOverProps {
  /** At least one. Unreadable todos remain in the tabs of their days. */
  todos: readonly LiveTodo[]
  now: Date
  /** Takes the focus when the line disappears. */
  heading: RefObject<HTMLElement | null>
}

/** Open todos of this week's past days; none is moved automatically. */
export function LeftOver({ todos: unsorted, now, heading }: LeftOverProps) {
  const todos = [...unsorted].sort(byDay)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const days = daysBefore(now).filter((day) => todos.some(({ dayOfWeek }) => dayOfWeek === day))
  const words = `${counted(todos.length, 'tâche')} non ${agreed(todos.length, 'faite')} ${list.format(days)}`

  function settle(verb: typeof postpone, one: string, many: string) {
    heading.current?.focus()
    const undo = verb(todos, now)
    offerUndo(todos.length === 1 ? `1\u00a0tâche ${one}` : `${counted(todos.length, 'tâche')} ${many}`, undo)
  }

  return (
    <section
      aria-label={words}
      className="flex flex-col rounded-field border border-line bg-canvas px-4 py-1.5 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-target items-center gap-2 text-left text-small font-semibold underline-offset-4 hover:underline"
        >
          <History aria-hidden className="size-4 shrink-0 text-muted" />
          {words}
          <ChevronDown
            aria-hidden
            className={cn(
              'size-4 shrink-0 text-muted transition-transform duration-quick',
              isOpen && 'rotate-180',
            )}
          />
        </button>
        <span className="-mx-3 flex flex-wrap gap-x-1 max-[26rem]:-mx-2">
          <Button
            variant="ghost"
            className="px-3 max-[26rem]:px-2"
            onClick={() => settle(postpone, 'reportée à aujourd’hui', 'reportées à aujourd’hui')}
          >
            Mettre à aujourd'hui
          </Button>
          <Button
            variant="ghost"
            className="px-3 text-muted max-[26rem]:px-2"
            onClick={() => settle(removeTodos, 'supprimée', 'supprimées')}
          >
            Laisser tomber
          </Button>
        </span>
      </div>
      <ul id={id} hidden={!isOpen} className="pb-2">
        {todos.map(({ id: key, text, dayOfWeek }) => (
          <li key={key} className="border-t border-line py-2 text-small wrap-anywhere">
            <span className="mr-2 text-fine font-semibold text-muted">{weekdayLabel(dayOfWeek)}</span>
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function byDay(a: Todo, b: Todo): number {
  return WEEKDAYS.indexOf(a.dayOfWeek) - WEEKDAYS.indexOf(b.dayOfWeek) || byPlace(a, b)
}
