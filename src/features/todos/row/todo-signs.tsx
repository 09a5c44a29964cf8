import { CalendarDays, Repeat } from 'lucide-react'
import { capital } from '@/domain/base/text/french-count'
import { datedDay } from '@/domain/base/time/day-name'
import { localDateOf } from '@/domain/base/time/local-date'
import type { Todo } from '@/domain/todos/todo'
import { dueOn, weeksSinceStart } from '@/domain/todos/week-of-todo'
import { weeksWords } from '@/components/todos/todo-words'
import { cn } from '@/lib/cn'

/** The repetition with its done weeks, or the day in a later week. */
export function TodoSigns({ todo, now }: { todo: Todo; now: Date }) {
  return (
    <p
      data-signs=""
      className="mb-1.5 ml-8.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-muted"
    >
      {todo.repeats ? (
        <>
          <span className="inline-flex items-center gap-1.5">
            <Repeat aria-hidden className="size-3.5" />
            Chaque semaine
          </span>
          <Weeks weeks={weeksSinceStart(todo, now)} />
        </>
      ) : (
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays aria-hidden className="size-3.5" />
          {capital(datedDay(dueOn(todo, now), localDateOf(now)))}
        </span>
      )}
    </p>
  )
}

/** One dot per week, this week last. */
function Weeks({ weeks }: { weeks: readonly boolean[] }) {
  return (
    <span role="img" aria-label={weeksWords(weeks)} className="inline-flex items-center gap-1">
      {weeks.map((isDone, index) => (
        <span key={index} className={cn('size-2 rounded-full border border-brand', isDone && 'bg-brand')} />
      ))}
    </span>
  )
}
