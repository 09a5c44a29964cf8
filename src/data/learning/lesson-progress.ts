import { AppError } from '@/domain/base/errors'
import type { Lesson } from '@/domain/learning/lessons'
import type { Learning } from '@/domain/learning/progress'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchLearning } from './learning'

export interface LessonProgress {
  readonly learning: Learning
  /** The table of the lessons; empty for who began none, for whom nothing has to be loaded. */
  readonly lessons: readonly Lesson[]
}

const NO_LESSONS: readonly Lesson[] = []

/** How far somebody is, with the lessons that it is about: for screens that are not about lessons, which load them late. */
export function watchLessonProgress(
  uid: string,
  onValue: OnValue<LessonProgress>,
  onError: OnError,
): Unsubscribe {
  let isStopped = false
  const stop = watchLearning(
    uid,
    (learning, meta) => {
      void lessonsFor(learning).then(
        (lessons) => {
          if (!isStopped) onValue({ learning, lessons }, meta)
        },
        (thrown: unknown) => {
          if (!isStopped) onError(new AppError('data/unavailable', { cause: thrown }))
        },
      )
    },
    onError,
  )
  return () => {
    isStopped = true
    stop()
  }
}

async function lessonsFor(learning: Learning): Promise<readonly Lesson[]> {
  return learning.size === 0 ? NO_LESSONS : (await import('@/domain/learning/lessons')).LESSONS
}
