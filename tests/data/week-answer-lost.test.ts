import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { addDays, localDateOf, mondayOf } from '@/domain/base/local-date'
import { AppError } from '@/domain/base/errors'
import { lookBack } from '@/domain/weeks/look-back'
import { newDraft } from '@/domain/weeks/week-draft'
import type * as ServerAnswer from '@/data/live/server-answer'
import { openDeafLine } from './support/deaf-line'
import { until } from '../support/until'

vi.mock('@/data/live/server-answer', async (original) => {
  const real = await original<typeof ServerAnswer>()
  return { ...real, arrivedFields: vi.fn(real.arrivedFields) }
})

const line = await openDeafLine()
const { arrivedFields } = await import('@/data/live/server-answer')
const { closeWeek, newPriorityIds } = await import('@/data/weeks/close-week')
const { changeReview, readReviews } = await import('@/data/weeks/kept-reviews')
const { addProfile, comeIn } = await import('./support/person')
const { storedFields } = await import('./support/stored')

afterAll(() => line.close())

const now = new Date()
const monday = addDays(mondayOf(localDateOf(now)), -7)
const back = lookBack({ todos: [], candidates: [], projects: [], lessons: [], xp: 10 }, monday)
let uid = ''

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  uid = await comeIn()
  // The way is open before it goes deaf.
  await addProfile(uid, now)
})

test('a closing whose answer is lost is not refused, though just after the network is back nobody answers', async () => {
  const draft = { ...newDraft(monday, newPriorityIds(3, now), ['lundi']), went: 'Écrit ici' }
  changeReview(
    uid,
    monday,
    () => draft,
    () => draft,
  )
  const states = () => [...readReviews(uid).values()].map(({ state }) => state)
  line.deafen()
  await closeWeek({ uid, draft, closed: null, back, now })
  await until(async () => expect(await storedFields(`weeks/${uid}_${monday}`)).toContain('went'))
  expect(states()).toEqual(['sent'])

  vi.mocked(arrivedFields).mockRejectedValueOnce(new AppError('data/unavailable'))
  line.cut()
  await until(() => expect(states()).not.toEqual(['sent']))
  expect(states()).toEqual([])
  expect(arrivedFields).toHaveBeenCalledTimes(2)
})
