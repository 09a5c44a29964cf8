// Ten weeks of one account, closed one by one, with three weeks away: what is stored and counted, against a plain telling.
import { afterEach, expect, test, vi } from 'vitest'
import { watchLearning } from '@/data/learning/learning'
import { newProjectId } from '@/data/projects/project-saves'
import { watchProjects } from '@/data/projects/projects'
import { postpone } from '@/data/todos/carry-over'
import { addDatedTodos, addTodoOnce } from '@/data/todos/todos'
import { watchWeeks } from '@/data/weeks/weeks'
import { checkItems, TITLE_FIELD, textField } from '@/domain/learning/items-exercise'
import { LESSONS, type Lesson, type LessonId } from '@/domain/learning/lessons'
import { checkTodos, todoLines } from '@/domain/learning/todos-exercise'
import { contentOf, emptyContent } from '@/domain/projects/parts'
import { leftOver } from '@/domain/todos/week-of-todo'
import { streakOf, weekRows } from '@/domain/weeks/streak'
import { takeItems, takeNewProject, takeTodos } from '@/features/learning/exercise/take-exercise'
import { closeWeekOf } from './support/close-week-of'
import { beginLife, type Life } from './support/one-life'
import { lastWrites } from './support/stored'
import { until } from '../support/until'

const WEEKS = [0, 1, 2, 3, 4, 8, 9, 10, 11, 12]
const VIDEO = 'Publier une vidéo'
const FIGURES = 'Relever trois chiffres'
const LESSON_OF: Readonly<Record<number, LessonId>> = {
  1: 'four-models',
  2: 'three-videos',
  8: 'read-three-numbers',
  9: 'one-person-one-sentence',
  11: 'honest-selling',
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test.each([
  // The clocks go back on the Sunday of week 4. Three weeks of one quarter without a review: five are counted.
  { zone: 'Europe/Paris', first: '2025-09-22', counted: 5 },
  // 29 February in week 2, and the clocks go forward on the Sunday of week 3.
  { zone: 'America/New_York', first: '2024-02-12', counted: 10 },
] as const)('ten weeks from $first in $zone', async ({ zone, first, counted }) => {
  vi.stubEnv('TZ', zone)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const life = await beginLife(first)
  const { told, at, check, dateOf } = life
  at(0, '08:00')
  await everyWeek(life, VIDEO, 'lundi', 0)
  await everyWeek(life, FIGURES, 'dimanche', 6)

  const answers: Record<string, string> = {}
  for (const week of WEEKS) {
    await beginWeek(life, week)
    Object.assign(answers, await doLesson(life, week))
    await liveThrough(life, week, 0, 0)
    if (week === 3) await life.withoutNetwork(() => liveThrough(life, week, 1, 3))
    else await liveThrough(life, week, 1, 3)
    await liveThrough(life, week, 4, 5)

    const sunday = 7 * week + 6
    at(sunday, '18:04')
    if (isLate(week)) {
      at(sunday, '23:59:59')
      await life.tick(FIGURES, sunday)
      await check(sunday)
      await life.untouchedUntil(sunday + 1, '00:00:01')
      at(sunday + 1, '08:00')
    }
    await closeWeekOf(life, week, LESSON_OF[week] ? 1 : 0)
    await check(isLate(week) ? sunday + 1 : sunday)
    await life.untouchedUntil(sunday + 1, '09:00')
    expect(await life.toldToCoach()).toContain(`1) Priorité 1 de ${week}\u00a0; 2) Priorité 2 de ${week}`)
    if (WEEKS.includes(week + 1) || week === 12) continue
    // Weeks away: what was promised before is not recalled as if it were now.
    await life.untouchedUntil(7 * 8, '09:00')
    expect(await life.toldToCoach()).not.toContain('promis pour')
  }

  const mondays = WEEKS.map((week) => dateOf(7 * week))
  const closed = (await life.asked(watchWeeks)).items
  expect(closed.map(({ monday }) => monday)).toEqual([...mondays].reverse())
  expect([...(await lastWrites('weeks', life.uid)).keys()].sort()).toEqual(
    mondays.map((monday) => `${life.uid}_${monday}`),
  )
  expect(weekRows(closed).filter(({ week }) => week === null)).toHaveLength(3)
  expect(streakOf(mondays, dateOf(7 * 12)).weeks).toBe(counted)

  // What the lessons wrote, and nothing beside it.
  const [project, ...others] = (await life.asked(watchProjects)).items
  const items = Object.values(project?.sections ?? {}).flat()
  expect(items.flatMap(({ id, content }) => (content === '' ? [] : [[id, content]])).sort()).toEqual(
    Object.entries(answers).sort(),
  )
  expect(others).toEqual([])
  const lessons = [...(await life.asked(watchLearning))].filter(([, { doneAt }]) => doneAt)
  expect(lessons.map(([id]) => id).sort()).toEqual(Object.values(LESSON_OF).sort())
  expect(told.todos.size).toBeGreaterThan(40)
})

/** Closed on the Monday after it, with something done in its last second. */
const isLate = (week: number) => week % 2 === 0
const isBefore = (week: number) => WEEKS.includes(week - 1)

async function everyWeek(
  { uid, told, settle }: Life,
  text: string,
  dayOfWeek: 'lundi' | 'dimanche',
  day: number,
) {
  addTodoOnce(uid, { id: `${dayOfWeek}-${uid}`, dayOfWeek, text, repeats: true }, new Date())
  told.add(text, day, true)
  await settle()
}

async function beginWeek(life: Life, week: number): Promise<void> {
  const monday = 7 * week
  life.at(monday, '09:30')
  await life.check(monday)
  await life.add(`Faire ${week}`, monday + 1)
  await life.add(`Traîner ${week}`, monday + 2)
  // For the Thursday of the week after the next.
  addDatedTodos(life.uid, [`Daté ${week}`], life.dateOf(monday + 17), new Date())
  life.told.add(`Daté ${week}`, monday + 17)
  await life.settle()
}

async function liveThrough(life: Life, week: number, from: number, to: number): Promise<void> {
  for (let day = from; day <= to; day++) {
    const today = 7 * week + day
    life.at(today, '12:00')
    await liveDay(life, week, day)
    // Ticked on a day of its own, taken back on the next one in two weeks of three, and ticked again in one of them.
    if (day === week % 5) await life.tick(VIDEO, today)
    if (day !== (week % 5) + 1 || week % 3 === 0) continue
    await life.tick(VIDEO, today, false)
    if (week % 3 === 1) await life.tick(VIDEO, today)
  }
}

async function liveDay(life: Life, week: number, day: number): Promise<void> {
  const { told, tick } = life
  const today = 7 * week + day
  const [filmed = '', noted = ''] = ['three-videos', 'read-three-numbers'].map((id) => todosOf(id)[0])
  switch (day) {
    case 0:
      if (isBefore(week)) await tick(`Priorité 1 de ${week - 1}`, today)
      break
    case 1:
      await tick(`Faire ${week}`, today)
      if (week % 3 === 1) await tick(`Faire ${week}`, today, false)
      if (week === 2) await tick(filmed, today)
      if (week === 9 || week === 11) await tick(noted, today)
      // Put off to this day by the review of the week before.
      if (isBefore(week) && week % 4 === 0) await tick(`Traîner ${week - 1}`, today)
      break
    case 2:
      if (week % 3 === 1) await tick(`Faire ${week}`, today)
      if (isBefore(week) && week % 2 === 1) await tick(`Priorité 2 de ${week - 1}`, today)
      if (week === 3) await life.add('Ajouté hors ligne', today + 1)
      break
    case 3:
      if (WEEKS.includes(week - 2)) await tick(`Daté ${week - 2}`, today)
      if (week === 3) await tick('Ajouté hors ligne', today)
      break
    case 4: {
      const left = leftOver(life.mine(), new Date()).map(({ text }) => text)
      expect(left.sort()).toEqual(told.leftOver(today))
      if (week % 2 === 1) break
      postpone([life.one(`Traîner ${week}`)], new Date())
      told.putOff(`Traîner ${week}`, today)
      await life.settle()
      break
    }
    case 5:
      if (week % 2 === 0) await tick(`Traîner ${week}`, today)
  }
}

function lessonOf(id: string): Lesson {
  const lesson = LESSONS.find((each) => each.id === id)
  if (!lesson) throw new Error(`no lesson ${id}`)
  return lesson
}

function todosOf(id: string): readonly string[] {
  return lessonOf(id).exercises.flatMap((exercise) => (exercise.kind === 'todos' ? exercise.texts : []))
}

/** The exercise of this week's lesson; what it wrote into the project, by its item. */
async function doLesson({ uid, told, asked, settle }: Life, week: number): Promise<Record<string, string>> {
  const id = LESSON_OF[week]
  const exercise = id && lessonOf(id).exercises[0]
  if (!exercise) return {}
  const place = { uid, lesson: id, at: 0, exercises: 1, isNext: true, wasDone: false }
  const answers: Record<string, string> = {}
  if (exercise.kind === 'items') {
    for (const { place: item } of exercise.items) answers[item] = `Réponse de la semaine ${week}`
    const typed = Object.fromEntries(Object.entries(answers).map(([item, text]) => [textField(item), text]))
    const [project] = (await asked(watchProjects)).items
    const { work } = checkItems(exercise, typed, project ? contentOf(project) : emptyContent())
    if (project) takeItems(place, project, work ?? [], typed)
    else takeNewProject(place, newProjectId(), work ?? [], { ...typed, [TITLE_FIELD]: 'Gourde' })
    told.xp += 25 * exercise.items.length
  }
  if (exercise.kind === 'todos') {
    const { work } = checkTodos(todoLines(exercise, {}, new Date()), () => false)
    takeTodos(place, exercise, work ?? [], {})
    // One a day, from tomorrow on.
    for (const [index, text] of exercise.texts.entries()) {
      told.add(text, 7 * week + 1 + index, 'repeats' in exercise)
    }
  }
  await until(async () => expect((await asked(watchLearning)).get(id)?.doneAt).toBeTruthy())
  await settle()
  return answers
}
