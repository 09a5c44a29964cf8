const NO_BREAK = '\u00a0'

/** French puts a no-break space before these signs: none of them may begin a line. */
const BEFORE_SIGN = /(?<![ \t\n\u00a0\u202f])[ \t\n\u00a0\u202f]+(?=[:;?!%€»])/g
/** A sign without a space: « Bravo! », « Prix: 12 ». In addresses, times and ratios another character follows the sign. */
const GLUED_SIGN = /(?<=[\p{L}\p{N})\]”"%€])(?<!\b(?:https?|mailto))(?=[:;?!](?:[\s)»”"…]|$))/gu
const GLUED_UNIT = /(?<=\d)(?=[%€](?!\w))/g
const OPENING_QUOTE = /«[ \t\u00a0\u202f]*/g
const CLOSING_QUOTE = /(?<=[^\s«])(?=»)/g
/** « 12 h 30 » and « 19 h » stay on one line. */
const IN_HOUR = /(?<=\d)[ \u202f](?=h(?!\p{L}))|(?<=\d[ \u00a0\u202f]?h)[ \u202f](?=\d)/gu

/** Sets the no-break spaces of French print in running text, not in code or addresses. Idempotent. */
export function frenchSpaces(text: string): string {
  return text
    .replace(BEFORE_SIGN, NO_BREAK)
    .replace(GLUED_SIGN, NO_BREAK)
    .replace(GLUED_UNIT, NO_BREAK)
    .replace(OPENING_QUOTE, '«\u00a0')
    .replace(CLOSING_QUOTE, NO_BREAK)
    .replace(IN_HOUR, NO_BREAK)
}

/** For text typed by the person: makes existing spaces at such signs no-break, and adds none. */
export function heldSpaces(text: string): string {
  return text.replace(/(?<=\S) (?=[:;?!%€»])/g, NO_BREAK).replace(/« (?=\S)/g, '«\u00a0')
}
