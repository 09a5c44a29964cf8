import { doc, setDoc, writeBatch } from 'firebase/firestore'
import type { Todo } from '@/domain/todos/todo'
import { openDatabase } from '@/data/live/firestore'
import { unlessApplied } from '@/data/live/server-answer'
import { toAppError } from '@/data/live/to-app-error'
import type { WriteBeside } from '@/data/live/write-beside'
import { newTodoFields } from '@/data/todos/todo-writes'
import { addTodosWith } from '@/data/todos/todos'

/**
 * The todos of a lesson, whose ids are made of what they say, and what is written beside them: all of it or nothing. A
 * refusal shows where refused todos do, with « Réessayer ».
 */
export async function addLessonTodos(
  uid: string,
  todos: readonly Pick<Todo, 'id' | 'dayOfWeek' | 'text' | 'repeats'>[],
  beside: WriteBeside | null,
  now: Date,
): Promise<void> {
  const { db } = await openDatabase()
  addTodosWith(uid, todos, now, async (made) => {
    const batch = writeBatch(db)
    for (const todo of made) batch.set(doc(db, 'todos', todo.id), newTodoFields(todo))
    beside?.(db, (...written) => batch.set(...written))
    try {
      await batch.commit()
    } catch (thrown) {
      if (toAppError(thrown).code !== 'data/denied') throw thrown
      // Another device made some of them meanwhile, and the others must not be lost with these.
      await Promise.all(made.map((todo) => addOne(todo)))
      const rest: Promise<void>[] = []
      beside?.(db, (...written) => rest.push(setDoc(...written)))
      await Promise.all(rest)
    }

    async function addOne(todo: Todo) {
      const ref = doc(db, 'todos', todo.id)
      await setDoc(ref, newTodoFields(todo)).catch((thrown: unknown) =>
        unlessApplied(ref, uid, 'there', thrown),
      )
    }
  })
}
