import { useId, type ReactNode } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { counted } from '@/domain/base/text/french-count'
import { dateAt, dateInWeek, localDateOf, mondayOf } from '@/domain/base/time/local-date'
import { WEEKDAYS, weekdayLabel, type Weekday } from '@/domain/base/time/weekday'
import { Tabs } from '@/ui/tabs'
import { useOpenCounts } from './use-week'

interface DayTabsProps {
  day: Weekday
  today: Weekday
  onSelect: (day: Weekday) => void
  children: ReactNode
}

/** The week, each day with its date and its number of open todos: seven equal columns, also at 320 px. */
export function DayTabs({ day, today, onSelect, children }: DayTabsProps) {
  const { user, deviceNow: now } = useSignedIn()
  const id = useId()
  const open = useOpenCounts(user.uid, now)
  const monday = mondayOf(localDateOf(now))
  return (
    <Tabs
      label="Jour de la semaine"
      value={day}
      onValueChange={onSelect}
      tabs={WEEKDAYS.map((value) => ({
        value,
        isToday: value === today,
        describedBy: `${id}-${value}`,
        label: (
          <DayLabel
            id={`${id}-${value}`}
            day={value}
            date={dateAt(dateInWeek(monday, value)).getDate()}
            open={open?.of[value] ?? 0}
            isCut={open?.isCut ?? false}
            isToday={value === today}
          />
        ),
      }))}
      listClassName="-mx-1 rounded-none border-0 bg-transparent p-0 max-sm:-mx-3 max-sm:gap-0"
      tabClassName="group/day relative grow basis-0 flex-col gap-0 rounded-field px-0 py-1.5 sm:py-2 hover:bg-hover active:bg-pressed"
    >
      <div className="mt-3 sm:mt-5">{children}</div>
    </Tabs>
  )
}

interface DayLabelProps {
  /** Id of the description of the tab. */
  id: string
  day: Weekday
  /** Day of the month. */
  date: number
  open: number
  /** More todos are open than were counted. */
  isCut: boolean
  isToday: boolean
}

function DayLabel({ id, day, date, open, isCut, isToday }: DayLabelProps) {
  const label = weekdayLabel(day)
  return (
    <>
      <span aria-hidden className="text-fine sm:hidden">
        {label.slice(0, 3)}
      </span>
      <span className="text-fine max-sm:sr-only">{label}</span>
      <span aria-hidden className="text-heading leading-7 tabular-nums">
        {date}
        {isToday && (
          <span className="absolute inset-x-0 bottom-0.5 mx-auto h-0.75 w-5 rounded-full bg-current" />
        )}
      </span>
      <span
        aria-hidden
        className="min-h-4 text-fine leading-4 font-medium tabular-nums opacity-0 transition-opacity data-open:opacity-100"
        {...(open > 0 && { 'data-open': '' })}
      >
        {open > 0 && `${open}${isCut ? '+' : ''}`}
      </span>
      <span id={id} hidden>
        {`le ${date}${open > 0 ? `, ${isCut ? 'au moins ' : ''}${counted(open, 'tâche')} à faire` : ''}`}
      </span>
    </>
  )
}
