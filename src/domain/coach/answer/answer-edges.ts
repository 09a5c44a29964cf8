// Places where CommonMark reads a mark or an address otherwise than the writer meant.
import { addressesOf } from '@/domain/base/text/pasted-addresses'
import { FENCE } from './model-marks'

/**
 * Ends an address and frees a mark for the parser, which takes it for white space. Not drawn: `withoutEdges` removes it from the tree's
 * texts. `cleanMessage` leaves none in an answer.
 */
const EDGE = '\ufeff'

export function withoutEdges(text: string): string {
  return text.replaceAll(EDGE, '')
}

/** Markdown whose bare addresses end with the rule of pasted ones, and whose bold beside quotes is bold. Idempotent. */
export function withEdges(source: string): string {
  let isCode = false
  const blocks: { lines: string[]; isCode: boolean }[] = []
  for (const line of source.split('\n')) {
    const isFence = FENCE.test(line)
    const isHere = isCode || isFence
    if (blocks.at(-1)?.isCode === isHere) blocks.at(-1)?.lines.push(line)
    else blocks.push({ lines: [line], isCode: isHere })
    if (isFence) isCode = !isCode
  }
  return blocks
    .map(({ lines, isCode: isKept }) =>
      isKept ? lines.join('\n') : freedBold(endedAddresses(lines.join('\n'))),
    )
    .join('\n')
}

interface Change {
  readonly at: number
  readonly removed: number
  readonly text: string
}

function changed(text: string, changes: readonly Change[]): string {
  let result = ''
  let from = 0
  for (const { at, removed, text: added } of changes.toSorted((a, b) => a.at - b.at)) {
    result += text.slice(from, at) + added
    from = at + removed
  }
  return result + text.slice(from)
}

const CODE = /(`+)(?!`)[^]{1,2000}?(?<!`)\1(?!`)/g
/** No letter, no sign, no space. */
const MASK = '\u0001'

function masked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => MASK.repeat(found.length))
}

/** In front of an address that Markdown or HTML delimits itself: « ](https://… », « <https://… », « [1]: https://… », « href="https://… ». */
const DELIMITED = /(?:\]\([ \t]*<?|<|^[ \t]{0,3}\[[^[\]\n]{1,200}\]:[ \t]*<?|=["'])$/
/** The parser finds « www. » behind these alone. */
const BEFORE_WWW = /^[\s(*_[\]~]?$/

function endedAddresses(text: string): string {
  const readable = masked(text, CODE)
  const changes: Change[] = []
  // Code ends an address.
  for (const { start, end, address } of addressesOf(readable.replaceAll(MASK, ' '))) {
    const line = readable.lastIndexOf('\n', start - 1) + 1
    if (DELIMITED.test(readable.slice(Math.max(line, start - 300), start))) continue
    const own = text.slice(start, end)
    if (readable.startsWith('](', end)) continue
    const isWithScheme = /^https?:/i.test(own)
    if (!isWithScheme && !BEFORE_WWW.test(readable.charAt(start - 1))) {
      const words = own.replace(/[\\*_[\]~`<]/g, '\\$&')
      changes.push({ at: start, removed: own.length, text: `[${words}](<http://${own}>)` })
      continue
    }
    if (isWithScheme && own !== address) changes.push({ at: start, removed: own.length, text: address })
    // Marks of bold close before the edge.
    const marks = /^[*_~]*/.exec(readable.slice(end, end + 9))?.[0].length ?? 0
    const next = readable.charAt(end + marks)
    if (next !== '' && !/\s/.test(next)) changes.push({ at: end + marks, removed: 0, text: EDGE })
  }
  return changed(text, changes)
}

const RUN_OR_END = /\*+|\n(?![ \t]*[\p{L}«“"(])/gu
const ESCAPED = /\\[*`\\]/g
const NO_BREAK_SPACES = '\u00a0\u202f\u2007\u2009'
const QUOTE = /[«»“”„‟"‘’'‹›]/
/** After these a letter needs a space, in French: « **Prix :**29 € ». */
const NEEDS_SPACE = /[:;!?.,…%€)»]/

interface Run {
  readonly at: number
  readonly size: number
}

/**
 * CommonMark takes `**` for no mark between a letter and a quote (« l**« offre » », « **“x”**y »), nor before a no-break space. There an
 * edge, or the space that was inside, makes it one.
 */
function freedBold(text: string): string {
  const readable = masked(masked(masked(text, CODE), ESCAPED), /https?:\/\/[^\s*]+/gi)
  const changes: Change[] = []
  let open: Run[] = []
  for (const { 0: found, index } of readable.matchAll(RUN_OR_END)) {
    const run = { at: index, size: found.length }
    const before = readable.charAt(index - 1)
    const after = readable.charAt(index + run.size)
    const opener = open.findLastIndex(({ size }) => size === run.size)
    if (!found.startsWith('*')) open = []
    else if (run.size > 3) continue
    else if (opener !== -1 && !/^[ \t\n]?$/.test(before)) {
      changes.push(...freed(text, open[opener] ?? run, run))
      open = open.slice(0, opener)
    } else if (!/^[ \t\n]?$/.test(after)) open.push(run)
  }
  return changed(text, changes)
}

function freed(text: string, open: Run, close: Run): Change[] {
  const from = open.at + open.size
  const inside = text.slice(from, close.at)
  const words = trimmed(inside)
  if (words === '') return []
  const head = inside.indexOf(words)
  const tail = inside.length - head - words.length
  const before = head > 0 ? ' ' : lastOf(text.slice(Math.max(0, open.at - 2), open.at))
  const after = tail > 0 ? ' ' : firstOf(text.slice(close.at + close.size, close.at + close.size + 2))
  const [first, last] = [firstOf(words), lastOf(words)]
  const isShutOut = (letter: string, sign: string) =>
    isWord(letter) && isSign(sign) && (open.size > 1 || QUOTE.test(sign))
  // « 2**(3+1)**4 » is a power.
  if (/^[\d\s()+*/.,-]+$/.test(words) && /\d$/.test(before)) return []
  const marks = '*'.repeat(open.size)
  const space = NEEDS_SPACE.test(last) ? ' ' : EDGE
  const opening =
    (head > 0
      ? spaceBeside(text.charAt(open.at - 1), inside.charAt(0))
      : isShutOut(before, first)
        ? EDGE
        : '') + marks
  const outer = text.charAt(close.at + close.size)
  const closing =
    marks +
    (tail > 0 ? spaceBeside(outer, inside.charAt(inside.length - 1)) : isShutOut(after, last) ? space : '')
  return [
    { at: open.at, removed: open.size + head, text: opening },
    { at: close.at - tail, removed: tail + close.size, text: closing },
  ]
}

/** The space that leaves the marks, unless there is one. */
function spaceBeside(outer: string, space: string): string {
  return /^\s?$/.test(outer) ? '' : space
}

function trimmed(text: string): string {
  return text.replace(new RegExp(`^[${NO_BREAK_SPACES}]+|[${NO_BREAK_SPACES}]+$`, 'g'), '')
}

function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0x20)
}

function lastOf(text: string): string {
  return Array.from(text).at(-1) ?? ' '
}

function isSign(character: string): boolean {
  return /[\p{P}\p{S}]/u.test(character)
}

function isWord(character: string): boolean {
  return !/[\s\p{P}\p{S}]/u.test(character)
}
