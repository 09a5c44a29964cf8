import { serverNow } from '@/data/session/server-clock'
import { closeWeek, deliverReviews, newPriorityIds } from '@/data/weeks/close-week'
import {
  changeReview,
  dropReview,
  keptReviews,
  readReviews,
  subscribeReviews,
} from '@/data/weeks/kept-reviews'
import { removeWeek, watchWeeks, type LiveWeek } from '@/data/weeks/weeks'
import type { LocalDate } from '@/domain/base/local-date'
import { PRIORITIES } from '@/domain/base/text-limits'
import { lookBack } from '@/domain/weeks/look-back'
import { newDraft, standingOf, type WeekDraft } from '@/domain/weeks/week-draft'
import { priorityDays, weekToReview } from '@/domain/weeks/week-to-review'
import { one, said, type Deed, type TextScreen } from './text-screen'

const FIELDS = ['went', 'went', 'blocked', 'ifThen'] as const
const NO_FACTS = { todos: null, candidates: null, projects: null, lessons: null, xp: null }

let weeks: readonly LiveWeek[] = []
let isServers = false

/** « Bilan de la semaine », as `use-week.ts` has it: a priority would become a task, which is told elsewhere. */
export const reviewScreen: TextScreen = {
  follow(uid) {
    watchWeeks(
      uid,
      ({ items }, meta) => {
        weeks = items
        isServers = !meta.isPending && !meta.isFromCache
      },
      () => undefined,
    )
    const deliver = () => {
      const isUnheard = ({ state, monday }: WeekDraft) =>
        state === 'sent' && keptReviews.onItsWay(monday).length === 0
      if ([...readReviews(uid).values()].some(isUnheard)) void deliverReviews(uid)
    }
    subscribeReviews(deliver)
    deliver()
  },
  isSettled: (uid) => isServers && [...readReviews(uid).values()].every(({ state }) => state !== 'sent'),
  state: (uid) =>
    `${weeks.length} weeks${isServers ? '' : ' not from the server'}, reviews: ${[
      ...readReviews(uid).values(),
    ]
      .map((draft) => `${draft.state} ${standingOf(draft, closedOf(draft.monday))}`)
      .join(', ')}`,
  shown: () => new Map(weeks.map((week) => [week.id, textsOf(week)])),
  offered: (uid) =>
    [...keptReviews.values(uid).values()].map((draft) => ({
      ...{ text: textsOf(draft), isRefused: draft.state === 'refused' },
    })),
  write(uid, at, text) {
    const { monday, closed, standing } = week(uid)
    if (standing === 'other') return null
    const begin = () => begun(monday, closed)
    // « Corriger ».
    if (closed && (standing === 'none' || standing === 'saved')) changeReview(uid, monday, begin, begin)
    const field = one(FIELDS, at) ?? 'went'
    const over = (readReviews(uid).get(monday) ?? begin())[field]
    changeReview(uid, monday, begin, (draft) => ({ ...draft, [field]: text }))
    return { ...placeOf(uid, monday, field), over }
  },
  send(uid) {
    const { monday, closed, draft, standing } = week(uid)
    if (!draft || draft.state === 'sent' || standing === 'none' || standing === 'other') return null
    return close(uid, draft, closed, `closed ${monday}`)
  },
  /** « Le remplacer par celui-ci », or « Réessayer ». */
  retry(uid) {
    const { closed, draft, standing } = week(uid)
    if (!draft) return null
    if (standing === 'other' && closed) return close(uid, draft, closed, 'replaced', textsOf(closed))
    return draft.state === 'refused' ? close(uid, draft, closed, 'closed again') : null
  },
  /** « Garder celui-ci » of the stored one, or « Abandonner » of a correction. */
  drop(uid) {
    const { monday, draft, standing } = week(uid)
    if (!draft || (standing !== 'other' && standing !== 'correction')) return null
    dropReview(uid, monday)
    return { ...placeOf(uid, monday, 'dropped'), over: null, given: textsOf(draft) }
  },
  remove(uid) {
    const { monday, closed, standing } = week(uid)
    if (!closed || (standing !== 'none' && standing !== 'saved')) return null
    return { ...placeOf(uid, monday, 'removed'), over: null, removal: said(removeWeek(closed)) }
  },
}

function close(uid: string, draft: WeekDraft, closed: LiveWeek | null, what: string, given = ''): Deed {
  const { monday } = draft
  void closeWeek({ uid, draft, closed, back: lookBack(NO_FACTS, monday), now: new Date() })
  return { ...placeOf(uid, monday, what), over: null, given, left: textsOf(draft) }
}

function week(uid: string) {
  const { monday } = weekToReview(new Date())
  const closed = closedOf(monday)
  const draft = readReviews(uid).get(monday) ?? null
  return { monday, closed, draft, standing: standingOf(draft, closed) }
}

function closedOf(monday: LocalDate): LiveWeek | null {
  return weeks.find((one) => one.monday === monday) ?? null
}

function begun(monday: LocalDate, closed: LiveWeek | null): WeekDraft {
  return newDraft(monday, newPriorityIds(PRIORITIES, serverNow()), priorityDays(monday, new Date()), closed)
}

function textsOf({ went, blocked, ifThen }: Pick<WeekDraft, 'went' | 'blocked' | 'ifThen'>): string {
  return [went, blocked, ifThen].join('\n')
}

function placeOf(uid: string, monday: LocalDate, what: string): Pick<Deed, 'place' | 'homes'> {
  return { place: `week ${monday} ${what}`, homes: [`${uid}_${monday}`] }
}
