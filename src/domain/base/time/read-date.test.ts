import { expect, test } from 'vitest'
import { isDateLike, isMonthFirst, readDate, readSerial } from './read-date'

const near = '2026-11-01'

test.each([
  '2026-11-02',
  '2026-11-02T10:15:00+01:00',
  '2026-11-02T22:30:00.000Z',
  '2026-11-01T23:30:00.000Z',
  '2026-11-02 10:15:00 +0100',
  '2026-11-02 10:15:00 UTC',
  '2026/11/02',
  '2026.11.02',
  '20261102',
  '2026110214',
  '02/11/2026',
  '2/11/26',
  '02.11.2026',
  '02.11.',
  '02-11-2026',
  '02/11',
  '2/11/2026 9:05',
  '02/11/2026 à 10h15',
  '02/11/2026, 9:05 PM',
  '02/11/2026 10 h 15',
  '2 nov.',
  'Montag, 2. November 2026',
  '2. Nov. 2026',
  '2. November',
  'Mon., 2. Nov. 2026',
  '2 nov',
  '2-nov',
  '2-nov.-26',
  '02-Nov-2026',
  '2 novembre',
  '2 NOVEMBRE 2026',
  'lundi 2 novembre 2026',
  'Lundi 02/11/2026',
  'lun. 2 nov.',
  'lun. 02/11',
  '02/11/2026 (lundi)',
  'le 2 novembre',
  'le lundi 2 novembre 2026',
  '2 November 2026',
  '2nd of November 2026',
  'Nov 2',
  'Nov 2, 2026',
  'Nov. 2, 2026, 10:15 AM',
  'November 2nd, 2026',
  'Monday, November 2, 2026',
  'Mon, 2 Nov 2026',
  'Mon Nov 2 2026',
  '2\u00a0nov.\u00a02026',
  ' 2  nov. 2026 ',
  '２０２６-11-02',
  '2026-11-02 10:15:00 Europe/Paris',
  '12:00 02/11/2026',
  'Nov-02-2026',
  '02/Nov/2026',
  '2026/Nov/02',
  "2 nov. '26",
  '2026-11-02 – 2026-11-02',
  '02/11/2026 - 02/11/2026',
])('« %s » is 2 November 2026', (written) => {
  expect(readDate(written, near)).toBe('2026-11-02')
})

test.each([
  // The tool wrote it for its own shop.
  ['2026-11-23 23:30:00 +0000', '2026-11-23'],
  ['2026-11-23 23:30:00 -0500', '2026-11-23'],
  ['2026-11-23T23:30:00+01:00', '2026-11-23'],
  ['2026-11-23 23:30', '2026-11-23'],
  ['2026-11-23T23:30:00+00:00', '2026-11-24'],
  ['2026-11-23T23:30Z', '2026-11-24'],
  ['2026-11-23 23:30:00 UTC', '2026-11-24'],
  ['2026-11-23 23:30:00 UTC+0', '2026-11-24'],
  ['2026-11-23 22:59:59 UTC', '2026-11-23'],
  ['2026-07-23 22:00 UTC', '2026-07-24'],
  ['2026-07-23 21:59 UTC', '2026-07-23'],
  ['23/11/2026, 11:30 PM UTC', '2026-11-24'],
  ['23/11/2026, 12:30 AM UTC', '2026-11-23'],
  ['Mon, 23 Nov 2026 23:30:00 GMT', '2026-11-24'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
  ['2026-11-23 23:30:00 UTC+2', '2026-11-23'],
])('the day of « %s » in Paris is %s', (written, date) => {
  expect(readDate(written, near)).toBe(date)
})

test.each([
  ['1er novembre', '2026-11-01'],
  ['1er mars', '2027-03-01'],
  ['2 mar', '2027-03-02'],
  ['mar. 3 nov.', '2026-11-03'],
  ['mardi 3', 'none'],
  ['3 juil. 2026', '2026-07-03'],
  ['3 juin', '2026-06-03'],
  ['14 août', '2026-08-14'],
  ['25 déc.', '2026-12-25'],
  ['6 févr. 2026', '2026-02-06'],
  ['02/01', '2027-01-02'],
  ['31/12/2025', '2025-12-31'],
  ['29/02/2028', '2028-02-29'],
  ['23/11/2026', '2026-11-23'],
])('« %s » is %s', (written, date) => {
  expect(readDate(written, near)).toBe(date)
})

test.each([
  ['semaine 45', 'week'],
  ['Sem. 45', 'week'],
  ['S45', 'week'],
  ['2026-W45', 'week'],
  ['W45 2026', 'week'],
  ['Week 45', 'week'],
  ['Semaine du 2 novembre', 'week'],
  ['Week of Nov 2, 2026', 'week'],
  ['novembre 2026', 'month'],
  ['Oktober 2026', 'month'],
  ['Dienstag, 2. November 2026', 'weekday'],
  ['2. bis 8. November 2026', 'period'],
  ['nov. 2026', 'month'],
  ['novembre', 'month'],
  ['2026-11', 'month'],
  ['11/2026', 'month'],
  ['2 - 8 nov.', 'period'],
  ['2-8 nov. 2026', 'period'],
  ['2–8 novembre', 'period'],
  ['du 2 au 8 novembre', 'period'],
  ['02/11 - 08/11', 'period'],
  ['02/11/2026 au 08/11/2026', 'period'],
  ['2026-11-02 - 2026-11-08', 'period'],
  ['2026-11-02 to 2026-11-08', 'period'],
  ['Nov 2 – Nov 8, 2026', 'period'],
  ['Nov 2-8, 2026', 'period'],
  ['1 nov. 2026 → 7 nov. 2026', 'period'],
  ['T4 2026', 'period'],
  ['4e trimestre 2026', 'period'],
  ['oct.-nov. 2026', 'period'],
  ['2026-11-02/2026-11-08', 'period'],
  ['02/11/26-08/11/26', 'period'],
  ['du lundi 2 au dimanche 8 novembre', 'period'],
  ['entre le 2 et le 8 novembre', 'period'],
  ['2026-11-02T00:00 - 2026-11-08T23:59', 'period'],
  ['45e semaine', 'week'],
  ['Sem. 45 (02/11 - 08/11)', 'week'],
  ['Lampe 1 - 3 ans', 'none'],
  ['3 à 5 ans', 'none'],
  ['FR - 25-34 - Lookalike 1', 'none'],
  ['06 12 34 56 78', 'none'],
  ['31/02/2026', 'impossible'],
  ['2026-13-01', 'impossible'],
  ['30 février', 'impossible'],
  ['29/02/2027', 'impossible'],
  ['99/99', 'impossible'],
  ['lundi 3 novembre 2026', 'weekday'],
  ['lundi 3/11', 'weekday'],
  ['10:15', 'hour'],
  ['14h30', 'hour'],
  ['', 'none'],
  ['hier', 'none'],
  ['lundi', 'none'],
  ['2026', 'none'],
  ['46328', 'none'],
  ['12', 'none'],
  ['15,50', 'none'],
  ['1 234', 'none'],
  ['1.234', 'none'],
  ['-5', 'none'],
  ['40 %', 'none'],
  ['Campagne du 2 novembre', 'none'],
  ['Lampe 2/11 bleue', 'none'],
  ['Total', 'none'],
])('« %s » is no day: %s', (written, fault) => {
  expect(readDate(written, near)).toBe(fault)
})

test.each([
  [['11/2/2026', '11/23/2026'], true],
  [['11/2/2026 9:05', '11/23/2026 10:15'], true],
  [['02/11/2026', '23/11/2026'], false],
  [['11/02/2026', '12/02/2026'], false],
  [['2026-11-23'], false],
  [['Total', '1/31/26'], true],
])('%j: month first is %s', (cells, isFirst) => {
  expect(isMonthFirst(cells)).toBe(isFirst)
})

test('a column that is month-first is read so', () => {
  expect(readDate('11/2/2026', near, true)).toBe('2026-11-02')
  expect(readDate('11/2/26 9:05 PM', near, true)).toBe('2026-11-02')
})

test('the days of a spreadsheet are days where their title says so, and numbers elsewhere', () => {
  expect(readSerial('46328')).toBe('2026-11-02')
  expect(readSerial('46328,427')).toBe('2026-11-02')
  expect(readSerial('12')).toBeNull()
  expect(readSerial('99999')).toBeNull()
  expect(isDateLike('46328')).toBe(false)
  expect(isDateLike('3.11')).toBe(false)
  expect(isDateLike('25-34')).toBe(false)
  expect(isDateLike('3.11.')).toBe(true)
})

test.each(['1-', '1.', '2/11 ', 'du 2 au ', 'lundi ', '2 nov. ', '1 '])(
  'a long text of %j takes no time',
  (part) => {
    const began = performance.now()
    expect(readDate(part.repeat(50_000), near)).toBe('none')
    expect(performance.now() - began).toBeLessThan(100)
  },
)
