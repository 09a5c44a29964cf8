export interface Index {
  readonly collectionGroup: string
  readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[]
}

export interface AskedQuery {
  readonly collection: string
  /** In the notation of an index: `userId ASCENDING`. */
  readonly fields: readonly string[]
}

/** A comparison or a field in a variable cannot be read here; in the tests the strict emulator refuses it if the index is missing. */
const HANDED_IN = /\bwhere\((?!')|\.{3}\w/

/** Queries of a source file that need a composite index: comparisons on a named collection, sorted by another field. */
export function queriesOf(source: string): AskedQuery[] {
  return [...source.matchAll(/\bquery\(/g)].flatMap(({ index }) => {
    const call = upToItsEnd(source.slice(index))
    const [, collection] = /\bcollection(?:Group)?\(\s*(?:\w+,\s*)?'(\w+)'/.exec(call) ?? []
    const compared = [...call.matchAll(/\bwhere\('(\w+)',\s*'=='/g)].map(([, field]) => `${field} ASCENDING`)
    const sorted = [...call.matchAll(/\borderBy\('(\w+)'(?:,\s*'(\w+)')?\)/g)].map(
      ([, field, order]) => `${field} ${order === 'desc' ? 'DESCENDING' : 'ASCENDING'}`,
    )
    if (HANDED_IN.test(call)) return []
    if (collection === undefined || compared.length === 0 || sorted.length === 0) return []
    return [{ collection, fields: [...compared, ...sorted] }]
  })
}

export function indexGaps(queries: readonly AskedQuery[], indexes: readonly Index[]): string[] {
  const known = new Set(
    indexes.map(({ collectionGroup, fields }) =>
      keyOf(
        collectionGroup,
        fields.map(({ fieldPath, order }) => `${fieldPath} ${order ?? ''}`),
      ),
    ),
  )
  return queries
    .filter(({ collection, fields }) => !known.has(keyOf(collection, fields)))
    .map(
      ({ collection, fields }) =>
        `firestore.indexes.json: ${collection} by ${fields.join(', ')} has no index.`,
    )
}

/** Equality fields in any order; the sort field last. */
function keyOf(collection: string, fields: readonly string[]): string {
  return [collection, ...fields.slice(0, -1).sort(), ...fields.slice(-1)].join(' ')
}

function upToItsEnd(call: string): string {
  let depth = 0
  for (let end = call.indexOf('('); end < call.length; end += 1) {
    if (call[end] === '(') depth += 1
    if (call[end] === ')') depth -= 1
    if (depth === 0) return call.slice(0, end + 1)
  }
  return call
}
