import { useEffect, useRef, useState } from 'react'
import { checkTaskText } from '@/domain/todo'
import { Button } from '@/ui/button'
import { inlineEditKeys } from '@/ui/inline-edit-keys'
import { TextField } from '@/ui/text-field'
import { taskFaultText } from './task-text-fault'

interface TaskEditProps {
  text: string
  /** With the new text, or null when cancelled. */
  onClose: (text: string | null) => void
}

/** A task's text in place: Enter confirms, Esc cancels, nothing blank is accepted. */
export function TaskEdit({ text, onClose }: TaskEditProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [isRefused, setIsRefused] = useState(false)
  const checked = checkTaskText(typed)

  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(text.length, text.length)
  }, [text])

  return (
    <form
      noValidate
      className="flex flex-wrap items-start justify-end gap-2 py-0.5"
      onSubmit={(event) => {
        event.preventDefault()
        if ('text' in checked) {
          onClose(checked.text)
        } else {
          setIsRefused(true)
          field.current?.focus()
        }
      }}
    >
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          ref={field}
          label="Modifier la tâche"
          isLabelHidden
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          error={isRefused && 'fault' in checked ? taskFaultText(checked.fault, typed) : null}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={inlineEditKeys(() => onClose(null))}
        />
      </div>
      <Button type="submit">Confirmer</Button>
      <Button variant="secondary" onClick={() => onClose(null)}>
        Annuler
      </Button>
    </form>
  )
}
