import { describe, expect, test } from 'vitest'
import { datedDay, dayName, toDay } from './day-name'
import type { LocalDate } from './local-date'

const FRIDAY = '2026-11-27'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the name of a date', () => {
  test.each<[date: LocalDate, today: LocalDate, name: string, after: string]>([
    ['2026-11-27', FRIDAY, 'vendredi', 'à aujourd’hui'],
    ['2026-11-28', FRIDAY, 'samedi', 'à demain'],
    ['2026-11-29', FRIDAY, 'dimanche', 'à dimanche'],
    ['2026-11-30', FRIDAY, 'lundi 30 nov.', 'au lundi 30 nov.'],
    ['2026-12-01', FRIDAY, 'mardi 1er déc.', 'au mardi 1er déc.'],
    ['2026-12-02', FRIDAY, 'mercredi 2 déc.', 'au mercredi 2 déc.'],
    ['2026-12-04', FRIDAY, 'vendredi 4 déc.', 'au vendredi 4 déc.'],
    // A day of this week that is over is no « lundi » to come.
    ['2026-11-23', FRIDAY, 'lundi 23 nov.', 'au lundi 23 nov.'],
    ['2026-11-26', FRIDAY, 'jeudi 26 nov.', 'au jeudi 26 nov.'],
    ['2026-11-23', '2026-11-23', 'lundi', 'à aujourd’hui'],
    ['2026-11-24', '2026-11-23', 'mardi', 'à demain'],
    ['2026-11-29', '2026-11-23', 'dimanche', 'à dimanche'],
    // On a Sunday the next day is in another week.
    ['2026-11-30', '2026-11-29', 'lundi 30 nov.', 'à demain'],
    ['2026-11-29', '2026-11-29', 'dimanche', 'à aujourd’hui'],
    ['2027-01-01', '2026-12-31', 'vendredi', 'à demain'],
    ['2027-01-04', '2026-12-31', 'lundi 4 janv.', 'au lundi 4 janv.'],
    ['2028-02-29', '2028-02-26', 'mardi 29 févr.', 'au mardi 29 févr.'],
    ['2027-10-01', FRIDAY, 'vendredi 1er oct. 2027', 'au vendredi 1er oct. 2027'],
    ['2026-05-15', FRIDAY, 'vendredi 15 mai 2026', 'au vendredi 15 mai 2026'],
    ['2027-05-25', FRIDAY, 'mardi 25 mai', 'au mardi 25 mai'],
    ['2027-05-26', FRIDAY, 'mercredi 26 mai 2027', 'au mercredi 26 mai 2027'],
    // The week in which summer time ends.
    ['2026-10-25', '2026-10-24', 'dimanche', 'à demain'],
    ['2026-10-26', '2026-10-24', 'lundi 26 oct.', 'au lundi 26 oct.'],
  ])('%s on %s: %s, %s', (date, today, name, after) => {
    expect([dayName(date, today), toDay(date, today)].map(plain)).toEqual([name, after])
  })

  test('has no break within the date', () => {
    expect(dayName('2026-12-02', FRIDAY)).toBe('mercredi 2\u00a0déc.')
    expect(datedDay('2026-11-28', FRIDAY)).toBe('samedi 28\u00a0nov.')
  })
})
