import { collection, getDocs, limit, orderBy, query, where, type Firestore } from 'firebase/firestore'
import { TODOS_PER_QUERY } from '@/domain/base/text-limits'
import type { Todo } from '@/domain/todos/todo'
import { AppError } from '@/domain/base/errors'
import { readLiveTodo } from './todos'

/** What is to do, and what repeats whether it is done or not; the newest of either. From the device without a network. */
export async function readCalendarTodos(db: Firestore, uid: string): Promise<readonly Todo[]> {
  const newest = (field: 'completed' | 'repeats', value: boolean) =>
    getDocs(
      query(
        collection(db, 'todos'),
        where('userId', '==', uid),
        where(field, '==', value),
        orderBy('createdAt', 'desc'),
        limit(TODOS_PER_QUERY),
      ),
    )
  const [open, repeating] = await Promise.all([newest('completed', false), newest('repeats', true)])
  const found = new Map([...open.docs, ...repeating.docs].map((doc) => [doc.id, doc]))
  // What a device never saw is not known to be empty.
  if (found.size === 0 && open.metadata.fromCache) throw new AppError('network/offline')
  return [...found.values()].flatMap((doc) => readLiveTodo(doc) ?? [])
}
