import { useEffect, useMemo } from 'react'
import { useLasts } from '@/components/use-lasts'
import { useTodoOutbox } from '@/components/use-todo-outbox'
import { dropChange, type TodoChange } from '@/data/todo-outbox'
import type { TodoList } from '@/data/todos'
import type { Live } from '@/data/use-live'
import type { Weekday } from '@/domain/weekday'

/** Another tab may be sending right now: what looks lost is given this long to appear. */
const SETTLE_MS = 5_000

/**
 * The changes that were refused, with those whose answer nobody heard: sent before a reload, then neither
 * waiting nor on the server. What turns out to be saved is forgotten.
 */
export function useLostChanges(uid: string, day: Weekday, list: Live<TodoList>): readonly TodoChange[] {
  const failed = useTodoOutbox(uid, 'failed')
  const orphans = useTodoOutbox(uid, 'orphans')
  const isSynced = list.status === 'ready' && !list.isFromCache && !list.isPending
  const isSettled = useLasts(isSynced && orphans.length > 0, SETTLE_MS)
  const value = list.status === 'ready' ? list.value : null

  const { saved, lost } = useMemo(() => {
    const saved: TodoChange[] = []
    const lost: TodoChange[] = []
    if (!isSettled || !value) return { saved, lost }
    for (const change of orphans.filter(({ todo }) => todo.dayOfWeek === day)) {
      const stored = value.items.find(({ id }) => id === change.todo.id)
      const isSaved = change.kind === 'rename' ? stored?.text === change.text : stored !== undefined
      if (isSaved) saved.push(change)
      else if (stored || !value.hasMore) lost.push(change)
    }
    return { saved, lost }
  }, [isSettled, value, orphans, day])

  useEffect(() => {
    for (const { todo } of saved) dropChange(uid, todo.id)
  }, [uid, saved])

  return useMemo(() => (lost.length > 0 ? [...failed, ...lost] : failed), [failed, lost])
}
