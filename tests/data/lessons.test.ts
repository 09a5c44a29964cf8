import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readOutbox } from '@/data/todos/todo-outbox'
import { keepDraft, readDrafts } from '@/data/projects/project-drafts'
import { markRead, setDone, watchLearning } from '@/data/learning/learning'
import { readMade } from '@/data/learning/made-work'
import { watchProjects, type LiveProject } from '@/data/projects/projects'
import { newProjectId, removeProject, saveProject } from '@/data/projects/project-saves'
import { addCandidates, candidatesQuery, type LiveCandidate } from '@/data/research'
import { syncOf } from '@/data/sync/current'
import { watchQuery } from '@/data/sync/use-live'
import { watchProfile } from '@/data/session/profiles'
import { watchRecentTodos } from '@/data/todos/recent-todos'
import { toggleTodo, type TodoList } from '@/data/todos/todos'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import {
  amountField,
  candidateUndo,
  checkFigures,
  checkJudge,
  chosenCandidates,
  hasAllFigures,
  noteField,
  verdictField,
} from '@/domain/learning/candidates-exercise'
import { checkItems, textField, wayField } from '@/domain/learning/items-exercise'
import type { Exercise } from '@/domain/learning/lesson'
import { LESSONS, type Lesson } from '@/domain/learning/lessons'
import type { Made } from '@/domain/learning/made'
import type { LessonState } from '@/domain/learning/progress'
import { checkTodos, todoLines } from '@/domain/learning/todos-exercise'
import type { Typed } from '@/domain/learning/typed'
import { contentOf, emptyContent, withItemText } from '@/domain/projects/parts'
import { NO_CHANGES } from '@/domain/projects/project-draft'
import { itemIn } from '@/domain/projects/item-text'
import { CRITERIA, parseVerdicts, type Verdicts } from '@/domain/research/candidate'
import { FIGURE_KEYS } from '@/domain/research/margin'
import type { ExercisePlace } from '@/features/learning/exercise/place'
import {
  takeBack,
  takeCandidates,
  takeItems,
  takeNewProject,
  takeTodos,
  undoCandidates,
  undoItems,
  undoTodos,
} from '@/features/learning/exercise/take-exercise'
import { addProfile, confirmed, offline, comeIn } from './support/person'
import { deleteStored, storedFields } from './support/stored'
import { until } from '../support/until'

const now = new Date()
const NONE: Verdicts = parseVerdicts({})
const lessons: readonly Lesson[] = LESSONS
const all = lessons.flatMap((lesson) => lesson.exercises.map((exercise, at) => ({ lesson, exercise, at })))
let uid = ''

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  uid = await comeIn()
  await addProfile(uid, now)
})

type Watch<T> = (uid: string, onValue: OnValue<T>, onError: OnError) => Unsubscribe
const mine = <T>(watch: Watch<T>) => confirmed<T>((onValue, onError) => watch(uid, onValue, onError))

const learning = () => mine(watchLearning)
const isDone = async (id: string) => ((await learning()).get(id)?.doneAt ?? null) !== null
const projects = async () => (await mine(watchProjects)).items
const candidates = () =>
  confirmed<readonly LiveCandidate[]>((onValue, onError) =>
    watchQuery(
      uid,
      candidatesQuery(uid, null),
      (items, { isLive }) => onValue(items, { isFromCache: !isLive, isPending: false }),
      onError,
    ),
  )
const todos = async () =>
  (
    await mine<TodoList>((of, onValue, onError) =>
      watchRecentTodos(of, { completed: false, size: 60 }, onValue, onError),
    )
  ).items
const xp = async () => (await mine(watchProfile))?.xp

async function aProject(title = 'Gourde'): Promise<LiveProject> {
  const id = newProjectId()
  await new Promise<boolean>((resolve) => {
    const content = { ...emptyContent(), title }
    void saveProject({ uid, id, base: null, content, now, onAnswer: resolve })
  })
  return projectOf(id)
}

async function projectOf(id: string): Promise<LiveProject> {
  const project = (await projects()).find((each) => each.id === id)
  if (!project) throw new Error('no such project')
  return project
}

async function someCandidates(count: number) {
  const added = Array.from({ length: count }, (_, index) => ({
    id: `c${index}-${uid}`,
    link: `https://ex.fr/${index}`,
    verdicts: NONE,
  }))
  const createdAt = now.toISOString()
  await syncOf(uid).mutate(addCandidates, { sectionId: null, candidates: added, createdAt })
  await vi.waitFor(() => expect(syncOf(uid).entries()).toEqual([]), 10_000)
  return known()
}

async function known() {
  return candidates()
}

function placeOf(lesson: Lesson, at = 0, wasDone = false): ExercisePlace {
  return { uid, lesson: lesson.id, at, exercises: lesson.exercises.length, isNext: true, wasDone }
}

function lessonOf(id: string): Lesson {
  const lesson = lessons.find((each) => each.id === id)
  if (!lesson) throw new Error(`no lesson ${id}`)
  return lesson
}

function leftBy<K extends Made['kind']>(place: ExercisePlace, kind: K): Extract<Made, { kind: K }> {
  const made = readMade(uid, place.lesson)[place.at]
  if (made?.kind !== kind) throw new Error(`nothing of the kind ${kind} was left`)
  return made as Extract<Made, { kind: K }>
}

/** Answers an exercise as somebody would, whatever its kind, and presses its button. */
async function doExercise(place: ExercisePlace, exercise: Exercise): Promise<void> {
  switch (exercise.kind) {
    case 'items': {
      const project = (await projects())[0] ?? (await aProject())
      const typed = Object.fromEntries(
        exercise.items.map(({ place: at }) => [textField(at), `Réponse ${at}`]),
      )
      const { work } = checkItems(exercise, typed, contentOf(project))
      if (!work) throw new Error('refused')
      takeItems(place, project, work, typed)
      return
    }
    case 'todos': {
      const { work } = checkTodos(todoLines(exercise, {}, now), () => false)
      if (!work) throw new Error('refused')
      takeTodos(place, exercise, work, {})
      return
    }
    case 'figures': {
      const found = await known()
      const chosen = chosenCandidates(exercise.candidates, {}, found, hasAllFigures)
      const typed = Object.fromEntries(
        chosen.flatMap((each, slot) =>
          FIGURE_KEYS.map((key, at) => [amountField(each?.id ?? '', key), `${40 - at * 9 + slot},50`]),
        ),
      )
      const { work } = checkFigures(chosen, typed)
      if (!work) throw new Error('refused')
      takeCandidates(place, work, found, typed, () => expect.unreachable())
      return
    }
    case 'judge': {
      const found = await known()
      const [candidate = null] = found
      const id = candidate?.id ?? ''
      const typed: Typed = {
        ...Object.fromEntries(CRITERIA.map(({ key }) => [verdictField(id, key), 'yes'])),
        [noteField(id)]: 'Trente avis du mois dernier.',
      }
      const { work } = checkJudge(exercise, candidate, typed)
      if (!work) throw new Error('refused')
      takeCandidates(place, work, found, typed, () => expect.unreachable())
    }
  }
}

/** What an exercise has to leave, by its row of the table and nothing else. */
async function expectLeft(exercise: Exercise, id: string): Promise<void> {
  const [made] = [await projects(), await known(), await todos()]
  const found = await known()
  const listed = await todos()
  switch (exercise.kind) {
    case 'items': {
      const [project] = made
      const written = Object.values(project?.sections ?? {})
        .flat()
        .filter(({ content }) => content !== '')
      expect(written).toHaveLength(exercise.items.length)
      for (const { place } of exercise.items) {
        expect(project && itemIn(contentOf(project), place)?.content, id).toBe(`Réponse ${place}`)
      }
      break
    }
    case 'todos':
      expect(listed.map(({ text }) => text).sort()).toEqual([...exercise.texts].sort())
      expect(listed.every(({ repeats }) => repeats === (exercise.repeats === true))).toBe(true)
      break
    case 'figures':
      expect(found.filter(hasAllFigures)).toHaveLength(exercise.candidates)
      break
    case 'judge': {
      const answered = CRITERIA.filter(({ key }) => found[0]?.verdicts[key] === true).map(({ key }) => key)
      expect(answered).toEqual(exercise.criterion ? [exercise.criterion] : CRITERIA.map(({ key }) => key))
      expect(found[0]?.note).toBe(exercise.criterion ? 'Trente avis du mois dernier.' : '')
    }
  }
  if (exercise.kind !== 'items') expect(made).toEqual([])
  if (exercise.kind !== 'todos') expect(listed).toEqual([])
  const touched = found.filter(
    ({ verdicts, figures, note }) =>
      note !== '' ||
      CRITERIA.some(({ key }) => verdicts[key] !== null) ||
      FIGURE_KEYS.some((key) => figures[key] !== null),
  )
  const expected = exercise.kind === 'figures' ? exercise.candidates : exercise.kind === 'judge' ? 1 : 0
  expect(touched).toHaveLength(expected)
}

describe('each exercise of the table', () => {
  test.each(
    all.map(({ lesson, exercise, at }) => [`${lesson.id}, ${exercise.kind}`, lesson, exercise, at] as const),
  )('%s leaves what it says, and says so once it is the last', async (_, lesson, exercise, at) => {
    await someCandidates(3)
    const place = placeOf(lesson, at)
    await doExercise(place, exercise)
    await until(() => expectLeft(exercise, lesson.id))
    await until(async () => expect(await isDone(lesson.id)).toBe(lesson.exercises.length === 1))
    expect([...(await learning()).keys()]).toEqual(lesson.exercises.length === 1 ? [lesson.id] : [])
  })

  test.each(
    lessons.filter(({ exercises }) => exercises.length > 1).map((lesson) => [lesson.id, lesson] as const),
  )('%s is done with the last of its exercises, whichever that is', async (_, lesson) => {
    await someCandidates(3)
    for (const [at, exercise] of [...lesson.exercises.entries()].reverse()) {
      expect(await isDone(lesson.id)).toBe(false)
      await doExercise(placeOf(lesson, at), exercise)
    }
    await until(async () => expect(await isDone(lesson.id)).toBe(true))
  })
})

const stamps = (state: LessonState | undefined) => [
  ...(state?.readAt ? ['read'] : []),
  ...(state?.doneAt ? ['done'] : []),
]

describe('how far somebody is', () => {
  test('two devices write different lessons, and neither loses its own', async () => {
    await markRead(uid, 'four-models')
    await offline(async () => {
      void setDone(uid, 'four-models', true)
      void markRead(uid, 'first-ad')
      await Promise.resolve()
    })
    await setDone(uid, 'three-videos', true)
    const states = await learning()
    expect([...states.keys()].sort()).toEqual(['first-ad', 'four-models', 'three-videos'])
    expect(stamps(states.get('four-models'))).toEqual(['read', 'done'])
    await setDone(uid, 'four-models', false)
    expect(stamps((await learning()).get('four-models'))).toEqual(['read'])
  })

  test('nothing but what the rules know is stored', async () => {
    await markRead(uid, 'four-models')
    expect((await storedFields(`learning/${uid}`)).sort()).toEqual(['lessons', 'updatedAt'])
  })
})

describe('texts of a project', () => {
  const lesson = lessonOf('one-person-one-sentence')
  const [found] = lesson.exercises
  if (found?.kind !== 'items') throw new Error('another exercise')
  const exercise = found
  const [first, second] = exercise.items.map(({ place }) => place)
  const typed = { [textField(first ?? '')]: 'Léa, 34 ans', [textField(second ?? '')]: 'Lire le soir' }

  async function take(project: LiveProject, more: Typed = {}) {
    const { work } = checkItems(exercise, { ...typed, ...more }, contentOf(project))
    takeItems(placeOf(lesson), project, work ?? [], { ...typed, ...more })
    await until(async () => expect(await isDone(lesson.id)).toBe(true))
  }

  test('pressed twice they stand there once, and earn what they fill', async () => {
    const project = await aProject()
    const { work } = checkItems(exercise, typed, contentOf(project))
    takeItems(placeOf(lesson), project, work ?? [], typed)
    takeItems(placeOf(lesson), project, work ?? [], typed)
    await until(async () => expect(await isDone(lesson.id)).toBe(true))
    const content = contentOf(await projectOf(project.id))
    expect(itemIn(content, first ?? '')?.content).toBe('Léa, 34 ans')
    expect(readDrafts(uid).get(project.id)?.state).not.toBe('refused')
  })

  test('replace a text, and the undo puts it back byte for byte', async () => {
    const project = await aProject()
    const before = withItemText(contentOf(project), 'targetCustomer', first ?? '', 'Avant,\n\nlongtemps  ')
    await new Promise<boolean>((resolve) => {
      void saveProject({
        uid,
        id: project.id,
        base: project,
        content: before,
        now: new Date(),
        onAnswer: resolve,
      })
    })
    const stored = await projectOf(project.id)
    await take(stored, { [wayField(first ?? '')]: 'instead' })
    const after = await projectOf(project.id)
    expect(itemIn(contentOf(after), first ?? '')?.content).toBe('Léa, 34 ans')
    undoItems(placeOf(lesson), leftBy(placeOf(lesson), 'items'), after, false)
    await until(async () => expect(await isDone(lesson.id)).toBe(false))
    await until(async () => {
      const content = contentOf(await projectOf(project.id))
      expect(content.sections).toEqual(contentOf(stored).sections)
    })
    expect(readMade(uid, lesson.id)[0] ?? null).toBeNull()
  })

  test('make a new project with them, and the undo takes it away', async () => {
    const { work } = checkItems(exercise, typed, emptyContent())
    const id = newProjectId()
    takeNewProject(placeOf(lesson), id, work ?? [], { ...typed, title: 'Lampe' })
    await until(async () => expect(await isDone(lesson.id)).toBe(true))
    expect((await projects()).map(({ title }) => title)).toEqual(['Lampe'])
    undoItems(placeOf(lesson), leftBy(placeOf(lesson), 'items'), await projectOf(id), true)
    await until(async () => expect(await projects()).toEqual([]))
    expect(await isDone(lesson.id)).toBe(false)
  })

  test('go into the draft that this device holds, and the lesson is done', async () => {
    const project = await aProject()
    const draft = { projectId: project.id, version: project.version, keptAt: now, title: project.title }
    keepDraft(uid, { ...draft, state: 'open', changes: NO_CHANGES })
    await take(project)
    expect(readDrafts(uid).get(project.id)?.state).toBe('open')
    expect(itemIn(contentOf(await projectOf(project.id)), first ?? '')?.content).toBe('')
  })

  test('of a project that was deleted elsewhere are kept on the device, and the project is not there as if nothing was', async () => {
    const project = await aProject()
    await deleteStored(`projects/${project.id}`)
    await take(project)
    // A save of the person's own makes it again, as the editor does.
    expect((await projects()).map(({ id }) => id)).toEqual([project.id])
    await removeProject(await projectOf(project.id))
  })
})

describe('todos', () => {
  const lesson = lessonOf('three-videos')
  const [exercise] = lesson.exercises
  if (exercise?.kind !== 'todos') throw new Error('another exercise')
  const lines = todoLines(exercise, {}, now)
  const { work } = checkTodos(lines, () => false)

  test('pressed in two tabs, offline and again after it, they are there once', async () => {
    await offline(async () => {
      takeTodos(placeOf(lesson), exercise, work ?? [], {})
      takeTodos(placeOf(lesson), exercise, work ?? [], {})
      await Promise.resolve()
    })
    await until(async () => expect(await todos()).toHaveLength(exercise.texts.length))
    takeTodos(placeOf(lesson), exercise, work ?? [], {})
    await until(() => expect(readOutbox(uid)).toMatchObject({ waiting: new Set(), refused: [] }))
    expect(await todos()).toHaveLength(exercise.texts.length)
    expect(await isDone(lesson.id)).toBe(true)
  })

  test('of which another device made one are all there', async () => {
    takeTodos(placeOf(lesson), exercise, (work ?? []).slice(0, 1), {})
    await until(async () => expect(await todos()).toHaveLength(1))
    takeTodos(placeOf(lesson), exercise, work ?? [], {})
    await until(async () => expect(await todos()).toHaveLength(exercise.texts.length))
    await until(() => expect(readOutbox(uid).refused).toEqual([]))
  })

  test('are taken back, and with them that the lesson is done; doing them earns what a todo earns', async () => {
    takeTodos(placeOf(lesson), exercise, work ?? [], {})
    await until(async () => expect(await isDone(lesson.id)).toBe(true))
    expect(await xp()).toBe(0)
    const [todo] = await todos()
    if (todo) await toggleTodo(todo, true)
    await until(async () => expect(await xp()).toBe(10))
    const left = await todos()
    undoTodos(placeOf(lesson), leftBy(placeOf(lesson), 'todos'), left)
    await until(async () => expect(await todos()).toEqual([]))
    expect(await isDone(lesson.id)).toBe(false)
  })

  test('of a lesson that was done before leave it done', async () => {
    await setDone(uid, lesson.id, true)
    takeTodos(placeOf(lesson, 0, true), exercise, work ?? [], {})
    await until(async () => expect(await todos()).toHaveLength(exercise.texts.length))
    takeBack(placeOf(lesson, 0, true), leftBy(placeOf(lesson), 'todos'))
    expect(await isDone(lesson.id)).toBe(true)
  })
})

describe('what is said of a product', () => {
  const lesson = lessonOf('proof-of-demand')

  test('is taken back exactly', async () => {
    const [before] = await someCandidates(1)
    await doExercise(placeOf(lesson), lesson.exercises[0] as Exercise)
    await until(async () => expect(await isDone(lesson.id)).toBe(true))
    const made = await until(() => leftBy(placeOf(lesson), 'candidates'))
    const [after] = await known()
    const [row] = made.candidates
    const write = row && after ? candidateUndo(row, after) : null
    if (!row || !write) throw new Error('it cannot be taken back')
    undoCandidates(placeOf(lesson), made, [{ at: row.at, write }])
    await until(async () => expect((await known())[0]).toEqual({ ...before, isPending: false }))
    expect(await isDone(lesson.id)).toBe(false)
  })

  test('of one that is gone is refused: nothing is done, and what was typed is back', async () => {
    const found = await someCandidates(1)
    const [candidate = null] = found
    const typed: Typed = {
      [verdictField(candidate?.id ?? '', 'provenSuccess')]: 'no',
      [noteField(candidate?.id ?? '')]: 'Rien.',
    }
    const { work } = checkJudge({ kind: 'judge', criterion: 'provenSuccess' }, candidate, typed)
    await deleteStored(`product/${candidate?.id ?? ''}`)
    await new Promise<void>((resolve) => takeCandidates(placeOf(lesson), work ?? [], found, typed, resolve))
    expect(await isDone(lesson.id)).toBe(false)
    expect(readMade(uid, lesson.id)).toEqual([])
  })
})
