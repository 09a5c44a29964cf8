import { describe, expect, test } from 'vitest'
import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { REPLACED_MAX, withText } from '@/domain/projects/text/item-text'
import { emptyContent } from '@/domain/projects/parts'
import {
  checkItems,
  presentIn,
  textField,
  titleFault,
  wayField,
  withItems,
  withoutItems,
  type ItemsExercise,
} from './items-exercise'

const choices = ['Je vends … à ….']
const exercise: ItemsExercise = {
  kind: 'items',
  items: [{ place: 'product-1', question: 'Que vendez-vous ?', choices }],
}
const two: ItemsExercise = {
  kind: 'items',
  items: [
    { place: 'targetCustomer-1', question: 'Qui ?' },
    { place: 'targetCustomer-2', question: 'Quoi ?' },
  ],
}
const empty = { ...emptyContent(), title: 'Gourde' }
const filled = withText(empty, 'product-1', 'Une gourde')
const typed = (text: string, way?: string) => ({
  [textField('product-1')]: text,
  ...(way !== undefined && { [wayField('product-1')]: way }),
})

describe('what is typed', () => {
  test.each([
    ['nothing', empty, {}, 'Écrivez votre réponse'],
    ['blanks', empty, typed('  \n'), 'Écrivez votre réponse'],
    ['the base as it is', empty, typed(choices[0] ?? ''), 'vos mots'],
    ['too much', empty, typed('x'.repeat(PROJECT_ITEM_MAX + 1)), 'trop long'],
    [
      'more than there is room behind',
      withText(empty, 'product-1', 'x'.repeat(PROJECT_ITEM_MAX - 3)),
      typed('Neuf'),
      'faites de la place',
    ],
  ])('%s is put right first', (_, content, fields, words) => {
    const { work, faults } = checkItems(exercise, fields, content)
    expect(work).toBeNull()
    expect(faults?.[textField('product-1')]).toContain(words)
  })

  test('of two questions each has its own answer', () => {
    const { faults } = checkItems(two, { [textField('targetCustomer-1')]: 'Léa' }, empty)
    expect(Object.keys(faults ?? {})).toEqual([textField('targetCustomer-2')])
  })

  test('nothing is asked of an item that says something, and nothing is written twice', () => {
    expect(checkItems(exercise, {}, filled).work).toEqual([])
    expect(checkItems(exercise, typed('Une gourde'), filled).work).toEqual([])
    expect(checkItems(exercise, typed('Filtrante'), filled).work).toEqual([
      { element: 'product-1', text: 'Filtrante', way: 'behind', present: 'Une gourde' },
    ])
  })

  test('what cannot be put back is not replaced', () => {
    const long = withText(empty, 'product-1', 'x'.repeat(REPLACED_MAX + 1))
    expect(checkItems(exercise, typed('Neuf', 'instead'), long).work?.[0]?.way).toBe('behind')
    expect(checkItems(exercise, typed('Neuf', 'instead'), filled).work?.[0]?.way).toBe('instead')
  })

  test('a new project has a name', () => {
    expect(titleFault({ title: ' ' })).not.toBeNull()
    expect(titleFault({ title: 'x'.repeat(121) })).not.toBeNull()
    expect(titleFault({ title: 'Gourde' })).toBeNull()
  })
})

describe('what is written', () => {
  const write = (content: typeof empty, way: 'behind' | 'instead') =>
    withItems(content, [
      { element: 'product-1', text: 'Elle filtre.', way, present: presentIn(content, 'product-1') },
    ])

  test.each([
    [empty, 'behind', 'Elle filtre.'],
    [empty, 'instead', 'Elle filtre.'],
    [filled, 'behind', 'Une gourde\n\nElle filtre.'],
    [filled, 'instead', 'Elle filtre.'],
  ] as const)('stands there, and is taken back byte for byte', (before, way, after) => {
    const { content, made } = write(before, way)
    expect(presentIn(content, 'product-1')).toBe(after)
    expect(withoutItems(content, made)).toEqual(before)
  })

  test('a second time is the first one', () => {
    const once = write(filled, 'behind')
    const twice = write(once.content, 'behind')
    expect(twice.content).toBe(once.content)
    expect(twice.made).toEqual([])
  })

  test('replaces nothing that the person did not see', () => {
    const work = {
      element: 'product-1',
      text: 'Elle filtre.',
      way: 'instead',
      present: 'Une gourde',
    } as const
    const { content, made } = withItems(withText(empty, 'product-1', 'Un thermos'), [work])
    expect(presentIn(content, 'product-1')).toBe('Un thermos\n\nElle filtre.')
    expect(made).toEqual([{ element: 'product-1', text: 'Elle filtre.', replaced: null }])
  })

  test('is not taken back once somebody went on with it', () => {
    const { content, made } = write(filled, 'instead')
    expect(withoutItems(withText(content, 'product-1', 'Elle filtre tout.'), made)).toBeNull()
  })

  test('leaves what was written elsewhere since', () => {
    const { content, made } = write(filled, 'behind')
    const since = withText(content, 'offer-1', 'Deux ans')
    expect(withoutItems(since, made)).toEqual(withText(filled, 'offer-1', 'Deux ans'))
  })
})
