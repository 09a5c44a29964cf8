import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  changedParts,
  checkProject,
  contentOf,
  emptyContent,
  inPart,
  mergeContents,
  PART_NAMES,
  PROJECT_HEADS,
  valueOf,
  withItemText,
  withPartOf,
} from './parts'
import type { PartValues, placed, PROJECT_PARTS, ProjectContent, ProjectPart } from './parts'
import { parseProject, type Project } from './project'
import { projectMarkdown } from './project-markdown'
import { changedFields, wholeFields } from './project-save'
import { PROJECT_SECTIONS, type ProjectSectionKey } from './project-sections'

type Parts = typeof PROJECT_PARTS
type Title = Parts['title']
type Offer = Parts['offer']
type FromCoach = Parts['fromCoach']

describe('what does not compile', () => {
  test('a record without one of the parts', () => {
    type Superfluous = { [P in ProjectPart]: Omit<Parts, P> extends Parts ? P : never }[ProjectPart]
    expectTypeOf<Superfluous>().toBeNever()
    expectTypeOf<ProjectPart>().toEqualTypeOf<Exclude<keyof ProjectContent, 'sections'> | ProjectSectionKey>()
  })

  test('a part that is not read, compared, written, merged, limited, shown or named', () => {
    type Superfluous<Row> = { [K in keyof Row]: Omit<Row, K> extends Row ? K : never }[keyof Row]
    expectTypeOf<Superfluous<Title>>().toBeNever()
    expectTypeOf<Superfluous<Offer>>().toBeNever()
    expectTypeOf<Superfluous<FromCoach>>().toBeNever()
  })

  test('a content that is made without one of its parts', () => {
    expectTypeOf<ReturnType<typeof placed<Omit<PartValues, 'status'>>>>().not.toExtend<ProjectContent>()
    expectTypeOf<ReturnType<typeof placed<Omit<PartValues, 'offer'>>>>().not.toExtend<ProjectContent>()
    expectTypeOf<ReturnType<typeof placed<PartValues>>>().toExtend<ProjectContent>()
  })
})

/** Two values of each part, neither of which is the empty one. */
const SAMPLES: { readonly [P in ProjectPart]: readonly [unknown, unknown] } = {
  title: ['Lampe', 'Lampe solaire'],
  status: ['in_progress', 'completed'],
  product: items('product'),
  targetCustomer: items('targetCustomer'),
  positioning: items('positioning'),
  competition: items('competition'),
  productPage: items('productPage'),
  supplier: items('supplier'),
  offer: items('offer'),
  fromCoach: [['product-1 9-1f'], ['product-1 9-2f']],
}

function items(key: ProjectSectionKey) {
  const title = PROJECT_SECTIONS.find((section) => section.key === key)?.items[0] ?? ''
  return [[{ title, content: 'Une lampe' }], [{ title, content: 'Une autre' }]] as const
}

const none = emptyContent()
const [first, second] = [0, 1].map((at) => {
  const sections = Object.fromEntries(PROJECT_SECTIONS.map(({ key }) => [key, SAMPLES[key][at]]))
  const heads = Object.fromEntries(Object.entries(SAMPLES).map(([part, values]) => [part, values[at]]))
  return parseProject('p', { ...heads, userId: 'lea', sections }) as ProjectContent
}) as [ProjectContent, ProjectContent]

// Marks of texts are never asked for, and say nothing without their texts: `from-coach.test.ts`.
describe.each(PART_NAMES.filter((part) => part !== 'fromCoach'))('%s', (part) => {
  const mine = withPartOf(none, part, first)
  const theirs = withPartOf(none, part, second)

  test('is compared', () => {
    expect(changedParts(none, mine)).toEqual([part])
    expect(changedParts(mine, theirs)).toEqual([part])
    expect(changedParts(mine, mine)).toEqual([])
  })

  test('is written, alone or with the whole document, and read again', () => {
    const place = part in none.sections ? `sections.${part}` : part
    expect(Object.keys(changedFields(none, mine))).toContain(place)
    const fields = wholeFields(mine, { uid: 'lea', now: new Date(0), kept: null })
    expect(parseProject('p', JSON.parse(JSON.stringify(fields)))).toMatchObject(mine)
  })

  test('is the side’s that changed it, and asked for when both did', () => {
    expect(mergeContents(none, mine, none)).toEqual({ merged: mine, offered: mine, conflicts: [] })
    expect(mergeContents(none, none, theirs)).toEqual({ merged: theirs, offered: theirs, conflicts: [] })
    expect(mergeContents(none, mine, theirs)).toEqual({ merged: mine, offered: theirs, conflicts: [part] })
  })

  test('has a name, can be saved, and shows what a version says', () => {
    const { label, says, isFact } = inPart(part, (row, valueIn) => ({
      label: row.label,
      says: row.differences(valueIn(mine), valueIn(theirs)).map(({ text }) => text),
      isFact: row.fact !== null,
    }))
    expect(label).toMatch(/^\p{Lu}/u)
    expect(says).toHaveLength(1)
    expect(inPart(part, ({ fault }, valueIn) => fault(valueIn(mine)))).toBeNull()
    const plan = { ...mine, description: '', createdAt: null, updatedAt: null }
    const facts = inPart(part, (row, valueIn) => row.fact?.(valueIn(mine)) ?? '')
    if (isFact) expect(facts).toBe(says[0])
    else expect(projectMarkdown(plan, [])).toContain(says[0])
  })
})

test('the parts stand in the order of the editor', () => {
  expect(PART_NAMES).toEqual([...PROJECT_HEADS, ...PROJECT_SECTIONS.map(({ key }) => key), 'fromCoach'])
  expect(PROJECT_HEADS[0]).toBe('title')
  expect(PART_NAMES.map((part) => valueOf(first, part)).slice(PROJECT_HEADS.length, -1)).toEqual(
    Object.values(first.sections),
  )
})

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

test('the content of a stored project is what the editor changes', () => {
  const project = parseProject('a', { userId: 'lea', title: 'Lampe', status: 'completed' }) as Project
  expect(contentOf(project)).toEqual({ ...emptyContent(), title: 'Lampe', status: 'completed' })
})
