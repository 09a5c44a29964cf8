import type { Todo } from '@/domain/todos/todo'
import { cn } from '@/lib/cn'
import { Checkbox } from '@/ui/fields/checkbox'
import { EarnedMark, EarnedWords } from './earned-mark'
import { useTick } from './use-tick'

interface TodoCheckboxProps {
  todo: Todo
  /** In this week: see `week-of-todo.ts`. */
  isDone: boolean
  /** Instead of its own tick: where the row leaves with it, its place shows what was earned. */
  onTick?: ((isTicked: boolean) => void) | undefined
  className?: string
}

/** A checkbox named by its todo's text. */
export function TodoCheckbox({ todo, isDone, onTick, className }: TodoCheckboxProps) {
  const { tick, earned, hasTicked } = useTick()

  return (
    <>
      <label className={cn('relative flex min-w-0 items-start', className)}>
        <Checkbox
          isDone
          checked={isDone}
          onChange={({ target }) => (onTick ? onTick(target.checked) : tick(todo, target.checked))}
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
        {/* Overlays the end of the row without moving it. */}
        <EarnedMark earned={earned} className="absolute top-2 right-0" />
      </label>
      {/* A list can have a thousand rows, so only a ticked row has a live region. */}
      {hasTicked && <EarnedWords earned={earned} />}
    </>
  )
}
