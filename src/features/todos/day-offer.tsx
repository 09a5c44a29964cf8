import { CalendarDays } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Weekday } from '@/domain/base/time/weekday'
import { checkTodoText } from '@/domain/todos/todo'
import { dayWord, readTodo } from '@/domain/todos/typed-todo'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast'

interface DayOfferProps {
  typed: string
  day: Weekday
  today: Weekday
  onAdd: (text: string, day: Weekday) => void
}

/** « appeler le fournisseur vendredi »: offers to add the todo to Friday, if the list is another day's. */
export function DayOffer({ typed, day, today, onAdd }: DayOfferProps) {
  const navigate = useNavigate()
  const todo = readTodo(typed, today)
  const checked = checkTodoText(todo.text)
  const named = todo.day
  if (!named || named === day || !('text' in checked)) return null
  const word = dayWord(named, today)
  return (
    <Button
      variant="secondary"
      className="absolute left-0 z-10 shadow-pop max-sm:bottom-full max-sm:left-4 max-sm:mb-2 sm:top-full sm:mt-1"
      // Leaves a phone's keyboard open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        onAdd(checked.text, named)
        showToast({
          text: `Tâche ajoutée à ${word}`,
          action: { label: 'Voir', run: () => void navigate(paths.todosOf(named)) },
        })
      }}
    >
      <CalendarDays aria-hidden className="size-4 text-muted" />
      {`Ajouter à ${word}`}
    </Button>
  )
}
