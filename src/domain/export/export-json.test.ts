import { expect, test } from 'vitest'
import type { ExportContent } from './export-content'
import { exportJson } from './export-json'

const now = new Date('2026-11-21T14:05:00.000Z')
const empty: ExportContent = {
  account: { uid: 'u', email: 'ana@ex.fr', createdAt: null },
  profile: null,
  todos: [],
  projects: [],
  projectVersions: [],
  conversations: [],
  weeks: [],
  coach: null,
  learning: null,
  product: [],
  sections: [],
  salesTests: [],
  feedback: [],
  payments: [],
  unsaved: {},
}

function written(field: unknown): unknown {
  const text = exportJson({ ...empty, todos: [{ id: 't', fields: { field } }] }, now)
  return (JSON.parse(text) as { todos: [{ fields: { field: unknown } }] }).todos[0].fields.field
}

function timestamp(seconds: number, nanoseconds: number) {
  return { seconds, nanoseconds, toDate: () => new Date(seconds * 1000) }
}

test('the export names its format, its date and its account', () => {
  expect(JSON.parse(exportJson(empty, now))).toEqual({
    format: 1,
    exportedAt: '2026-11-21T14:05:00.000Z',
    ...empty,
  })
})

test.each([
  ['a text', 'été « = » ', 'été « = » '],
  ['no value', null, null],
  ['a date', now, '2026-11-21T14:05:00.000Z'],
  ['a stored date', timestamp(1_795_269_900, 0), '2026-11-21T14:05:00.000Z'],
  ['its milliseconds', timestamp(1_795_269_900, 120_000_000), '2026-11-21T14:05:00.120Z'],
  ['its microseconds', timestamp(1_795_269_900, 123_456_000), '2026-11-21T14:05:00.123456Z'],
  ['a date before 1970', timestamp(-1, 5_000_000), '1969-12-31T23:59:59.005Z'],
  ['numbers that JSON cannot express', [Number.NaN, -Infinity], ['NaN', '-Infinity']],
  ['a value with its own toJSON', { toJSON: () => ({ latitude: 48.8 }) }, { latitude: 48.8 }],
  ['an unknown field', { later: [{ at: timestamp(0, 0) }] }, { later: [{ at: '1970-01-01T00:00:00.000Z' }] }],
])('keeps %s', (_, field, expected) => {
  expect(written(field)).toEqual(expected)
})

test('keeps a field whose name is special to the language', () => {
  const fields = JSON.parse('{ "__proto__": { "a": 1 } }') as Record<string, unknown>
  expect(exportJson({ ...empty, todos: [{ id: 't', fields }] }, now)).toContain('"__proto__"')
})
