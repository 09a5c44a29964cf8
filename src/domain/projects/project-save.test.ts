import { describe, expect, test } from 'vitest'
import { contentOf, emptyContent, withItemText } from './parts'
import { parseProject, projectProgress, type Project } from './project'
import { PROJECT_SECTIONS } from './project-sections'
import {
  copyTitle,
  countedInCopy,
  knownIds,
  launchInCopy,
  newlyCounted,
  uncountedItems,
  wholeFields,
} from './project-save'

const now = new Date('2026-11-21T10:00:00.000Z')

function project(fields: object): Project {
  return parseProject('p', {
    userId: 'lea',
    title: 'Lampe',
    updatedAt: now.toISOString(),
    ...fields,
  }) as Project
}

describe('a whole document', () => {
  const content = withItemText({ ...emptyContent(), title: 'Lampe' }, 'offer', 'offer-1', 'Deux ans')

  test('has every field and every section', () => {
    const fields = wholeFields(content, { uid: 'lea', now, kept: null })
    expect(fields).toMatchObject({
      userId: 'lea',
      title: 'Lampe',
      description: '',
      status: 'planning',
      progress: projectProgress(content.sections),
      createdAt: '2026-11-21T10:00:00.000Z',
    })
    expect(Object.keys(fields['sections'] as object)).toEqual(PROJECT_SECTIONS.map(({ key }) => key))
    expect(fields).not.toHaveProperty('tasks')
    expect(fields).not.toHaveProperty('countedItems')
    expect(parseProject('p', { ...fields, updatedAt: '' })).toMatchObject(content)
  })

  test('keeps the known fields of other clients, cut to the limits of the rules', () => {
    const kept = {
      description: 'd'.repeat(6000),
      tasks: Array.from({ length: 300 }, (_, at) => ({ id: `t${at}`, autre: 1 })),
      createdAt: '2026-01-01T00:00:00Z',
      countedItems: ['offer-1', 'x', 3],
      launch: { status: 'micro', seller: 'Marie Durand EI' },
      color: 'red',
    }
    const fields = wholeFields(content, { uid: 'lea', now, kept })
    expect(fields).toMatchObject({ createdAt: '2026-01-01T00:00:00Z', countedItems: ['offer-1'] })
    expect(fields['launch']).toEqual(kept.launch)
    expect((fields['description'] as string).length).toBe(5000)
    expect((fields['tasks'] as unknown[]).slice(0, 1)).toEqual([{ id: 't0', autre: 1 }])
    expect((fields['tasks'] as unknown[]).length).toBe(200)
    expect(fields).not.toHaveProperty('color')
  })
})

describe('points', () => {
  const filled = withItemText(emptyContent(), 'offer', 'offer-1', 'Deux ans')

  test('are given for each newly filled item, 25 each', () => {
    expect(newlyCounted(filled, [])).toEqual({ countedItems: ['offer-1'], xp: 25 })
    const two = withItemText(filled, 'product', 'product-2', 'x')
    expect(newlyCounted(two, ['offer-1'])).toEqual({ countedItems: ['offer-1', 'product-2'], xp: 25 })
  })

  test('are given once, also when the item was emptied meanwhile', () => {
    expect(newlyCounted(filled, ['offer-1'])).toBeNull()
    expect(newlyCounted(emptyContent(), ['offer-1'])).toBeNull()
  })

  test('never make the list longer than there are items', () => {
    expect(knownIds([...Array.from({ length: 100 }, (_, at) => `x${at}`), 'offer-1', 'offer-1'])).toEqual([
      'offer-1',
    ])
    expect(knownIds('offer-1')).toEqual([])
  })

  test('are not given for a copy', () => {
    const before = project({
      countedItems: ['offer-1'],
      sections: { product: [{ title: 'Description du produit', content: 'x' }] },
    })
    expect(newlyCounted(contentOf(before), countedInCopy(before))).toBeNull()
    expect(countedInCopy(before)).toEqual(['product-1', 'offer-1'])
  })
})

test.each([
  ['Lampe', 'Lampe (copie)'],
  [' Lampe ', 'Lampe (copie)'],
  ['', '(copie)'],
  ['x'.repeat(120), `${'x'.repeat(112)} (copie)`],
  [`${'x'.repeat(111)}🚀`, `${'x'.repeat(111)} (copie)`],
])('a copy of « %s » has a title of its own', (title, copy) => {
  expect(copyTitle(title)).toBe(copy)
  expect(copy.length).toBeLessThanOrEqual(120)
})

test('an item counts once, whatever its stored id', () => {
  const named = withItemText(emptyContent(), 'product', 'product-1', 'Une lampe')
  const { sections } = withItemText(named, 'offer', 'offer-2', 'x')
  expect(uncountedItems(sections, [])).toEqual(['product-1', 'offer-2'])
  expect(uncountedItems(sections, ['offer-2', 'autre'])).toEqual(['product-1'])
  const foreign = sections.product.map((item) => ({ ...item, id: 'x' }))
  expect(uncountedItems({ ...sections, product: foreign }, ['product-1'])).toEqual(['offer-2'])
})

test('a copy has the answers and facts of « Mise en vente », not what was confirmed, sold, practised or controlled', () => {
  const launch = { status: 'micro', seller: 'Marie Durand EI', price: '29,90' }
  const all = { ...launch, selling: 'yes', marks: 'eori', prices: '2026-11-28:2990', control: '2026-11-28:0' }
  expect(launchInCopy({ launch: all })).toEqual(launch)
  expect([launchInCopy({}), launchInCopy({ launch: { marks: 'eori' } })]).toEqual([null, null])
})
