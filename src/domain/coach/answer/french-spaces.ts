const NO_BREAK = '\u00a0'

/** Signs that French sets behind a no-break space: none of them may begin a line. */
const BEFORE_SIGN = /(?<![ \t\n\u00a0\u202f])[ \t\n\u00a0\u202f]+(?=[:;?!%€»])/g
/** Glued to its word: « Bravo! », « Prix: 12 ». Inside addresses, times and ratios something else follows the sign. */
const GLUED_SIGN = /(?<=[\p{L}\p{N})\]”"%€])(?<!\b(?:https?|mailto))(?=[:;?!](?:[\s)»”"…]|$))/gu
const GLUED_UNIT = /(?<=\d)(?=[%€](?!\w))/g
const OPENING_QUOTE = /«[ \t\u00a0\u202f]*/g
const CLOSING_QUOTE = /(?<=[^\s«])(?=»)/g

/** A text with the no-break spaces of French print. Twice gives the same. For running text, not for code or addresses. */
export function frenchSpaces(text: string): string {
  return text
    .replace(BEFORE_SIGN, NO_BREAK)
    .replace(GLUED_SIGN, NO_BREAK)
    .replace(GLUED_UNIT, NO_BREAK)
    .replace(OPENING_QUOTE, '«\u00a0')
    .replace(CLOSING_QUOTE, NO_BREAK)
}

/** Somebody's own words: the spaces that stand beside such signs hold, and none is added. */
export function heldSpaces(text: string): string {
  return text.replace(/(?<=\S) (?=[:;?!%€»])/g, NO_BREAK).replace(/« (?=\S)/g, '«\u00a0')
}
