import { expect, it } from 'vitest'
import { deadlineOf } from './deadline'
import { easterOf, isHoliday } from './french-holidays'
import { filledLetter, letterOf, mailLink } from './letter'
import { LETTER_ROWS } from './letter-rows'

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('finds Easter of %i', (year, date) => {
  expect(easterOf(year)).toBe(date)
})

it.each([
  ['2026-05-14', 'Ascension'],
  ['2026-05-25', 'Whit Monday'],
  ['2027-03-29', 'Easter Monday'],
  ['2026-07-14', '14 July'],
  ['2026-12-25', 'Christmas'],
] as const)('%s is a holiday (%s)', (date, name) => {
  expect(isHoliday(date), name).toBe(true)
})

it.each([
  ['late-parcel', '2026-11-02', '2026-12-02'],
  ['late-parcel', '2026-11-13', '2026-12-13'],
  ['late-parcel', '2027-01-30', '2027-03-01'],
  ['late-parcel', '2028-01-30', '2028-02-29'],
  ['withdrawal-received', '2026-11-13', '2026-11-27'],
  ['withdrawal-received', '2026-11-14', '2026-11-30'],
  ['withdrawal-received', '2026-11-15', '2026-11-30'],
  ['withdrawal-received', '2026-12-11', '2026-12-28'],
  ['withdrawal-received', '2026-12-18', '2027-01-04'],
  ['withdrawal-received', '2026-10-28', '2026-11-12'],
  ['withdrawal-received', '2026-04-30', '2026-05-15'],
  ['withdrawal-received', '2026-05-11', '2026-05-26'],
  ['withdrawal-received', '2027-03-15', '2027-03-30'],
  ['withdrawal-received', '2026-06-30', '2026-07-15'],
  ['withdrawal-received', '2028-02-15', '2028-02-29'],
  ['refund', '2026-11-14', '2026-11-28'],
  ['refund', '2026-12-11', '2026-12-25'],
  ['refund', '2027-02-15', '2027-03-01'],
  ['broken', '2026-11-28', '2026-12-28'],
  ['broken', '2026-12-02', '2027-01-01'],
  ['not-delivered', '2026-11-28', '2026-12-12'],
  ['product-question', '2026-11-27', '2026-12-01'],
  ['product-question', '2026-11-28', '2026-12-01'],
  ['product-question', '2026-12-24', '2026-12-29'],
  ['product-question', '2026-05-13', '2026-05-18'],
  ['review-request', '2026-11-28', '2026-12-07'],
  ['review-request', '2026-12-18', '2026-12-28'],
  ['supplier-sample', '2026-11-20', '2026-11-27'],
  ['supplier-sample', '2026-11-21', '2026-11-30'],
  ['supplier-delay', '2026-11-27', '2026-12-02'],
  ['supplier-delay', '2026-04-03', '2026-04-09'],
  ['supplier-price', '2026-11-27', '2026-12-04'],
  ['supplier-price', '2026-12-22', '2026-12-30'],
  ['supplier-certificate', '2026-11-28', '2026-12-08'],
  ['supplier-certificate', '2026-11-25', '2026-12-07'],
  ['mediator', '2026-11-28', '2027-02-26'],
  ['mediator', '2026-12-01', '2027-03-01'],
  ['refund', '2026-02-31', null],
  ['refund', '', null],
  ['withdrawal-received', 'demain', null],
] as const)('counts the deadline of %s from %s to %s', (id, from, deadline) => {
  expect(deadlineOf(letterOf(id).rule, from)).toBe(deadline)
})

it('fills every letter with the typed fields and names the open ones', () => {
  for (const { id, fields } of LETTER_ROWS) {
    const words = fields.map((field) => [field, `<${field} {deadline} $& %>`] as const)
    const typed = { ...Object.fromEntries(words), amount: '29,90' }
    const whole = filledLetter(id, typed, '2026-11-27')
    expect(whole.missing).toEqual([])
    expect(`${whole.subject}${whole.body}`).not.toContain('…')
    expect(whole.body).toContain('{deadline} $& %')
    const open = filledLetter(id, {}, '2026-02-31')
    expect(open.missing).toHaveLength(fields.length + 1)
    expect(open.deadline).toBeNull()
  }
})

it('asks only for what a letter says, and each field and day for one thing', () => {
  const events = new Map<string, string>()
  for (const { id, from, fields, subject, body } of LETTER_ROWS) {
    const text = [subject, ...body].join('\n')
    expect(
      fields.filter((field) => !text.includes(`{${field}}`)),
      id,
    ).toEqual([])
    expect(events.get(from.key) ?? from.label, id).toBe(from.label)
    events.set(from.key, from.label)
  }
})

it('names the supplier in letters to the supplier alone', () => {
  for (const { id, group, fields } of LETTER_ROWS) {
    const names: readonly string[] = fields
    expect(names.includes('supplier'), id).toBe(group === 'Au fournisseur')
    expect(names.includes('recipient'), id).toBe(group === 'Aux clients')
  }
})

it('opens the mail program with the whole text, or not at all', () => {
  const letter = filledLetter(
    'refund',
    { recipient: 'Léa & Cie', order: '12', amount: '29\u00a0€', sender: 'Max' },
    '2026-11-27',
  )
  const link = mailLink(letter)
  expect(decodeURIComponent(link ?? '').split('&body=')[1]).toBe(letter.body.replaceAll('\n', '\r\n'))
  expect(mailLink({ subject: 'x', body: '\ud83d' })).toContain('%EF%BF%BD')
  expect(mailLink({ subject: 'x', body: 'é'.repeat(2_000) })).toBeNull()
})
