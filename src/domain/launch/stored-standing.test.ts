import { expect, it } from 'vitest'
import { emptyContent } from '@/domain/projects/parts'
import { parseProject } from '@/domain/projects/project'
import { ITEM_PLACES, withText } from '@/domain/projects/text/item-text'
import { areComplete, QUESTIONS, type Answers } from './answers'
import { dutiesOf } from './duties/duties'
import { DUTY_CONDITIONS, isDuty } from './duties/duty-conditions'
import { DUTY_ROWS } from './duties/duty-rows'
import { FACT_KEYS } from './facts'
import { kitOf } from './page/kit'
import { isReady, QUESTION_COUNT } from './standing'
import { standingOf } from './stored-standing'
import { parseLaunch } from './stored-launch'

const ANSWERS: Answers = {
  status: 'micro',
  shipsFrom: 'outside',
  importer: 'me',
  category: 'toy',
  channel: 'shop',
  buyers: 'eu',
  marketing: 'both',
  stock: 'yes',
  selling: 'no',
}

function standing(launch: object, written: readonly string[] = [], title = 'Lampe') {
  let content = { ...emptyContent(), title }
  for (const id of written) content = withText(content, id, 'un texte')
  const document = { ...content, userId: 'lea', launch }
  const project = parseProject('p', document)
  if (!project) throw new Error('No project')
  return { content: project, document, ...standingOf(project, document) }
}

it.each<[string, object, readonly string[], boolean, string?]>([
  ['nothing', {}, [], false],
  ['one answer', { status: 'micro' }, [], true],
  ['all answers', ANSWERS, [], true],
  ['two answers to read again', { ...ANSWERS, shipsFrom: 'france' }, [], true],
  ['goods from outside that nobody imports', { ...ANSWERS, importer: 'none' }, [], true],
  [
    'two answers that were confirmed',
    { ...ANSWERS, shipsFrom: 'france', marks: 'answers-conflict' },
    [],
    true,
  ],
  ['answers and a mark', { ...ANSWERS, marks: 'eori' }, [], true],
  ['a mark that is no duty of these answers', { ...ANSWERS, marks: 'food-rules' }, [], true],
  ['a fact', { seller: 'Marie Durand EI' }, [], true],
  ['a control', { control: '2026-11-28:2' }, [], true],
  ['a blank fact', { seller: ' \u200b' }, [], true],
  ['amounts that are refused', { price: '0', deliveryCost: '5 $' }, [], true],
  ['amounts that are read', { price: '24.9', deliveryCost: '0' }, [], true],
  ['some items', {}, ['product-1', 'offer-4'], false],
  ['food', { category: 'food' }, [], true],
  ['a food seller', { ...ANSWERS, category: 'food' }, [], true],
  ['a price', { price: '29,90\u00a0€' }, [], true],
  ['a price without taxes', { price: '29,90\u00a0€ HT' }, [], true],
  ['a price in words', { price: 'à voir' }, [], true],
  ['a project without a name', { price: '29,90' }, [], true, '\u200b '],
])('counts what the screen shows as missing, of %s', (_, launch, written, isBegun, title = 'Lampe') => {
  const { content, document, ...counts } = standing(launch, written, title)
  const { answers, facts, marks, control } = parseLaunch(document)
  const missing = kitOf(content, facts, { marks, answers }).flatMap((block) => block.missing)
  const open = QUESTIONS.filter(({ key }) => !answers[key]).length
  const chosen = areComplete(answers) ? dutiesOf(answers) : []
  const duties = chosen.filter(({ id }) => isDuty(id) && !marks.includes(id))
  expect(counts).toMatchObject({
    isBegun,
    questions: open,
    duties: duties.length,
    texts: missing.length,
    faults: control?.faults ?? null,
  })
})

it('is ready once every duty is marked, every text written and the page controlled without a fault', () => {
  const words = Object.fromEntries(FACT_KEYS.map((key) => [key, 'un fait']))
  const control = '2026-11-28:0'
  const facts = { ...words, price: '29,90', deliveryCost: 'offerte', control }
  const marks = DUTY_ROWS.filter(({ id }) => isDuty(id))
    .map(({ id }) => id)
    .join(' ')
  const items = ITEM_PLACES.map(({ id }) => id)
  expect(isReady(standing({ ...ANSWERS, ...facts, marks }, items))).toBe(true)
  expect(isReady(standing({ ...ANSWERS, shipsFrom: 'france', ...facts, marks }, items))).toBe(true)
  for (const unproven of ['', '2026-11-28:3', '2026-02-31:0'])
    expect(isReady(standing({ ...ANSWERS, ...facts, marks, control: unproven }, items))).toBe(false)
  expect(isReady(standing({ ...ANSWERS, ...facts, marks: '' }, items))).toBe(false)
  expect(isReady(standing({ ...ANSWERS, ...facts, price: '24,92 € HT', marks }, items))).toBe(false)
  expect(isReady(standing({ ...ANSWERS, ...facts, marks }, items, ''))).toBe(false)
  expect(isReady(standing({ ...ANSWERS, marks }, items))).toBe(false)
})

it('has a condition for each row, in the same order, and counts each question', () => {
  expect(Object.keys(DUTY_CONDITIONS)).toEqual(DUTY_ROWS.map(({ id }) => id))
  expect(QUESTION_COUNT).toBe(QUESTIONS.length)
})
