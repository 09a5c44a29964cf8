import { readFields, readList, readText } from '@/domain/base/read-field'
import { onOneLine } from '@/domain/base/text/line-ends'
import { parseWeekday, WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'
import { cleanMessage } from '@/domain/coach/conversation/clean-message'

/*
 * A shape describes a value that the model writes, once: the JSON Schema that the provider is given, the parser of the value that comes
 * back, and its texts. A value that fits the schema is read unchanged. The parser forgives more: it removes hidden characters and unknown
 * fields, reads a missing reason as none, and leaves out the elements of a list that it cannot read.
 */

/** JSON Schema, in the part that providers accept in strict mode. */
export interface Schema {
  readonly type: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly string[]
  readonly items?: Schema | { readonly anyOf: readonly Schema[] }
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false
}

/** Resolves a handle of the dossier, or a stored id. Null: unknown. */
export type ReadTarget = (kind: TargetKind, text: string) => string | null
export type TargetKind = 'project' | 'candidate'

export interface Reading {
  readonly readTarget: ReadTarget
  /** True for a stored card: a line that a person took from an answer may be longer than one that the model writes. */
  readonly isStored: boolean
}

/** `quote`: copied from the person's own texts, and never changed. */
export type TextForm = 'line' | 'block' | 'quote'
export type ChangeText = (text: string, form: TextForm, max: number) => string

export interface Shape<T> {
  readonly schema: Schema
  /** Undefined: unreadable. */
  readonly read: (value: unknown, reading: Reading) => T | undefined
  /** The value with each of its texts changed. */
  readonly mapTexts: (value: T, change: ChangeText) => T
}

export type Shaped<S> = S extends Shape<infer T> ? T : never

/** Lengths, in characters, are in descriptions, as not every provider reads `maxLength`. `storedMax`: of a stored card. */
export function line(max: number, storedMax = max): Shape<string> {
  return text('line', max, storedMax)
}

export function block(max: number): Shape<string> {
  return text('block', max, max)
}

export function quote(max: number): Shape<string> {
  return text('quote', max, max)
}

function text(form: TextForm, max: number, storedMax: number): Shape<string> {
  return {
    schema: { type: 'string', description: `max ${max}` },
    read(value, { isStored }) {
      const written = readText(value)
      const clean = cleanMessage(form === 'block' ? written : onOneLine(written)).trim()
      return clean === '' || clean.length > (isStored ? storedMax : max) ? undefined : clean
    },
    mapTexts: (value, change) => change(value, form, storedMax),
  }
}

/** Null: none, or an unreadable one. */
export function orNull(shape: Shape<string>): Shape<string | null> {
  return {
    schema: { ...shape.schema, type: ['string', 'null'] },
    read: (value, reading) => shape.read(value, reading) ?? null,
    mapTexts: (value, change) => value && shape.mapTexts(value, change),
  }
}

/** '': none, or an unreadable one. */
export function orBlank(shape: Shape<string>): Shape<string> {
  return {
    schema: shape.schema,
    read: (value, reading) => shape.read(value, reading) ?? '',
    mapTexts: (value, change) => value && shape.mapTexts(value, change),
  }
}

/** The reason of a proposal. */
export const why = orNull(line(300))

/** The longest passage that the model copies from the person's texts. */
export const QUOTE_MAX = 300

export function oneOf<const T extends string>(values: readonly T[]): Shape<T> {
  return plain({ type: 'string', enum: values }, (value) => values.find((each) => each === value))
}

/** Without its options in the schema: they are sent with each question, and the tool's description has them under that word. */
export function listedIn<T extends string>(word: string, shape: Shape<T>): Shape<T> {
  return { ...shape, schema: { type: 'string', description: `voir ${word}` } }
}

/** In any case of letters. */
export const weekday: Shape<Weekday> = plain(
  { type: 'string', enum: WEEKDAYS },
  (value) => parseWeekday(value) ?? undefined,
)

/** `otherwise`: the value of a missing or unreadable flag; without it such a flag is unreadable. */
export function flag(otherwise?: boolean): Shape<boolean> {
  return plain({ type: 'boolean' }, (value) => (typeof value === 'boolean' ? value : otherwise))
}

export function number(description: string): Shape<number> {
  return plain({ type: 'number', description }, (value) =>
    typeof value === 'number' && Number.isFinite(value) ? value : undefined,
  )
}

const LETTERS = { project: 'P', candidate: 'C' } as const

/** A document of the notes. Null: none, or an unknown one, and the person is asked. */
export function handle(kind: TargetKind): Shape<string | null> {
  return plain(handleSchema(kind), (value, { readTarget }) => readTarget(kind, readText(value)))
}

/** Like `handle`; an unknown document makes the whole unreadable. */
export function knownHandle(kind: TargetKind): Shape<string | null> {
  return plain(handleSchema(kind), (value, { readTarget }) => {
    const named = readText(value).trim()
    return named === '' ? null : (readTarget(kind, named) ?? undefined)
  })
}

function handleSchema(kind: TargetKind): Schema {
  const letter = LETTERS[kind]
  return {
    type: ['string', 'null'],
    description: `${letter}1, ${letter}2…`,
  }
}

function plain<T>(schema: Schema, read: Shape<T>['read']): Shape<T> {
  return { schema, read, mapTexts: (value) => value }
}

/** The readable elements, up to `max`. `keyOf`: the first element of each key. */
export function list<T>(element: Shape<T>, max: number, keyOf?: (value: T) => string): Shape<readonly T[]> {
  return {
    schema: { type: 'array', description: `max ${max}`, items: element.schema },
    read(value, reading) {
      const all = readList(value).flatMap((each) => element.read(each, reading) ?? [])
      const keys = keyOf ? all.map(keyOf) : []
      const kept = keyOf ? all.filter((_, index) => keys.indexOf(keys[index] ?? '') === index) : all
      return kept.slice(0, max)
    },
    mapTexts: (values, change) => values.map((value) => element.mapTexts(value, change)),
  }
}

/** All elements; one that is unreadable, or one too many, makes the whole unreadable. */
export function whole<T>(element: Shape<T>, max: number): Shape<readonly T[]> {
  const { schema, mapTexts } = list(element, max)
  return {
    schema,
    mapTexts,
    read(value, reading) {
      const all = readList(value).map((each) => element.read(each, reading))
      const read = all.filter((each) => each !== undefined)
      return read.length === all.length && all.length <= max ? read : undefined
    },
  }
}

type ShapesOf<T> = { readonly [K in keyof T]: Shape<T[K]> }

/** Strict mode: every field is required, no other is allowed. */
export function object<T extends object>(shapes: ShapesOf<T>): Shape<{ readonly [K in keyof T]: T[K] }> {
  const rows = Object.entries(shapes as unknown as Readonly<Record<string, Shape<unknown>>>)
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(rows.map(([key, { schema }]) => [key, schema])),
      required: rows.map(([key]) => key),
      additionalProperties: false,
    },
    read(value, reading) {
      const fields = readFields(value)
      if (!fields) return undefined
      const read = rows.map(([key, shape]) => [key, shape.read(fields[key], reading)] as const)
      return read.some(([, field]) => field === undefined) ? undefined : (Object.fromEntries(read) as T)
    },
    mapTexts: (value, change) =>
      Object.fromEntries(
        rows.map(([key, shape]) => [key, shape.mapTexts(value[key as keyof T], change)]),
      ) as T,
  }
}

/** With a condition that no schema says. Undefined: unreadable. */
export function checked<T>(shape: Shape<T>, check: (value: T) => T | undefined): Shape<T> {
  return {
    ...shape,
    read(value, reading) {
      const read = shape.read(value, reading)
      return read === undefined ? undefined : check(read)
    },
  }
}
