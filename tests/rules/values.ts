/** All Firestore types; each has its own representation. */
export type Value = string | number | boolean | null | Date | Double | Bytes | readonly Value[] | Fields
export interface Fields {
  readonly [field: string]: Value
}

/** A number stored as a double, even if it is whole; a plain `number` is stored as an integer. */
export class Double {
  readonly value: number

  constructor(value: number) {
    this.value = value
  }
}

export class Bytes {
  readonly base64: string

  constructor(base64: string) {
    this.base64 = base64
  }
}

/** Replaced by the server with the request's time. */
export const serverTime: Fields = { replacedBy: 'the server' }

/** REST form of a value. A server time is not a value but a transform of the write. */
export function encode(value: Value): unknown {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (value instanceof Double) {
    return { doubleValue: Number.isFinite(value.value) ? value.value : String(value.value) }
  }
  if (value instanceof Bytes) return { bytesValue: value.base64 }
  if (Array.isArray(value)) return { arrayValue: { values: value.map((item: Value) => encode(item)) } }
  return { mapValue: { fields: encodeFields(value as Fields) } }
}

export function encodeFields(fields: Fields): Record<string, unknown> {
  const plain = Object.entries(fields).filter(([, value]) => value !== serverTime)
  return Object.fromEntries(plain.map(([name, value]) => [name, encode(value)]))
}
