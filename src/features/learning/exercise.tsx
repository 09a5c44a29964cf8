import { ArrowRight, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate, type Location } from 'react-router-dom'
import { offerUndo } from '@/components/offer-undo'
import { useSignedIn } from '@/components/signed-in-context'
import { useCandidatesToChoose } from '@/components/work/use-candidates'
import { useProjectsToChoose } from '@/components/work/use-projects'
import { addExerciseTodos, markDone } from '@/data/learning'
import { mutate } from '@/data/sync/current'
import { agreed, counted } from '@/domain/base/text/french-count'
import { readFields } from '@/domain/base/read-field'
import type { Exercise } from '@/domain/learning/lesson'
import type { Lesson } from '@/domain/learning/lessons'
import type { LessonState } from '@/domain/learning/progress'
import { exerciseTodos } from '@/domain/learning/todos-exercise'
import { traceOf, type Trace } from '@/domain/learning/trace'
import type { Project } from '@/domain/projects/project'
import { itemPlace } from '@/domain/projects/text/item-text'
import { addressText, type PlacedCandidate } from '@/domain/research/candidate-address'
import { formatDay } from '@/lib/text/format'
import { LESSON_QUERY, paths, type EditorState, type LessonArrival, type ResearchArrival } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { NEEDED, NEEDS, UnreadWork, useReading } from './unread-work'

const IS_FINISHED: keyof LessonArrival = 'isFinished'

const NAMES: Readonly<Record<Exercise['kind'], string>> = {
  items: 'Dans votre projet',
  todos: 'Dans votre semaine',
  figures: 'Les montants',
  judge: 'Votre avis sur un produit',
}

interface ExerciseCardProps {
  lesson: Lesson
  task: string
  /** Null: unknown. */
  state: LessonState | null
}

/** The lesson's exercise: a link to its screen, and whether it is done. One part at a time. */
export function ExerciseCard({ lesson, task, state }: ExerciseCardProps) {
  const { uid } = useSignedIn().user
  const location: Location<unknown> = useLocation()
  const projects = useProjectsToChoose(uid)
  const candidates = useCandidatesToChoose(uid)
  const reading = { projects: useReading(projects), candidates: useReading(candidates) }
  const { id, exercises } = lesson
  const isDone = Boolean(state?.doneAt)
  const work = {
    projects: projects.status === 'ready' ? projects.value : [],
    candidates: candidates.status === 'ready' ? candidates.value : [],
  }
  const unread = NEEDED.filter(
    (list) => reading[list] !== 'ready' && exercises.some(({ kind }) => NEEDS[kind] === list),
  )
  const isKnown = unread.length === 0
  const traces = exercises.map((each) => traceOf(each, work))
  const next = traces.findIndex(({ missing }) => missing !== null)
  const isWritten = isKnown && next === -1
  const isFinished = readFields(location.state)?.[IS_FINISHED] === true
  const endsNow = isFinished && isWritten && state !== null && !isDone

  useEffect(() => {
    if (endsNow) void mutate(markDone, { lesson: id })
  }, [endsNow, id])

  const at = Math.max(next, 0)
  const exercise = exercises[at]
  const trace = traces[at]
  return (
    <Card aria-labelledby="exercise" className="flex flex-col gap-4 print:hidden">
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
        {isFinished && !isDone && isKnown && next !== -1 && (
          <p role="status" className="mt-2 text-small font-semibold text-warning">
            {at === 0
              ? `Il manque encore ${trace?.missing ?? ''}.`
              : `Reste ${trace?.missing ?? ''} à ajouter.`}
          </p>
        )}
      </div>
      {exercise && trace && (
        <div
          role="group"
          aria-label={`Exercice\u00a0: ${NAMES[exercise.kind]}`}
          className="flex flex-col gap-3"
        >
          {exercises.length > 1 && !isDone && (
            <h3 className="text-small font-semibold text-muted">{`${at + 1} sur ${exercises.length} · ${NAMES[exercise.kind]}`}</h3>
          )}
          <Words exercise={exercise} />
          {unread.map((list) => {
            const live = list === 'projects' ? projects : candidates
            return <UnreadWork key={list} list={list} live={live} isMissing={reading[list] === 'missing'} />
          })}
          {isKnown && <Way lesson={lesson} exercise={exercise} trace={trace} isDone={isDone} />}
        </div>
      )}
    </Card>
  )
}

function Words({ exercise }: { exercise: Exercise }) {
  if (exercise.kind === 'figures' || exercise.kind === 'judge') return null
  if (exercise.kind === 'todos') return <Lines lines={exercise.texts} />
  return exercise.items.map(({ place, question, choices = [] }) => (
    <div key={place}>
      <p className="font-medium">{question}</p>
      {choices.length > 0 && (
        <>
          <p className="mt-2 text-small text-muted">
            {choices.length === 1 ? 'Une base à compléter' : 'Partez de celle qui vous ressemble'}
          </p>
          <Lines lines={choices} />
        </>
      )}
    </div>
  ))
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-small marker:text-muted">
      {lines.map((line) => (
        <li key={line} className="pl-1 whitespace-pre-line">
          {line}
        </li>
      ))}
    </ul>
  )
}

interface WayProps {
  lesson: Lesson
  exercise: Exercise
  trace: Trace<Project, PlacedCandidate>
  isDone: boolean
}

function Way({ lesson, exercise, trace, isDone }: WayProps) {
  const { user, deviceNow } = useSignedIn()
  const navigate = useNavigate()
  const look = { variant: isDone ? 'secondary' : 'primary', size: 'lg' } as const

  if (exercise.kind === 'todos' && !isDone) {
    const todos = exerciseTodos(user.uid, lesson.id, exercise, deviceNow)
    const take = () => {
      void addExerciseTodos(user.uid, { lesson: lesson.id, todos }).then((made) => {
        if (!made) return
        const { added, undo } = made
        offerUndo(
          added === 0 ? 'Exercice fait' : `${counted(added, 'tâche')} ${agreed(added, 'ajoutée')}`,
          undo,
        )
      })
      void navigate(`${paths.todosOf(todos[0]?.dayOfWeek ?? 'lundi')}?${LESSON_QUERY}=${lesson.id}`)
    }
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button {...look} onClick={take}>
          {`Ajouter ${counted(todos.length, 'tâche')}`}
        </Button>
        <p className="text-small text-muted">
          {exercise.repeats ? 'Dès demain, puis chaque semaine.' : 'Une par jour, dès demain.'}
        </p>
      </div>
    )
  }
  const { path, state, label } = placeOf(exercise, trace)
  return (
    <Link
      to={`${path}?${LESSON_QUERY}=${lesson.id}`}
      state={state}
      className={buttonClass(look, 'self-start text-left')}
    >
      {isDone && trace.missing === null ? 'Revoir mon travail' : label}
      <ArrowRight aria-hidden className="size-5" />
    </Link>
  )
}

interface Place {
  readonly path: string
  readonly state: EditorState | ResearchArrival | null
  readonly label: string
}

/** Path of the exercise's screen, opened at its first unfinished part. */
function placeOf(exercise: Exercise, { project, item, candidate }: Trace<Project, PlacedCandidate>): Place {
  switch (exercise.kind) {
    case 'todos':
      return { path: paths.todos, state: null, label: 'Voir mes tâches' }
    case 'items':
      if (!project) return { path: paths.projects, state: null, label: 'Créer mon projet' }
      return {
        path: paths.projects,
        state: { project: project.id, ...(item && { item }) },
        label: `Écrire «\u00a0${itemPlace(item ?? '')?.title ?? ''}\u00a0»`,
      }
    case 'figures':
    case 'judge':
      if (!candidate) return { path: paths.research, state: null, label: 'Ajouter un lien de produit' }
      if (exercise.kind === 'figures') {
        return {
          path: paths.product(addressText(candidate), 'argent'),
          state: null,
          label: 'Calculer la marge',
        }
      }
      return {
        path: paths.research,
        state: { candidate: addressText(candidate), todo: 'judge' },
        label: 'Évaluer un produit',
      }
  }
}
