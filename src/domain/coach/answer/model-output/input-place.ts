/** Enough to know whether a line begins with more than the signs of lists and quotes. */
const LINE_LOOK = 24
const LINE_PREFIX = /^[ \t>]*(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?$/

/** What stands before the next sign of the input. */
export class InputPlace {
  hasBegun = false
  /** The last two signs. */
  tail = ''
  /** Beginning of the current line. */
  #line = ''

  /** `said`: the answer up to a mark that was removed, which leaves its line as it was. */
  read(used: string, said: string | null): void {
    if (used === '') return
    const line = used.includes('\n') ? '' : this.#line
    if (line.length < LINE_LOOK) this.#line = line + lineOf(used).slice(0, LINE_LOOK)
    if (said !== null) this.#line = lineOf(said.slice(-LINE_LOOK))
    this.tail = (this.tail + used.slice(-2)).slice(-2)
    this.hasBegun = true
  }

  get isQuoteOpen(): boolean {
    return /[«"“('`‘][\s\u00a0\u202f]?$/.test(this.tail)
  }

  /** Nothing, or signs of lists and quotes, stand on the line. */
  get isLineStart(): boolean {
    return LINE_PREFIX.test(this.#line)
  }
}

function lineOf(end: string): string {
  return end.slice(end.lastIndexOf('\n') + 1)
}
