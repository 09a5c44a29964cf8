import { describe, expect, test } from 'vitest'
import { PROJECT_TITLE_MAX, TODO_MAX } from '@/domain/base/text/text-limits'
import { WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'
import { checkTodoText } from '@/domain/todos/todo'
import {
  BUDGETS,
  HOURS,
  NO_ANSWERS,
  OBSTACLES,
  PLAN_IF_THEN_MAX,
  PLAN_PRODUCT_MAX,
  STAGES,
  type PlanAnswers,
} from './answers'
import { localDateOf, mondayOf, weekdayOfDate } from '@/domain/base/time/local-date'
import { PLAIN_TODO } from '@/domain/todos/todo'
import { isDueLater, leftOver } from '@/domain/todos/week-of-todo'
import { firstPlan, NOTHING_THERE, plannedSince, todoText, weekText } from './first-plan'
import { ifThenFor } from './if-then'

const sunday = new Date(2026, 10, 22, 15, 0)
const lateOnSunday = new Date(2026, 10, 22, 22, 0)

const all = <V>(choices: readonly { readonly value: V }[]): (V | null)[] => [
  ...choices.map(({ value }) => value),
  null,
]
const DAYS: readonly (readonly Weekday[])[] = Array.from({ length: 2 ** WEEKDAYS.length }, (_, set) =>
  WEEKDAYS.filter((_, index) => (set >> index) % 2 === 1),
)

/** 23,040 of them: a test collects what is wrong and asks once, since as many `expect` take ten times as long as the plans. */
const combinations: PlanAnswers[] = all(STAGES).flatMap((stage) =>
  all(HOURS).flatMap((hours) =>
    all(BUDGETS).flatMap((budget) => DAYS.map((days) => ({ ...NO_ANSWERS, stage, hours, budget, days }))),
  ),
)

describe('every combination of answers', () => {
  test('there are 6 x 5 x 6, on each set of days', () => {
    expect(combinations).toHaveLength(6 * 5 * 6 * 128)
  })

  test('3, 5 or 7 different tasks, each under 45 minutes, together within the hours', () => {
    const wrong = combinations.filter((answers) => {
      const { todos } = firstPlan(answers, sunday)
      const count = answers.hours === null || answers.hours === 2 ? 3 : answers.hours === 5 ? 5 : 7
      const minutes = todos.map((todo) => todo.minutes)
      const isRight =
        todos.length === count &&
        new Set(todos.map(({ text }) => text)).size === count &&
        Math.max(...minutes) < 45 &&
        sum(minutes) <= (answers.hours ?? 2) * 60
      return !isRight
    })
    expect(wrong).toEqual([])
  })

  test('on the chosen days alone, in the order in which they come, as evenly as it goes', () => {
    const wrong = combinations.filter((answers) => {
      const { todos } = firstPlan(answers, sunday)
      const days = answers.days.length === 0 ? WEEKDAYS : answers.days
      const dates = todos.map(({ date }) => date)
      const each = days.map((day) => dates.filter((date) => weekdayOfDate(date) === day).length)
      const isRight =
        dates.every((date, index) => date >= (dates[index - 1] ?? '2026-11-22') && date <= '2026-11-28') &&
        sum(each) === todos.length &&
        Math.max(...each) - Math.min(...each) <= 1
      return !isRight
    })
    expect(wrong).toEqual([])
  })

  test('texts that the todo list and the rules take as they are', () => {
    const texts = new Set(combinations.flatMap((answers) => firstPlan(answers, sunday).todos.map(todoText)))
    for (const text of texts) {
      expect(checkTodoText(text)).toEqual({ text })
      expect(text.length).toBeLessThan(Math.min(TODO_MAX, 200))
    }
  })
})

describe('the dates of the first week', () => {
  const friday = new Date(2026, 10, 27, 10)
  const lateOnFriday = new Date(2026, 10, 27, 21)
  const datesOf = (days: readonly Weekday[], now: Date, hours: PlanAnswers['hours'] = null) =>
    firstPlan({ ...NO_ANSWERS, days, hours }, now)
      .todos.map(({ date }) => date.slice(5))
      .join(' ')

  test.each<[string, readonly Weekday[], Date, string]>([
    ['no day chosen: from today on', [], sunday, '11-22 11-24 11-26'],
    ['no day chosen, late: from tomorrow on', [], lateOnSunday, '11-23 11-25 11-27'],
    ['today alone', ['dimanche'], sunday, '11-22 11-22 11-22'],
    ['today alone, late: in a week', ['dimanche'], lateOnSunday, '11-29 11-29 11-29'],
    ['a Friday, on Saturday and Wednesday', ['mercredi', 'samedi'], friday, '11-28 11-28 12-02'],
    [
      'a Friday, on days that are over in this week',
      ['lundi', 'mardi', 'mercredi'],
      friday,
      '11-30 12-01 12-02',
    ],
    ['a Friday, on Thursday', ['jeudi'], friday, '12-03 12-03 12-03'],
    ['a Friday, on Friday', ['vendredi'], friday, '11-27 11-27 11-27'],
    ['a Friday at nine in the evening, on Friday', ['vendredi'], lateOnFriday, '12-04 12-04 12-04'],
    ['the last of the year, on Friday', ['vendredi'], new Date(2026, 11, 31, 9), '01-01 01-01 01-01'],
  ])('%s', (_, days, now, dates) => {
    expect(datesOf(days, now)).toBe(dates)
  })

  test.each<[string, seen: Date, now: Date, string]>([
    ['at once', friday, friday, '11-27 11-29 12-01'],
    ['after the sign-up, ten minutes later', friday, new Date(2026, 10, 27, 10, 10), '11-27 11-29 12-01'],
    [
      'after midnight: nobody is late on the first day',
      friday,
      new Date(2026, 10, 28, 0, 10),
      '11-28 11-30 12-02',
    ],
    [
      'late, and after midnight: as it was shown',
      lateOnFriday,
      new Date(2026, 10, 28, 0, 10),
      '11-28 11-30 12-02',
    ],
    ['a day later', friday, new Date(2026, 10, 28, 9), '11-28 11-30 12-02'],
  ])('of a plan that is written %s', (_, seen, now, dates) => {
    const { todos } = plannedSince(seen, now, NO_ANSWERS)
    expect(todos.map(({ date }) => date.slice(5)).join(' ')).toBe(dates)
  })

  test.each(WEEKDAYS.map((_, ahead) => [new Date(2026, 10, 23 + ahead, 20, 59)] as const))(
    'made on %s it leaves nothing over, and counts nothing on a day that is over',
    (now) => {
      const wrong = combinations.flatMap((answers) =>
        firstPlan(answers, now).todos.flatMap(({ text, date }) => {
          const dayOfWeek = weekdayOfDate(date)
          const todo = { ...PLAIN_TODO, id: text, userId: 'u', text, dayOfWeek, date, createdAt: now }
          const isOver = date < localDateOf(now)
          const isThisWeek = mondayOf(date) === mondayOf(localDateOf(now))
          const isWrong = isOver || leftOver([todo], now).length > 0 || isDueLater(todo, now) === isThisWeek
          return isWrong ? [{ answers, date }] : []
        }),
      )
      expect(wrong).toEqual([])
    },
  )
})

test('each stage and each budget has tasks of its own', () => {
  const texts = (answers: Partial<PlanAnswers>) =>
    firstPlan({ ...NO_ANSWERS, hours: 10, ...answers }, sunday).todos.map(({ text }) => text)
  const stages = STAGES.flatMap(({ value }) => texts({ stage: value, budget: 'none' }))
  expect(new Set(stages).size).toBe(stages.length)
  for (const { value: stage } of STAGES) {
    const budgets = (['none', 'under300', 'more', 'unknown'] as const).map((budget) =>
      texts({ stage, budget }).join(),
    )
    expect(new Set(budgets).size).toBe(budgets.length)
  }
})

test('whoever has little money looks at margin, problem and proof first', () => {
  const criteria = (budget: PlanAnswers['budget']) => firstPlan({ ...NO_ANSWERS, budget }, sunday).criteria
  for (const budget of ['none', 'under300', 'unknown', null] as const)
    expect(criteria(budget)).toEqual(['goodMargin', 'solvesProblem', 'provenSuccess'])
  for (const { value } of BUDGETS) expect(new Set(criteria(value)).size).toBe(3)
  expect(criteria('more')).toContain('wowEffect')
})

describe('the first project', () => {
  test('has the typed product as its title and as its only text', () => {
    const { project } = firstPlan({ ...NO_ANSWERS, stage: 'idea', product: ' Gourde filtrante ' }, sunday)
    expect(project).toEqual({
      title: 'Gourde filtrante',
      texts: [{ item: 'product-1', content: 'Gourde filtrante' }],
    })
    const long = firstPlan({ ...NO_ANSWERS, product: 'é'.repeat(PLAN_PRODUCT_MAX) }, sunday)
    expect(long.project?.title.length).toBeLessThanOrEqual(PROJECT_TITLE_MAX)
  })

  test('has a plain name and no text without answers', () => {
    for (const stage of all(STAGES)) {
      const { project } = firstPlan({ ...NO_ANSWERS, stage, product: '  ' }, sunday)
      expect(project?.title).toMatch(/^M(?:on|a) /)
      expect(project?.texts).toEqual([])
    }
  })
})

describe('a task that is already in the list', () => {
  const texts = ({ todos }: ReturnType<typeof firstPlan>) => todos.map(todoText)

  test('is not proposed again, whichever tasks are open, and the rest is spread over the days', () => {
    const wrong = combinations
      .filter(({ days }) => days.length === 2)
      .flatMap((answers) => {
        const all = texts(firstPlan(answers, sunday))
        return all.flatMap((_, index) => {
          const open = index + 1
          const plan = firstPlan(answers, sunday, { todos: all.slice(0, open), hasProject: true })
          const isRight =
            texts(plan).join('\n') === all.slice(open).join('\n') &&
            plan.openTodos === open &&
            plan.project === null &&
            new Set(plan.todos.map(({ date }) => date)).size === Math.min(2, all.length - open)
          return isRight ? [] : [{ answers, open, plan }]
        })
      })
    expect(wrong).toEqual([])
  })

  test('that another plan or the person wrote is ignored: all is proposed', () => {
    const plan = firstPlan(NO_ANSWERS, sunday)
    const there = { todos: ['Appeler', plan.todos[0]?.text ?? ''], hasProject: false }
    expect(firstPlan(NO_ANSWERS, sunday, there)).toEqual(plan)
    expect(firstPlan(NO_ANSWERS, sunday, NOTHING_THERE)).toEqual(plan)
  })
})

describe('the sentence about the week', () => {
  /** `unticked`: number of unticked tasks, the first ones. */
  const said = (hours: PlanAnswers['hours'], open = 0, unticked = 0) => {
    const answers = { ...NO_ANSWERS, hours }
    const todos = firstPlan(answers, sunday).todos.slice(0, open).map(todoText)
    const plan = firstPlan(answers, sunday, { todos, hasProject: false })
    return weekText(plan, plan.todos.slice(unticked), hours)
  }

  test('gives the number and the duration of the tasks, for each combination', () => {
    for (const answers of combinations.filter(({ days }) => days.length === 0)) {
      const plan = firstPlan(answers, sunday)
      const [, count, hours = 0, minutes = 0] =
        /^(\d)\stâches, (?:(\d)\sh\s?)?(?:(\d\d)(?:\smin)?)? en tout/.exec(
          weekText(plan, plan.todos, answers.hours),
        ) ?? []
      expect(Number(count)).toBe(plan.todos.length)
      expect(Number(hours) * 60 + Number(minutes)).toBe(sum(plan.todos.map((todo) => todo.minutes)))
    }
  })

  test('says only for 10 and 15 hours that a first week has no more tasks', () => {
    expect(said(5)).toMatch(/^5\stâches, [^,]+ en tout\.$/)
    for (const hours of [10, 15] as const)
      expect(said(hours)).toMatch(
        /en tout\s: une première semaine n’en compte pas plus, même avec plus de temps\.$/,
      )
    expect(said(15)).toBe(said(10))
  })

  test('counts the ticked tasks alone', () => {
    expect(said(5, 0, 4)).toMatch(/^1\stâche, \d\d\smin en tout\.$/)
    expect(said(5, 0, 3)).toMatch(/^2\stâches, /)
    expect(said(15, 0, 1)).toMatch(/^6\stâches, [^:]+ en tout\.$/)
    expect(said(5, 0, 5)).toBe('Aucune tâche n’est cochée.')
    expect(said(15, 1, 6)).toBe('Aucune tâche n’est cochée. Une autre est déjà dans votre liste.')
  })

  test('counts the tasks that are already in the list', () => {
    expect(said(2, 1)).toMatch(/ en tout\. Une autre est déjà dans votre liste\.$/)
    expect(said(2, 2)).toMatch(/^1\stâche, \d\d\smin en tout\. Deux autres sont déjà dans votre liste\.$/)
    expect(said(2, 3)).toBe('Ses tâches sont déjà dans votre liste.')
  })
})

describe('the if-then sentence', () => {
  const moment = { day: 'samedi', hour: 10 } as const

  test('is the person’s own, else one for the obstacle and the moment', () => {
    const mine = firstPlan({ ...NO_ANSWERS, obstacle: 'time', ifThen: ' Si…, alors je… ' }, sunday)
    expect(mine.ifThen).toBe('Si…, alors je…')
    const made = firstPlan({ ...NO_ANSWERS, obstacle: 'time', moment }, sunday)
    expect(made.ifThen).toBe(ifThenFor('time', moment))
    expect(firstPlan(NO_ANSWERS, sunday).ifThen).toBe('')
  })

  test('says if, then and I, and fits with a moment too', () => {
    const sentences = all(OBSTACLES).map((obstacle) => ifThenFor(obstacle, moment))
    expect(new Set(sentences).size).toBe(sentences.length)
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^Si .+, alors (?:je|j’).+\.$/)
      expect(sentence).toContain('Si c’est samedi à 10\u00a0h, alors')
      expect(sentence.length).toBeLessThanOrEqual(PLAN_IF_THEN_MAX)
    }
  })
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
