/** About this many rows share one `content-visibility` box: the browser observes each box, and lays out every row of the visible ones. */
const GROUP_SIZE = 8

interface RowGroup<Row> {
  readonly key: string
  readonly rows: readonly Row[]
}

/**
 * Cuts a long list into groups after rows chosen by a hash of their id, not after every eighth: adding, moving or removing a row then moves
 * no other row to another group, where it would be mounted again and lose its focus.
 */
export function groupRows<Row extends { readonly id: string }>(rows: readonly Row[]): RowGroup<Row>[] {
  const groups: RowGroup<Row>[] = []
  let group: Row[] = []
  for (const row of rows) {
    group.push(row)
    if (!endsGroup(row.id)) continue
    groups.push({ key: row.id, rows: group })
    group = []
  }
  if (group.length > 0) groups.push({ key: 'last', rows: group })
  return groups
}

function endsGroup(id: string): boolean {
  // FNV-1a with a final mix, so that ids that differ only in their last characters scatter too.
  let hash = 0x811c9dc5
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash >>> 8) % GROUP_SIZE === 0
}
