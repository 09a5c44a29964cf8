export interface Row {
  readonly what: string
  readonly value: string
  /** Target value; undefined: none. */
  readonly goal?: string
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

export function printTable(rows: readonly Row[]): void {
  const cells = [
    ['what', 'measured', 'goal'],
    ...rows.map(({ what, value, goal }) => [what, value, goal ?? '']),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  for (const [index, row] of cells.entries()) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    if (index === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '))
  }
}
