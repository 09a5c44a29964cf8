import type { LocalDate } from '@/domain/base/local-date'
import { newTodoIds } from '@/data/todo-ids'
import { PRIORITIES } from '@/domain/base/text-limits'
import { joinReviews } from '@/domain/weeks/join-reviews'
import { isWritten, parseWeekDraft, writtenSince, type WeekDraft } from '@/domain/weeks/week-draft'
import { keepTexts } from '@/data/device/kept'

/** Reviews that the server does not have yet, by their Monday: what is typed, what is on its way, what was refused. */
export type Reviews = ReadonlyMap<string, WeekDraft>

/** From the first letter until the server's answer: neither a reload nor another device's closing loses one. */
export const keptReviews = keepTexts<WeekDraft, Reviews>({
  family: 'week',
  screen: 'review',
  losses: [
    {
      one: 'bilan de semaine pas encore clos',
      many: 'bilans de semaine pas encore clos',
      count: (uid) => unsavedReviews(uid).length,
    },
  ],
  exported: null,
  parse(text, id) {
    const draft = parseWeekDraft(text)
    return draft?.monday === id ? draft : null
  },
  format: (draft) => JSON.stringify(draft),
  join: (before, theirs, mine) => joinReviews(before, theirs, mine, freshIds()),
  view: (drafts) => drafts,
})

export const subscribeReviews = keptReviews.subscribe

export function readReviews(uid: string): Reviews {
  return keptReviews.read(uid)
}

/** Changes it, or begins it with `begin`. False: the device cannot keep it, this page can. */
export function changeReview(
  uid: string,
  monday: LocalDate,
  begin: () => WeekDraft,
  change: (draft: WeekDraft) => WeekDraft,
): boolean {
  return keptReviews.edit(uid, (drafts) => {
    const before = drafts.get(monday)
    const after = change(before ?? begin())
    drafts.set(monday, before?.state === 'sent' ? writtenSince(before, after, freshIds()) : after)
  })
}

export function dropReview(uid: string, monday: LocalDate): void {
  keptReviews.edit(uid, (drafts) => drafts.delete(monday))
}

/** What this page hands over is Firestore's to ask about; a review of which only the card was turned is none. */
function unsavedReviews(uid: string): readonly WeekDraft[] {
  const isHandedOver = ({ state, monday }: WeekDraft) =>
    state === 'sent' && keptReviews.onItsWay(monday).length > 0
  return [...readReviews(uid).values()].filter((draft) => isWritten(draft, null) && !isHandedOver(draft))
}

/** Of the todos that the priorities of another review become. */
function freshIds(): readonly string[] {
  return newTodoIds(PRIORITIES, new Date())
}
