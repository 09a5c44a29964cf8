// Arguments that a device stored: read by the mutation's own parser, and never run where it cannot read them.
import { describe, expect, it, test } from 'vitest'
import { askMutation } from '@/data/sync/mutation'
import { NAMES, VERBS } from './support/product-verbs'

const read = (name: string, args: unknown) => askMutation({ name, args }, (_, known) => known as unknown)
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each(NAMES)('%s has a row in the table of verbs', (name) => {
  expect(VERBS.map(([verb]) => verb)).toContain(name)
})

type Path = readonly (string | number)[]

/** Paths of all values within these arguments. */
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  const own = path.length === 0 ? [] : [path]
  if (typeof value !== 'object' || value === null) return own
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  return [...own, ...keys.flatMap((key) => pathsIn((value as Record<string, unknown>)[key], [...path, key]))]
}

function replaced(args: unknown, path: Path, value: unknown): unknown {
  const all = copy(args)
  const holder = at(all, path.slice(0, -1))
  ;(holder as Record<string, unknown>)[path.at(-1) ?? ''] = value
  return all
}

/** Fields that the mutation gives back as they are: stored documents and cards, which have their own tolerant parsers. */
const isFree = (path: Path) => path.includes('previous') || path.slice(0, -1).includes('fields')

const MAP = { nested: { deep: 1 } }
/** Values that are unreadable in place of one of a kind. */
const OTHERS: Readonly<Record<string, readonly unknown[]>> = {
  string: [MAP, [['a']], 3, true],
  number: [MAP, [1], '3', true, 3.5, Number.NaN, Infinity, 2 ** 60],
  fraction: [MAP, [1], '3', true, Number.NaN, Infinity],
  boolean: [MAP, [true], 'true', 1],
  list: [MAP, 'a', 3, true],
  map: [[MAP], 'a', 3, true],
  null: [MAP, [null]],
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number' && !Number.isInteger(value)) return 'fraction'
  return typeof value === 'object' ? 'map' : typeof value
}

function at(args: unknown, path: Path): unknown {
  return path.reduce((one, key) => (one as Record<string, unknown>)[key], args)
}

describe.each(VERBS)('%s %j', (name, args) => {
  it('reads its arguments as the device gives them back', () => {
    expect(read(name, copy(args))).toEqual(args)
  })

  it('reads no arguments with a value of another kind', () => {
    for (const path of pathsIn(args).filter((each) => !isFree(each))) {
      for (const value of OTHERS[kindOf(at(args, path))] ?? []) {
        expect([path, value, read(name, replaced(args, path, value))]).toEqual([path, value, null])
      }
    }
  })

  it('reads arguments without a value as they are, or not at all', () => {
    for (const path of pathsIn(args).filter((each) => !isFree(each))) {
      for (const value of [null, undefined]) {
        const other = replaced(args, path, value)
        expect([null, copy(other)]).toContainEqual(read(name, copy(other)))
      }
    }
  })

  it.each([null, undefined, 'text', 42, true, [], [args], JSON.stringify(args)])('reads no %j', (value) => {
    // Without a field of its own, every map is readable.
    if (Object.keys(args as object).length === 0 || name === 'coach.share') return
    expect(read(name, value)).toBe(null)
  })
})
