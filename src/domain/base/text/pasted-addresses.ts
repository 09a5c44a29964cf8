import { pastedLine, pastedText } from './pasted'
import { LINK_MAX } from './text-limits'

/**
 * Punctuation of other scripts and emojis end an address even without a space, and so does a semicolon without a parameter behind it, which
 * separates the cells of a sheet.
 */
const HTTP_ADDRESS =
  /https?:\/\/(?:[^\s<>"“”«»‹›`;、。，！？；：（）【】「」『』\p{Extended_Pictographic}]|;(?=[\w.-]{1,99}=))+/giu

/** The addresses in a text, unchanged, and the remaining text on one line. */
export function pastedAddresses(text: string): {
  readonly addresses: readonly string[]
  readonly rest: string
} {
  const addresses: string[] = []
  const rest = pastedText(text).replace(HTTP_ADDRESS, (found) => {
    const address = withoutSentence(found)
    addresses.push(address)
    return ` ${found.slice(address.length)}`
  })
  return { addresses, rest: withoutEmptySigns(pastedLine(rest)) }
}

/** Removes punctuation of the surrounding sentence: « (voir https://ex.fr/p). » */
function withoutSentence(address: string): string {
  let end = address.length
  if (end > LINK_MAX) return address
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1)
    if (CLOSING[last] === undefined) {
      if (!SENTENCE_SIGNS.includes(last)) break
    } else if (address.lastIndexOf(CLOSING[last], end - 1) !== -1) break
  }
  return address.slice(0, end)
}

const SENTENCE_SIGNS = ".,;:!?…'’*_~|"
const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** '' if no letter or digit remains. */
function withoutEmptySigns(text: string): string {
  return /[\p{L}\p{N}]/u.test(text) ? text.replace(/\s+/gu, ' ') : ''
}
