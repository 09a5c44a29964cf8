import { BookOpenCheck, CircleCheck, CircleDashed } from 'lucide-react'
import type { LessonState } from '@/domain/learning/progress'

/** Icon of a lesson's state; null: unknown. */
export function LessonMark({ state }: { state: LessonState | null }) {
  if (state?.doneAt)
    return <CircleCheck role="img" aria-label="Faite" className="size-5 shrink-0 text-success" />
  if (state?.readAt)
    return (
      <BookOpenCheck
        role="img"
        aria-label="Lue, exercice à faire"
        className="size-5 shrink-0 text-brand-text"
      />
    )
  return (
    <CircleDashed
      className="size-5 shrink-0 text-muted"
      {...(state ? { role: 'img', 'aria-label': 'À lire' } : { 'aria-hidden': true })}
    />
  )
}
