import {
  takeCandidates as taking,
  takeCandidatesBack,
  takeItems as takingItems,
  takeItemsBack,
  takeTodos as takingTodos,
  takeTodosBack,
} from '@/data/learning'
import { mutate } from '@/data/sync/current'
import { announceGain } from '@/components/work/announce-gain'
import { gainIn } from '@/components/work/gain-in'
import { madeOf, type CandidateWork } from '@/domain/learning/candidates-exercise'
import { newContent, withItems, type ItemWork } from '@/domain/learning/items-exercise'
import type { Made, MadeWork } from '@/domain/learning/made'
import { todoIdOf, type TodoLine, type TodosExercise } from '@/domain/learning/todos-exercise'
import type { Typed } from '@/domain/learning/typed'
import { contentOf, type ProjectContent } from '@/domain/projects/parts'
import type { Project } from '@/domain/projects/project'
import { addressText, type PlacedCandidate } from '@/domain/research/candidate-address'
import { endsLesson, forgetDone, keepDone, sayDone, type ExercisePlace } from './place'

type MadeOf<K extends Made['kind']> = Extract<Made, { kind: K }>

/** What it writes stands in the person's work already. */
function takeAsThere(place: ExercisePlace, typed: Typed): void {
  if (endsLesson(place)) sayDone(place, true)
  keepDone(place, { kind: 'there' }, typed)
}

export function takeItems(
  place: ExercisePlace,
  project: Project,
  works: readonly ItemWork[],
  typed: Typed,
): void {
  if (works.length === 0) takeAsThere(place, typed)
  else void writeItems(place, { id: project.id, isNew: false, content: contentOf(project) }, works, typed)
}

/** `id`: made once, so that a second press is the same project. */
export function takeNewProject(
  place: ExercisePlace,
  id: string,
  works: readonly ItemWork[],
  typed: Typed,
): void {
  void writeItems(place, { id, isNew: true, content: newContent(typed) }, works, typed)
}

async function writeItems(
  place: ExercisePlace,
  { id, isNew, content }: { readonly id: string; readonly isNew: boolean; readonly content: ProjectContent },
  works: readonly ItemWork[],
  typed: Typed,
): Promise<void> {
  const { lesson, uid } = place
  const args = { lesson, project: id, isNew, title: content.title, works, ends: endsLesson(place) }
  const work: MadeWork = { kind: 'items', project: id, isNew, items: withItems(content, works).made }
  const outcome = await mutate(takingItems, args)
  keepDone(place, work, typed)
  announceGain(gainIn(outcome, uid))
}

export function undoItems(place: ExercisePlace, made: MadeOf<'items'>): void {
  const { project, isNew, items } = made
  void mutate(takeItemsBack, { lesson: place.lesson, project, isNew, items, reopens: !made.wasDone })
  forgetDone(place, made.typed)
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
  void mutate(takingTodos, {
    lesson: place.lesson,
    todos: todos.map((todo) => ({ ...todo, repeats })),
    ends: endsLesson(place),
  })
  keepDone(place, { kind: 'todos', todos }, typed)
}

export function undoTodos(place: ExercisePlace, made: MadeOf<'todos'>): void {
  void mutate(takeTodosBack, { lesson: place.lesson, todos: made.todos, reopens: !made.wasDone })
  forgetDone(place, made.typed)
}

export function takeCandidates(
  place: ExercisePlace,
  works: readonly CandidateWork[],
  candidates: readonly PlacedCandidate[],
  typed: Typed,
): void {
  if (works.length === 0) {
    takeAsThere(place, typed)
    return
  }
  void mutate(taking, { lesson: place.lesson, works, ends: endsLesson(place) })
  const made = works.flatMap((work) => {
    const candidate = candidates.find((each) => addressText(each) === work.at)
    return candidate ? [madeOf(work, candidate).made] : []
  })
  keepDone(place, { kind: 'candidates', candidates: made }, typed)
}

export function undoCandidates(place: ExercisePlace, made: MadeOf<'candidates'>): void {
  const { candidates } = made
  void mutate(takeCandidatesBack, { lesson: place.lesson, candidates, reopens: !made.wasDone })
  forgetDone(place, made.typed)
}

/** For what stood there before: only that it counts as done is taken back. */
export function takeBack(place: ExercisePlace, { typed, wasDone }: Made): void {
  forgetDone(place, typed)
  if (!wasDone) sayDone(place, false)
}
