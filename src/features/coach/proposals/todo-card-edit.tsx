import { useState } from 'react'
import { cleanMessage } from '@/domain/coach/clean-message'
import { TODO_MAX } from '@/domain/base/text-limits'
import type { ProposedTodo } from '@/domain/coach/proposal'
import { checkTodoText } from '@/domain/todos/todo'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { DayPills } from './day-pills'

interface TodoCardEditProps {
  proposed: ProposedTodo
  onAdd: (edited: ProposedTodo) => void
  onCancel: () => void
}

/** The words and the day of a task, before it is added. */
export function TodoCardEdit({ proposed, onAdd, onCancel }: TodoCardEditProps) {
  const [text, setText] = useState(proposed.texte)
  const [jour, setJour] = useState(proposed.jour)
  const [error, setError] = useState<string | null>(null)

  function submit() {
    // As the card will be read again: the task must say the same.
    const checked = checkTodoText(cleanMessage(text).replace(/\s+/g, ' '))
    if ('text' in checked) onAdd({ ...proposed, jour, texte: checked.text })
    else if (checked.fault === 'blank') setError("Écris ce qu'il y a à faire.")
    else setError(`Une tâche tient en ${TODO_MAX} caractères.`)
  }

  return (
    <form
      className="flex flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label="Tâche"
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value)
          setError(null)
        }}
      />
      <DayPills label="Jour" day={jour} onChange={setJour} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Ajouter</Button>
        <Button variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
