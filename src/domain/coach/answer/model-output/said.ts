/** The answer so far, without the spaces and empty lines of the marks that are removed. */
export class Said {
  text = ''
  /** A mark was removed behind the text. */
  isAfterMark = false
  /** Spaces at the end of the text: they go with a mark that follows. */
  #gap = ''
  #given = 0
  #isAnew = false

  say(text: string): void {
    const rest = this.isAfterMark ? this.#behindMark(text) : text
    if (rest === null) return
    let end = rest.length
    while (end > 0 && ' \t\u00a0'.includes(rest.charAt(end - 1))) end -= 1
    if (end > 0) {
      this.text += this.#gap + rest.slice(0, end)
      this.#gap = ''
    }
    this.#gap += rest.slice(end)
  }

  /** The text without the rest of the mark's line. Null: nothing but that line came. */
  #behindMark(text: string): string | null {
    const isBegun = this.text !== ''
    const isLineStart = this.#gap === '' && (!isBegun || this.text.endsWith('\n'))
    if (isLineStart || !isBegun) {
      const space = (isBegun ? /^[ \t]*\n?/ : /^\s*/).exec(text)?.[0] ?? ''
      if (space.length === text.length && !(isBegun && space.endsWith('\n'))) return null
      this.isAfterMark = false
      return text.slice(space.length)
    }
    if (/^[\s.,;:!?)\]…»]/.test(text)) this.#gap = ''
    this.isAfterMark = false
    return text
  }

  drop(): void {
    this.isAfterMark = true
  }

  takeBack(length: number): void {
    this.text = this.text.slice(0, length)
    this.#gap = ''
    this.#isAnew ||= this.#given > length
    this.drop()
  }

  end(): void {
    if (!this.isAfterMark) this.text += this.#gap
    this.#gap = ''
  }

  /** What was added since the last time. */
  added(): { readonly text: string; readonly isAnew: boolean } {
    const added = { text: this.text.slice(this.#isAnew ? 0 : this.#given), isAnew: this.#isAnew }
    this.#given = this.text.length
    this.#isAnew = false
    return added
  }
}
