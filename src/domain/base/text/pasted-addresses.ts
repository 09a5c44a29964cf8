import { pastedLine, pastedText } from './pasted'
import { LINK_MAX } from './text-limits'

/** « & » as HTML writes it, also twice: `&amp;amp;`. */
const WRITTEN_AND = /&(?:amp;|#0{0,3}38;|#x0{0,3}26;)+/gi
/** Other characters as HTML writes them end an address: quotes, angle brackets, spaces, « … ». */
const WRITTEN_SIGN = String.raw`&(?:quot|apos|lt|gt|nbsp|[lr][adsqb]{1,2}quo|hellip|[mn]dash|#(?:34|39|60|62|160)|#x(?:22|27|3c|3e|a0));`

/**
 * Punctuation of other scripts, long dashes and emojis end an address even without a space, and so does a semicolon without a parameter
 * behind it, which separates the cells of a sheet, and the middle of a Markdown link.
 */
const HTTP_ADDRESS = new RegExp(
  String.raw`(?:https?:\/\/|(?<![\p{L}\p{N}\p{M}@./:=_%+#&?~-])www\.(?=[\p{L}\p{N}][\p{L}\p{N}\p{M}.-]{0,250}\.\p{L}))` +
    String.raw`(?:(?!\]\(|\[\/|${WRITTEN_SIGN})(?:${WRITTEN_AND.source}|;(?=[\w.-]{1,99}=|(?<=__;)[\w-]{0,999}!)|` +
    String.raw`[^\s<>"“”„‟«»‹›${'`'}…—―;、。，！？；：（）［］｛｝【】「」『』《》〈〉〔〕〖〗｡､｢｣،؛؟।⟨⟩❮❯\p{Extended_Pictographic}]))+`,
  'giu',
)

/** The beginning of another address in a run without spaces: « https://a.fr/p,https://b.fr/q », « https://a.fr/phttps://b.fr/q ». */
const NEXT_ADDRESS = /https?:\/\/|(?<=[,;|])www\./gi
/** In front of an address that is part of the one before: « ?u=https://… ». */
const EMBEDS = '=:?#_%'
/** Sites whose path ends with another address. After a slash elsewhere, another address begins: « https://a.fr/p/https://b.fr/q ». */
const EMBEDS_IN_PATH =
  /^https?:\/\/(?:[\w-]+\.)*(?:archive\.(?:org|ph|is|today|md|li|vn|fo)|webcitation\.org|12ft\.io|r\.jina\.ai|urldefense\.com|(?:anrdoezrs|dpbolvw|jdoqocy|kqzyfj|tkqlhce)\.(?:net|com)|emjcd\.com|outline\.com|web-capture\.net|freedium\.cfd|validator\.w3\.org|pagespeed\.web\.dev)\/\S*\/$/i

/** An address inside a text: its place there, and itself with a scheme and « & » in its own form. */
export interface FoundAddress {
  readonly start: number
  readonly end: number
  readonly address: string
}

/** The web addresses of a text, each without the signs of the sentence around it. Linear in the text's length. */
export function addressesOf(text: string): readonly FoundAddress[] {
  return Array.from(text.matchAll(HTTP_ADDRESS)).flatMap(({ index, 0: run }) => {
    const starts = startsIn(run)
    return starts.flatMap((start, at): FoundAddress[] => {
      const next = starts[at + 1]
      const own = withoutSentence(
        next === undefined ? run.slice(start) : run.slice(start, next).replace(/[-+&]{1,9}$/, ''),
      )
      const address = own.replace(WRITTEN_AND, '&')
      if (/^https?:\/\/$/i.test(address)) return []
      const hasScheme = !/^www\./i.test(address)
      const place = { start: index + start, end: index + start + own.length }
      return [{ ...place, address: hasScheme ? address : `https://${address}` }]
    })
  })
}

/** Where the addresses of a run without spaces begin. */
function startsIn(run: string): readonly number[] {
  const starts = [0]
  for (const { index } of run.matchAll(NEXT_ADDRESS)) {
    const sign = run.charAt(index - 1)
    const begun = starts.at(-1) ?? 0
    const isEmbedded =
      EMBEDS.includes(sign) ||
      (sign === '/' && index - begun < LINK_MAX && EMBEDS_IN_PATH.test(run.slice(begun, index)))
    if (index > 0 && !isEmbedded) starts.push(index)
  }
  return starts
}

/** The addresses in a text, and the remaining text on one line. */
export function pastedAddresses(text: string): {
  readonly addresses: readonly string[]
  readonly rest: string
} {
  const whole = pastedText(text)
  const found = addressesOf(whole)
  let rest = ''
  let from = 0
  for (const { start, end } of found) {
    rest += whole.slice(from, start) + PLACE
    from = end
  }
  rest = withoutFrames(rest + whole.slice(from))
  return {
    addresses: found.map(({ address }) => address),
    rest: withoutEmptySigns(pastedLine(rest.replaceAll(PLACE, ' '))),
  }
}

/** Stands where an address was; `pastedText` leaves none in a text. */
const PLACE = '\u0000'
const TITLE = String.raw`(?:[ \t]{0,9}\n?[ \t]{0,9}(?:"([^"\n]{0,500})"|'([^'\n]{0,500})'|\(([^()\n]{0,500})\)))?`
const TARGET = String.raw`[ \t]{0,9}<?${PLACE}[^\s<>()\[\]"'\p{L}\p{N}]{0,9}>?`

type Frame = readonly [RegExp, string | ((whole: string, ...groups: (string | undefined)[]) => string)]

/** What stands around an address in the markup of links, and the words that remain of it. */
const FRAMES: readonly Frame[] = [
  // Markdown: [text](url "title"), ![text](url); Wiki and Org: [[url][text]], [url text]; Jira: [text|url]; Slack: <url|text>.
  [
    new RegExp(String.raw`!?\[([^\[\]]{0,1000})\]\(${TARGET}${TITLE}[ \t]{0,9}\)`, 'gu'),
    (_, words = '', ...titles) => `${PLACE} ${isWords(words) ? words : titleOf(titles)}`,
  ],
  [new RegExp(String.raw`\[\[${PLACE}\]\[([^\[\]\n]{0,1000})\]\]`, 'g'), `${PLACE} $1`],
  [new RegExp(String.raw`\[${PLACE}[ \t]+([^\[\]\n]{1,1000})\]`, 'g'), `${PLACE} $1`],
  [new RegExp(String.raw`\[([^\[\]|\n]{1,1000})\|${PLACE}[^\[\]\n]{0,99}\]`, 'g'), `${PLACE} $1`],
  [new RegExp(String.raw`<${PLACE}\|([^<>\n]{0,1000})>`, 'g'), `${PLACE} $1`],
  [new RegExp(String.raw`(\*\*|__|~~|==|\*|_)${PLACE} ([^*_~=\n]{0,1000})\1`, 'g'), `${PLACE} $2`],
  // BBCode and HTML.
  [new RegExp(String.raw`\[(url|img|link|video)\][ \t]{0,9}${PLACE}[ \t]{0,9}\[\/\1\]`, 'gi'), PLACE],
  [new RegExp(String.raw`\[(url|link)="?${PLACE}"?\]([^\[\]]{0,1000})\[\/\1\]`, 'gi'), `${PLACE} $2`],
  [
    new RegExp(String.raw`<a(?:\s[^<>${PLACE}]{0,500})?\s?${PLACE}[^<>]{0,1000}>([^<>]{0,1000})<\/a>`, 'gi'),
    `${PLACE} $1`,
  ],
  [new RegExp(String.raw`<(?:a|img|iframe|source)\s[^<>${PLACE}]{0,500}${PLACE}[^<>]{0,1000}>`, 'gi'), PLACE],
]

/** A title is what a page shows above its link; it is read only where the link has no words of its own, as in HTML. */
function titleOf(groups: readonly (string | undefined)[]): string {
  return groups.slice(0, 3).find((title) => title !== undefined) ?? ''
}

function isWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** « [1]: https://… "titre" », to which « [texte][1] » and « [texte][] » refer. */
const DEFINITION = new RegExp(
  String.raw`^[ \t]{0,3}\[([^\[\]\n]{1,200})\]:${TARGET}${TITLE}[ \t]{0,9}$`,
  'gmu',
)
const LABEL = /\[([^[\]\n]{1,200})\]/g
const REFERENCE = /!?\[([^[\]\n]{1,1000})\] ?\[([^[\]\n]{0,200})\]/g

/** Brackets, quotes or stars around an address alone. */
const ALONE = new RegExp(
  `[([{<«‹“„‘’"'\`*_「『【（《][ \\t\u00a0\u202f]{0,3}${PLACE}[ \\t\u00a0\u202f]{0,3}[)\\]}>»›”“’"'\`*_」』】）》]`,
  'g',
)
/** Marks around marks: `**[https://…](…)**`. */
const ROUNDS = 4

function withoutFrames(text: string): string {
  if (!text.includes(PLACE)) return text
  const labels = new Set<string>()
  const uses = new Map<string, number>()
  for (const [, label = ''] of text.matchAll(LABEL)) {
    uses.set(label.toLowerCase(), (uses.get(label.toLowerCase()) ?? 0) + 1)
  }
  let rest = text.replace(DEFINITION, (_, label: string, ...titles: (string | undefined)[]) => {
    labels.add(label.toLowerCase())
    const isUsed = (uses.get(label.toLowerCase()) ?? 0) > 1
    return isUsed ? PLACE : `${PLACE} ${titleOf(titles)}`
  })
  if (labels.size > 0) {
    rest = rest.replace(REFERENCE, (reference, words: string, label: string) =>
      labels.has((label || words).toLowerCase()) ? words : reference,
    )
    rest = rest.replace(/!?\[([^[\]\n]{1,200})\]/g, (reference, label: string) =>
      labels.has(label.toLowerCase()) ? label : reference,
    )
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = rest
    for (const [frame, words] of FRAMES) {
      rest = typeof words === 'string' ? rest.replace(frame, words) : rest.replace(frame, words)
    }
    rest = rest.replace(ALONE, PLACE)
    if (rest === before) break
  }
  // « (voir https://ex.fr/p) »
  return rest.replace(new RegExp(String.raw`[ \t\u00a0]*${PLACE}[ \t\u00a0]*(?=[)\]}])`, 'g'), '')
}

/** Removes punctuation of the surrounding sentence: « (voir https://ex.fr/p). », and what follows a bracket that the address did not open. */
function withoutSentence(found: string): string {
  const address = found.slice(0, pipeInPath(found))
  if (address.length > LINK_MAX) return address
  const own = address.slice(0, foreignBracket(address))
  let end = own.length
  while (end > 0 && SENTENCE_SIGNS.includes(own.charAt(end - 1))) end -= 1
  return own.slice(0, end).replace(/&(?:amp|#0{0,3}38|#x0{0,3}26)?$/i, '')
}

const SENTENCE_SIGNS = ".,;:!?'‘’‚′″*_~|–‒‑·•→⇒¡¿^"
const BRACKETS = ['()', '[]', '{}'] as const

/** Index of a pipe in the path, which separates cells or closes a link of Slack; a query may have one. The length: none. */
function pipeInPath(address: string): number {
  const pipe = address.indexOf('|')
  const query = address.indexOf('?')
  return pipe === -1 || (query !== -1 && query < pipe) ? address.length : pipe
}

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
  return isWords(text) ? text.replace(/\s+/gu, ' ') : ''
}
