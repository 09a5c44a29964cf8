import type { Fields } from '../../src/domain/base/read-field'
import { afterWrite, fieldsAsRead, type ReadDocument, type Write } from '../../src/domain/base/write'

/** Documents by path, as a mutation reads them. */
export type Documents = ReadonlyMap<string, Fields>

export function readerOf(documents: Documents): ReadDocument {
  return (path) => documents.get(path) ?? null
}

/** The documents after these writes, in order. `at`: the server's time. */
export function written(documents: Documents, writes: readonly Write[], at: Date): Documents {
  const after = new Map(documents)
  for (const write of writes) {
    const fields = afterWrite(after.get(write.path) ?? null, write)
    if (fields) after.set(write.path, fieldsAsRead(fields, at))
    else after.delete(write.path)
  }
  return after
}
