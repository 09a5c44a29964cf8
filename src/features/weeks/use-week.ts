import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import type { LocalDate } from '@/domain/base/local-date'
import { PRIORITIES } from '@/domain/base/text-limits'
import { gainsSince, lookBack, type Gains, type LookBack } from '@/domain/weeks/look-back'
import { priorityDays } from '@/domain/weeks/week-to-review'
import { newDraft, standingOf, type WeekDraft } from '@/domain/weeks/week-draft'
import type { OnError, OnValue } from '@/data/live/live'
import type { LiveList } from '@/data/live/live-list'
import { useLive, useListState } from '@/data/live/use-live'
import { serverNow } from '@/data/session/server-clock'
import { closeWeek, deliverReviews, newPriorityIds } from '@/data/weeks/close-week'
import {
  changeReview,
  dropReview,
  keptReviews,
  readReviews,
  subscribeReviews,
} from '@/data/weeks/kept-reviews'
import { weekReadingOf, type WeekReading } from '@/data/weeks/week-reading'
import { watchWeek, type LiveWeek } from '@/data/weeks/weeks'

export interface OneWeek {
  readonly monday: LocalDate
  /** The week as it was closed; null: it is open, as far as this device knows. */
  readonly closed: LiveWeek | null
  /** The server has answered whether it is closed. */
  readonly isKnown: boolean
  readonly isOffline: boolean
  readonly reading: WeekReading
  readonly back: LookBack
  readonly gains: Gains | null
  readonly retry: () => void
  readonly review: Review
}

export interface Review {
  /** null: nothing was begun here. */
  readonly draft: WeekDraft | null
  /** `other`: the week was closed elsewhere since this was begun. */
  readonly standing: ReturnType<typeof standingOf>
  readonly begin: () => WeekDraft
  /** False: the device cannot keep it. */
  readonly change: (change: (draft: WeekDraft) => WeekDraft) => boolean
  readonly drop: () => void
  readonly close: (draft: WeekDraft) => void
}

/** One week: what was done in it, and its review. */
export function useWeek(monday: LocalDate): OneWeek {
  const { user, profile, deviceNow: now } = useSignedIn()
  const { uid } = user
  const store = useMemo(() => weekReadingOf(uid, monday), [uid, monday])
  const reading = useSyncExternalStore(store.subscribe, store.read)
  const stored = useLive(
    useCallback(
      (onValue: OnValue<LiveList<LiveWeek>>, onError: OnError) => watchWeek(uid, monday, onValue, onError),
      [uid, monday],
    ),
  )
  const { isKnown, isOffline } = useListState(stored.status, stored.status === 'ready' && stored.isFromCache)
  const closed = stored.status === 'ready' ? (stored.value.items[0] ?? null) : null
  const xp = profile.status === 'ready' ? (profile.value?.xp ?? null) : null
  const back = useMemo(() => lookBack({ ...reading.facts, xp }, monday), [reading.facts, xp, monday])
  const gains = useMemo(() => gainsSince(back, reading.weeks ?? []), [back, reading.weeks])
  return {
    ...{ monday, closed, isKnown, isOffline, reading, back, gains },
    retry() {
      store.retry()
      if (stored.status === 'error') stored.retry()
    },
    review: useReview({ uid, monday, closed, back, now }),
  }
}

interface Under {
  readonly uid: string
  readonly monday: LocalDate
  readonly closed: LiveWeek | null
  readonly back: LookBack
  readonly now: Date
}

function useReview({ uid, monday, closed, back, now }: Under): Review {
  const drafts = useSyncExternalStore(subscribeReviews, () => readReviews(uid))
  const draft = drafts.get(monday) ?? null
  const isUnheard = draft?.state === 'sent' && keptReviews.onItsWay(monday).length === 0
  useEffect(() => {
    if (isUnheard) void deliverReviews(uid)
  }, [uid, isUnheard])

  const begin = () =>
    newDraft(monday, newPriorityIds(PRIORITIES, serverNow()), priorityDays(monday, now), closed)
  return {
    draft,
    standing: standingOf(draft, closed),
    begin,
    change: (change) => changeReview(uid, monday, begin, change),
    drop: () => dropReview(uid, monday),
    close(written) {
      void closeWeek({ uid, draft: written, closed, back, now })
    },
  }
}
