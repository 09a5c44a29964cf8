import { useEffect, useMemo, useRef, useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import type { StoredKey } from '@/data/device/stored-keys'
import { readTyped, writeTyped } from '@/data/device/typed-text'
import { serverNow } from '@/data/session/server-clock'
import { mutate } from '@/data/sync/current'
import { retryAll } from '@/data/sync/live'
import { useListState, useLive, useQueries } from '@/data/sync/use-live'
import { newTodoIds } from '@/domain/todos/todo-ids'
import { closedWeek, weekQueries, weekReadingOf, type WeekReading } from '@/data/week-reading'
import { closeWeek, removeWeek, type LiveWeek } from '@/data/weeks'
import type { LocalDate } from '@/domain/base/time/local-date'
import { PRIORITIES } from '@/domain/base/text/text-limits'
import { closingOf } from '@/domain/weeks/close-week'
import { countLeft, gainsSince, lookBack, type Gains, type LookBack } from '@/domain/weeks/look-back'
import { isWritten, newDraft, parseWeekDraft, reviewState, type WeekDraft } from '@/domain/weeks/week-draft'
import { isRecent, priorityDates } from '@/domain/weeks/week-to-review'

export interface OneWeek {
  readonly monday: LocalDate
  /** The closed week; null: open, or unknown on this device. */
  readonly closed: LiveWeek | null
  /** The server has answered. */
  readonly isKnown: boolean
  readonly isOffline: boolean
  readonly reading: WeekReading
  readonly back: LookBack
  readonly gains: Gains | null
  readonly retry: () => void
  readonly review: Review
}

export interface Review {
  /** Null: nothing typed. */
  readonly draft: WeekDraft | null
  readonly state: ReturnType<typeof reviewState>
  readonly begin: () => WeekDraft
  readonly change: (change: (draft: WeekDraft) => WeekDraft) => void
  readonly drop: () => void
  readonly close: (draft: WeekDraft) => void
  /** Begins to correct the closed week. */
  readonly correct: () => void
  /** Deletes the closed week. */
  readonly remove: () => void
  /** The last press that exchanged the review and the closed week; null: none on this page. */
  readonly turn: 'closed' | 'other' | null
}

/** The heading of the shown card: it takes the focus where a press exchanged the cards, since the pressed button is gone. */
export function useCardHeading({ turn }: Review) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (turn === null) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [turn])
  return heading
}

export function useWeek(monday: LocalDate): OneWeek {
  const { user, profile, deviceNow: now } = useSignedIn()
  const { uid } = user
  const lives = useQueries(uid, weekQueries(uid, monday))
  const reading = useMemo(() => weekReadingOf(lives), [lives])
  const stored = useLive(uid, closedWeek(uid, monday))
  const { isKnown, isOffline } = useListState(stored)
  const closed = stored.status === 'ready' ? stored.value : null
  const xp = profile.status === 'ready' ? (profile.value?.xp ?? null) : null
  const back = useMemo(() => lookBack({ ...reading.facts, xp }, monday), [reading.facts, xp, monday])
  const gains = useMemo(() => gainsSince(back, reading.weeks ?? []), [back, reading.weeks])
  return {
    monday,
    closed,
    isKnown,
    isOffline,
    reading,
    back,
    gains,
    retry() {
      retryAll(lives)
      if (stored.status === 'error') stored.retry()
    },
    review: useReview({ uid, monday, closed, back, left: leftOf(reading, monday, now), now }),
  }
}

/** Number of todos left; null: not read, too many to read, or more than a week ago, when they may be done by now. */
function leftOf({ open, repeating, hasMoreOpen }: WeekReading, monday: LocalDate, now: Date): number | null {
  return isRecent(monday, now) && open && repeating && !hasMoreOpen
    ? countLeft(open, repeating, monday, now)
    : null
}

interface Under {
  readonly uid: string
  readonly monday: LocalDate
  readonly closed: LiveWeek | null
  readonly back: LookBack
  readonly left: number | null
  readonly now: Date
}

function useReview({ uid, monday, closed, back, left, now }: Under): Review {
  const key: StoredKey = `week.${uid}.${monday}`
  const [draft, setDraft] = useState(() => parseWeekDraft(readTyped(key) ?? ''))
  const [turn, setTurn] = useState<Review['turn']>(null)

  const begin = () =>
    newDraft(monday, newTodoIds(PRIORITIES, serverNow()), priorityDates(monday, now), closed, left)
  function keep(next: WeekDraft | null) {
    setDraft(next)
    // A draft with only a change of card is not stored.
    writeTyped(key, next && isWritten(next) ? JSON.stringify(next) : null)
  }
  return {
    draft,
    state: reviewState(draft, closed),
    begin,
    change: (change) => keep(change(draft ?? begin())),
    drop() {
      keep(null)
      setTurn('other')
    },
    close(written) {
      void mutate(closeWeek, closingOf(written, closed, { back, left }, now)).then(() => {
        keep(null)
        setTurn('closed')
      })
    },
    correct() {
      keep(begin())
      setTurn('other')
    },
    remove() {
      setTurn('other')
      void mutate(removeWeek, { monday })
    },
    turn,
  }
}
