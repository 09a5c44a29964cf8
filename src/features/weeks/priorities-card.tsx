import { useSignedIn } from '@/components/signed-in-context'
import { addDays, dateAt, dateInWeek } from '@/domain/base/time/local-date'
import { PRIORITY_MAX } from '@/domain/base/text/text-limits'
import { capital } from '@/domain/base/text/french-count'
import type { DraftPriority } from '@/domain/weeks/week-draft'
import { todosToMake } from '@/domain/weeks/week-draft'
import { priorityDays } from '@/domain/weeks/week-to-review'
import { isBlank } from '@/domain/base/text/visible-text'
import { formatWeekdayAndDay } from '@/lib/text/format'
import { SelectField } from '@/ui/fields/select-field'
import { TextField } from '@/ui/fields/text-field'
import type { CardProps } from './review-cards'

/** « Les trois priorités »: at most three, each with the day of its todo. */
export function PrioritiesCard({ week }: CardProps) {
  const { review, monday, closed } = week
  const { deviceNow: now } = useSignedIn()
  const draft = review.draft ?? review.begin()
  const made = new Set(todosToMake(draft, closed).map(({ todoId }) => todoId))
  const days = priorityDays(monday, now).map((day) => ({
    value: day,
    label: capital(formatWeekdayAndDay(dateAt(dateInWeek(addDays(monday, 7), day)))),
  }))

  function change(index: number, fields: Partial<DraftPriority>) {
    review.change((known) => ({
      ...known,
      priorities: known.priorities.map((each, at) => (at === index ? { ...each, ...fields } : each)),
    }))
  }

  return (
    <ol className="flex flex-col gap-5">
      {draft.priorities.map(({ text, day, todoId }, index) => {
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
                options={days}
                value={days.some(({ value }) => value === day) ? day : (days[0]?.value ?? day)}
                onChange={(next) => change(index, { day: next })}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
