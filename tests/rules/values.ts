/** What a Firestore field can hold, written so that every type can be told from the others. */
export type Value = string | number | boolean | null | Date | Double | Bytes | readonly Value[] | Fields
export interface Fields {
  readonly [field: string]: Value
}

/** A number stored with a fraction's type, even when it is whole; a plain `number` is stored as an integer. */
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

/** Replaced by the server with the time of the request. */
export const serverTime: Fields = { replacedBy: 'the server' }

/** The REST form of a value. A server time has none: it travels as a transform beside the fields. */
export function encode(value: Value): unknown {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (value instanceof Double) {
    return { doubleValue: Number.isNaN(value.value) ? 'NaN' : value.value }
  }
  if (value instanceof Bytes) return { bytesValue: value.base64 }
  if (Array.isArray(value)) return { arrayValue: { values: value.map((item: Value) => encode(item)) } }
  return { mapValue: { fields: encodeFields(value as Fields) } }
}

export function encodeFields(fields: Fields): Record<string, unknown> {
  const plain = Object.entries(fields).filter(([, value]) => value !== serverTime)
  return Object.fromEntries(plain.map(([name, value]) => [name, encode(value)]))
}
