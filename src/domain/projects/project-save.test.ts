import { describe, expect, test } from 'vitest'
import { contentOf, emptyContent, withItemText } from './parts'
import { parseProject, projectProgress, type Project } from './project'
import { PROJECT_SECTIONS } from './project-sections'
import {
  basedOnText,
  changedFields,
  copyTitle,
  countedInCopy,
  hasLanded,
  keptFields,
  knownIds,
  lineOf,
  newlyCounted,
  nextVersion,
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

describe('a version', () => {
  test('is the time of the save', () => {
    expect(nextVersion('2026-11-20T10:00:00.000Z', now, 0)).toBe('2026-11-21T10:00:00.000000000Z')
    expect(nextVersion('', now, 42)).toBe('2026-11-21T10:00:00.000000042Z')
    expect(nextVersion('hier', now, 4_000_000_007)).toBe('2026-11-21T10:00:00.000000007Z')
  })

  test.each([
    ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.001000007Z'],
    ['2026-11-21T12:34:56Z', '2026-11-21T12:34:56.001000007Z'],
    ['2026-11-21T12:34:56.123456789Z', '2026-11-21T12:34:56.124000007Z'],
  ])('is later than %s, which a clock that is ahead gave', (version, next) => {
    expect(nextVersion(version, now, 7)).toBe(next)
    expect(new Date(next) > new Date(version)).toBe(true)
  })
})

describe('a save of a stored project', () => {
  test('writes whole changed sections by field path, and the progress', () => {
    const base = project({
      sections: { product: [{ id: 'x1', title: 'Avantages uniques', content: 'Léger' }] },
    })
    const content = withItemText(contentOf(base), 'product', 'product-1', 'Une lampe')
    expect(changedFields(contentOf(base), { ...content, status: 'completed' })).toEqual({
      status: 'completed',
      progress: 7,
      'sections.product': [
        { id: 'product-1', title: 'Description du produit', content: 'Une lampe', completed: true },
        { id: 'product-2', title: 'Caractéristiques principales', content: '', completed: false },
        { id: 'x1', title: 'Avantages uniques', content: 'Léger', completed: true },
        { id: 'product-4', title: 'Points de douleur résolus', content: '', completed: false },
      ],
    })
  })

  test('writes nothing of what did not change', () => {
    const base = contentOf(project({ description: 'd', tasks: [{ id: 't' }] }))
    expect(changedFields(base, base)).toEqual({ progress: 0 })
  })
})

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

  test('keeps what other clients wrote, in the bounds of the rules', () => {
    const kept = {
      description: 'd'.repeat(6000),
      tasks: Array.from({ length: 300 }, (_, at) => ({ id: `t${at}`, autre: 1 })),
      createdAt: '2026-01-01T00:00:00Z',
      countedItems: ['offer-1', 'x', 3],
      color: 'red',
    }
    const fields = wholeFields(content, { uid: 'lea', now, kept })
    expect(fields).toMatchObject({ createdAt: '2026-01-01T00:00:00Z', countedItems: ['offer-1'] })
    expect((fields['description'] as string).length).toBe(5000)
    expect((fields['tasks'] as unknown[]).slice(0, 1)).toEqual([{ id: 't0', autre: 1 }])
    expect((fields['tasks'] as unknown[]).length).toBe(200)
    expect(fields).not.toHaveProperty('color')
  })

  test('of a project that is gone is what it was', () => {
    const before = project({
      description: 'd',
      tasks: [{ id: 't', title: 'Appeler', completed: true, dueDate: '2026-12-01' }],
      createdAt: '2026-01-01T00:00:00.000Z',
      countedItems: ['product-1'],
      status: 'in_progress',
      sections: { product: [{ title: 'Description du produit', content: 'x' }] },
    })
    const fields = wholeFields(contentOf(before), { uid: 'lea', now, kept: keptFields(before) })
    expect(parseProject('p', { ...fields, updatedAt: before.version })).toEqual(before)
  })
})

test('a refused save that the stored document has, or was made from, has landed', () => {
  const version = '2026-11-21T10:00:00.000Z'
  expect(hasLanded({ version }, version)).toBe(true)
  expect(hasLanded({ version: 'later', basedOn: basedOnText(version, 'w', []) }, version)).toBe(true)
  expect(hasLanded({ version: 'later', basedOn: basedOnText('another', version, []) }, version)).toBe(false)
  expect(hasLanded({ version: '' }, version)).toBe(false)
})

describe('the line of a stored document', () => {
  /** Made by that page, so many seconds later. */
  const versionOf = (page: string, seconds: number) =>
    nextVersion('', new Date(now.getTime() + seconds * 1_000), Number(`${page}${seconds}`))
  const [theirs, ...own] = [
    versionOf('111', 101),
    versionOf('222', 102),
    versionOf('222', 103),
    versionOf('222', 104),
  ]
  const after = (versions: readonly string[]) =>
    versions.reduce<Pick<Project, 'version' | 'basedOn'>>(
      (stored, version) => ({ version, basedOn: basedOnText(stored.version, 'abcdef01', lineOf(stored)) }),
      { version: '' },
    )

  test('has a save, however many another page made on top of it', () => {
    const stored = after([theirs, ...own, versionOf('222', 105), versionOf('222', 106)])
    expect(hasLanded(stored, theirs)).toBe(true)
    expect(hasLanded(stored, versionOf('333', 101))).toBe(false)
  })

  test('has the last saves of five pages, within the bound of the rules', () => {
    const pages = ['111', '222', '333', '444', '555', '666'].map((page, at) => versionOf(page, 101 + at))
    const stored = after(pages)
    expect(stored.basedOn!.length).toBeLessThanOrEqual(80)
    expect(pages.map((page) => hasLanded(stored, page))).toEqual([true, true, true, true, true, true])
    expect(hasLanded(after([...pages, versionOf('777', 107)]), pages[0]!)).toBe(false)
    expect(basedOnText('x'.repeat(70), 'abcdef01', lineOf(stored)).length).toBeLessThanOrEqual(80)
  })

  test('has the save that was brought together with what was stored', () => {
    const stored = after([own[0], theirs])
    const basedOn = basedOnText(theirs, 'abcdef01', lineOf(stored), own[2])
    expect(hasLanded({ version: 'merged', basedOn }, own[2])).toBe(true)
    expect(hasLanded({ version: 'merged', basedOn }, theirs)).toBe(true)
  })

  test('passes over what other clients wrote', () => {
    expect(lineOf({ version: '2026-11-21T10:00:00.000Z', basedOn: 'hier w' })).toEqual([])
    expect(lineOf({ version: 'hier' })).toEqual([])
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
