import { useEffect, useState } from 'react'
import type { Lesson } from '@/domain/learning/lessons'
import { paths } from '@/lib/paths'
import type { Command } from './command'

/** The lessons by title, loaded when the palette first opens; empty if loading fails. */
export function useLessonCommands(): readonly Command[] {
  const [commands, setCommands] = useState<readonly Command[]>([])
  useEffect(() => {
    let isOver = false
    import('@/domain/learning/lessons').then(
      ({ LESSONS }) => {
        if (!isOver) setCommands(LESSONS.map(toCommand))
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [])
  return commands
}

function toCommand({ id, title }: Lesson): Command {
  return {
    id: `lesson.${id}`,
    look: 'learning',
    label: title,
    hint: 'Leçon',
    synonyms: 'leçon module cours apprendre exercice',
    target: { to: 'path', path: paths.lesson(id) },
  }
}
