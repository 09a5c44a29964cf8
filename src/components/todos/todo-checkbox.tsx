import type { Todo } from '@/domain/todos/todo'
import { cn } from '@/lib/cn'
import { Checkbox } from '@/ui/fields/checkbox'
import { useWanted } from '@/lib/hooks/use-wanted'
import { EarnedMark, EarnedWords } from './earned-mark'
import { useTick } from './use-tick'

interface TodoCheckboxProps {
  todo: Todo
  /** This week: see `week-of-todo.ts`. */
  isDone: boolean
  className?: string
}

/**
 * A todo that can be ticked, named by its text. The tick paints in this frame and in this row alone: the journal keeps it
 * some frames later, and only then does the list learn of it.
 */
export function TodoCheckbox({ todo, isDone: isDoneNow, className }: TodoCheckboxProps) {
  const [isDone, want] = useWanted(isDoneNow)
  const { tick, earned, hasTicked } = useTick()

  return (
    <>
      <label className={cn('relative flex min-w-0 items-start', className)}>
        <Checkbox
          checked={isDone}
          onChange={(event) => {
            want(event.target.checked)
            tick(todo, event.target.checked)
          }}
        />
        <span
          dir="auto"
          className={cn(
            'min-w-0 flex-1 py-2.5 text-body break-words transition-colors duration-quick',
            isDone && 'text-muted line-through decoration-line-strong',
          )}
        >
          {todo.text}
        </span>
        {/* Over the end of the row: nothing moves for it. */}
        <EarnedMark earned={earned} className="absolute top-2 right-0" />
      </label>
      {/* A list can hold a thousand: only the row that was ticked says what it earned. */}
      {hasTicked && <EarnedWords earned={earned} />}
    </>
  )
}
