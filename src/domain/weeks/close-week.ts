import * as json from '@/domain/base/json'
import { textKey } from '@/domain/base/text/fold-text'
import { weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { readFields } from '@/domain/base/read-field'
import { SERVER_TIME, type ReadDocument, type Write } from '@/domain/base/write'
import { newTodoWrites, readNewTodo, type NewTodo } from '@/domain/todos/new-todo'
import { doneTexts, statsOf, type LookBack } from './look-back'
import { joinReviews, NO_TEXTS, readReviewTexts, type ReviewTexts } from './review'
import { parseWeek, weekId, type Week, type WeekStats } from './week'
import { todosToMake, writtenTexts, type WeekDraft } from './week-draft'
import { isRecent, offeredDate, priorityDates, weekState } from './week-to-review'

export interface Closing {
  readonly monday: LocalDate
  readonly texts: ReviewTexts
  /** Stored texts when the review was begun; null: the week was open. */
  readonly base: ReviewTexts | null
  readonly stats: WeekStats
  /** null: not counted. */
  readonly done: readonly string[] | null
  /** Todos of its priorities. */
  readonly todos: readonly NewTodo[]
}

const COUNT = json.optional(json.integer)

export const readClosing = json.args<Closing>({
  monday: json.date,
  texts: readReviewTexts,
  base: json.orNull(readReviewTexts),
  stats: json.object<WeekStats>({
    done: COUNT,
    left: COUNT,
    days: COUNT,
    found: COUNT,
    judged: COUNT,
    lessons: COUNT,
    xp: COUNT,
    projects: json.optional(json.mapOf(json.text, json.integer)),
  }),
  done: json.orNull(json.list(json.text)),
  todos: json.list(readNewTodo),
})

/**
 * Writes the week and the todos of its priorities. If the week was closed on another device, both texts remain, and a priority that it
 * already has gets no second todo.
 */
export function decideClosing(
  { monday, texts, base, stats, done, todos }: Closing,
  doc: ReadDocument,
  uid: string,
): readonly Write[] {
  const id = weekId(uid, monday)
  const week = doc(weekPath(uid, monday))
  const stored = week && parseWeek(id, week)
  const { went, blocked, ifThen, priorities } = stored ? joinReviews(base ?? NO_TEXTS, stored, texts) : texts
  const fields = {
    userId: uid,
    monday,
    priorities,
    went,
    blocked,
    ifThen,
    // A count that is unknown now leaves the stored one.
    stats: { ...readFields(week?.['stats']), ...stats },
    done: done ?? stored?.done ?? [],
    closedAt: SERVER_TIME,
  }
  const known = new Set(stored?.priorities.map(textKey))
  const isKnown = ({ text }: NewTodo) => known.has(textKey(text))
  return [
    { kind: 'set', path: weekPath(uid, monday), fields },
    ...newTodoWrites(
      todos.filter((todo) => !isKnown(todo)),
      doc,
      uid,
    ),
  ]
}

/** Joins an unsent closing with its correction. */
export function joinClosings(earlier: Closing, later: Closing): Closing {
  const todos = new Map([...earlier.todos, ...later.todos].map((todo) => [todo.id, todo]))
  return {
    ...later,
    base: earlier.base,
    stats: { ...earlier.stats, ...later.stats },
    done: later.done ?? earlier.done,
    todos: [...todos.values()],
  }
}

export function weekPath(uid: string, monday: LocalDate): string {
  return `weeks/${weekId(uid, monday)}`
}

/**
 * `stored`: the week as it is shown; null: it is open. `left`: how many todos it has left now; null: not counted. `now`: on the
 * device's clock, whose days the todos follow.
 */
export function closingOf(
  draft: WeekDraft,
  stored: Week | null,
  { back, left }: { readonly back: LookBack; readonly left: number | null },
  now: Date,
): Closing {
  const { monday, base } = draft
  const dates = priorityDates(monday, now)
  const counts = countsToStore(back, stored, now)
  return {
    monday,
    base,
    texts: writtenTexts(draft),
    stats: { ...statsOf(counts), ...leftStats(draft.left ?? left, stored) },
    done: counts.days && doneTexts(counts),
    todos: todosToMake(draft, stored).map(({ todoId, text, date: chosen }) => {
      const date = offeredDate(chosen, dates)
      return { id: todoId, text, dayOfWeek: weekdayOfDate(date), date }
    }),
  }
}

/**
 * The counts that are those of the week; the others are null. XP and points are those of now, so an older week has none. The correction of
 * a week that is over keeps the counts of its closing, or has higher ones: what was counted then may be deleted by now.
 */
function countsToStore(back: LookBack, stored: Week | null, now: Date): LookBack {
  if (!stored || weekState(back.monday, now) !== 'over') {
    return isRecent(back.monday, now) ? back : { ...back, xp: null, projects: null }
  }
  const known = stored.stats
  const done = statsOf(back).done ?? null
  return {
    monday: back.monday,
    days: isHigher(done, known.done) ? back.days : null,
    activeDays: isHigher(back.activeDays, known.days) ? back.activeDays : null,
    found: isHigher(back.found, known.found) ? back.found : null,
    judged: null,
    projects: null,
    lessons: isHigher(back.lessons, known.lessons) ? back.lessons : null,
    xp: null,
  }
}

function isHigher(count: number | null, known = -1): boolean {
  return count !== null && count > known
}

/** A correction keeps the count of the closing: what was left then may be done by now. */
function leftStats(left: number | null, stored: Week | null): WeekStats {
  return left === null || stored ? {} : { left }
}
