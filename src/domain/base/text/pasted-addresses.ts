import { pastedLine, pastedText } from './pasted'
import { LINK_MAX } from './text-limits'

/**
 * Punctuation of other scripts and emojis end an address even without a space, and so does a semicolon without a parameter behind it, which
 * separates the cells of a sheet, and the middle of a Markdown link.
 */
const HTTP_ADDRESS =
  /https?:\/\/(?:(?!\]\()[^\s<>"“”«»‹›`;、。，！？；：（）【】「」『』\p{Extended_Pictographic}]|;(?=[\w.-]{1,99}=))+/giu

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

/** Removes punctuation of the surrounding sentence: « (voir https://ex.fr/p). », and what follows a bracket that the address did not open. */
function withoutSentence(address: string): string {
  if (address.length > LINK_MAX) return address
  const own = address.slice(0, foreignBracket(address))
  let end = own.length
  while (end > 0 && SENTENCE_SIGNS.includes(own.charAt(end - 1))) end -= 1
  return own.slice(0, end)
}

const SENTENCE_SIGNS = ".,;:!?…'’*_~|"
const BRACKETS = ['()', '[]', '{}'] as const

/** Index of the first closing bracket without its opening one; the length: none. */
function foreignBracket(address: string): number {
  const ends = BRACKETS.map(([open, close]) => {
    let depth = 0
    for (let at = 0; at < address.length; at += 1) {
      if (address[at] === open) depth += 1
      else if (address[at] === close && (depth -= 1) < 0) return at
    }
    return address.length
  })
  return Math.min(...ends)
}

/** '' if no letter or digit remains. */
function withoutEmptySigns(text: string): string {
  return /[\p{L}\p{N}]/u.test(text) ? text.replace(/\s+/gu, ' ') : ''
}
