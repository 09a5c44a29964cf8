import { useState } from 'react'
import { TEXT_GIVEN_UP } from '@/components/give-up'
import { offerUndo } from '@/components/offer-undo'
import { serverNow } from '@/data/session/server-clock'
import { useLive } from '@/data/sync/use-live'
import { todoOf } from '@/data/todo-lists'
import { addTodos } from '@/data/todos'
import { checkTodoText } from '@/domain/todos/todo'
import type { Weekday } from '@/domain/base/time/weekday'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { dropTodoEdit, keepTodoEdit, readTodoEdit, type TodoEditDraft } from './use-todo-draft'

interface LostEditProps {
  uid: string
  day: Weekday
  /** A todo that is not in the day's list; it may be among the earlier done ones. */
  id: string
}

/** The text of an edit whose todo was deleted or moved elsewhere: the text remains and can be used. */
export function LostEdit({ uid, day, id }: LostEditProps) {
  const [, setIsSettled] = useState(false)
  const live = useLive(uid, todoOf(id))
  const edit = readTodoEdit(uid, id)
  const isGone = live.status === 'ready' && live.isLive && live.value?.dayOfWeek !== day
  if (!isGone || !edit) return null
  const checked = checkTodoText(edit.text)

  function settle() {
    dropTodoEdit(uid, id)
    setIsSettled((was) => !was)
  }

  function giveUp(lost: TodoEditDraft) {
    settle()
    offerUndo(TEXT_GIVEN_UP, () => {
      keepTodoEdit(uid, lost)
      setIsSettled((was) => !was)
    })
  }

  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <span className="flex flex-wrap gap-2">
          {'text' in checked && (
            <Button
              variant="secondary"
              onClick={() => {
                settle()
                addTodos(day, [checked.text], serverNow())
              }}
            >
              Recréer la tâche
            </Button>
          )}
          <Button variant="ghost" onClick={() => giveUp(edit)}>
            Abandonner
          </Button>
        </span>
      }
    >
      {'Cette tâche a été supprimée ou déplacée ailleurs. Votre texte est gardé\u00a0:'}
      <span dir="auto" className="mt-1 block text-body break-words text-ink">
        {edit.text}
      </span>
    </Notice>
  )
}
