import { describe, expect, test } from 'vitest'
import { parseSync } from 'vite'
import { feedbackRows } from './feedback-rows'
import { QUESTIONS } from './questions'

const sent = {
  userId: 'u1',
  reason: 'wrong',
  line: "L'achat est à 7,10 €",
  question: 'Ma marge\nsur la lampe ?',
  notes: 'Reste par vente 5,58 €, mon secret à moi',
  answer: 'Il te reste 12 €, mon autre secret.',
}
const rowOf = (more: object) => feedbackRows({ ...sent, ...more })[0]?.row ?? ''

describe('a read feedback becomes a row', () => {
  test('with the question, the reason and the next number', () => {
    const row = rowOf({})
    expect(row).toContain(`number: ${QUESTIONS.length + 1},`)
    expect(row).toContain("question: 'Ma marge sur la lampe ?',")
    expect(row).toContain("C’est faux. L\\'achat est à 7,10 €")
  })

  test('that is the source of one object, whatever the question holds', () => {
    const { program, errors } = parseSync('row.ts', `[${rowOf({ question: "C'est \\ « quoi » ?" })}]`)
    expect(errors).toEqual([])
    expect(JSON.stringify(program)).toContain(JSON.stringify("C'est \\ « quoi » ?"))
  })

  test('without notes, answer and owner, which are erased with the account', () => {
    expect(rowOf({})).not.toMatch(/secret|u1/)
  })

  test.each([
    ['', 'A'],
    ['Reste par vente 5,58 €', 'B'],
    ['Reste par vente −4,25 €', 'C'],
    ['Régime de TVA : Assujetti, 20 %', 'E'],
    ['C1\n- Test « La page » (en cours)', 'E'],
  ])('with the persona of such notes: « %s » is %s', (notes, persona) => {
    expect(rowOf({ notes })).toContain(`persona: '${persona}'`)
  })

  test.each([
    ['Écris à zoe@example.com ?', 'secret'],
    ['Je suis en dépression, je continue ?', 'delicate'],
  ])('and a warning where the question is private: %s', (question, kind) => {
    expect(feedbackRows({ ...sent, question })[0]?.warning).toContain(kind)
  })

  test('several at once, and as the REST API has them', () => {
    const typed = Object.fromEntries(
      Object.entries(sent).map(([key, value]) => [key, { stringValue: value }]),
    )
    const rows = feedbackRows([sent, { name: 'feedback/x', fields: typed }])
    expect(rows[1]?.row).toBe(rows[0]?.row.replace(/number: \d+/, `number: ${QUESTIONS.length + 2}`))
  })

  test.each([
    ['no texts were sent', { userId: 'u', reason: 'vague', line: '' }],
    ['nothing', null],
    ['a text', 'question'],
    ['an empty list', []],
  ])('none from what has no question: %s', (_, stored) => {
    expect(feedbackRows(stored)).toEqual([])
  })
})
