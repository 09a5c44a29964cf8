import { serverNow } from '@/data/session/server-clock'
import { dropChange, type TodoChange } from '@/data/todos/todo-outbox'
import { retryChange } from '@/data/todos/todos'
import { errorText } from '@/lib/error-text'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

const PLACES = {
  add: 'todoAdd',
  rename: 'todoUpdate',
  tick: 'todoUpdate',
  move: 'todoUpdate',
  order: 'todoUpdate',
  repeat: 'todoUpdate',
  remove: 'todoDelete',
} as const

/** A change that the server refused, with what was typed: send it again, or give it up. */
export function TodoFailure({ change }: { change: TodoChange }) {
  const { id, userId } = change.todo
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => retryChange(change, serverNow())}>
            Réessayer
          </Button>
          <Button variant="ghost" onClick={() => dropChange(userId, id)}>
            Abandonner
          </Button>
        </span>
      }
    >
      <strong>Non enregistré</strong>
      {` · ${errorText(PLACES[change.kind], 'unknown')}`}
      {change.kind === 'rename' && (
        <span dir="auto" className="mt-1 block text-body text-ink">
          {change.text}
        </span>
      )}
    </Notice>
  )
}
