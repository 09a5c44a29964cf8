import { useEffect, useState } from 'react'
import { loadLessonText } from '@/domain/learning/lesson-texts'
import type { LessonText } from '@/domain/learning/lesson'
import type { Lesson } from '@/domain/learning/lessons'
import { reloadIfReachable } from '@/lib/reload-page'

/** The text of a lesson; null: loading or failed. Give the caller the lesson's id as `key`. */
export function useLessonText({ id }: Pick<Lesson, 'id'>) {
  const [text, setText] = useState<LessonText | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    let isOver = false
    loadLessonText(id).then(
      (loaded) => {
        if (!isOver) setText(loaded)
      },
      () => {
        if (!isOver) setIsFailed(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [id])
  return {
    text,
    isFailed,
    // In several browsers a module that failed to load stays failed until the page is reloaded.
    async retry() {
      setIsFailed(false)
      if (!(await reloadIfReachable())) setIsFailed(true)
    },
  }
}
