import { expect, test } from 'vitest'
import { decimalSignOf, readColumnAmount } from './column-amounts'

function cents(cells: readonly string[]) {
  const sign = decimalSignOf(cells)
  return cells.map((cell) => {
    const micros = readColumnAmount(cell, sign)
    return typeof micros === 'number' ? Math.round(micros / 10_000) : micros
  })
}

test.each([
  ['a point typed in a column of commas', ['7,25', '18.90', '3,5'], [725, 1_890, 350]],
  ['a comma typed in a column of points', ['18.90', '7,25'], [1_890, 725]],
  ['one decimal, with a currency on either side', ['9,5 €', '€ 9.5', 'EUR 0.5'], [950, 950, 50]],
  ['both signs in each amount', ['1.204,10', '1,204.10'], [120_410, 120_410]],
  ['millions in points, then a point for cents', ['2.345.678', '4.20'], [234_567_800, 420]],
  ['a group of the column’s other sign', ['7,25', '1.204'], [725, 120_400]],
  ['columns that contradict themselves do not decide', ['7,25', '4.20', '1.204'], [725, 420, 'ambiguous']],
  ['no cell that decides', ['1.204', '2.310'], ['ambiguous', 'ambiguous']],
  ['a text decides nothing', ['vu le 4.11', '7,25', '1.204'], ['unclear', 725, 120_400]],
  ['four decimals of a tool', ['18.9050', '7.2500'], [1_891, 725]],
  ['no groups of three', ['12.30,50', '1.2.3', '1,23,456.00'], ['unclear', 'unclear', 'unclear']],
  ['spaces that are no groups', ['12 30', '1 2,50', '1 204,50'], ['unclear', 'unclear', 120_450]],
  ['apostrophes and blanks', ["1'204.50", '1’204,50', '', '€'], [120_450, 120_450, null, null]],
] as const)('%s', (_, cells, read) => {
  expect(cents(cells)).toEqual(read)
})
