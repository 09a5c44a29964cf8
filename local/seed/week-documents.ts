import {
  addDays,
  dateAt,
  dateInWeek,
  localDateOf,
  mondayOf,
  type LocalDate,
} from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { weekId } from '@/domain/weeks/week'
import type { Fields } from '../emulators/emulator-admin'
import { demoProjects, type demoTodos, demoWeeks } from './seed-content'

interface Owner {
  readonly uid: string
  readonly createdAt: Date
  readonly xp: number
}

/** A demo todo as the app stores it, with its ticked days since the account's creation. */
export function todoFields(
  [text, isDone, weeks]: (typeof demoTodos)[Weekday][number],
  { owner, day, createdAt, now }: { owner: Owner; day: Weekday; createdAt: Date; now: Date },
): Fields {
  const { repeats, tickedAgo = [], putOff, weeksAhead } = weeks ?? {}
  const doneDates = tickedAgo
    .map((ago) => (ago === 0 ? localDateOf(now) : dateInWeek(mondayAgo(ago, now), day)))
    .filter((date) => date >= localDateOf(owner.createdAt))
  const completed = repeats ? doneDates.length > 0 : isDone
  return {
    userId: owner.uid,
    text,
    completed,
    dayOfWeek: day,
    createdAt: weeks ? owner.createdAt : createdAt,
    ...(completed && { xpCounted: true }),
    ...(repeats && { repeats }),
    ...(doneDates.length > 0 && { doneDates }),
    ...(putOff !== undefined && { putOff }),
    ...(weeksAhead !== undefined && { date: dateInWeek(mondayAgo(-weeksAhead, now), day) }),
  }
}

/** Closed weeks since the account's creation. The rules require their Monday as id. */
export function weekDocuments(owner: Owner, now: Date): Map<string, Fields> {
  const { uid, createdAt, xp } = owner
  const lived = demoWeeks.filter(({ weeksAgo }) => mondayAgo(weeksAgo, now) >= localDateOf(createdAt))
  return new Map(
    lived.map(({ weeksAgo, before, stats, ...texts }) => {
      const monday = mondayAgo(weeksAgo, now)
      const closedAt = dateAt(addDays(monday, 6))
      closedAt.setHours(18, 20)
      const counts = {
        ...stats,
        done: texts.done.length,
        xp: Math.max(0, xp - before.xp),
        projects: { [`${uid}-0`]: Math.max(0, writtenItems() - before.items) },
      }
      const fields = { userId: uid, monday, ...texts, stats: counts }
      return [`weeks/${weekId(uid, monday)}`, { ...fields, closedAt }]
    }),
  )
}

function mondayAgo(weeks: number, now: Date): LocalDate {
  return addDays(mondayOf(localDateOf(now)), -7 * weeks)
}

function writtenItems(): number {
  return Object.values(demoProjects[0]?.notes ?? {})
    .flat()
    .filter((text) => text !== '').length
}
