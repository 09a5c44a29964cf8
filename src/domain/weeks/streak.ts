import { addDays, type LocalDate } from '@/domain/base/time/local-date'

/** Weeks per quarter that may have no review without ending the streak; the screens do not mention them. */
const JOKERS = 2

export interface Streak {
  readonly weeks: number
  /** First week of the streak; null: none. */
  readonly since: LocalDate | null
  /** It reaches the oldest loaded week, and there are older ones: `weeks` is the least it can be. */
  readonly isCut: boolean
}

/** Consecutive reviews up to this week, among the loaded ones. `hasMore`: older ones are not loaded. */
export function streakOf(closed: readonly LocalDate[], current: LocalDate, hasMore = false): Streak {
  const known = new Set(closed.filter((monday) => monday <= current))
  const oldest = [...known].sort()[0]
  const used = new Map<string, number>()
  let weeks = 0
  let since: LocalDate | null = null
  // This week may still be closed, so it is not missing yet.
  let monday = known.has(current) ? current : addDays(current, -7)
  while (oldest !== undefined && monday >= oldest) {
    if (known.has(monday)) {
      weeks += 1
      since = monday
    } else {
      const quarter = quarterOf(monday)
      const count = used.get(quarter) ?? 0
      if (count >= JOKERS) break
      used.set(quarter, count + 1)
    }
    monday = addDays(monday, -7)
  }
  return { weeks, since, isCut: hasMore && since !== null && since === oldest }
}

function quarterOf(date: LocalDate): string {
  const [year = '', month = ''] = date.split('-')
  return `${year}/${Math.floor((Number(month) - 1) / 3)}`
}

export interface WeekRow<T> {
  readonly monday: LocalDate
  /** null: « une semaine sans bilan » */
  readonly week: T | null
}

/** « Mes semaines »: closed weeks and the gaps between them, newest first. */
export function weekRows<T extends { readonly monday: LocalDate }>(
  weeks: readonly T[],
): readonly WeekRow<T>[] {
  return weeks.flatMap((week, index) => {
    const older = weeks[index + 1]
    const rows: WeekRow<T>[] = [{ monday: week.monday, week }]
    if (!older) return rows
    for (let monday = addDays(week.monday, -7); monday > older.monday; monday = addDays(monday, -7)) {
      rows.push({ monday, week: null })
    }
    return rows
  })
}
