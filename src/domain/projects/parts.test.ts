import { describe, expect, expectTypeOf, test } from 'vitest'
import { emptyContent, inPart, PART_NAMES, PROJECT_HEADS, valueOf } from './parts'
import type { PartValues, placed, PROJECT_PARTS, ProjectContent, ProjectPart } from './parts'
import { parseProject } from './project'
import {
  applyChanges,
  changesBetween,
  isContainedIn,
  joinChanges,
  joinDraft,
  parseProjectDraft,
  type DraftChanges,
} from './project-draft'
import { changedParts, mergeContents, withPartOf } from './project-edit'
import { projectMarkdown } from './project-markdown'
import { changedFields, wholeFields } from './project-save'
import { PROJECT_SECTIONS, type ProjectSectionKey } from './project-sections'

type Parts = typeof PROJECT_PARTS
type Title = Parts['title']
type Offer = Parts['offer']

describe('what does not compile', () => {
  test('a record without one of the parts', () => {
    type Superfluous = { [P in ProjectPart]: Omit<Parts, P> extends Parts ? P : never }[ProjectPart]
    expectTypeOf<Superfluous>().toBeNever()
    expectTypeOf<ProjectPart>().toEqualTypeOf<Exclude<keyof ProjectContent, 'sections'> | ProjectSectionKey>()
  })

  test('a part that is not read, compared, written, merged, drafted, limited, shown or named', () => {
    type Superfluous<Row> = { [K in keyof Row]: Omit<Row, K> extends Row ? K : never }[keyof Row]
    expectTypeOf<Superfluous<Title>>().toBeNever()
    expectTypeOf<Superfluous<Offer>>().toBeNever()
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

describe.each(PART_NAMES)('%s', (part) => {
  const mine = withPartOf(none, part, first)
  const theirs = withPartOf(none, part, second)
  const changes = changesBetween(none, mine) as DraftChanges

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

  test('is kept in a draft, joined with a later one, and taken up again', () => {
    const kept = parseProjectDraft(JSON.parse(JSON.stringify({ projectId: 'p', changes })))?.changes
    expect(kept).toEqual(changes)
    expect(applyChanges(changes, none)).toEqual({ base: none, mine })
    expect(joinChanges(changes, changesBetween(mine, theirs) as DraftChanges)).toEqual(
      changesBetween(none, theirs),
    )
    expect(isContainedIn(changes, mine)).toBe(true)
    expect(isContainedIn(changes, theirs)).toBe(false)
    expect(joinDraft({ base: none, mine }, none, none)).toEqual(mine)
    expect(joinDraft({ base: none, mine: none }, theirs, none)).toEqual(theirs)
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
  expect(PART_NAMES).toEqual([...PROJECT_HEADS, ...PROJECT_SECTIONS.map(({ key }) => key)])
  expect(PROJECT_HEADS[0]).toBe('title')
  expect(PART_NAMES.map((part) => valueOf(first, part)).slice(PROJECT_HEADS.length)).toEqual(
    Object.values(first.sections),
  )
})
