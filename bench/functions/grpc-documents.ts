import type { Readable } from 'node:stream'

/** Numbers of the fields that contain one document each, by call. */
const WRITTEN: Readonly<Record<string, number>> = { Commit: 2, BatchWrite: 2 }
const READ: Readonly<Record<string, readonly number[]>> = {
  // Found and missing: Firestore bills both.
  BatchGetDocuments: [1, 2],
  RunQuery: [1],
}

/** Counts documents in the messages of one gRPC call by field numbers, without a schema. */
export function countDocuments(
  messages: Readable,
  path: string,
  side: 'request' | 'answer',
  onDocuments: (count: number) => void,
): void {
  const call = path.split('/').at(-1) ?? ''
  const fields = side === 'request' ? [WRITTEN[call] ?? 0] : (READ[call] ?? [])
  let rest = Buffer.alloc(0)
  messages.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    // One byte for the compression flag (unused here), four for the length.
    while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE(1)) {
      const end = 5 + rest.readUInt32BE(1)
      const found = fieldsOf(rest.subarray(5, end)).filter((field) => fields.includes(field)).length
      if (found > 0) onDocuments(found)
      rest = rest.subarray(end)
    }
  })
}

/** Field numbers of a message, in order. See https://protobuf.dev/programming-guides/encoding */
function fieldsOf(message: Buffer): number[] {
  const fields: number[] = []
  let at = 0
  const varint = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = message[at] ?? 0
      at += 1
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
  }
  while (at < message.length) {
    const tag = varint()
    fields.push(tag >>> 3)
    const kind = tag & 7
    const length = kind === 0 || kind === 2 ? varint() : kind === 1 ? 8 : 4
    if (kind !== 0) at += length
  }
  return fields
}
