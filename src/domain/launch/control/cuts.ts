import type { Passage } from './page-text'
import { sentenceAt, type ReadPage } from './read-page'
import { keepsVerb, leadingLength, openEnds, readsOn, type CutKind } from './sentence-rest'

/** Signs that end a clause for certain; « et » may join two words only. */
const SIGNS = [', ', '; ', ' : ', ' – ', ' — ', ' - ', ' · ', ' • ', ' | ']
/** Letters to each side in which the ends of a clause are looked for. */
const CLAUSE = 200
/** « 1. », « - », « ✓ »: it stays before the words that take the place of its sentence. */
const BULLET = /^(?:[-*•·–—✓✔►▶➜☑]|\d{1,2}[.)])\s+/
const LETTER = /[\p{L}\p{N}]/u

/** « aujourd'hui seulement », « pour quelques heures »: words that a sentence can do without wherever they stand. */
const WHEN =
  /^(?:aujourd'hui|maintenant|ce (?:soir|jour|week-end)|cette semaine|seulement|uniquement|pour quelques|pendant|jusqu'|avant (?:minuit|ce soir))/

/** The whole sentence around a passage, without its bullet. */
function wholeSentence(page: ReadPage, { from, to }: Passage): Passage {
  const sentence = sentenceAt(page, from)
  const isLine = /(?:^|\n)\s*$/.test(page.text.slice(Math.max(0, sentence.from - MENDED), sentence.from))
  const bullet = (isLine && BULLET.exec(page.text.slice(sentence.from, from))?.[0].length) || 0
  return { from: sentence.from + bullet, to: Math.max(sentence.to, to) }
}

/** « , plus que 2 en stock », « (plus que 2) »: the part of a sentence around a passage, with the sign that joins it. */
export function clauseOf(page: ReadPage, passage: Passage): Passage {
  const sentence = wholeSentence(page, passage)
  const part = (start: number, end: number) => page.text.slice(start, end).replaceAll('\u00a0', ' ')
  let from = Math.max(sentence.from, passage.from - CLAUSE)
  let to = Math.min(Math.max(sentence.to, passage.to), passage.to + CLAUSE)
  const opened = part(from, passage.from).lastIndexOf('(')
  const closed = part(passage.to, to).indexOf(')')
  const isAside = opened >= 0 && closed >= 0 && !part(from + opened, passage.from).includes(')')
  if (isAside) [from, to] = [from + opened + 1, passage.to + closed]
  const before = part(from, passage.from)
  const after = part(passage.to, to).replace(/[.!?…\s]+$/, '')
  const start = Math.max(...SIGNS.map((sign) => before.lastIndexOf(sign)))
  const ends = SIGNS.map((sign) => after.indexOf(sign)).filter((at) => at >= 0)
  const end = ends.length > 0 ? Math.min(...ends) : after.length
  if (isAside && start < 0 && ends.length === 0) {
    const space = part(from - 2, from - 1) === ' ' ? 1 : 0
    return { from: from - 1 - space, to: to + 1 }
  }
  return { from: start >= 0 ? from + start : from, to: passage.to + end }
}

/** `isPhrase`: the fault is a few words, which a sentence may do without; of others only a clause or what « et » joins goes alone. */
export interface CutOptions {
  readonly isPhrase: boolean
  readonly isAmount: boolean
}

/**
 * Ways to take passages away, from the fewest words on: each one leaves sentences that read on. The last way takes whole sentences.
 */
export function waysToCut(
  page: ReadPage,
  passages: readonly Passage[],
  options: CutOptions,
): readonly (readonly Passage[])[] {
  const sentences = new Map<number, { whole: Passage; within: Passage[] }>()
  for (const passage of passages.toSorted((a, b) => a.from - b.from)) {
    const whole = wholeSentence(page, passage)
    const known = sentences.get(whole.from)
    sentences.set(whole.from, {
      whole: { from: whole.from, to: Math.max(whole.to, known?.whole.to ?? 0) },
      within: [...(known?.within ?? []), passage],
    })
  }
  const all = [...sentences.values()].map(({ whole, within }) => [
    ...partsOf(page, whole, within, options),
    [whole],
  ])
  const most = Math.max(...all.map(({ length }) => length))
  // The last way of each sentence is the whole of it.
  return Array.from({ length: most }, (_, at) =>
    all.flatMap((ways) => (at === most - 1 ? ways.at(-1) : ways[Math.min(at, ways.length - 1)]) ?? []),
  )
}

function partsOf(
  page: ReadPage,
  whole: Passage,
  within: readonly Passage[],
  options: CutOptions,
): readonly (readonly Passage[])[] {
  const joined = joinedPassages(page, whole, within)
  const clauses = joined.map((passage) => {
    const clause = enclosed(page, whole, clauseOf(page, passage))
    return isSound(page, whole, clause, 'clause', false) ? clause : null
  })
  const small = joined.map((passage, at) => smallCut(page, whole, passage, options) ?? clauses[at] ?? null)
  return [small, clauses].flatMap((ways) => {
    const cuts = overlapping(ways.filter((cut) => cut !== null))
    return ways.every((cut) => cut !== null) && isSentence(page, whole, cuts) ? [cuts] : []
  })
}

/** Whole words, with those that lead to them; two that « et » or a comma joins are one. */
function joinedPassages(page: ReadPage, whole: Passage, within: readonly Passage[]): readonly Passage[] {
  const found: Passage[] = []
  for (const passage of within) {
    let { from, to } = passage
    while (
      from > whole.from &&
      !/\s/.test(page.text.charAt(from - 1)) &&
      isWord(page, from) &&
      isWord(page, from - 1)
    )
      from -= 1
    while (to < whole.to && isWord(page, to - 1) && isWord(page, to)) to += 1
    // The signs behind an address are the sentence's.
    while (from < to && isSignBehind(page.text, from, to)) to -= 1
    // « 12 400 avis », « ⭐⭐⭐⭐⭐ »: a rule may mark the last part alone.
    const figures = /(?:\d[\d  .,]*|[⭐★]+)$/.exec(page.text.slice(whole.from, from))?.[0].length ?? 0
    from -= figures
    to += /^[⭐★]+/.exec(page.text.slice(to, whole.to))?.[0].length ?? 0
    for (let more = 1; more > 0; from -= more) more = leadingLength(page.folded.slice(whole.from, from))
    const last = found.at(-1)
    if (last && /^(?:\s|,|;|\+|&|\bet\b|\bou\b)*$/.test(page.folded.slice(last.to, from)))
      found[found.length - 1] = { from: last.from, to: Math.max(last.to, to) }
    else found.push({ from, to })
  }
  return found
}

function isSignBehind(text: string, from: number, to: number): boolean {
  const sign = text.charAt(to - 1)
  return /[\s.,;!?]/.test(sign) || (sign === ')' && !text.slice(from, to).includes('('))
}

function isWord({ text }: ReadPage, at: number): boolean {
  return (
    /[\p{L}\p{N}@_]/u.test(text.charAt(at)) ||
    (/[.'’-]/.test(text.charAt(at)) && LETTER.test(text.charAt(at + 1)))
  )
}

/** The passage alone or with the « et » beside it, where the sentence reads on. */
function smallCut(page: ReadPage, whole: Passage, passage: Passage, options: CutOptions): Passage | null {
  const before = page.folded.slice(whole.from, passage.from)
  const after = page.folded.slice(passage.to, whole.to)
  const behind = /^ (?:et|ou) /.exec(after)?.[0].length ?? 0
  const ahead = /,? (?:et|ou) $/.exec(before)?.[0].length ?? 0
  const isWhen = WHEN.test(page.folded.slice(passage.from, passage.to))
  const isLoose = isWhen || (options.isAmount && AMOUNT_NEXT.test(page.text.slice(passage.to, whole.to)))
  const tries: readonly (readonly [CutKind, Passage] | null)[] = [
    ahead > 0 ? ['before', { from: passage.from - ahead, to: passage.to }] : null,
    behind > 0 ? ['after', { from: passage.from, to: passage.to + behind }] : null,
    options.isPhrase || isWhen ? ['bare', passage] : null,
  ]
  for (const each of tries) {
    if (each && isSound(page, whole, each[1], each[0], isLoose)) return each[1]
  }
  return null
}

function isSound({ text }: ReadPage, whole: Passage, cut: Passage, kind: CutKind, isLoose: boolean): boolean {
  const [left, gone] = [text.slice(whole.from, cut.from), text.slice(cut.from, cut.to)]
  return readsOn({ left, gone, right: text.slice(cut.to, whole.to), kind, isLoose })
}

/** Beside an amount: another one, or when it holds. */
const AMOUNT_NEXT = /^\s*(?:[→➜—–/•]|\d|toute l['’]année|aujourd['’]hui|en ce moment|ce mois)/

/** « , qui respecte la nature, »: both signs go with it. */
function enclosed({ folded, text }: ReadPage, whole: Passage, clause: Passage): Passage {
  const isEnclosed = /^, (?:qui|que|dont) /.test(folded.slice(clause.from, clause.to))
  return isEnclosed && text.slice(clause.to, clause.to + 2) === ', ' && clause.to < whole.to
    ? { from: clause.from, to: clause.to + 1 }
    : clause
}

/** Whether all cuts of a sentence together leave one. One word is none, but may be the title of the page. */
function isSentence({ text, sentences }: ReadPage, whole: Passage, cuts: readonly Passage[]): boolean {
  const said = text.slice(whole.from, whole.to)
  const within = cuts.map(({ from, to }) => ({ from: from - whole.from, to: to - whole.from }))
  const rest = withoutPlaces(said, within, '')
  const words = rest.match(/\p{L}{2,}|\d+/gu) ?? []
  const isTitle = (sentences[0]?.to ?? 0) >= whole.from
  if (words.length < 2 && !words.some((word) => isTitle || /\d/.test(word))) return false
  const gone = within.map(({ from, to }) => said.slice(from, to)).join(' ')
  return keepsVerb(gone, rest) && openEnds(rest).length <= openEnds(said).length
}

/** In order; those that meet are one. */
function overlapping(all: readonly Passage[]): readonly Passage[] {
  const found: Passage[] = []
  for (const { from, to } of all.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1)
    if (last && from <= last.to) found[found.length - 1] = { from: last.from, to: Math.max(last.to, to) }
    else found.push({ from, to })
  }
  return found
}

/** Characters before and behind a cut that are looked at: a page of two megabytes may have a cut in each line. */
const MENDED = 200

/** The text without these places; signs and spaces at each cut are mended, and nothing else changes. `words`: in the place of the first. */
export function withoutPlaces(text: string, places: readonly Passage[], words: string): string {
  let [done, kept, at] = ['', '', 0]
  for (const [index, { from, to }] of overlapping(places).entries()) {
    kept += text.slice(at, from)
    done += kept.slice(0, -MENDED)
    kept = kept.slice(-MENDED)
    at = to
    if (index === 0 && words !== '') kept += /\S/.test(text.charAt(to)) ? `${words} ` : words
    else [kept, at] = mended(text, kept, text.slice(from, to), at)
  }
  return done + kept + text.slice(at)
}

const OPENED = /[([«“"] ?$/
const CLOSED = /^ ?[)\]»”"]/
/** A flag or a star before the first word is no word. */
const LINE_START = /(?:^|\n)[^\p{L}\p{N}\n([«“"]*$/u
const ASIDE_START = /[(«“]\s?$/
const BULLET_START = /(?:^|\n)[^\S\n]*(?:[-*•·–—✓✔►▶➜☑])[^\S\n]*$/

/** The text before a cut, and where the text behind it goes on. */
function mended(text: string, before: string, gone: string, to: number): [string, number] {
  let [kept, at] = [before, to]
  const rest = () => text.slice(at, at + MENDED)
  const skip = (pattern: RegExp) => {
    at += pattern.exec(rest())?.[0].length ?? 0
  }
  if (OPENED.test(kept) && CLOSED.test(rest())) {
    kept = kept.replace(OPENED, '')
    skip(CLOSED)
  }
  const isLine = LINE_START.test(kept) || BULLET_START.test(kept)
  const isSentence = isLine || ASIDE_START.test(kept) || /[.!?…]["»)]*\s+$/.test(kept)
  if (isSentence) {
    skip(/^[^\S\n]*[,;:.!?…–—→➜•·/|-]*[^\S\n]*/)
    const isEmpty = rest() === '' || rest().startsWith('\n')
    if (isEmpty && isLine) {
      kept = kept.replace(BULLET_START, (found) => (found.startsWith('\n') ? '\n' : ''))
      if (rest().startsWith('\n')) at += 1
      if (/(?:^|\n)\s*\n$/.test(kept) && rest().startsWith('\n')) at += 1
    } else if (isEmpty) kept = kept.replace(/[^\S\n]+$/, '')
    const next = text.charAt(at)
    const [word = ''] = rest().split(/\s/, 1)
    const isRaised =
      /^[^\p{L}\d]*[\p{Lu}\d]/u.test(gone) && /\p{Ll}/u.test(next) && !/[@/]|\.\w|\p{Lu}/u.test(word)
    if (isRaised) {
      kept += next.toUpperCase()
      at += 1
    }
    return [kept, at]
  }
  if (/^\s*(?:[.,;:!?…)\]»]|\n|$)|^[^\p{L}\p{N}\n]*(?:\n|$)/u.test(rest())) {
    const space = /^[;:!?»]/.test(rest()) ? (/\s$/.exec(kept)?.[0] ?? '') : ''
    kept = kept.replace(/[\s,;:–—]+$|(?<=\s)-\s*$/, '') + space
    skip(/^[^\S\n]+(?=[.,)\]\n]|$)/)
    return [kept, at]
  }
  if (/\s$/.test(kept)) skip(/^[^\S\n]+/)
  else if (LETTER.test(kept.slice(-1)) && LETTER.test(text.charAt(at))) kept += ' '
  return [kept, at]
}
