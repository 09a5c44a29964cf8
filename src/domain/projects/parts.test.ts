import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  changedParts,
  checkProject,
  contentOf,
  emptyContent,
  inPart,
  PART_NAMES,
  placed,
  PROJECT_HEADS,
  valueOf,
  withItemText,
} from './parts'
import type { PartValues, PROJECT_PARTS, ProjectContent, ProjectPart } from './parts'
import { parseProject, type Project } from './project'
import { projectMarkdown } from './text/project-markdown'
import { wholeFields } from './project-save'
import { PROJECT_SECTIONS, type ProjectSectionKey } from './project-sections'

type Parts = typeof PROJECT_PARTS
type Title = Parts['title']
type Offer = Parts['offer']
type FromCoach = Parts['fromCoach']

describe('refused by the compiler', () => {
  test('a record without one of the parts', () => {
    type Superfluous = { [P in ProjectPart]: Omit<Parts, P> extends Parts ? P : never }[ProjectPart]
    expectTypeOf<Superfluous>().toBeNever()
    expectTypeOf<ProjectPart>().toEqualTypeOf<Exclude<keyof ProjectContent, 'sections'> | ProjectSectionKey>()
  })

  test('a part that is not read, compared, written, limited, shown or named', () => {
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

/** Two values of each part, neither one empty. */
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

function onlyOf(content: ProjectContent, part: ProjectPart): ProjectContent {
  return placed({ ...none, ...none.sections, [part]: valueOf(content, part) })
}

// Marks mean nothing without their texts: see `from-coach.test.ts`.
describe.each(PART_NAMES.filter((part) => part !== 'fromCoach'))('%s', (part) => {
  const [mine, theirs] = [first, second].map((content) => onlyOf(content, part)) as [
    ProjectContent,
    ProjectContent,
  ]

  test('is compared', () => {
    expect(changedParts(none, mine)).toEqual([part])
    expect(changedParts(mine, theirs)).toEqual([part])
    expect(changedParts(mine, mine)).toEqual([])
  })

  test('is written and read again', () => {
    const fields = wholeFields(mine, { uid: 'lea', now: new Date(0), kept: null })
    expect(parseProject('p', JSON.parse(JSON.stringify(fields)))).toMatchObject(mine)
  })

  test('has a label, can be saved, and shows the text of a version', () => {
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

test('two contents are compared part by part, ignoring the ids of items', () => {
  expect(changedParts(base, base)).toEqual([])
  expect(changedParts(base, { ...withText(base, 'x'), title: 'Lampe 2', status: 'completed' })).toEqual([
    'title',
    'status',
    'offer',
  ])
  // Ids and titles of another client are not a change.
  const items = base.sections.product.map((item, at) => ({ ...item, id: `x${at}` }))
  expect(changedParts(base, { ...base, sections: { ...base.sections, product: items } })).toEqual([])
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

test('the content of a stored project is its editable parts', () => {
  const project = parseProject('a', { userId: 'lea', title: 'Lampe', status: 'completed' }) as Project
  expect(contentOf(project)).toEqual({ ...emptyContent(), title: 'Lampe', status: 'completed' })
})
