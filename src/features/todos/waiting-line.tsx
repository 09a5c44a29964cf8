import { CloudUpload } from 'lucide-react'
import { useTodoOutbox } from '@/components/todos/use-todos'
import type { LiveTodo } from '@/data/todos/todos'

interface WaitingLineProps {
  todos: readonly LiveTodo[]
  uid: string
  isOffline: boolean
}

/**
 * How much waits for the network: what the list shows as pending (also after a reload), and what it
 * cannot show, such as deleted todos and those of other days. Empty, it stays for screen readers.
 */
export function WaitingLine({ todos, uid, isOffline }: WaitingLineProps) {
  const waiting = useTodoOutbox(uid, 'waiting')
  const unheard = useTodoOutbox(uid, 'unheard')
  const ids = isOffline
    ? new Set([
        ...todos.filter(({ isPending }) => isPending).map(({ id }) => id),
        ...waiting,
        ...unheard.map(({ todo }) => todo.id),
      ])
    : null
  return (
    <div role="status" className="empty:hidden">
      {ids && ids.size > 0 && (
        <p className="flex items-center gap-2 rounded-field bg-warning-soft px-4 py-2.5 text-small font-medium text-warning">
          <CloudUpload aria-hidden className="size-4 shrink-0" />
          {`Hors ligne\u00a0: ${ids.size} ${ids.size > 1 ? 'modifications' : 'modification'} en attente`}
        </p>
      )}
    </div>
  )
}
