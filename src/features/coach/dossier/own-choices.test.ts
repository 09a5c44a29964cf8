import { afterEach, expect, test } from 'vitest'
import { clearStored, writeStored } from '@/data/device/device-storage'
import { SHARES_ALL, SHARES_NOTHING } from '@/domain/coach/sharing'
import { keepOwnChoice, NO_OWN_CHOICE, readOwnChoices } from './own-choices'

afterEach(clearStored)

test('a choice is found again, also by the next page, and only by its person', () => {
  const mine = {
    parts: { ...SHARES_NOTHING, week: true },
    project: 'p1',
    candidate: { id: 'c1', section: null },
  }
  const kept = keepOwnChoice('u', readOwnChoices('u'), 'k1', mine)
  expect(kept.get('k1')).toEqual(mine)
  expect(readOwnChoices('u').get('k1')).toEqual(mine)
  expect(readOwnChoices('v').size).toBe(0)
})

test('twenty conversations are remembered, those that were chosen for last', () => {
  let known = readOwnChoices('u')
  for (let index = 0; index < 25; index += 1) known = keepOwnChoice('u', known, `k${index}`, NO_OWN_CHOICE)
  known = keepOwnChoice('u', known, 'k6', { ...NO_OWN_CHOICE, parts: SHARES_ALL })
  expect([...readOwnChoices('u').keys()]).toEqual([...known.keys()])
  expect(known.size).toBe(20)
  expect([...known.keys()].at(-1)).toBe('k6')
  expect(known.has('k4')).toBe(false)
})

test.each(['{', 'null', '[1, [2, {}], ["k"], ["k", 3]]'])('%s on the device is no choice', (text) => {
  writeStored('coach.shares.u', text)
  expect(readOwnChoices('u').size).toBe(0)
})

test('what an earlier version kept has no product', () => {
  writeStored('coach.shares.u', '[["k1", { "parts": null, "project": "p1" }]]')
  expect(readOwnChoices('u').get('k1')).toEqual({ parts: null, project: 'p1', candidate: null })
})
