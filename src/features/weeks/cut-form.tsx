import { useEffect, useRef, useState } from 'react'
import { useKeptText } from '@/components/use-kept-text'
import type { LocalDate } from '@/domain/base/time/local-date'
import { pastedTodos } from '@/domain/base/text/pasted-list'
import type { Todo } from '@/domain/todos/todo'
import { offeredDate } from '@/domain/weeks/week-to-review'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/fields/select-field'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { dayLabel } from './day-label'
import { cutInto } from './left-verbs'

interface CutFormProps {
  todo: Todo
  days: readonly LocalDate[]
  onDone: () => void
}

/** « Diviser »: splits a todo into smaller ones, one per line. */
export function CutForm({ todo, days, onDone }: CutFormProps) {
  const { text, type, settle } = useKeptText(`review.cut.${todo.userId}.${todo.id}`, todo.text)
  const [chosen, setChosen] = useState<LocalDate | null>(null)
  const date = chosen ? offeredDate(chosen, days) : days[0]
  const [isBlank, setBlank] = useState(false)
  const steps = pastedTodos(text)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  return (
    <form
      className="flex flex-col gap-3 rounded-field bg-canvas p-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (steps.length === 0) setBlank(true)
        else if (date) {
          cutInto(todo, steps, date)
          settle()
          onDone()
        }
      }}
    >
      <TextAreaField
        label="En plus petit, une étape par ligne"
        ref={field}
        value={text}
        className="min-h-24"
        error={isBlank && steps.length === 0 ? 'Écrivez au moins une étape.' : null}
        onChange={(event) => type(event.target.value)}
      />
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label="Jour"
          options={days.map((date) => ({ value: date, label: dayLabel(date) }))}
          value={date ?? ''}
          onChange={(next) => setChosen(days.find((each) => each === next) ?? null)}
          className="w-62"
        />
        <Button type="submit" variant="secondary">
          {steps.length > 1 ? `Diviser en ${steps.length}` : 'Remplacer'}
        </Button>
      </div>
    </form>
  )
}
