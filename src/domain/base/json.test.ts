import { expect, test } from 'vitest'
import * as json from './json'

const read = <T>(reader: json.Reader<T>, value: unknown) => json.argsOf(reader)(value)

test.each<[string, json.Reader<unknown>, unknown]>([
  ['text', json.text, ''],
  ['text with line ends', json.text, 'a\nb'],
  ['a flag', json.flag, false],
  ['a whole number', json.integer, -3],
  ['a day', json.date, '2028-02-29'],
  ['a weekday', json.weekday, 'dimanche'],
  ['a time', json.time, '2026-11-25T10:00:00.000Z'],
  ['an id', json.id, 'aZ0_-'],
  ['an id of another client', json.id, 'lea@exemple.fr é'],
  ['a list', json.list(json.integer), [1, 2]],
  ['an empty list', json.list(json.text), []],
  ['null', json.orNull(json.text), null],
  ['one of some texts', json.oneOf(['a', 'b']), 'b'],
  ['one of some numbers', json.oneOf([2, 5]), 5],
  ['a map of days', json.mapOf(json.date, json.integer), { '2026-11-25': 3 }],
  ['all keys', json.each(['a', 'b'], json.integer), { a: 1, b: 2 }],
  ['some keys', json.some(['a', 'b'], json.integer), { b: 2 }],
  ['the second form', json.either(json.object({ a: json.text }), json.object({ b: json.flag })), { b: true }],
])('reads %s as it is', (_, reader, value) => {
  expect(read(reader, value)).toEqual(value)
})

test.each<[string, json.Reader<unknown>, unknown]>([
  ['a number as a text', json.text, 3],
  ['a text as a number', json.integer, '3'],
  ['a fraction', json.integer, 0.5],
  ['a number beyond exactness', json.integer, 2 ** 53],
  ['a text as a flag', json.flag, 'true'],
  ['nothing as a flag', json.flag, undefined],
  ['a day that no month has', json.date, '2026-02-29'],
  ['a day with a time', json.date, '2026-02-28T10:00:00Z'],
  ['an English weekday', json.weekday, 'monday'],
  ['a time without a date', json.time, '10:00'],
  ['a time in milliseconds', json.time, 1_764_064_800_000],
  ['no time', json.time, ''],
  ['no id', json.id, ''],
  ['the id of a document below another', json.id, 'a/versions/b'],
  ['an id that climbs', json.id, '..'],
  ['an id that Firestore reserves', json.id, '__name__'],
  ['an id of a whole text', json.id, 'x'.repeat(201)],
  ['a map as a list', json.list(json.text), { 0: 'a', length: 1 }],
  ['a list with another kind', json.list(json.text), ['a', null]],
  ['a text of no option', json.oneOf(['a', 'b']), 'c'],
  ['a number of no option', json.oneOf([2, 5]), '2'],
  ['a key of another kind', json.mapOf(json.date, json.integer), { demain: 3 }],
  ['a missing key', json.each(['a', 'b'], json.integer), { a: 1 }],
  ['an unknown key', json.some(['a', 'b'], json.integer), { c: 1 }],
  ['neither form', json.either(json.object({ a: json.text }), json.object({ b: json.flag })), { a: 1, b: 1 }],
  ['a list as a map', json.fields, []],
])('cannot read %s', (_, reader, value) => {
  expect(read(reader, value)).toBe(null)
})

test('leaves out unknown fields, and optional ones that are missing', () => {
  const reader = json.object<{ a: string; b?: string }>({ a: json.text, b: json.optional(json.text) })
  expect(read(reader, JSON.parse('{"a":"x","c":1,"__proto__":{"b":"y"}}'))).toEqual({ a: 'x' })
  expect(read(reader, { a: 'x', b: undefined })).toEqual({ a: 'x' })
  expect(read(reader, { a: 'x', b: null })).toBe(null)
})
