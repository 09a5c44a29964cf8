const NAMES_MAX = 200
const NAME_CHARACTERS_MAX = 160

/** How often each name came, of so many names; all later ones share a line: a log may hold any number of names. */
export class BoundedCounts {
  readonly #counts = new Map<string, number>()

  add(name: string): void {
    const short = name.slice(0, NAME_CHARACTERS_MAX)
    const key = this.#counts.has(short) || this.#counts.size < NAMES_MAX ? short : 'others'
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  /** The most frequent first. */
  rows(): [name: string, count: number][] {
    return [...this.#counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b))
  }
}
