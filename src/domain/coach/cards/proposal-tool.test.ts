import { describe, expect, it, test } from 'vitest'
import { keepHandle, parseProposed, PROPOSAL_KINDS } from './proposal'
import { ITEM_PLACES } from '@/domain/projects/text/item-text'
import { PROPOSAL_SCHEMAS, PROPOSAL_TOOL, type Schema } from './proposal-tool'

/** All enum values, texts of maximum length, and both branches of nullable fields. */
function samplesOf(schema: Schema, name = ''): unknown[] {
  if (schema.enum) return [...schema.enum]
  const [type, other] = [schema.type].flat()
  const rest = other === 'null' ? [null] : []
  if (type === 'boolean') return [true, false]
  if (type === 'array') return [samplesOf(schema.items as Schema), ...rest]
  if (type === 'object') return objectsOf(schema)
  const letter = /^([PC])1,/.exec(schema.description ?? '')?.[1]
  const max = Number(/^(\d+) signes/.exec(schema.description ?? '')?.[1] ?? 0)
  // A passage has one amount and one rate.
  const end = name === 'passage' ? ' 6,80 €, 5 %' : ''
  return [letter ? `${letter}12` : 'x'.repeat(max - end.length) + end, ...rest]
}

/** Each value of each property once; other properties have their first value. */
function objectsOf({ properties = {} }: Schema): unknown[] {
  const all = Object.entries(properties).map(([name, schema]) => [name, samplesOf(schema, name)] as const)
  const first = Object.fromEntries(all.map(([name, [value]]) => [name, value]))
  return all.flatMap(([name, values]) => values.map((value) => ({ ...first, [name]: value })))
}

describe.each(PROPOSAL_KINDS)('%s', (kind) => {
  it('is read as it was asked for: every field, every value, every length', () => {
    const samples = objectsOf(PROPOSAL_SCHEMAS[kind])
    expect(samples.length).toBeGreaterThan(3)
    for (const sample of samples) {
      const read = parseProposed(sample, keepHandle)
      expect(Object.keys(read ?? {})).toEqual(Object.keys(sample as object))
      // Lists of a read proposal may be shorter than those of a sample.
      expect(JSON.stringify(sample)).toContain(JSON.stringify(read?.genre))
      for (const [name, value] of Object.entries(read ?? {}))
        if (!Array.isArray(value)) expect(value).toEqual((sample as Record<string, unknown>)[name])
    }
  })
})

test('what is strict names every field and takes no other, all the way down', () => {
  function check(schema: Schema): void {
    if (schema.properties) {
      expect(schema.required).toEqual(Object.keys(schema.properties))
      expect(schema.additionalProperties).toBe(false)
      for (const each of Object.values(schema.properties)) check(each)
    }
    const { items } = schema
    if (items) for (const each of 'anyOf' in items ? items.anyOf : [items]) check(each)
  }
  check(PROPOSAL_TOOL.function.parameters)
  expect(PROPOSAL_TOOL.function.strict).toBe(true)
})

test('the model is offered every kind, each with a word on when it is used', () => {
  const told = PROPOSAL_TOOL.function.parameters.properties?.['propositions']?.items
  expect(told).toEqual({ anyOf: PROPOSAL_KINDS.map((kind) => PROPOSAL_SCHEMAS[kind]) })
  for (const kind of PROPOSAL_KINDS)
    expect(PROPOSAL_TOOL.function.description).toMatch(new RegExp(`^- ${kind}\u00a0: `, 'm'))
})

test('an item that is to be filled is proposed at once, or asked about once', () => {
  const told = PROPOSAL_TOOL.function.description
  expect(told).toMatch(
    /^- element.*remplir.*dans cette réponse.*faits connus.*une seule question à la place/m,
  )
})

test('the model is told what each item is', () => {
  for (const { id, title } of ITEM_PLACES)
    expect(PROPOSAL_TOOL.function.description).toContain(`${id} ${title}`)
})

test.each([
  ['project', 'P1', 'P1'],
  ['candidate', ' c12 ', 'C12'],
  ['project', 'C1', null],
  ['candidate', 'P1', null],
  ['project', '', null],
  ['project', 'P1234', null],
  ['project', 'projects/x', null],
] as const)('a %s called %j is kept as %j', (kind, text, kept) => {
  expect(keepHandle(kind, text)).toBe(kept)
})
