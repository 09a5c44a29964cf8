import { plainApostrophes } from '@/domain/base/text/fold-text'
import { pastedText } from '@/domain/base/text/pasted'

/** A page as it is read: all three texts have the same length, so that a place in one is a place in the others. */
export interface PageText {
  /** Cleaned text: what passages are marked in. */
  readonly text: string
  /** Lower case, accents kept. */
  readonly lower: string
  /** Lower case without accents, plain apostrophes, hyphens and spaces. */
  readonly folded: string
}

/** Place of a passage in the cleaned text. */
export interface Passage {
  readonly from: number
  readonly to: number
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  ocirc: 'ô',
  ucirc: 'û',
  ugrave: 'ù',
  icirc: 'î',
  laquo: '«',
  raquo: '»',
  rsquo: '’',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  copy: '©',
}

/** Source code of a page becomes its visible text; nothing of it runs. Linear in the length. */
export function cleanedPage(pasted: string): string {
  const text = pastedText(pasted)
  const isSource =
    /<(?:p|div|span|br|h[1-6]|li|ul|a|b|strong|em|s|del|html|body|script|style|table|td)\b[^<>]*>/i.test(text)
  const plain = withoutEntities(isSource ? withoutTags(text) : text)
  // A strike mark on each letter is a crossed text.
  return plain.replace(/(?:[^\u0336\n]\u0336)+/g, (struck) => `~~${struck.replaceAll('\u0336', '')}~~`)
}

function withoutTags(source: string): string {
  return withoutBlocks(source)
    .replace(/<(\/?)(?:s|del|strike)\b[^<>]*>/gi, '~~')
    .replace(
      /<(?:br|p|div|li|h[1-6]|tr|section|article|header|footer|ul|ol|table|button|form)\b[^<>]*>/gi,
      '\n',
    )
    .replace(/<\/(?:p|div|li|h[1-6]|tr|section|article|header|footer|ul|ol|table|button|form)>/gi, '\n')
    .replace(/<[a-z/!][^<>]*>/gi, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
}

function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal: string, hex: string, name: string) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 31 && code < 0x11_00_00 && !(code >= 0xd8_00 && code <= 0xdf_ff)
        ? String.fromCodePoint(code)
        : ' '
    },
  )
}

/** Code, styles and comments, by searching: a pattern with « .*? » would be slow where an end is missing. */
function withoutBlocks(source: string): string {
  const lower = source.toLowerCase()
  const kept: string[] = []
  let at = 0
  while (at < source.length) {
    const next = nextBlock(lower, at)
    if (!next) break
    kept.push(source.slice(at, next.from))
    at = next.to
  }
  return kept.join('') + source.slice(at)
}

const BLOCKS = [
  ['<script', '</script>'],
  ['<style', '</style>'],
  ['<!--', '-->'],
] as const

function nextBlock(lower: string, at: number): Passage | null {
  const found = BLOCKS.map(([open, close]) => ({ from: lower.indexOf(open, at), close }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from)[0]
  if (!found) return null
  const end = lower.indexOf(found.close, found.from)
  return { from: found.from, to: end < 0 ? lower.length : end + found.close.length }
}

const ACCENTED = 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ'
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuyy'
const FOLDED = new Map<string, string>([
  ...Array.from(ACCENTED, (letter, at) => [letter, PLAIN.charAt(at)] as const),
  ...['\u00a0', '\u202f', '\u2009', '\t'].map((sign) => [sign, ' '] as const),
  ...['‐', '‑', '−', '–', '—'].map((sign) => [sign, '-'] as const),
])

export function pageText(pasted: string): PageText {
  // Composed letters, so that an accent is part of its letter. A capital İ would grow in lower case.
  const text = cleanedPage(pasted).normalize('NFC').replaceAll('İ', 'I')
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return pageText(Array.from(text, keptLength).join(''))
  const folded = plainApostrophes(lower)
    .replace(/[^\n -~]/g, (sign) => FOLDED.get(sign) ?? sign)
    .replace(LEADER, (dots) => ' '.repeat(dots.length))
  return { text, lower, folded }
}

/** « Lampe ........ 29 € »: the dots lead to the price and end no sentence. */
const LEADER = /(?<!\.)\.{3,}(?= ?\d)/g

/** Characters whose lower case is longer. */
function keptLength(sign: string): string {
  return sign.toLowerCase().length === sign.length ? sign : '\ufffd'
}

const ENDS = /[.!?…](?=\s|$)|\n/g
/** Parts of an address or a title that end with a full stop. */
const ABBREVIATED =
  /(?:\b(?:tel|art|n|no|st|ste|m|mme|mr|av|bd|ref|env|max|min|ex|cf|etc|al|p|l|r|cad|str|sok|mah|blvd|ave|rd|ul)|\d ?[jhn])$/

/** « 5. Il le fait en ligne »: the number of a line. */
const NUMBERED = /(?:^|\n)\W{0,4}(?:art(?:icle)? )?\d{1,2}$/

/** Longer ones are cut, so that reading the sentence around a place stays cheap in a text without ends. */
const SENTENCE_MAX = 1_000

/** Places of the sentences and lines. */
export function sentencesOf({ folded }: PageText): readonly Passage[] {
  const found: Passage[] = []
  let from = 0
  const close = (to: number) => {
    while (to - from > SENTENCE_MAX) {
      const space = folded.lastIndexOf(' ', from + SENTENCE_MAX)
      const cut = space > from ? space : from + SENTENCE_MAX
      add(cut)
      from = cut
    }
    add(to)
  }
  const add = (to: number) => {
    const place = trimmed(folded, { from, to })
    if (place.from < place.to) found.push(place)
  }
  for (const { 0: sign, index } of folded.matchAll(ENDS)) {
    if (sign === '.' && ABBREVIATED.test(folded.slice(Math.max(0, index - 5), index))) continue
    if (sign === '.' && NUMBERED.test(folded.slice(Math.max(0, index - 14), index))) continue
    close(sign === '\n' ? index : index + 1)
    from = index + 1
  }
  close(folded.length)
  return found
}

function trimmed(text: string, { from, to }: Passage): Passage {
  const part = text.slice(from, to)
  return {
    from: from + (part.length - part.trimStart().length),
    to: to - (part.length - part.trimEnd().length),
  }
}
