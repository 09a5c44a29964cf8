import { agreed, counted } from '@/domain/base/text/french-count'
import { weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { cn } from '@/lib/cn'

interface DayBarsProps {
  days: readonly { readonly date: LocalDate; readonly done: number }[]
  today: LocalDate
  /** Larger, with the numbers. */
  isLarge?: boolean
}

/** One bar per day of a week, its height by the todos done; a day to come has an empty frame. */
export function DayBars({ days, today, isLarge = false }: DayBarsProps) {
  const most = Math.max(4, ...days.map(({ done }) => done))
  return (
    <ol className={cn('grid grid-cols-7 gap-1.5', isLarge && 'max-w-md sm:gap-3')}>
      {days.map(({ date, done }) => {
        const weekday = weekdayOfDate(date)
        const isToday = date === today
        const isToCome = date > today && done === 0
        return (
          <li
            key={date}
            aria-current={isToday ? 'date' : undefined}
            className="flex flex-col items-center gap-1 text-fine"
          >
            <span className="sr-only">
              {`${weekday}\u00a0: ${isToCome ? 'à venir' : `${counted(done, 'tâche')} ${agreed(done, 'faite')}`}`}
            </span>
            {isLarge && (
              <span aria-hidden className="h-4 leading-4 font-semibold tabular-nums">
                {done > 0 && done}
              </span>
            )}
            <span
              aria-hidden
              className={cn(
                'flex w-full items-end rounded-mark',
                isLarge ? 'h-20 max-w-12' : 'h-9 max-w-8',
                isToCome && isLarge ? 'border border-dashed border-line-strong' : 'bg-line',
              )}
            >
              <span
                className="w-full rounded-mark bg-brand transition-[height] duration-calm"
                style={{ height: `${(done * 100) / most}%` }}
              />
            </span>
            <span aria-hidden className={cn('uppercase', isToday ? 'font-bold text-ink' : 'text-muted')}>
              {weekday.slice(0, 1)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
