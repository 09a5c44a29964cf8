import { pastedLine } from '@/domain/base/text/pasted'
import { DayPills } from '@/components/work/day-pills'
import { useTodosSaying } from '@/components/work/use-known-todos'
import { useSignedIn } from '@/components/signed-in-context'
import { isAmong } from '@/data/todo-lists'
import {
  addTodosLabel,
  checkTodos,
  dayField,
  offField,
  todoField,
  todoLines,
  type TodoLine,
  type TodosExercise,
} from '@/domain/learning/todos-exercise'
import type { Faults } from '@/domain/learning/typed'
import { Checkbox } from '@/ui/fields/checkbox'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { ExerciseForm } from './exercise-form'
import type { ExercisePlace } from './place'
import { takeTodos } from './take-exercise'
import { faultOf, useTyped, type TypedFields } from './use-typed'

/** Proposed tasks, each with its box, its words and its day. */
export function TodosForm({ exercise, place }: { exercise: TodosExercise; place: ExercisePlace }) {
  const { deviceNow } = useSignedIn()
  const fields = useTyped(place)
  const lines = todoLines(exercise, fields.typed, deviceNow)
  const known = useTodosSaying(
    place.uid,
    lines.map(({ text }) => pastedLine(text)),
  )
  const isListed = ({ day, text }: TodoLine) => isAmong(known, day, text)
  const { work, faults } = checkTodos(lines, isListed)
  const isAllThere = work?.length === 0

  return (
    <ExerciseForm
      place={place}
      fields={fields}
      faults={faults}
      label={
        isAllThere ? "C'est déjà dans ma semaine" : addTodosLabel(lines.filter((line) => !isListed(line)))
      }
      onTake={() => work && takeTodos(place, exercise, work, fields.typed)}
    >
      <ul className="flex flex-col divide-y divide-line">
        {lines.map((line, at) => (
          <Line key={at} {...{ line, at, fields, faults }} isListed={isListed(line)} />
        ))}
      </ul>
      {exercise.repeats && <p className="text-small text-muted">Cette tâche revient chaque semaine.</p>}
    </ExerciseForm>
  )
}

interface LineProps {
  line: TodoLine
  at: number
  fields: TypedFields
  faults: Faults | null
  isListed: boolean
}

function Line({ line: { text, day, isOn }, at, fields, faults, isListed }: LineProps) {
  const { type } = fields
  const name = `Tâche ${at + 1}`
  const noneFault = at === 0 ? faultOf(fields, faults, offField(0)) : null
  return (
    <li className="flex items-start gap-1 py-3 first:pt-0 last:pb-0">
      <Checkbox
        className="-ml-2.5"
        aria-label={`Ajouter la ${name.toLowerCase()}`}
        aria-invalid={noneFault !== null || undefined}
        checked={isOn}
        onChange={({ target }) => type(offField(at), target.checked ? 'on' : 'off')}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <TextAreaField
          label={name}
          isLabelHidden
          dir="auto"
          rows={2}
          className="field-sizing-content min-h-target disabled:opacity-60"
          disabled={!isOn}
          value={text}
          error={faultOf(fields, faults, todoField(at)) ?? noneFault}
          onChange={({ target }) => type(todoField(at), target.value)}
        />
        {isOn && (
          <DayPills
            label={`Jour de la ${name.toLowerCase()}`}
            day={day}
            onChange={(next) => type(dayField(at), next)}
          />
        )}
        {isOn && isListed && <p className="text-small font-medium text-muted">Déjà dans votre liste.</p>}
      </div>
    </li>
  )
}
