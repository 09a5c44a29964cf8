import { expect, test } from 'vitest'
import { ITEM_PLACES } from '@/domain/projects/text/item-text'
import { kindNamed, PROPOSAL_KINDS } from './card-kinds'
import { keepHandle } from './proposal'
import { PROPOSAL_TOOL } from './proposal-tool'
import type { Schema } from './shape'

test('every object of the strict schema requires all its fields and allows no other', () => {
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
  const { items } = PROPOSAL_TOOL.function.parameters.properties.propositions
  expect(items).toEqual({ anyOf: PROPOSAL_KINDS.map((kind) => kindNamed(kind).shape.schema) })
  for (const kind of PROPOSAL_KINDS)
    expect(PROPOSAL_TOOL.function.description).toMatch(new RegExp(`^- ${kind}\u00a0: `, 'm'))
})

test('an item that is to be filled is proposed at once, or asked about once', () => {
  const description = PROPOSAL_TOOL.function.description
  expect(description).toMatch(
    /^- element.*remplir.*dans cette réponse.*faits ne suffisent pas.*une seule question à la place/m,
  )
})

test('a simulation is of the product alone, and the model is told where the inputs of all products change', () => {
  expect(PROPOSAL_TOOL.function.description).toMatch(/^- simuler.*Ni TVA, ni cotisations.*Argent/m)
})

test('the description names each item by its section and its number there', () => {
  const named = PROPOSAL_TOOL.function.description
    .split('\n')
    .at(-1)
    ?.split(/\. |\.$/)
    .flatMap((part) => {
      const [section = '', items = ''] = part.split('\u00a0: ')
      return items.split(', ').map((item) => `${section}-${item}`)
    })
  expect(named).toEqual(expect.arrayContaining(ITEM_PLACES.map(({ id, title }) => `${id} ${title}`)))
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

test('fields are named in cents, as they are stored: a value to try is said to be in euros', () => {
  const schema = JSON.stringify(PROPOSAL_TOOL.function.parameters)
  expect(schema).toContain('en €, jamais en centimes')
})
