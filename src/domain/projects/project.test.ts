import { describe, expect, test } from 'vitest'
import { emptyContent, parseContent } from './parts'
import { parseProject, projectProgress } from './project'
import { completeItem, PROJECT_SECTIONS } from './project-sections'

const parseSections = (sections: unknown) => parseContent({ sections }).sections

test('seven sections hold 29 items', () => {
  const sizes = PROJECT_SECTIONS.map(({ key, items }) => [key, items.length])
  expect(Object.fromEntries(sizes)).toEqual({
    product: 4,
    targetCustomer: 4,
    positioning: 4,
    competition: 4,
    productPage: 5,
    supplier: 4,
    offer: 4,
  })
  const ids = Object.values(emptyContent().sections).flatMap((items) => items.map((item) => item.id))
  expect(new Set(ids).size).toBe(29)
})

describe('sections', () => {
  const description = {
    id: 'product-1',
    title: 'Description du produit',
    content: 'Une lampe',
    completed: true,
  }

  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['a text', 'product'],
    ['unknown keys', { autre: [description] }],
    ['sections that are no lists', { product: { 0: description }, offer: 'x' }],
    ['items that cannot be read', { product: [null, 3, 'x', {}] }],
  ])('stored as %s are complete and empty', (_, stored) => {
    expect(parseSections(stored)).toEqual(emptyContent().sections)
  })

  test('keep stored texts, and get the missing items', () => {
    const sections = parseSections({ product: [description] })
    expect(sections.product[0]).toEqual(description)
    expect(sections.product).toHaveLength(4)
    expect(projectProgress(sections)).toBe(3)
  })

  test('keep the ids of another client, unless two are the same', () => {
    const advantages = { id: 'x2', title: 'Avantages uniques', content: 'Légère' }
    const ids = (second: string) =>
      parseSections({
        product: [
          { ...description, id: 'x1' },
          { ...advantages, id: second },
        ],
      }).product.map((item) => item.id)
    expect(ids('x2')).toEqual(['x1', 'product-2', 'x2', 'product-4'])
    expect(ids('x1')).toEqual(['product-1', 'product-2', 'product-3', 'product-4'])
  })

  test('find a renamed item by its id, and show no text twice', () => {
    const renamed = parseSections({
      product: [{ id: 'product-2', title: 'Caractéristiques', content: 'LED' }],
    })
    expect(renamed.product.map((item) => item.content)).toEqual(['', 'LED', '', ''])
    const moved = parseSections({ product: [{ ...description, id: 'product-2' }] })
    expect(moved.product.map((item) => item.content)).toEqual(['Une lampe', '', '', ''])
  })

  test('believe the text, not the stored tick', () => {
    const [item] = parseSections({ product: [{ ...description, content: ' \n ', completed: true }] }).product
    expect(item?.completed).toBe(false)
    expect(completeItem({ id: 'a', title: 'b', content: ' c ' }).completed).toBe(true)
  })
})

describe('projects', () => {
  test('fall back field by field', () => {
    const stored = { userId: 'ana', title: 3, status: 'done', progress: 80, tasks: [null], createdAt: 'hier' }
    expect(parseProject('p1', stored)).toEqual({
      ...emptyContent(),
      id: 'p1',
      userId: 'ana',
      title: '',
      description: '',
      status: 'planning',
      progress: 0,
      sections: emptyContent().sections,
      tasks: [],
      createdAt: null,
      updatedAt: null,
      countedItems: [],
    })
    expect(parseProject('p1', { title: 'Lampe' })).toBeNull()
  })

  test('have the date of their last update, as a text or as a timestamp, and the items that were counted', () => {
    const project = (fields: object) => parseProject('p1', { userId: 'ana', ...fields })
    const updatedAt = '2026-11-21T10:00:00Z'
    expect(project({ updatedAt })?.updatedAt).toEqual(new Date(updatedAt))
    expect(project({ updatedAt: new Date(updatedAt) })?.updatedAt).toEqual(new Date(updatedAt))
    expect(project({ countedItems: ['offer-1', 3, null, 'x'] })?.countedItems).toEqual(['offer-1', 'x'])
    expect(project({ countedItems: 'offer-1' })?.countedItems).toEqual([])
  })

  test('keep their tasks, with a date or without', () => {
    const tasks = [
      { id: 't1', title: 'Appeler', completed: true, dueDate: '2026-12-01' },
      { id: 't2', title: 'Écrire', completed: false },
    ]
    expect(parseProject('p1', { userId: 'ana', tasks: [...tasks, { title: 'sans id' }] })?.tasks).toEqual(
      tasks,
    )
  })

  test('are complete with the last of the 29 texts', () => {
    const sections = Object.fromEntries(
      PROJECT_SECTIONS.map(({ key, items }) => [key, items.map((title) => ({ title, content: 'écrit' }))]),
    )
    expect(parseProject('p1', { userId: 'ana', sections })?.progress).toBe(100)
  })
})
