import { useEffect, useState } from 'react'
import { learningQuery, lessonsFor, type LessonProgress } from '@/data/learning'
import { useListState, useLive } from '@/data/sync/use-live'

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
        // The table did not come over the network: nothing is shown of it.
        () => undefined,
      )
    }
    return () => {
      isOver = true
    }
  }, [learning])
  // A device that has nothing of it may only not know it.
  const isTold = progress !== null && isReady && (isKnown || progress.learning.size > 0)
  return {
    progress: isTold ? progress : null,
    isOffline: !isTold && isOffline,
    retry: live.status === 'error' ? live.retry : null,
  }
}
