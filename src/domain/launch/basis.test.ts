import { expect, it, test } from 'vitest'
import { PAGE_KEYS, SOURCE_KEYS, SOURCES } from '@/domain/base/sources'
import { LAW, LAW_KEYS } from '@/domain/law/law'
import { basisReading, lawFigure, pageOf, type Basis } from './basis'
import { FAULT_ROWS } from './control/fault-rows'
import { DUTY_ROWS } from './duties/duty-rows'
import { LETTER_ROWS } from './letters/letter-rows'

const BASES: readonly (Basis & { readonly id: string })[] = [
  ...DUTY_ROWS,
  ...FAULT_ROWS,
  ...LETTER_ROWS.flatMap((row) => ('page' in row && row.page === null ? [] : [row])),
]

test.each(PAGE_KEYS)('« %s » leads to an official page', (key) => {
  expect(SOURCES[key].url).toMatch(
    /^https:\/\/(?:[\w-]+\.)*(?:gouv\.fr|urssaf\.fr|inpi\.fr|cnil\.fr|ademe\.fr|europa\.eu|service-public\.fr|3114\.fr)\//,
  )
})

it('keeps no page that nothing leads to', () => {
  const used = BASES.map(pageOf)
  const launchOnly = PAGE_KEYS.filter((key) => !SOURCE_KEYS.some((each) => each === key))
  expect(launchOnly.filter((key) => !used.includes(SOURCES[key]))).toEqual([])
})

it('names the sheet that its address has', () => {
  for (const { url, sheet } of Object.values(SOURCES)) {
    expect(sheet).toBe(/vosdroits\/(F\d+)$/.exec(url)?.[1])
  }
})

it.each(BASES.map((row) => [row.id, row] as const))('« %s » says its reading', (_, row) => {
  expect(basisReading(row, '2026-11-28')).toMatch(/^(?:à vérifier|lu le \d\d\/\d\d\/\d{4})$/)
})

it('gives the figure of a row, and refuses a row without one', () => {
  expect(lawFigure('retractation')).toBe('14\u00a0jours')
  const without = LAW_KEYS.filter((key) => LAW[key].figure === null)
  for (const key of without) expect(() => lawFigure(key)).toThrow(key)
})
