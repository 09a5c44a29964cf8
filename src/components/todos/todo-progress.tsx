import { useSignedIn } from '@/components/signed-in-context'
import { progressOf } from '@/domain/base/progress'
import type { Todo } from '@/domain/todos/todo'
import { isDone, isOfThisWeek } from '@/domain/todos/week-of-todo'
import { cn } from '@/lib/cn'
import { useMoment } from '@/lib/hooks/use-moment'
import { Burst } from '@/ui/starburst'
import { ProgressBar } from '@/ui/progress-bar'
import { progressWords } from './todo-words'

interface TodoProgressProps {
  todos: readonly Todo[]
  /** The day has more todos than these. */
  hasMore?: boolean
  /** False while it is unknown whether the day is empty. */
  isKnown?: boolean
}

/**
 * « Progression du jour »: the rounded share of done todos this week. Inside the flex row of a visible heading: the text at the end, the bar
 * on a line below. Completing a day on this screen shows a celebration.
 */
export function TodoProgress({ todos, hasMore = false, isKnown = true }: TodoProgressProps) {
  const { deviceNow: now } = useSignedIn()
  const week = todos
    .filter((todo) => isOfThisWeek(todo, now))
    .map((todo) => ({ completed: isDone(todo, now) }))
  const done = week.filter(({ completed }) => completed).length
  const day = hasMore || week.length === 0 ? 'unknown' : done < week.length ? 'open' : 'finished'
  const isFinishing = useMoment(day, (before, after) => before === 'open' && after === 'finished')
  return (
    <>
      <ProgressBar
        label="Progression du jour"
        isLabelHidden
        isThin
        value={progressOf(week)}
        className="order-last w-full"
      />
      <p
        className={cn(
          'relative min-h-5 w-fit text-fine text-muted tabular-nums transition-colors duration-calm',
          isFinishing && 'font-bold text-success',
        )}
      >
        {(isKnown || todos.length > 0) && progressWords(done, week.length, hasMore)}
        {isFinishing && <Burst />}
      </p>
      <p role="status" className="sr-only">
        {isFinishing && 'Toutes les tâches du jour sont faites'}
      </p>
    </>
  )
}
