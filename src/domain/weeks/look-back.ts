import { agreed, counted } from '@/domain/base/text/french-count'
import {
  addDays,
  dateInWeek,
  sevenDaysFrom,
  localDateOf,
  mondayOf,
  weekdayOfDate,
  type LocalDate,
} from '@/domain/base/time/local-date'
import { WEEK_DONE_MAX } from '@/domain/base/text/text-limits'
import type { Project } from '@/domain/projects/project'
import type { Candidate } from '@/domain/research/candidate'
import { ANSWERS_FOR_A_VERDICT, scoreOf } from '@/domain/research/candidate-score'
import { byPlace, type Todo } from '@/domain/todos/todo'
import { datesDone, dueOn } from '@/domain/todos/week-of-todo'
import { WEEK_FOUND_MAX, WEEK_PROJECTS_MAX, type Week, type WeekStats } from './week'

export type DatedTodo = Pick<Todo, 'text' | 'completed' | 'doneDates'>

/** The data of a week's counts. null: unreadable, and not shown. */
export interface WeekFacts {
  /** All todos with a done date in that week; more do no harm. */
  readonly todos: readonly DatedTodo[] | null
  /** All that were added in that week, at most `WEEK_FOUND_MAX`, the newest; older ones do no harm. */
  readonly candidates: readonly Pick<Candidate, 'createdAt' | 'verdicts'>[] | null
  /** The last changed projects. */
  readonly projects: readonly Pick<Project, 'id' | 'title' | 'sections' | 'updatedAt'>[] | null
  /** Time of each completed lesson. */
  readonly lessons: readonly Date[] | null
  readonly xp: number | null
}

export interface DayBack {
  readonly date: LocalDate
  readonly done: readonly string[]
}

export interface ProjectBack {
  readonly id: string
  readonly title: string
  readonly filled: number
  readonly total: number
  /** Saved since the week began. */
  readonly isTouched: boolean
}

export interface LookBack {
  readonly monday: LocalDate
  readonly days: readonly DayBack[] | null
  /** Number of days with a done todo or a new candidate. */
  readonly activeDays: number | null
  readonly found: number | null
  /** Found candidates with a verdict now; the time of a verdict is not stored. */
  readonly judged: number | null
  readonly projects: readonly ProjectBack[] | null
  readonly lessons: number | null
  readonly xp: number | null
}

export function lookBack(facts: WeekFacts, monday: LocalDate): LookBack {
  const isIn = (date: LocalDate) => date >= monday && date < addDays(monday, 7)
  const done =
    facts.todos?.flatMap((todo) => {
      const date = doneIn(todo, monday)
      return date ? [{ date, text: todo.text }] : []
    }) ?? null
  const found =
    facts.candidates?.flatMap(({ createdAt, verdicts }) => {
      const date = createdAt && localDateOf(createdAt)
      return date && isIn(date) ? [{ date, verdicts }] : []
    }) ?? null
  const active = new Set([...(done ?? []), ...(found ?? [])].map(({ date }) => date))
  return {
    monday,
    days:
      done &&
      sevenDaysFrom(monday).map((date) => ({
        date,
        done: done.filter((each) => each.date === date).map(({ text }) => text),
      })),
    activeDays: done && found && areDaysKnown(facts.candidates ?? [], monday) ? active.size : null,
    found: found?.length ?? null,
    judged:
      found?.filter(({ verdicts }) => scoreOf(verdicts).answered >= ANSWERS_FOR_A_VERDICT).length ?? null,
    projects: facts.projects?.map((project) => projectBack(project, monday)) ?? null,
    lessons: facts.lessons?.filter((at) => isIn(localDateOf(at))).length ?? null,
    xp: facts.xp,
  }
}

/** A full list of candidates says nothing of the days before its oldest one. */
function areDaysKnown(candidates: NonNullable<WeekFacts['candidates']>, monday: LocalDate): boolean {
  if (candidates.length < WEEK_FOUND_MAX) return true
  return candidates.some(({ createdAt }) => createdAt && localDateOf(createdAt) <= monday)
}

/** Day of that week on which a todo was done. */
export function doneIn(todo: DatedTodo, monday: LocalDate): LocalDate | null {
  return datesDone(todo).findLast((date) => date >= monday && date < addDays(monday, 7)) ?? null
}

function projectBack(
  { id, title, sections, updatedAt }: NonNullable<WeekFacts['projects']>[number],
  monday: LocalDate,
): ProjectBack {
  const items = Object.values(sections).flat()
  return {
    id,
    title,
    filled: items.filter(({ completed }) => completed).length,
    total: items.length,
    isTouched: updatedAt !== null && localDateOf(updatedAt) >= monday,
  }
}

export function statsOf({ days, activeDays, found, judged, projects, lessons, xp }: LookBack): WeekStats {
  const done = days?.flatMap((day) => day.done).length
  const kept = projects?.slice(0, WEEK_PROJECTS_MAX).map(({ id, filled }) => [id, filled] as const)
  return {
    ...(done !== undefined && { done }),
    ...(activeDays !== null && { days: activeDays }),
    ...(found !== null && { found }),
    ...(judged !== null && { judged }),
    ...(lessons !== null && { lessons }),
    ...(xp !== null && { xp }),
    ...(kept && { projects: Object.fromEntries(kept) }),
  }
}

/** « 5 tâches faites en 3 jours, dont 3 le mardi. »; null: not counted. `now`: a week under way is « cette semaine ». */
export function weekSentence({ monday, days }: LookBack, now: Date): string | null {
  if (!days) return null
  const busy = days.filter(({ done }) => done.length > 0).sort((a, b) => b.done.length - a.done.length)
  const count = busy.reduce((sum, { done }) => sum + done.length, 0)
  const [first, second] = busy
  if (!first) {
    const isUnderWay = mondayOf(localDateOf(now)) === monday
    return `Aucune tâche faite ${isUnderWay ? 'pour l’instant cette semaine' : 'cette semaine-là'}.`
  }
  const made = `${counted(count, 'tâche')} ${agreed(count, 'faite')}`
  if (!second) return `${made} le ${weekdayOfDate(first.date)}.`
  const isMost = first.done.length > second.done.length
  const most = isMost ? `, dont ${first.done.length} le ${weekdayOfDate(first.date)}` : ''
  return `${made} en ${counted(busy.length, 'jour')}${most}.`
}

/** In the order of the days. */
export function doneTexts({ days }: LookBack): readonly string[] {
  return days?.flatMap(({ done }) => done).slice(0, WEEK_DONE_MAX) ?? []
}

/** Gains since another closing. A difference needs two known counts; a loss is absent. */
export interface Gains {
  readonly from: LocalDate
  readonly xp: number | null
  readonly items: ReadonlyMap<string, number>
}

/** Compared with the last closed week before this one that has such counts: one that was closed late has none. null: none. */
export function gainsSince(back: LookBack, weeks: readonly Pick<Week, 'monday' | 'stats'>[]): Gains | null {
  const before = weeks
    .filter(({ monday, stats }) => monday < back.monday && (stats.xp ?? stats.projects) !== undefined)
    .sort((a, b) => (a.monday < b.monday ? 1 : -1))[0]
  if (!before) return null
  const { stats, monday } = before
  const gained = back.projects?.flatMap(({ id, filled }) => {
    const known = stats.projects?.[id]
    return known !== undefined && filled > known ? [[id, filled - known] as const] : []
  })
  const xp = back.xp !== null && stats.xp !== undefined && back.xp >= stats.xp ? back.xp - stats.xp : null
  return { from: monday, xp, items: new Map(gained) }
}

/** The first day that a review does not ask about: today, or the Monday after that week. */
function endOf(monday: LocalDate, now: Date): LocalDate {
  const [next, today] = [addDays(monday, 7), localDateOf(now)]
  return today < next ? today : next
}

/** Open todos of the days of that week that are over, or of earlier ones, without repeating ones. */
export function leftIn<T extends Todo>(open: readonly T[], monday: LocalDate, now: Date): readonly T[] {
  const end = endOf(monday, now)
  return open
    .filter((todo) => !todo.completed && !todo.repeats && dueOn(todo, now) < end)
    .sort((a, b) => (dueOn(a, now) < dueOn(b, now) ? -1 : dueOn(a, now) > dueOn(b, now) ? 1 : byPlace(a, b)))
}

/**
 * Open todos of the days that are over, and repeating ones without a tick. A repeating todo created after its day was not due yet.
 */
export function countLeft(
  open: readonly Todo[],
  repeating: readonly Todo[],
  monday: LocalDate,
  now: Date,
): number {
  const end = endOf(monday, now)
  const missed = repeating.filter((todo) => {
    const due = dateInWeek(monday, todo.dayOfWeek)
    return todo.repeats && due < end && due >= localDateOf(todo.createdAt) && doneIn(todo, monday) === null
  })
  return leftIn(open, monday, now).length + missed.length
}
