import { lessonProgress, type LessonProgress } from '@/data/learning'
import { useListState, useLive } from '@/data/sync/use-live'

export interface LearningState {
  /** null: unknown, and no number is shown. */
  readonly progress: LessonProgress | null
  /** Not loaded yet, because the device is offline or the server does not answer. */
  readonly isOffline: boolean
  /** Retry after an error; null: loaded or loading. */
  readonly retry: (() => void) | null
}

export function useLearning(uid: string): LearningState {
  const live = useLive(uid, lessonProgress(uid))
  const { isKnown, isOffline } = useListState(live)
  const progress = live.status === 'ready' ? live.value : null
  // An empty result of the device's replica is not certain.
  const isTold = progress !== null && (isKnown || progress.learning.size > 0)
  return {
    progress: isTold ? progress : null,
    isOffline: !isTold && isOffline,
    retry: live.status === 'error' ? live.retry : null,
  }
}
