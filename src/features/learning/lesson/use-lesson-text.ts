import { useState } from 'react'
import { loaded, type Reading } from '@/data/sync/live'
import { useLive } from '@/data/sync/use-live'
import { useSignedIn } from '@/components/signed-in-context'
import type { LessonText } from '@/domain/learning/lesson'
import { loadLessonText } from '@/domain/learning/lesson-texts'
import { LESSONS, type Lesson } from '@/domain/learning/lessons'
import { reloadIfReachable } from '@/lib/reload-page'

const READINGS: ReadonlyMap<string, Reading<LessonText>> = new Map(
  LESSONS.map(({ id }) => [id, loaded(`text of lesson ${id}`, () => loadLessonText(id))]),
)

/** The text of a lesson, a file of its own; null: no such lesson. */
export function lessonText(id: string): Reading<LessonText> | null {
  return READINGS.get(id) ?? null
}

/** The text of a lesson; null: loading or failed. */
export function useLessonText({ id }: Pick<Lesson, 'id'>) {
  const { uid } = useSignedIn().user
  const live = useLive(uid, lessonText(id))
  const [isFailureShown, setFailureShown] = useState(true)
  return {
    text: live.status === 'ready' ? live.value : null,
    isFailed: live.status === 'error' && isFailureShown,
    // In several browsers a module that failed to load stays failed until the page is reloaded.
    async retry() {
      setFailureShown(false)
      if (!(await reloadIfReachable())) setFailureShown(true)
    },
  }
}
