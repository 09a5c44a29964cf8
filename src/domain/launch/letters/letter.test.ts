import { deadlineOf } from '@/domain/base/time/deadline'
import { expect, it } from 'vitest'
import type { LocalDate } from '@/domain/base/time/local-date'
import { filledLetter, letterOf, letterText, mailLink, writtenDate } from './letter'
import { LONG_FIELDS, type LetterLine } from './letter-facts'
import { LETTER_EVENTS, LETTER_ROWS } from './letter-rows'
import { isTyped, NO_LETTER, parseTypedLetter } from './typed-letter'

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

const TODAY = '2026-11-29'
const everyDay = (day: string) => Object.fromEntries(LETTER_EVENTS.map((key) => [key, day]))
const wordsOf = (line: LetterLine) => (typeof line === 'string' ? [line] : [line.inTime, line.late])

it('fills every letter with the typed fields and names the open ones', () => {
  for (const { id, fields } of LETTER_ROWS) {
    const words = fields.map((field) => [field, `<${field} {deadline} $& %>`] as const)
    const texts = { ...Object.fromEntries(words), amount: '29,90' }
    const whole = filledLetter(id, { texts, days: everyDay('2026-11-27'), today: TODAY })
    expect(whole.missing).toEqual([])
    expect(`${whole.subject}${whole.body}`).not.toContain('…')
    expect(whole.body).toContain('{deadline} $& %')
    const open = filledLetter(id, { texts: {}, days: { orderedOn: '2026-02-31' }, today: TODAY })
    expect(open.missing).toHaveLength(fields.length + 1)
    expect(open.deadline).toBeNull()
  }
})

it('asks only for what a letter says, and each field and day for one thing', () => {
  const events = new Map<string, string>()
  for (const { id, from, fields, subject, body } of LETTER_ROWS) {
    const text = [subject, ...body.flatMap(wordsOf)].join('\n')
    expect(
      fields.filter((field) => !text.includes(`{${field}}`)),
      id,
    ).toEqual([])
    expect(events.get(from.key) ?? from.label, id).toBe(from.label)
    events.set(from.key, from.label)
  }
})

it('promises no day that has passed, and the same day while it can be kept', () => {
  for (const { id, title, from } of LETTER_ROWS) {
    const of = (today: LocalDate) =>
      filledLetter(id, { texts: {}, days: { [from.key]: '2026-09-01' }, today })
    const { deadline, body } = of('2026-09-01')
    const written = writtenDate(deadline ?? TODAY)
    expect(of(deadline ?? TODAY).body, title).toBe(body)
    // A past right is told, not promised.
    if (id !== 'withdrawal-received') expect(of('2027-09-01').body, title).not.toContain(written)
  }
  const brokenOn = (today: LocalDate) =>
    filledLetter('broken', { texts: {}, days: { requestedOn: '2026-10-10' }, today }).body
  expect(brokenOn('2026-11-09')).toContain(`Ce sera fait au plus tard le ${writtenDate('2026-11-09')}.`)
  expect(brokenOn('2026-11-10')).toContain('Ce sera fait sans attendre.')
})

it.each([
  ['no delay announced', {}, false, '2026-12-20', 'Sans date annoncée, livrer au plus tard le'],
  ['a day', { announcedFor: '2026-12-04' }, false, '2026-12-04', 'Livraison annoncée au plus tard le'],
  [
    'a day and a delay',
    { announcedFor: '2026-12-04' },
    true,
    '2026-12-04',
    'Livraison annoncée au plus tard le',
  ],
  ['a delay alone', {}, true, null, 'Livraison annoncée au plus tard le'],
  ['no whole day', { announcedFor: '2026-02-31' }, false, null, 'Livraison annoncée au plus tard le'],
] as const)(
  'counts a late parcel from what was announced: %s',
  (_, announced, isDelayAnnounced, day, words) => {
    const days = { orderedOn: '2026-11-20', ...announced }
    const letter = filledLetter('late-parcel', { texts: {}, days, today: TODAY, isDelayAnnounced })
    expect(letter).toMatchObject({ deadline: day, deadlineWords: words })
    expect(letter.missing.includes('Livraison annoncée pour le')).toBe(day === null)
    expect(letter.body).toContain(`au plus tard le ${day === null ? '…' : writtenDate(day)}, dites-le-moi`)
  },
)

it('ends a sentence with one mark, whatever was typed before it', () => {
  const withDocument = (document: string) =>
    filledLetter('supplier-certificate', { texts: { document }, days: {}, today: TODAY }).body
  for (const typed of [
    'la déclaration CE',
    'la déclaration CE.',
    'la déclaration CE. \n',
    'la déclaration CE..',
  ])
    expect(withDocument(typed)).toContain('ce document\u00a0: la déclaration CE. Il doit')
  expect(withDocument('laquelle\u00a0?')).toContain('laquelle\u00a0? Il doit')
  expect(withDocument('')).toContain('ce document\u00a0: … Il doit')
})

it('gives a typed sentence a paragraph, and a product without article its noun', () => {
  for (const { id, body, subject, title } of LETTER_ROWS) {
    for (const line of [subject, ...body.flatMap(wordsOf)]) {
      const long = LONG_FIELDS.filter((field) => line.includes(`{${field}}`))
      expect(long.length === 0 || line === `{${String(long[0])}}`, `${title}: ${line}`).toBe(true)
      if (line.includes('{product}')) expect(line, id).toMatch(/(?:\(|produit «\u00a0|\u00a0: )\{product\}/i)
      expect(line).not.toMatch(/désolé/)
    }
  }
})

it('says where a withdrawn product is returned, and from when the 14 days count', () => {
  const texts = { returnAddress: '12 rue des Lilas\n69003 Lyon' }
  const { body } = filledLetter('withdrawal-received', { texts, days: {}, today: TODAY })
  expect(body).toContain('dans les 14\u00a0jours qui suivent votre demande')
  expect(body).toContain('\n\n12 rue des Lilas\n69003 Lyon\n\n')
})

it('gives the subject with the letter that is copied', () => {
  expect(letterText({ subject: 'Prix', body: 'Bonjour' })).toBe('Objet\u00a0: Prix\n\nBonjour')
})

it('reads back the letter that the device has, and none of anything else', () => {
  const typed = { id: 'refund', texts: { order: '12', facts: '' }, days: { toldOn: '2026-11-14' } } as const
  expect(parseTypedLetter(JSON.stringify(typed))).toEqual(typed)
  for (const text of ['', '{', '3', 'null', '{"id":"x","texts":[1],"days":{"toldOn":4}}'])
    expect(parseTypedLetter(text)).toEqual(NO_LETTER)
  expect([
    isTyped(typed),
    isTyped(NO_LETTER),
    isTyped({ ...typed, texts: {}, days: { toldOn: '' } }),
  ]).toEqual([true, false, false])
})

it('names the supplier in letters to the supplier alone', () => {
  for (const { id, group, fields } of LETTER_ROWS) {
    const names: readonly string[] = fields
    expect(names.includes('supplier'), id).toBe(group === 'Au fournisseur')
    expect(names.includes('recipient'), id).toBe(group === 'Aux clients')
  }
})

it('opens the mail program with the whole text, or not at all', () => {
  const letter = filledLetter('refund', {
    texts: { recipient: 'Léa & Cie', order: '12', amount: '29\u00a0€', sender: 'Max' },
    days: { toldOn: '2026-11-27' },
    today: TODAY,
  })
  const link = mailLink(letter)
  expect(decodeURIComponent(link ?? '').split('&body=')[1]).toBe(letter.body.replaceAll('\n', '\r\n'))
  expect(mailLink({ subject: 'x', body: '\ud83d' })).toContain('%EF%BF%BD')
  expect(mailLink({ subject: 'x', body: 'é'.repeat(2_000) })).toBeNull()
})
