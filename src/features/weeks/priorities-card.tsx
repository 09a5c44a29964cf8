import { useSignedIn } from '@/components/signed-in-context'
import { PRIORITY_MAX } from '@/domain/base/text/text-limits'
import type { DraftPriority } from '@/domain/weeks/week-draft'
import { todosToMake } from '@/domain/weeks/week-draft'
import { offeredDate, priorityDates } from '@/domain/weeks/week-to-review'
import { isBlank } from '@/domain/base/text/visible-text'
import { SelectField } from '@/ui/fields/select-field'
import { TextField } from '@/ui/fields/text-field'
import { dayLabel } from './day-label'
import type { CardProps } from './review-cards'

/** « Les trois priorités »: at most three, each with the day of its todo. */
export function PrioritiesCard({ week }: CardProps) {
  const { review, monday, closed } = week
  const { deviceNow: now } = useSignedIn()
  const draft = review.draft ?? review.begin()
  const made = new Set(todosToMake(draft, closed).map(({ todoId }) => todoId))
  const dates = priorityDates(monday, now)
  const options = dates.map((date) => ({ value: date, label: dayLabel(date) }))

  function change(index: number, fields: Partial<DraftPriority>) {
    review.change((known) => ({
      ...known,
      priorities: known.priorities.map((each, at) => (at === index ? { ...each, ...fields } : each)),
    }))
  }

  return (
    <ol className="flex flex-col gap-5">
      {draft.priorities.map(({ text, date, todoId }, index) => {
        const isThere = !isBlank(text) && !made.has(todoId)
        return (
          <li key={index} className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_15.5rem] sm:items-start">
            <TextField
              label={`Priorité ${index + 1}`}
              autoComplete="off"
              enterKeyHint="next"
              maxLength={PRIORITY_MAX}
              value={text}
              {...(isThere && { hint: 'Sa tâche existe déjà\u00a0: aucune autre ne sera créée.' })}
              error={text.length >= PRIORITY_MAX ? `${PRIORITY_MAX}\u00a0caractères au maximum.` : null}
              onChange={(event) => change(index, { text: event.target.value })}
            />
            {!isThere && (
              <SelectField
                label={`Jour de la priorité ${index + 1}`}
                options={options}
                value={offeredDate(date, dates)}
                onChange={(next) => change(index, { date: next })}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
