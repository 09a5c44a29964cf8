import { expect, test } from 'vitest'
import { NO_ANSWERS } from '@/domain/plan/answers'
import { NO_PLAN } from '@/domain/plan/stored-plan'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import { calendarEntries, calendarFileName, type CalendarEntry } from './calendar-entries'

/** A Wednesday, in the device's time zone. */
const NOW = new Date(2026, 10, 25, 20)

function todo(id: string, more: Partial<Todo> = {}): Todo {
  const made = { id, userId: 'ana', text: id, createdAt: new Date(2026, 10, 23, 8) }
  return { ...PLAIN_TODO, ...made, dayOfWeek: 'vendredi', ...more }
}

function days(todos: readonly Todo[], now = NOW): Record<string, CalendarEntry['on']> {
  const entries = calendarEntries('ana', { plan: NO_PLAN, todos }, now)
  return Object.fromEntries(entries.map(({ text, on }) => [text, on]))
}

test('the moment of the plan is a weekly entry from this week on, with the if-then sentence as note', () => {
  const plan = {
    ...NO_PLAN,
    answers: { ...NO_ANSWERS, moment: { day: 'mardi', hour: 19 } as const },
    ifThen: 'Si je remets à demain, alors je commence par dix minutes.',
  }
  expect(calendarEntries('ana', { plan, todos: [] }, NOW)).toEqual([
    {
      key: 'moment/ana',
      text: 'Mon moment e-commerce',
      note: plan.ifThen,
      on: '2026-11-24',
      day: 'mardi',
      hour: 19,
      isWeekly: true,
    },
  ])
  const [entry] = calendarEntries('ana', { plan: { ...plan, ifThen: ' ' }, todos: [] }, NOW)
  expect(entry?.note).toBe('Chaque mardi à 19\u00a0h')
  expect(calendarEntries('ana', { plan: NO_PLAN, todos: [] }, NOW)).toEqual([])
})

test('open todos from today on and repeating todos are entries', () => {
  expect(
    days([
      todo('vendredi'),
      todo('aujourd’hui', { dayOfWeek: 'mercredi' }),
      todo('passée', { dayOfWeek: 'mardi' }),
      todo('faite', { completed: true }),
      todo('datée', { dayOfWeek: 'jeudi', date: '2026-12-10' }),
      todo('reste', { dayOfWeek: 'jeudi', createdAt: new Date(2026, 9, 1) }),
      todo('restée', { dayOfWeek: 'lundi', createdAt: new Date(2026, 9, 1) }),
      todo('répétée', { repeats: true, dayOfWeek: 'lundi' }),
      todo('répétée, faite', { repeats: true, completed: true, doneDates: ['2026-11-25'] }),
    ]),
  ).toEqual({
    vendredi: '2026-11-27',
    'aujourd’hui': '2026-11-25',
    datée: '2026-12-10',
    reste: '2026-11-26',
    répétée: '2026-11-23',
    'répétée, faite': '2026-11-27',
  })
})

test('of the same todo the key stays, whatever is written in it', () => {
  const keyOf = (one: Todo) => calendarEntries('ana', { plan: NO_PLAN, todos: [one] }, NOW)[0]?.key
  expect(keyOf(todo('a', { text: 'autre', dayOfWeek: 'dimanche', repeats: true }))).toBe(keyOf(todo('a')))
})

test('its file is named by the day', () => {
  expect(calendarFileName(NOW)).toBe('coach-boom-calendrier-2026-11-25.ics')
})
