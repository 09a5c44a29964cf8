import * as json from '@/domain/base/json'
import type { LocalDate } from '@/domain/base/time/local-date'
import { WEEKS_PER_QUERY } from '@/domain/base/text/text-limits'
import { decideClosing, joinClosings, readClosing, weekPath, type Closing } from '@/domain/weeks/close-week'
import { parseWeek, weekId, type Week } from '@/domain/weeks/week'
import { mondayText } from '@/lib/text/week-text'
import { defineMutation } from './sync/mutation'
import { documentQuery, latest, listOf, owned, withState, type Query, type WithState } from './sync/query'

export type LiveWeek = WithState<Week>

/** One person's closed weeks, newest first, in pages of 60 or of `size`. */
export function weeksQuery(uid: string, size = WEEKS_PER_QUERY): Query<readonly LiveWeek[]> {
  return {
    spec: latest('monday', owned(uid, 'weeks', size)),
    read: listOf(withState(parseWeek)),
  }
}

export function weekQuery(uid: string, monday: LocalDate): Query<LiveWeek | null> {
  return documentQuery('weeks', weekId(uid, monday), withState(parseWeek))
}

/** Closes a week, or corrects a closed one. */
export const closeWeek = defineMutation<Closing>({
  name: 'weeks.close',
  args: readClosing,
  reads: ({ monday, todos }, uid) => [weekPath(uid, monday), ...todos.map(({ id }) => `todos/${id}`)],
  writes: (closing, doc, { uid }) => decideClosing(closing, doc, uid),
  key: ({ monday }) => monday,
  joined: joinClosings,
  says: ({ monday }) => `Bilan de la semaine du ${mondayText(monday)}`,
  text: ({ texts: { went, blocked, ifThen, priorities } }) =>
    [went, blocked, ifThen, ...priorities].filter((text) => text !== '').join('\n\n'),
})

interface OfWeek {
  readonly monday: LocalDate
}

/** Opens a week again; the todos of its priorities stay. */
export const removeWeek = defineMutation<OfWeek>({
  name: 'weeks.remove',
  isRemoval: true,
  args: json.args<OfWeek>({ monday: json.date }),
  reads: ({ monday }, uid) => [weekPath(uid, monday)],
  writes({ monday }, doc, { uid }) {
    const path = weekPath(uid, monday)
    return doc(path) ? [{ kind: 'delete', path }] : []
  },
  says: ({ monday }) => `Bilan supprimé\u00a0: semaine du ${mondayText(monday)}`,
})
