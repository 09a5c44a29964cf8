import { useLive } from '@/data/sync/use-live'
import { todoOf, todosSaying, type LiveTodo } from '@/data/todo-lists'
import { soughtIn, type Sought } from './sought'

const NONE: readonly LiveTodo[] = []

export function useTodosSaying(uid: string, texts: readonly string[]): readonly LiveTodo[] {
  const [open, repeating] = texts.length > 0 ? todosSaying(uid, texts) : [null, null]
  const answers = [useLive(uid, open), useLive(uid, repeating)]
  const found = answers.flatMap((live) => (live.status === 'ready' ? live.value : NONE))
  return found.length === 0 ? NONE : [...new Map(found.map((todo) => [todo.id, todo])).values()]
}

export function useTodoOf(uid: string, id: string, isAsked: boolean): Sought<LiveTodo> {
  return soughtIn(useLive(uid, isAsked ? todoOf(id) : null))
}
