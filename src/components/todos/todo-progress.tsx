import { useSignedIn } from '@/components/signed-in-context'
import { progressOf } from '@/domain/base/progress'
import type { Todo } from '@/domain/todos/todo'
import { isDone, isOfThisWeek } from '@/domain/todos/week-of-todo'
import { cn } from '@/lib/cn'
import { useMoment } from '@/lib/hooks/use-moment'
import { Burst } from '@/ui/burst'
import { ProgressBar } from '@/ui/progress-bar'
import { progressWords } from './todo-words'

interface TodoProgressProps {
  todos: readonly Todo[]
  /** The day has more todos than these. */
  hasMore?: boolean
  /** False while it is unknown whether the day is empty. */
  isKnown?: boolean
  /** Inside the flex row of a heading that names it: the text at the end, the bar on a line below. */
  isSlim?: boolean
}

/** « Progression du jour »: the rounded share of done todos this week. Completing a day on this screen shows a celebration. */
export function TodoProgress({ todos, hasMore = false, isKnown = true, isSlim = false }: TodoProgressProps) {
  const { deviceNow: now } = useSignedIn()
  const week = todos
    .filter((todo) => isOfThisWeek(todo, now))
    .map((todo) => ({ completed: isDone(todo, now) }))
  const done = week.filter(({ completed }) => completed).length
  const day = hasMore || week.length === 0 ? 'unknown' : done < week.length ? 'open' : 'finished'
  const isFinishing = useMoment(day, (before, after) => before === 'open' && after === 'finished')
  return (
    <div className={cn(isSlim && 'contents')}>
      <ProgressBar
        label="Progression du jour"
        isLabelHidden={isSlim}
        isThin={isSlim}
        value={progressOf(week)}
        className={cn(isSlim && 'order-last w-full')}
      />
      <p
        className={cn(
          'relative min-h-5 w-fit text-fine text-muted tabular-nums transition-colors duration-calm',
          !isSlim && 'mt-2',
          isFinishing && 'font-bold text-success',
        )}
      >
        {(isKnown || todos.length > 0) && progressWords(done, week.length)}
        {hasMore && ' affichées'}
        {isFinishing && <Burst />}
      </p>
      <p role="status" className="sr-only">
        {isFinishing && 'Toutes les tâches du jour sont faites'}
      </p>
    </div>
  )
}
