const NAMES_MAX = 200
const NAME_CHARACTERS_MAX = 160

/** Counts per name, for a limited number of names; all later names share one row, since a log may contain any number. */
export class BoundedCounts {
  readonly #counts = new Map<string, number>()

  add(name: string): void {
    const short = name.slice(0, NAME_CHARACTERS_MAX)
    const key = this.#counts.has(short) || this.#counts.size < NAMES_MAX ? short : 'others'
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  /** Most frequent first. */
  rows(): [name: string, count: number][] {
    return [...this.#counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b))
  }
}
