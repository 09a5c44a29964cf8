import { late } from '@/domain/base/late'
/**
 * The marks of pasted lists: bullets, numbers, letters, boxes, and the signs of what is done. A sign that prose uses too (« p. 12 »,
 * « 3. étage », « - 20 % ») is a mark only with evidence from the other lines.
 */

export interface ListLine {
  readonly text: string
  /** Ticked, struck through, or done in the manner of todo.txt, Org mode or TaskPaper. */
  readonly isDone: boolean
}

/** Glyphs used only in lists; the private-use ones are Word's. */
export const BULLETS = '•◦▪▫‣·∙⁃⦁●○◉■□◆◇❖➢➤►▶▸▹→⇒➔➜➡✦✧★☆🔹🔸👉\uf0a7\uf0b7\uf0d8\uf0fc'
const STARS = '★☆✦✧'

interface Mark {
  /** Evidence counts among lines of one style: « 1. » and « 2. », not « 2) ». */
  readonly style: string
  readonly length: number
  /** `sure`: only lists use it. `twice`: a second line must have it. Numbers and letters: the one before or after must be there. */
  readonly kind: 'sure' | 'twice' | 'number' | 'letter'
  /** The place in the count: 3 for « c. » and for « iii. ». */
  readonly at: number
  /** « 1 » for « 1.3. » */
  readonly under: string
}

const GLYPH = late(() => new RegExp(String.raw`^([${BULLETS}])[\ufe0f\p{Emoji_Modifier}]?\s*(?!\1)`, 'u'))
const ARROW = /^[-=]{1,2}>\s+/
/** Also of Org mode, where it has the state of a task. */
const HEADING = /^(?:#{2,6}\s+|#\s+(?=\D)|\*{2,}\s+(?=(?:TODO|DONE|DOING|WAITING|CANCELL?ED)\s))/
const DASH = /^[-*‐‑–—―−]\s+/u
/** « - 20 % », « - 5 °C » and « – 3 € » are negative. */
const NEGATIVE = late(() => /^[\d.,\s]{1,12}(?:%|°|\p{Sc}|euros?(?!\p{L}))|^\p{Sc}/u)
const GLUED_DASH = late(() => /^[-‐‑–—―−](?=\p{L})/u)
const TWICE = /^(?:([+>])\1*(?:\s+|$)|(\*)\*+\s+|(#)\s+(?=\d))/u
const NUMBER = late(
  () =>
    /^(?<open>[([#]?)(?<number>(?:\d{1,3}\.)*\d{1,3})(?:(?<close> ?(?:\.\)|°\)|[.)\]:/°º])|(?<=#\d{1,3}))(?:\s+|$)|(?<glued>[.)])(?=\p{L})|(?<dash> ?[-–—])\s+(?=\p{L}))/u,
)
const SIGN_NUMBER = /^(?:([①-⑳❶-❿])|((?:\d\ufe0f?\u20e3)+|🔟))\s*/u
// « a. m. », « i. e. » and « p. ex. » are abbreviations.
const LETTER = late(() => /^(?<open>\(?)(?<letter>[a-zA-Z])(?<close>[.)])(?:\s+(?!\p{L}{1,2}\.)|$)/u)
const ROMAN = late(
  () => /^(?<open>\(?)(?<numeral>x{0,3}(?:ix|iv|v?i{0,3}))(?<close>[.)])(?:\s+(?!\p{L}{1,2}\.)|$)/iu,
)

type AddMark = (
  found: RegExpExecArray | null,
  style: string,
  kind: Mark['kind'],
  at?: number,
  under?: string,
) => void

/** Every mark that a line may begin with. */
function marksOf(line: string): readonly Mark[] {
  const marks: Mark[] = []
  const add: AddMark = (found, style, kind, at = 0, under = '') => {
    if (found) marks.push({ style, length: found[0].length, kind, at, under })
  }
  const isLetter = /^[\p{L}(]/u.test(line)
  if (isLetter) addLetters(line, add)
  if (/^[\d([#]/.test(line)) addNumbers(line, add)
  if (!isLetter) addSigns(line, add)
  return marks
}

function addLetters(line: string, add: AddMark) {
  const letter = LETTER().exec(line)
  const { open = '', letter: found = '', close = '' } = letter?.groups ?? {}
  const at = found.toLowerCase().charCodeAt(0) - 96
  add(letter, `${found < 'a' ? 'Letter' : 'letter'} ${open}${close}`, 'letter', at)
  const roman = ROMAN().exec(line)
  const { numeral = '', open: before = '', close: after = '' } = roman?.groups ?? {}
  if (numeral === '') return
  const style = `${numeral < 'a' ? 'Roman' : 'roman'} ${before}${after}`
  add(roman, style, 'number', romanNumber(numeral.toLowerCase()))
}

function addNumbers(line: string, add: AddMark) {
  const number = NUMBER().exec(line)
  const { open = '', number: whole = '', close, glued = '', dash } = number?.groups ?? {}
  const [, under = '', last = whole] = /^(.*)\.(\d+)$/.exec(whole) ?? []
  const style = dash === undefined ? open + (close ?? glued).trim() : '-'
  add(number, `number ${style}`, 'number', Number(last), under)
}

function addSigns(line: string, add: AddMark) {
  const sign = SIGN_NUMBER.exec(line)
  if (sign) add(sign, 'sign', 'number', signNumber(sign[1], sign[2] ?? ''))
  const glyph = GLYPH().exec(line)
  // Stars are ratings too: « ★ 4,8 sur 120 avis ».
  add(glyph, `glyph ${glyph?.[1]}`, STARS.includes(glyph?.[1] ?? '-') ? 'twice' : 'sure')
  add(ARROW.exec(line), 'arrow', 'sure')
  add(HEADING.exec(line), 'heading', 'sure')
  add(GLUED_DASH().exec(line), 'glued', 'twice')
  const twice = TWICE.exec(line)
  add(twice, `twice ${twice?.[1] ?? twice?.[2] ?? '#'}`, 'twice')
  const dash = DASH.exec(line)
  if (!dash) return
  const after = line.slice(dash[0].length)
  const isNumber = /^[\d.,+\p{Sc}]/u.test(after)
  add(dash, NEGATIVE().test(after) ? 'negative' : 'dash', isNumber ? 'twice' : 'sure')
}

/** ① and ❶ are 1. */
function signNumber(circled: string | undefined, keys: string): number {
  if (circled === undefined) return keys === '🔟' ? 10 : Number(keys.replace(/\D/g, ''))
  const code = circled.charCodeAt(0)
  return code - (code < 0x27_76 ? 0x24_5f : 0x27_75)
}

const ROMAN_DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }

function romanNumber(numeral: string): number {
  const digits = numeral.split('').map((letter) => ROMAN_DIGITS[letter] ?? 0)
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0)
}

/** True for the marks that the lines have evidence for. */
function evidenceIn(lines: readonly (readonly Mark[])[]): (mark: Mark) => boolean {
  const counts = new Map<string, number>()
  /** The first line of each place in a count. */
  const places = new Map<string, number>()
  const key = (style: string, under: string, at: number) => `${style} ${under} ${at}`
  for (const [index, marks] of lines.entries()) {
    for (const { style, under, at } of marks) {
      const place = key(style, under, at)
      counts.set(style, (counts.get(style) ?? 0) + 1)
      counts.set(place, (counts.get(place) ?? 0) + 1)
      if (!places.has(place)) places.set(place, index)
    }
  }
  const count = (style: string) => counts.get(style) ?? 0
  /** The next one comes later. */
  const isNext = ({ style, under, at }: Mark, from: number) => {
    const [first, second] = [places.get(key(style, under, from)), places.get(key(style, under, from + 1))]
    return first !== undefined && second !== undefined && first < second && at > 0
  }
  return (mark) => {
    const { style, kind, under, at } = mark
    if (kind === 'sure') return true
    if (style === 'negative') return count('dash') > 0
    if (style === 'dash') return count('dash') + count('negative') > 1
    if (kind === 'twice') return count(style) > 1
    if (kind === 'number') {
      // Markdown numbers every line with 1, and « 1.1. » begins under « 1. ».
      const isAlwaysOne = at === 1 && count(key(style, under, 1)) > 1
      const isUnder = at === 1 && under !== '' && places.has(key(style, '', Number(under)))
      return isNext(mark, at) || isNext(mark, at - 1) || isAlwaysOne || isUnder
    }
    let [first, last] = [at, at]
    while (isNext(mark, first - 1)) first -= 1
    while (isNext(mark, last)) last += 1
    const run = last - first + 1
    // « A. Martin » and « B. Durand » are names.
    return style === 'Letter .' ? first === 1 && run > 2 : run > (first === 1 ? 1 : 2)
  }
}

type Sign = 'open' | 'done' | 'check' | 'crossed' | 'no'

const OPEN_BOX = /^[☐❏❐❑❒◻◽⬜🔲▢◯⚪]\ufe0f?\s*/u
const TICKED_BOX = /^[☑🗹]\ufe0f?\s*/u
/** A bullet as well as a tick, see `isTick`. */
const CHECK = /^([✅✔✓])\ufe0f?\s*(?!\1)/u
/** Word ticks a box with a cross; beside ☑ it is a « no ». */
const CROSSED_BOX = /^☒\ufe0f?\s*/u
const CROSS = /^[✗✘]\ufe0f?\s*/u
const BRACKETS = late(() => /^\[([ xX✓✔]?)\](?:\s+|$|(?=\p{L}))/u)
/** After a dash: also what is half done, postponed or given up (« - [/] », « - [>] », « - [-] »). */
const MORE_BRACKETS = /^\[([-/><~!?*✅vV])\](?:\s+|$)/u

interface Box {
  readonly sign: Sign
  readonly length: number
}

function boxOf(text: string, isMarked: boolean): Box | null {
  if (/^[\p{L}\p{N}]/u.test(text)) return null
  const brackets = BRACKETS().exec(text) ?? (isMarked ? MORE_BRACKETS.exec(text) : null)
  if (brackets)
    return { sign: /^[xXvV✓✔✅-]$/u.test(brackets[1] ?? '') ? 'done' : 'open', length: brackets[0].length }
  const glyphs: readonly (readonly [RegExp, Sign])[] = [
    [OPEN_BOX, 'open'],
    [TICKED_BOX, 'done'],
    [CHECK, 'check'],
    [CROSSED_BOX, 'crossed'],
    [CROSS, 'no'],
  ]
  for (const [glyph, sign] of glyphs) {
    const [found] = glyph.exec(text) ?? []
    if (found !== undefined) return { sign, length: found.length }
  }
  return null
}

interface Begun {
  readonly text: string
  readonly mark: Mark | null
  readonly box: Box | null
}

/** Reads a sign as done or not; null: it is no box here and stays. */
function boxReader(lines: readonly Begun[]): (box: Box) => boolean | null {
  const signs = new Set(lines.map(({ box }) => box?.sign))
  const boxes = lines.filter(({ box }) => box !== null).length
  const isListed = ({ mark, box }: Begun) => box !== null || (mark !== null && mark.style !== 'heading')
  const firstCheck = lines.findIndex(({ box }) => box?.sign === 'check')
  // ✅ before every line of a list is its bullet; beside lines without it, it ticks.
  const isBullet =
    lines.every((line) => !isListed(line) || line.box?.sign === 'check') &&
    lines.slice(firstCheck).every(isListed)
  return ({ sign }) => {
    if (sign === 'check') return !isBullet
    if (sign === 'crossed') return !signs.has('done') || !lines.some(({ text }) => TICKED_BOX.test(text))
    if (sign === 'no') return boxes > 1 ? false : null
    return sign === 'done'
  }
}

/** A done line of todo.txt begins with x and its day. */
const TODO_TXT_DONE = /^x \d{4}-\d\d-\d\d (?:\d{4}-\d\d-\d\d )?(?=\S)/
const TODO_TXT = late(() => /^(?:x \d{4}-\d\d-\d\d |\([A-Z]\) (?:\d{4}-\d\d-\d\d |.*(?:^|\s)[+@]\p{L}))/u)
/** Org mode and Logseq. */
const DONE_WORD = /^(?:(?:DONE|CANCELL?ED)(?: ?:)?|FAITE?S? ?:)\s+(?=\S)/
const TODO_WORD = /^(?:TODO|DOING|WAITING)(?: ?:)?\s+(?=\S)/
/** TaskPaper, and the plugin Tasks of Obsidian. */
const DONE_TAG = /\s@done(?:\([^()]{0,40}\))?(?=\s|$)|\s✅ \d{4}-\d\d-\d\d$/u
const STRUCK = /^(?:~~(?!~)(.+)~~|<(s|del|strike)>(.+)<\/\2>)(?:[.\s✅✔✓]|\ufe0f)*$/u
const STRIKE = /\u0336/g

/** Removes the signs of what is done. */
function readDone(text: string, isMarked: boolean, isTodoTxt: boolean, hasWords: boolean): ListLine {
  const word =
    DONE_WORD.exec(text) ?? (isTodoTxt ? (TODO_TXT_DONE.exec(text) ?? /^x (?=\S)/.exec(text)) : null)
  if (word) return { text: readDone(text.slice(word[0].length), true, false, false).text, isDone: true }
  const open = isMarked || hasWords ? TODO_WORD.exec(text) : null
  const rest = text.slice(open?.[0].length ?? 0)
  const [, tildes, , tags] = STRUCK.exec(rest) ?? []
  const struck = tildes ?? tags ?? null
  if (struck !== null) return { text: struck.trim(), isDone: true }
  if (DONE_TAG.test(rest)) return { text: rest.replace(DONE_TAG, ''), isDone: true }
  return isStruck(rest) ? { text: rest.replace(STRIKE, ''), isDone: true } : { text: rest, isDone: false }
}

/** Some apps strike each letter. */
function isStruck(text: string): boolean {
  const strikes = text.match(STRIKE)?.length ?? 0
  return strikes > 0 && strikes >= (text.match(/\p{L}/gu)?.length ?? 0) / 2
}

/** The lines without their marks. `ticks`: what a cell beside a line says, null for none. */
export function readListLines(
  lines: readonly string[],
  ticks: readonly (boolean | null)[] = [],
): readonly ListLine[] {
  const isTodoTxt = lines.some((line) => TODO_TXT().test(line))
  const hasWords = lines.filter((line) => DONE_WORD.test(line) || TODO_WORD.test(line)).length > 1
  // The letters in brackets of todo.txt are priorities.
  const marks = lines.map((line) => marksOf(line).filter(({ style }) => !isTodoTxt || style !== 'Letter ()'))
  const isMark = evidenceIn(marks)
  const begun = lines.map((line, index) => {
    // Nothing but a mark is no line.
    const mark = marks[index]?.find((each) => each.length === line.length || isMark(each)) ?? null
    const text = line.slice(mark?.length ?? 0)
    return { text, mark, box: boxOf(text, mark !== null) }
  })
  const isTicked = boxReader(begun)
  return begun.map(({ text, mark, box }, index) => {
    const tick = box && isTicked(box)
    const rest = tick === null ? text : text.slice(box?.length ?? 0)
    const read = readDone(rest, mark !== null || tick !== null, isTodoTxt, hasWords)
    return { text: read.text, isDone: read.isDone || tick === true || ticks[index] === true }
  })
}
