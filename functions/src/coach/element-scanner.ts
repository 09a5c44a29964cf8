/**
 * Finds the elements of `{"propositions": [{…}, {…}]}` in a text that comes in pieces. It looks for nothing but where each
 * one ends, and so knows strings and brackets only: what an element says is for `JSON.parse` and the domain's parser.
 */
export interface ElementScanner {
  /** The texts of the elements that this piece completes. */
  feed(piece: string): string[]
  /** Whether an element has begun and not ended. */
  readonly isOpen: boolean
}

/** Depths: 1 in the object, 2 in its list, 3 in an element. */
const [IN_OBJECT, IN_LIST, IN_ELEMENT] = [1, 2, 3] as const

export function createElementScanner(listName: string): ElementScanner {
  let depth = 0
  let isOver = false
  let isListOurs = false
  let isInString = false
  let isEscaped = false
  /** The last string beside the list: its name, when the list opens. */
  let name = ''
  let element: string | null = null

  function readInString(sign: string): void {
    if (isEscaped) isEscaped = false
    else if (sign === '\\') isEscaped = true
    else if (sign === '"') isInString = false
    if (isInString && depth === IN_OBJECT) name += sign
  }

  function beginString(): void {
    isInString = true
    if (depth === IN_OBJECT) name = ''
  }

  function open(sign: string): void {
    depth += 1
    if (depth === IN_OBJECT && sign !== '{') isOver = true
    if (depth === IN_LIST) isListOurs = sign === '[' && name === listName
    if (depth === IN_ELEMENT && isListOurs && sign === '{') element = sign
  }

  function close(): string | null {
    depth -= 1
    if (depth <= 0) isOver = true
    if (depth !== IN_LIST || element === null) return null
    const whole = element
    element = null
    return whole
  }

  function read(sign: string): string | null {
    if (element !== null) element += sign
    if (isInString) readInString(sign)
    else if (sign === '"') beginString()
    else if (sign === '{' || sign === '[') open(sign)
    else if (sign === '}' || sign === ']') return close()
    return null
  }

  return {
    feed(piece) {
      const found: string[] = []
      for (let at = 0; at < piece.length && !isOver; at += 1) {
        const whole = read(piece.charAt(at))
        if (whole !== null) found.push(whole)
      }
      return found
    },
    get isOpen() {
      return element !== null
    },
  }
}
