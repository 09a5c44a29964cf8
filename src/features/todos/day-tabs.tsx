import type { ReactNode } from 'react'
import { WEEKDAYS, weekdayLabel, type Weekday } from '@/domain/base/time/weekday'
import { Tabs } from '@/ui/tabs'

interface DayTabsProps {
  day: Weekday
  today: Weekday
  onSelect: (day: Weekday) => void
  children: ReactNode
}

/** The whole week at a glance: on a phone seven equal columns from edge to edge, 44 px wide even at 320. */
export function DayTabs({ day, today, onSelect, children }: DayTabsProps) {
  return (
    <Tabs
      label="Jour de la semaine"
      value={day}
      onValueChange={onSelect}
      tabs={WEEKDAYS.map((value) => ({
        value,
        isToday: value === today,
        label: <DayLabel day={value} isToday={value === today} />,
      }))}
      listClassName="max-sm:-mx-4 max-sm:gap-0 max-sm:rounded-none max-sm:border-x-0 max-sm:px-1"
      tabClassName="relative grow basis-0 px-0 max-sm:rounded-field"
    >
      <div className="mt-5">{children}</div>
    </Tabs>
  )
}

function DayLabel({ day, isToday }: { day: Weekday; isToday: boolean }) {
  const label = weekdayLabel(day)
  return (
    <>
      <span aria-hidden className="sm:hidden">
        {label.slice(0, 3)}
      </span>
      <span className="max-sm:sr-only">{label}</span>
      {isToday && <span aria-hidden className="absolute bottom-1 size-1.5 rounded-full bg-current" />}
    </>
  )
}
