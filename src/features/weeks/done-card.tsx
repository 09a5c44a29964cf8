import { Check } from 'lucide-react'
import { useSignedIn } from '@/components/signed-in-context'
import { DayBars } from '@/components/todos/day-bars'
import { dateAt, localDateOf } from '@/domain/base/time/local-date'
import { capital, counted } from '@/domain/base/text/french-count'
import { weekSentence, type DayBack } from '@/domain/weeks/look-back'
import { streakOf } from '@/domain/weeks/streak'
import { formatWeekdayAndDay } from '@/lib/text/format'
import { mondayText } from '@/lib/text/week-text'
import { Skeleton } from '@/ui/skeleton'
import { factsOf, FactsList, type Fact } from './facts-list'
import type { CardProps } from './review-cards'
import type { OneWeek } from './use-week'

/** « Ce que vous avez fait »: counted from the data. */
export function DoneCard({ week }: CardProps) {
  const { back, gains, reading } = week
  const { deviceNow: now } = useSignedIn()
  const days = back.days?.filter(({ done }) => done.length > 0)
  const sentence = weekSentence(back, now)
  // The sentence says the tasks and their days; products can make more days active.
  const isSaid = ({ key, number }: Fact) => key === 'done' || (key === 'days' && number === `${days?.length}`)
  const facts = factsOf(back, gains).filter((fact) => sentence === null || !isSaid(fact))
  if (reading.status === 'reading') {
    return (
      <div role="status" aria-busy="true" className="flex flex-col gap-3">
        <span className="sr-only">Chargement de ce qui a été fait</span>
        <Skeleton className="h-48" />
        <Skeleton className="h-64" />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      {back.days && (
        <DayBars
          isLarge
          today={localDateOf(now)}
          days={back.days.map(({ date, done }) => ({ date, done: done.length }))}
        />
      )}
      {sentence !== null && <p className="text-heading font-semibold text-pretty">{sentence}</p>}
      <FactsList facts={facts} />
      {days?.map((day) => (
        <Day key={day.date} day={day} />
      ))}
      <Projects week={week} />
      <StreakLine week={week} />
    </div>
  )
}

function Day({ day: { date, done } }: { day: DayBack }) {
  return (
    <section>
      <h3 className="text-small font-bold">{capital(formatWeekdayAndDay(dateAt(date)))}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {done.map((text, index) => (
          <li key={index} className="flex min-w-0 gap-2 text-small">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Projects({ week: { back, gains } }: CardProps) {
  const touched = back.projects?.filter(({ isTouched }) => isTouched) ?? []
  if (touched.length === 0) return null
  return (
    <section>
      <h3 className="text-small font-bold">{`Projets enregistrés depuis le lundi ${mondayText(back.monday)}`}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {touched.map(({ id, title, filled, total }) => {
          const gained = gains?.items.get(id) ?? 0
          return (
            <li key={id} className="text-small">
              <span dir="auto" className="wrap-anywhere">
                {title}
              </span>
              <span className="text-muted">
                {`\u00a0: ${counted(filled, 'point')} sur ${total}`}
                {gained > 0 && gains && `, ${gained} de plus depuis le bilan du ${mondayText(gains.from)}`}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Number of closed weeks; does not mention weeks that were not closed. */
export function StreakLine({ week: { reading, monday } }: { week: OneWeek }) {
  const closings = reading.weeks?.map((week) => week.monday) ?? []
  const { weeks, since, isCut } = streakOf(closings, monday, reading.hasMoreWeeks)
  if (!since) return null
  return (
    <p className="text-small text-muted">
      {isCut
        ? `Au moins ${counted(weeks, 'bilan')} jusqu’à cette semaine.`
        : `${counted(weeks, 'bilan')} depuis la semaine du ${mondayText(since)}.`}
    </p>
  )
}
