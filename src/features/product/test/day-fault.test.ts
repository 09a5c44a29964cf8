import { expect, test } from 'vitest'
import { salesTest } from '../../../../tests/support/samples/guidance-facts'
import { dayFault } from './day-fault'

const ended = salesTest({ numbers: ['2026-11-20', '2026-11-26'], endedOn: '2026-11-24' })

test.each([
  ['2026-11-2', 'Choisissez une date qui existe, complète\u00a0: jour, mois, année.'],
  ['2026-12-21', 'Ce jour est à venir.'],
  ['2026-11-19', 'Ce jour est avant le premier jour du test.'],
  ['2026-11-20', null],
  ['2026-11-24', null],
  ['2026-11-25', 'Ce jour est après la fin du test.'],
  ['2026-11-26', null],
])('of a test from the 21st to the 24th, %s is refused with %j', (day, fault) => {
  expect(dayFault(day, ended, '2026-12-20')).toBe(fault)
})

test('a day of today is noted in a test that runs', () => {
  expect(dayFault('2026-11-23', salesTest(), '2026-11-23')).toBeNull()
})
