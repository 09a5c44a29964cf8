import { pastedLine, pastedText } from './pasted'
import { LINK_MAX } from './text-limits'

/** A sign of another script's sentence, or a picture, ends an address though no space does. */
const HTTP_ADDRESS = /https?:\/\/[^\s<>"“”«»、。，！？；：（）【】「」『』\p{Extended_Pictographic}]+/giu

/** The addresses that stand in a text, each as it is written there, and what else the text says, on one line. */
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

/** Without the signs of the sentence around it: « (voir https://ex.fr/p). » */
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

/** Of a rest without a letter or a digit nothing is worth keeping. */
function withoutEmptySigns(text: string): string {
  return /[\p{L}\p{N}]/u.test(text) ? text.replace(/\s+/gu, ' ') : ''
}
