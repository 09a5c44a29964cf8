import { useEffect, useState } from 'react'
import { loadLessonText } from '@/domain/learning/lesson-texts'
import type { LessonText } from '@/domain/learning/lesson'
import type { Lesson } from '@/domain/learning/lessons'

/** The text of a lesson; null: loading or failed. Give the caller the lesson's id as `key`. */
export function useLessonText({ id }: Pick<Lesson, 'id'>) {
  const [text, setText] = useState<LessonText | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
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
  }, [id, attempt])
  return {
    text,
    isFailed,
    retry() {
      setIsFailed(false)
      setAttempt((count) => count + 1)
    },
  }
}
