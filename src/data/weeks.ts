import { dateInWeek, addDays, localDateOf, type LocalDate } from '@/domain/base/time/local-date'
import { WEEKS_PER_QUERY } from '@/domain/base/text/text-limits'
import { firstOn } from '@/domain/todos/week-of-todo'
import { decideClosing, joinClosings, weekPath, type Closing } from '@/domain/weeks/close-week'
import { doneTexts, statsOf, type LookBack } from '@/domain/weeks/look-back'
import { parseWeek, weekId, type Week, type WeekStats } from '@/domain/weeks/week'
import { todosToMake, writtenTexts, type WeekDraft } from '@/domain/weeks/week-draft'
import { mondayText } from '@/lib/text/week-text'
import { defineMutation } from './sync/mutation'
import { documentQuery, listOf, type Doc, type Query } from './sync/query'

export interface LiveWeek extends Week, Pick<Doc, 'isPending' | 'refused'> {}

/** One person's closed weeks, newest first, in pages of 60 or of `size`. */
export function weeksQuery(uid: string, size = WEEKS_PER_QUERY): Query<readonly LiveWeek[]> {
  return {
    spec: {
      collection: 'weeks',
      where: [['userId', '==', uid]],
      orderBy: ['monday', 'desc'],
      limit: size,
    },
    read: listOf(readWeek),
  }
}

export function weekQuery(uid: string, monday: LocalDate): Query<LiveWeek | null> {
  return documentQuery('weeks', weekId(uid, monday), readWeek)
}

function readWeek({ id, fields, isPending, refused }: Doc): LiveWeek | null {
  const week = parseWeek(id, fields)
  return week && { ...week, isPending, refused }
}

/** Closes a week, or corrects a closed one. */
export const closeWeek = defineMutation<Closing>({
  name: 'weeks.close',
  reads: ({ monday, todos }, uid) => [weekPath(uid, monday), ...todos.map(({ id }) => `todos/${id}`)],
  writes: (closing, docs, { uid }) => decideClosing(closing, docs, uid),
  key: ({ monday }) => monday,
  joined: joinClosings,
  says: ({ monday }) => `Bilan de la semaine du ${mondayText(monday)}`,
  text: ({ texts: { went, blocked, ifThen, priorities } }) =>
    [went, blocked, ifThen, ...priorities].filter((text) => text !== '').join('\n\n'),
})

/** Opens a week again; the todos of its priorities stay. */
export const removeWeek = defineMutation<{ readonly monday: LocalDate }>({
  name: 'weeks.remove',
  reads: ({ monday }, uid) => [weekPath(uid, monday)],
  writes: ({ monday }, [week], { uid }) => (week ? [{ kind: 'delete', path: weekPath(uid, monday) }] : []),
  says: ({ monday }) => `Bilan supprimé\u00a0: semaine du ${mondayText(monday)}`,
})

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
  return {
    ...{ monday, base, texts: writtenTexts(draft) },
    stats: { ...statsOf(back), ...leftStats(draft.left ?? left, stored) },
    done: back.days && doneTexts(back),
    todos: todosToMake(draft, stored).map(({ todoId, text, day }) => {
      const date = dateInWeek(addDays(monday, 7), day)
      // A todo without a date is for its next weekday.
      const isFirst = firstOn(day, localDateOf(now)) === date || date < localDateOf(now)
      return { id: todoId, text, dayOfWeek: day, date: isFirst ? null : date }
    }),
  }
}

/** A correction keeps the count of the closing: what was left then may be done by now. */
function leftStats(left: number | null, stored: Week | null): WeekStats {
  return left === null || stored ? {} : { left }
}
