// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { dateAt, type LocalDate } from '@/domain/base/time/local-date'
import { PLAIN_TODO } from '@/domain/todos/todo'
import { lookBack } from '@/domain/weeks/look-back'
import { DoneCard } from './done-card'
import type { OneWeek } from './use-week'

const MONDAY = '2026-11-16'

test('the review of a week begins with seven bars and one sentence', () => {
  const done = (text: string, date: LocalDate) => ({
    ...PLAIN_TODO,
    text,
    completed: true,
    doneDates: [date],
  })
  const facts = {
    todos: [done('Appeler', MONDAY), done('Filmer', MONDAY), done('Peser', '2026-11-19')],
    candidates: [],
    projects: [],
    lessons: [],
    xp: 0,
  }
  const week = {
    monday: MONDAY,
    back: lookBack(facts, MONDAY),
    gains: null,
    reading: { status: 'ready', facts, weeks: [], hasMoreWeeks: false },
  } as unknown as OneWeek
  const signedIn = { deviceNow: dateAt('2026-11-22') } as unknown as SignedIn
  const { container } = render(
    <SignedInContext value={signedIn}>
      <DoneCard week={week} />
    </SignedInContext>,
  )
  const [bars, sentence] = container.firstElementChild?.children ?? []
  const heights = [...(bars?.querySelectorAll<HTMLElement>('[style]') ?? [])].map(({ style }) => style.height)
  expect(heights).toEqual(['50%', '0%', '0%', '25%', '0%', '0%', '0%'])
  expect(sentence?.textContent).toBe('3\u00a0tâches faites en 2\u00a0jours, dont 2 le lundi.')
})
