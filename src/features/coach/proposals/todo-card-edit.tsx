import { useState } from 'react'
import { TODO_MAX } from '@/domain/base/text-limits'
import type { ProposedTodo } from '@/domain/coach/proposal'
import { checkTodoText } from '@/domain/todos/todo'
import { Button } from '@/ui/button'
import { SwitchField } from '@/ui/switch-field'
import { TextField } from '@/ui/text-field'
import { CardForm, lineOf } from './card-form'
import { DayPills } from '@/components/work/day-pills'

interface TodoCardEditProps {
  proposed: ProposedTodo
  onAdd: (edited: ProposedTodo) => void
  onCancel: () => void
}

/** The words and the day of a task, and whether it comes again, before it is added. */
export function TodoCardEdit({ proposed, onAdd, onCancel }: TodoCardEditProps) {
  const [text, setText] = useState(proposed.texte)
  const [jour, setJour] = useState(proposed.jour)
  const [isWeekly, setIsWeekly] = useState(proposed.chaqueSemaine)
  const [error, setError] = useState<string | null>(null)

  function submit() {
    const checked = checkTodoText(lineOf(text))
    if ('text' in checked) onAdd({ ...proposed, jour, texte: checked.text, chaqueSemaine: isWeekly })
    else if (checked.fault === 'blank') setError("Écris ce qu'il y a à faire.")
    else setError(`Une tâche tient en ${TODO_MAX} caractères.`)
  }

  return (
    <CardForm submit={<Button type="submit">Ajouter</Button>} onSubmit={submit} onCancel={onCancel}>
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
      <SwitchField
        label="Chaque semaine"
        hint={`La tâche revient chaque ${jour}.`}
        isOn={isWeekly}
        onChange={setIsWeekly}
      />
    </CardForm>
  )
}
