import { useEffect } from 'react'
import { useTodoOutbox } from '@/components/todos/use-todos'

/** Sees to the changes whose answer nobody hears: those of a page that is gone. Draws nothing. */
export function Delivery({ uid }: { uid: string }) {
  const isUnheard = useTodoOutbox(uid, 'unheard').length > 0

  useEffect(() => {
    if (!isUnheard) return
    import('@/data/todos/todo-delivery')
      .then(({ deliverTodos }) => {
        deliverTodos(uid)
      })
      .catch((thrown: unknown) => {
        console.warn('What waits here is for the next page:', thrown)
      })
  }, [uid, isUnheard])

  return null
}
