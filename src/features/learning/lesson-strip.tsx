import { GraduationCap } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Exercise } from '@/domain/learning/lesson'
import { LESSONS, type Lesson } from '@/domain/learning/lessons'
import { paths, type LessonArrival } from '@/lib/paths'
import type { ScreenName } from '@/lib/screens'
import { buttonClass } from '@/ui/button'
import { useLessonText } from './lesson/use-lesson-text'

const SCREEN_OF: Readonly<Record<Exercise['kind'], ScreenName>> = {
  items: 'projects',
  figures: 'research',
  judge: 'research',
  todos: 'todos',
}
const ARRIVAL: LessonArrival = { isFinished: true }

/** Above the screen of an exercise: its question, and a link back to the lesson. */
export function LessonStrip({ id, screen }: { id: string; screen: ScreenName }) {
  const lesson: Lesson | undefined = LESSONS.find((each) => each.id === id)
  const exercise = lesson?.exercises.find(({ kind }) => SCREEN_OF[kind] === screen)
  return lesson && exercise ? <Strip lesson={lesson} exercise={exercise} /> : null
}

function Strip({ lesson, exercise }: { lesson: Lesson; exercise: Exercise }) {
  const { text } = useLessonText(lesson)
  const questions =
    exercise.kind === 'items' ? exercise.items.map(({ question }) => question) : [text?.task ?? lesson.title]
  return (
    <aside
      aria-label="Exercice de la leçon"
      className="sticky top-2 z-10 mb-6 flex items-center gap-3 rounded-field border border-line bg-raised py-2 pr-2 pl-4 shadow-card lg:top-[calc(var(--shell-top)+0.5rem)] print:hidden [[role=dialog]_&]:static [[role=dialog]_&]:mb-0 [[role=dialog]_&]:rounded-none [[role=dialog]_&]:border-0 [[role=dialog]_&]:border-b"
    >
      <GraduationCap aria-hidden className="size-5 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 flex-1 text-small font-medium text-pretty">
        {questions.map((question) => (
          <p key={question}>{question}</p>
        ))}
      </div>
      <Link to={paths.lesson(lesson.id)} state={ARRIVAL} className={buttonClass({ variant: 'secondary' })}>
        Terminé
      </Link>
    </aside>
  )
}
