import { UnsavedMark } from '@/components/work/unsaved-mark'
import { useEntries } from '@/data/sync/use-live'
import { todoErrorText } from '@/lib/text/todo-error-text'

interface TodoFailureProps {
  uid: string
  /** Numbers of the journal's entries about this todo. */
  refused: readonly number[]
}

export function TodoFailure({ uid, refused }: TodoFailureProps) {
  const entry = useEntries(uid).find(({ number }) => number === refused[0])
  return <UnsavedMark refused={refused} sentence={todoErrorText(placeOf(entry?.name), 'unknown')} />
}

function placeOf(name = '') {
  if (name === 'todos.remove') return 'todoDelete'
  return name === 'todos.add' || name === 'todos.putBack' ? 'todoAdd' : 'todoUpdate'
}
