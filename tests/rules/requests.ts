import { projectId } from '../../local/paths'
import { encode, encodeFields, serverTime, type Fields, type Value } from './values'

export interface Document {
  readonly path: string
  readonly fields: Fields
}

/** `create`, `set`, `update` and `merge` (set with merge) as the browser's SDK sends them. */
export type Write =
  | { readonly op: 'create' | 'set'; readonly path: string; readonly fields: Fields }
  | {
      readonly op: 'update' | 'merge'
      readonly path: string
      readonly fields: Fields
      readonly remove?: readonly string[]
    }
  | { readonly op: 'delete'; readonly path: string }

export interface Query {
  readonly op: 'list'
  readonly path: string
  readonly where?: Fields
  readonly limit?: number
  /** A collection group query. */
  readonly group?: true
}

export type Request =
  | { readonly op: 'get'; readonly path: string }
  | Query
  | { readonly op: 'write'; readonly writes: readonly Write[] }

/** Resource name in the REST API. */
export const root = `projects/${projectId}/databases/(default)/documents`

export function encodeRequest(request: Request): [path: string, body: unknown] {
  if (request.op === 'get') return [`/v1/${root}:batchGet`, { documents: [`${root}/${request.path}`] }]
  if (request.op === 'write') return [`/v1/${root}:commit`, { writes: request.writes.map(encodeWrite) }]
  const parts = request.path.split('/')
  const collectionId = parts.pop()
  const filters = Object.entries(request.where ?? {}).map(([field, value]) => ({
    fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: encode(value) },
  }))
  const structuredQuery = {
    from: [{ collectionId, ...(request.group && { allDescendants: true }) }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(request.limit !== undefined && { limit: request.limit }),
  }
  return [`/v1/${[root, ...parts].join('/')}:runQuery`, { structuredQuery }]
}

export function encodeWrite(write: Write): unknown {
  const name = `${root}/${write.path}`
  if (write.op === 'delete') return { delete: name }
  const isServerTime = ([, value]: [string, Value]): boolean => value === serverTime
  const fields = Object.entries(write.fields)
  return {
    update: { name, fields: encodeFields(write.fields) },
    updateTransforms: fields
      .filter(isServerTime)
      .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    ...(write.op === 'create' && { currentDocument: { exists: false } }),
    ...(write.op === 'update' && { currentDocument: { exists: true } }),
    ...((write.op === 'update' || write.op === 'merge') && {
      updateMask: {
        fieldPaths: [
          ...fields.filter((entry) => !isServerTime(entry)).map(([field]) => field),
          ...(write.remove ?? []),
        ],
      },
    }),
  }
}
