import { useEffect, useState } from 'react'
import { learningQuery, lessonsFor, type LessonProgress } from '@/data/learning'
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
  const live = useLive(uid, learningQuery(uid))
  const isReady = live.status === 'ready'
  const { isKnown, isOffline } = useListState(live.status, isReady && live.isLive)
  const learning = isReady ? live.value : null
  const [progress, setProgress] = useState<LessonProgress | null>(null)
  useEffect(() => {
    let isOver = false
    if (learning) {
      void lessonsFor(learning).then(
        (lessons) => isOver || setProgress({ learning, lessons }),
        // If the module fails to load, nothing is shown.
        () => undefined,
      )
    }
    return () => {
      isOver = true
    }
  }, [learning])
  // An empty result of the device's replica is not certain.
  const isTold = progress !== null && isReady && (isKnown || progress.learning.size > 0)
  return {
    progress: isTold ? progress : null,
    isOffline: !isTold && isOffline,
    retry: live.status === 'error' ? live.retry : null,
  }
}
