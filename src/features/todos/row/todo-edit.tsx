import { useEffect, useRef, useState } from 'react'
import { checkTodoText, type Todo } from '@/domain/todos/todo'
import { Button } from '@/ui/button'
import { inlineEditKeys } from '@/ui/fields/inline-edit-keys'
import { TextField } from '@/ui/fields/text-field'
import { todoFaultText } from '@/features/todos/todo-text-fault'
import { dropTodoEdit, keepTodoEdit, readTodoEdit } from './use-todo-draft'

interface TodoEditProps {
  todo: Todo
  /** True after a press; after a reload the focus does not move. */
  takesFocus: boolean
  /** With the new text, or null when cancelled. */
  onClose: (text: string | null) => void
}

/** Edits a todo's text in place: Enter confirms, Esc cancels, blank text is refused. */
export function TodoEdit({ todo: { id, userId, text, dayOfWeek }, takesFocus, onClose }: TodoEditProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => readTodoEdit(userId, id)?.text ?? text)
  const [isRefused, setIsRefused] = useState(false)
  const checked = checkTodoText(typed)

  useEffect(() => {
    if (!takesFocus) return
    field.current?.focus()
    field.current?.setSelectionRange(text.length, text.length)
  }, [takesFocus, text])

  function close(result: string | null) {
    dropTodoEdit(userId, id)
    onClose(result)
  }

  return (
    <form
      noValidate
      data-edits-row=""
      className="flex flex-wrap items-start justify-end gap-2 py-0.5"
      onSubmit={(event) => {
        event.preventDefault()
        if ('text' in checked) {
          close(checked.text)
        } else {
          setIsRefused(true)
          field.current?.focus()
        }
      }}
    >
      <div className="min-w-0 flex-1 basis-60 max-sm:basis-full">
        <TextField
          ref={field}
          label="Modifier la tâche"
          isLabelHidden
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          error={isRefused && 'fault' in checked ? todoFaultText(checked.fault, typed) : null}
          onChange={(event) => {
            setTyped(event.target.value)
            keepTodoEdit(userId, { id, day: dayOfWeek, text: event.target.value })
          }}
          onKeyDown={inlineEditKeys(() => close(null))}
        />
      </div>
      <Button type="submit">Confirmer</Button>
      <Button variant="secondary" onClick={() => close(null)}>
        Annuler
      </Button>
    </form>
  )
}
