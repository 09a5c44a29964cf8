import { useCallback } from 'react'
import type { OnError, OnValue } from '@/data/live/live'
import { useListState, useLive } from '@/data/live/use-live'
import { watchLessonProgress, type LessonProgress } from '@/data/learning/lesson-progress'

export interface LearningState {
  /** null: it is not known yet, and no number is shown. */
  readonly progress: LessonProgress | null
  /** Not read so far, since the device has no network or the server is silent. */
  readonly isOffline: boolean
  /** It could not be read; null: it could, or is being read. */
  readonly retry: (() => void) | null
}

/** How far somebody is with the lessons, live. */
export function useLearning(uid: string): LearningState {
  const live = useLive(
    useCallback(
      (onValue: OnValue<LessonProgress>, onError: OnError) => watchLessonProgress(uid, onValue, onError),
      [uid],
    ),
  )
  const isReady = live.status === 'ready'
  const { isKnown, isOffline } = useListState(live.status, isReady && live.isFromCache)
  // A device that kept nothing of it may only not know it.
  const isTold = isReady && (isKnown || live.value.learning.size > 0)
  return {
    progress: isTold ? live.value : null,
    isOffline: !isTold && isOffline,
    retry: live.status === 'error' ? live.retry : null,
  }
}
