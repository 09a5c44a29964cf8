/** Held back of JSON or of a code block that may be a call. */
export const MAYBE_MAX = 12_000
/** From the name of a function to its arguments. */
const NAME_MAX = 200

interface CallOptions {
  readonly body?: string
  /** JSON of the answer until its end shows a call. */
  readonly isMaybe?: boolean
  /** Has no closing mark. */
  readonly isFunction?: boolean
  readonly after?: 'answer' | 'hidden'
}

/** A call as text, read to the end of its arguments; brackets in strings do not count. */
export class CallScan {
  body: string
  readonly isMaybe: boolean
  /** What follows the call. */
  readonly after: 'answer' | 'hidden'
  readonly #isFunction: boolean
  /** All brackets, and those of JSON. */
  depth = 0
  #json = 0
  #isInString = false
  #isEscaped = false

  constructor({ body = '', isMaybe = false, isFunction = false, after = 'answer' }: CallOptions) {
    this.body = body
    this.isMaybe = isMaybe
    this.after = after
    this.#isFunction = isFunction
  }

  /** `end`: the sign is the last one of the call. `before`: it belongs to what follows. */
  read(sign: string): 'on' | 'end' | 'before' {
    // No JSON: its end was forgotten, and a sentence begins.
    const isPlain = this.#json > 0 && this.#json === this.depth && !this.#isInString
    if (isPlain && /[^\P{L}a-zTFN]/u.test(sign)) return 'before'
    this.body += sign
    if (this.#count(sign)) return 'end'
    const isNameTooLong = this.#isFunction && this.depth === 0 && this.body.length > NAME_MAX
    return isNameTooLong || (this.isMaybe && this.body.length > MAYBE_MAX) ? 'end' : 'on'
  }

  /** Whether the sign closes the outermost bracket. */
  #count(sign: string): boolean {
    if (this.#isEscaped) this.#isEscaped = false
    else if (this.#isInString) {
      this.#isEscaped = sign === '\\'
      this.#isInString = sign !== '"'
    } else if (sign === '"') this.#isInString = this.depth > 0
    else if ('{[('.includes(sign)) {
      this.depth += 1
      if (sign !== '(') this.#json += 1
    } else if ('}])'.includes(sign)) {
      this.depth -= 1
      if (sign !== ')') this.#json -= 1
      return this.depth <= 0
    }
    return false
  }
}
