import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { keptMade, subscribeMade } from '@/data/coach/made-work'
import type { Exercise } from '@/domain/learning/lesson'
import type { Lesson } from '@/domain/learning/lessons'
import { parseMade, type Made } from '@/domain/learning/made'
import type { LessonState } from '@/domain/learning/progress'
import { formatDay } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { FiguresForm } from './figures-form'
import { ItemsForm } from './items-form'
import { JudgeForm } from './judge-form'
import { MadeWork } from './made-work'
import type { ExercisePlace } from './place'
import { TodosForm } from './todos-form'

interface ExercisesProps {
  lesson: Lesson
  /** What to do now, in one sentence. */
  task: string
  /** null: it is not known. */
  state: LessonState | null
}

const NAMES: Readonly<Record<Exercise['kind'], string>> = {
  items: 'Dans votre projet',
  todos: 'Dans votre semaine',
  figures: 'Les montants',
  judge: 'Votre avis sur un produit',
}

/** What the lesson makes the person do in their own work, and what is there of it. */
export function Exercises({ lesson: { id, exercises }, task, state }: ExercisesProps) {
  const { user } = useSignedIn()
  const kept = useSyncExternalStore(subscribeMade, () => keptMade(user.uid, id))
  const made = parseMade(kept)
  const [isAgain, setIsAgain] = useState(false)
  const isNowhereHere = made.every((each) => each === null)
  // Done from another device, or so long ago that this one has forgotten what.
  const isDoneElsewhere = Boolean(state?.doneAt) && isNowhereHere && !isAgain

  const next = exercises.findIndex((_, at) => !made[at])

  return (
    <Card aria-labelledby="exercise" className="flex flex-col gap-5 print:hidden">
      <div>
        <h2 id="exercise" className="text-heading font-bold">
          À vous
        </h2>
        <p className="mt-1">{task}</p>
        {state?.doneAt && (
          <p role="status" className="mt-2 flex items-center gap-2 text-small font-semibold text-success">
            <CircleCheck aria-hidden className="size-4" />
            {`Exercice fait le ${formatDay(state.doneAt)}`}
          </p>
        )}
      </div>
      {isDoneElsewhere ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-muted">
          <p className="min-w-0 flex-1 basis-60">
            Ce que vous avez écrit est dans votre travail, et se change là où il est.
          </p>
          <Button variant="secondary" onClick={() => setIsAgain(true)}>
            Refaire l'exercice
          </Button>
        </div>
      ) : (
        exercises.map((exercise, at) => {
          const place: ExercisePlace = {
            ...{ uid: user.uid, lesson: id, at, exercises: exercises.length },
            isNext: at === next,
            wasDone: Boolean(state?.doneAt),
          }
          return <OneExercise key={at} {...{ exercise, place }} left={made[at] ?? null} />
        })
      )}
    </Card>
  )
}

/** What is to be done, or what it left: who pressed finds what came of it under the focus. */
function OneExercise({
  exercise,
  place,
  left,
}: {
  exercise: Exercise
  place: ExercisePlace
  left: Made | null
}) {
  const group = useRef<HTMLDivElement>(null)
  const isMade = left !== null
  const wasMade = useRef(isMade)
  useEffect(() => {
    if (wasMade.current === isMade) return
    wasMade.current = isMade
    if (document.activeElement === document.body) group.current?.focus()
  }, [isMade])
  const name = NAMES[exercise.kind]
  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={`Exercice\u00a0: ${name}`}
      className="flex flex-col gap-4 outline-none"
    >
      {place.exercises > 1 && (
        <h3 className="border-t border-line pt-4 font-semibold">{`${place.at + 1}. ${name}`}</h3>
      )}
      {left ? <MadeWork place={place} made={left} /> : <ExerciseForm exercise={exercise} place={place} />}
    </div>
  )
}

function ExerciseForm({ exercise, place }: { exercise: Exercise; place: ExercisePlace }) {
  switch (exercise.kind) {
    case 'items':
      return <ItemsForm exercise={exercise} place={place} />
    case 'todos':
      return <TodosForm exercise={exercise} place={place} />
    case 'figures':
      return <FiguresForm exercise={exercise} place={place} />
    case 'judge':
      return <JudgeForm exercise={exercise} place={place} />
  }
}
