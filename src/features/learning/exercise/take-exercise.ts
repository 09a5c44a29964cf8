import { readDrafts } from '@/data/projects/project-drafts'
import { doneBeside } from '@/data/learning/learning'
import { addLessonTodos } from '@/data/learning/lesson-todos'
import type { LiveProject } from '@/data/projects/projects'
import { removeProject, saveProject } from '@/data/projects/project-saves'
import { candidateParent, changeCandidates } from '@/data/research/candidates'
import { serverNow } from '@/data/session/server-clock'
import { removeTodo, type LiveTodo } from '@/data/todos/todos'
import { announceGain } from '@/components/work/announce-gain'
import { retriable, writeIntoProject } from '@/components/work/write-project'
import { codeOf } from '@/domain/base/errors'
import { madeOf, type CandidateWork, type CandidateWrite } from '@/domain/learning/candidates-exercise'
import {
  newContent,
  withItems,
  withoutItems,
  type ItemWork,
  type MadeItem,
} from '@/domain/learning/items-exercise'
import type { Made } from '@/domain/learning/made'
import { todoIdOf, type TodoLine, type TodosExercise } from '@/domain/learning/todos-exercise'
import type { Typed } from '@/domain/learning/typed'
import { readAddress, type PlacedCandidate } from '@/domain/research/candidate-address'
import { errorText } from '@/lib/error-text'
import { showToast } from '@/ui/toast'
import { endsLesson, forgetDone, keepDone, sayDone, type ExercisePlace } from './place'

// What an exercise writes is written by the verbs of its subject; that the lesson is done goes in the same write where there is one.

type MadeOf<K extends Made['kind']> = Extract<Made, { kind: K }>

function besideOf(place: ExercisePlace) {
  return endsLesson(place) ? doneBeside(place.uid, place.lesson) : null
}

/** It stands in the person's work already. */
function takeAsThere(place: ExercisePlace, typed: Typed): void {
  if (endsLesson(place)) sayDone(place, true)
  keepDone(place, { kind: 'there' }, typed)
}

export function takeItems(
  place: ExercisePlace,
  project: LiveProject,
  works: readonly ItemWork[],
  typed: Typed,
): void {
  if (works.length === 0) {
    takeAsThere(place, typed)
    return
  }
  const beside = besideOf(place)
  let items: readonly MadeItem[] = []
  const where = writeIntoProject({ uid: place.uid, project, ...(beside && { beside }) }, (content) => {
    const written = withItems(content, works)
    items = written.made
    return written.content
  })
  if (where === null) return
  if (where === 'draft' && beside) sayDone(place, true)
  keepDone(place, { kind: 'items', project: project.id, isNew: false, items }, typed)
}

/** `id`: made once, so that a second press is the same project. */
export function takeNewProject(
  place: ExercisePlace,
  id: string,
  works: readonly ItemWork[],
  typed: Typed,
): void {
  const { content, made } = withItems(newContent(typed), works)
  const beside = besideOf(place)
  void saveProject({
    ...{ uid: place.uid, id, base: null, content, now: serverNow() },
    ...(beside && { beside }),
  }).then(announceGain)
  keepDone(place, { kind: 'items', project: id, isNew: true, items: made }, typed)
}

/** Sends a refused save again, and with it that the lesson is done. */
export function retryItems(place: ExercisePlace, project: LiveProject | null, id: string): void {
  const content = retriable(readDrafts(place.uid).get(id), project)
  if (!content) return
  const save = { uid: place.uid, id, base: project, content, now: serverNow() }
  void saveProject({
    ...save,
    ...(endsLesson(place) && { beside: doneBeside(place.uid, place.lesson) }),
  }).then(announceGain)
}

export function undoItems(
  place: ExercisePlace,
  made: MadeOf<'items'>,
  project: LiveProject,
  isUntouched: boolean,
): void {
  if (made.isNew && isUntouched) {
    removeProject(project).catch((thrown: unknown) => {
      console.warn('A project was not taken back:', codeOf(thrown))
      showToast({ text: errorText('projectDelete', codeOf(thrown)), tone: 'alert' })
    })
  } else {
    const where = writeIntoProject(
      { uid: place.uid, project },
      (content) => withoutItems(content, made.items) ?? content,
    )
    if (where === null) return
  }
  takeBack(place, made)
}

export function takeTodos(
  place: ExercisePlace,
  exercise: TodosExercise,
  works: readonly (TodoLine & { readonly at: number })[],
  typed: Typed,
): void {
  if (works.length === 0) {
    takeAsThere(place, typed)
    return
  }
  const todos = works.map((work) => ({
    id: todoIdOf(place.uid, place.lesson, work),
    text: work.text,
    dayOfWeek: work.day,
  }))
  const repeats = exercise.repeats === true
  const made = todos.map((todo) => ({ ...todo, repeats }))
  void addLessonTodos(place.uid, made, besideOf(place), serverNow())
  keepDone(place, { kind: 'todos', todos }, typed)
}

export function undoTodos(place: ExercisePlace, made: MadeOf<'todos'>, todos: readonly LiveTodo[]): void {
  for (const todo of todos) removeTodo(todo)
  takeBack(place, made)
}

/** `onRefused`: nothing of it was written, and the fields are back. */
export function takeCandidates(
  place: ExercisePlace,
  works: readonly CandidateWork[],
  candidates: readonly PlacedCandidate[],
  typed: Typed,
  onRefused: () => void,
): void {
  if (works.length === 0) {
    takeAsThere(place, typed)
    return
  }
  const taken = works.flatMap((work) => {
    const candidate = candidates.find((each) => isAt(each, work.at))
    return candidate ? [madeOf(work, candidate)] : []
  })
  const writes = taken.map(({ made: { at }, write }) => changeAt(place.uid, at, write))
  let isRefused = false
  const written = changeCandidates(writes.flat(), besideOf(place), () => {
    const work = { kind: 'candidates', candidates: taken.map((each) => each.made) } as const
    if (!isRefused) keepDone(place, work, typed)
  })
  written.catch((thrown: unknown) => {
    isRefused = true
    console.warn('What an exercise wrote of a product was refused:', codeOf(thrown))
    forgetDone(place, typed)
    onRefused()
  })
}

export function undoCandidates(
  place: ExercisePlace,
  made: MadeOf<'candidates'>,
  writes: readonly { readonly at: string; readonly write: CandidateWrite }[],
): void {
  const changes = writes.flatMap(({ at, write }) => changeAt(place.uid, at, write))
  changeCandidates(changes, null, () => takeBack(place, made)).catch((thrown: unknown) => {
    console.warn('What an exercise wrote of a product was not taken back:', codeOf(thrown))
    showToast({
      text: "L'ajout n'a pas pu être annulé\u00a0: vos produits sont comme ils étaient.",
      tone: 'alert',
    })
  })
}

/** For what stood there before: only that it counts as done is taken back. */
export function takeBack(place: ExercisePlace, { typed, wasDone }: Made): void {
  forgetDone(place, typed)
  if (!wasDone) sayDone(place, false)
}

function isAt({ id, sectionId = null }: PlacedCandidate, at: string): boolean {
  const address = readAddress(at)
  return address?.id === id && address.sectionId === sectionId
}

function changeAt(uid: string, at: string, write: CandidateWrite) {
  const address = readAddress(at)
  if (!address) return []
  const { id, sectionId } = address
  return [{ parent: candidateParent(uid, sectionId), id, ...write }]
}
