import { describe, expect, test } from 'vitest'
import { emptyContent, type ProjectContent } from './parts'
import { parseProject, type Project } from './project'
import {
  changedParts,
  checkProject,
  contentOf,
  mergeContents,
  uncountedItems,
  withItemText,
  withPartOf,
} from './project-edit'

const base = withItemText(
  { ...emptyContent(), title: 'Lampe' },
  'product',
  'product-1',
  'Une lampe qui charge le téléphone',
)

function withText(content: ProjectContent, text: string) {
  return withItemText(content, 'offer', 'offer-2', text)
}

test('a text changes one item, completes it, and leaves the identity of the others', () => {
  const next = withText(base, '  deux ans  ')
  expect(next.sections.offer[1]).toMatchObject({ content: '  deux ans  ', completed: true })
  expect(next.sections.offer[0]).toBe(base.sections.offer[0])
  expect(next.sections.product).toBe(base.sections.product)
  expect(withText(next, ' \n ').sections.offer[1]?.completed).toBe(false)
  expect(withItemText(base, 'offer', 'product-1', 'x').sections.offer).toEqual(base.sections.offer)
})

test('two versions are compared part by part, by what was written', () => {
  expect(changedParts(base, base)).toEqual([])
  expect(changedParts(base, { ...withText(base, 'x'), title: 'Lampe 2', status: 'completed' })).toEqual([
    'title',
    'status',
    'offer',
  ])
  // Another client's ids and titles are not a change that somebody made.
  const items = base.sections.product.map((item, at) => ({ ...item, id: `x${at}` }))
  expect(changedParts(base, { ...base, sections: { ...base.sections, product: items } })).toEqual([])
})

test('one part is taken from another version', () => {
  const other: ProjectContent = { ...withText(base, 'x'), title: 'Autre', status: 'completed' }
  expect(withPartOf(base, 'title', other)).toEqual({ ...base, title: 'Autre' })
  expect(withPartOf(base, 'status', other)).toEqual({ ...base, status: 'completed' })
  expect(withPartOf(base, 'offer', other)).toEqual(withText(base, 'x'))
})

describe('merging', () => {
  test('nothing changed elsewhere leaves what is written', () => {
    const mine = withText(base, 'le mien')
    expect(mergeContents(base, mine, base)).toEqual({ merged: mine, offered: mine, conflicts: [] })
  })

  test('a part that only one side changed is that side’s', () => {
    const mine = withText(base, 'le mien')
    const theirs: ProjectContent = { ...base, title: 'Lampe solaire', status: 'in_progress' }
    const merged = { ...mine, title: 'Lampe solaire', status: 'in_progress' }
    expect(mergeContents(base, mine, theirs)).toEqual({ merged, offered: merged, conflicts: [] })
  })

  test('the same change on both sides is no conflict', () => {
    const mine = withText(base, 'pareil')
    expect(mergeContents(base, mine, withText(base, 'pareil')).conflicts).toEqual([])
  })

  test('a part that both changed is asked for, and stands as mine meanwhile', () => {
    const mine = { ...withText(base, 'le mien'), title: 'A' }
    const theirs = { ...withText(base, 'le leur'), title: 'B' }
    const { merged, offered, conflicts } = mergeContents(base, mine, theirs)
    expect(conflicts).toEqual(['title', 'offer'])
    expect(merged).toEqual(mine)
    expect(offered).toEqual(theirs)
  })

  test('of one section each item is the side’s that changed it; only the one that both changed is asked for', () => {
    const at = (content: ProjectContent, id: string, text: string) => withItemText(content, 'offer', id, text)
    const mine = at(at(base, 'offer-1', 'ma première'), 'offer-3', 'ma troisième')
    const theirs = at(at(base, 'offer-2', 'leur deuxième'), 'offer-3', 'leur troisième')
    const { merged, offered, conflicts } = mergeContents(base, mine, theirs)
    const textsOf = ({ sections }: ProjectContent) => sections.offer.slice(0, 3).map(({ content }) => content)
    expect(conflicts).toEqual(['offer'])
    expect(textsOf(merged)).toEqual(['ma première', 'leur deuxième', 'ma troisième'])
    expect(textsOf(offered)).toEqual(['ma première', 'leur deuxième', 'leur troisième'])
    expect(mergeContents(base, at(base, 'offer-1', 'a'), at(base, 'offer-2', 'b')).conflicts).toEqual([])
  })

  test('a text that the other side emptied is not brought back, unless it was changed here', () => {
    const emptied = withItemText(base, 'product', 'product-1', '')
    expect(mergeContents(base, { ...base, title: 'B' }, emptied).merged.sections.product[0]?.content).toBe('')
    const mine = withItemText(base, 'product', 'product-1', 'Une autre lampe')
    expect(mergeContents(base, mine, emptied).conflicts).toEqual(['product'])
  })
})

test('a save is checked in the order of the editor', () => {
  const long = withText({ ...base, title: ' ' }, 'x'.repeat(20_001))
  expect(checkProject(long)).toEqual({ kind: 'title-blank' })
  expect(checkProject({ ...long, title: 'x'.repeat(121) })).toEqual({ kind: 'title-too-long', length: 121 })
  expect(checkProject({ ...long, title: ` ${'x'.repeat(120)} ` })).toEqual({
    kind: 'item-too-long',
    section: 'offer',
    itemId: 'offer-2',
    length: 20_001,
  })
  expect(checkProject(withText(base, 'x'.repeat(20_000)))).toBeNull()
})

test('an item counts once, whatever its stored id', () => {
  const { sections } = withText(base, 'x')
  expect(uncountedItems(sections, [])).toEqual(['product-1', 'offer-2'])
  expect(uncountedItems(sections, ['offer-2', 'autre'])).toEqual(['product-1'])
  const foreign = sections.product.map((item) => ({ ...item, id: 'x' }))
  expect(uncountedItems({ ...sections, product: foreign }, ['product-1'])).toEqual(['offer-2'])
})

test('the content of a stored project is what the editor changes', () => {
  const project = parseProject('a', { userId: 'lea', title: 'Lampe', status: 'completed' }) as Project
  expect(contentOf(project)).toEqual({ ...emptyContent(), title: 'Lampe', status: 'completed' })
})
