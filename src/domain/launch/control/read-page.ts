import type { PageContext } from './context'
import { durationsOf, type Duration } from './durations'
import { pageText, sentencesOf, type PageText, type Passage } from './page-text'
import { speechOf } from './speech'
import { ABROAD, type Abroad } from './places'
import { THINGS, type Thing } from './things'
import { namedThings, wordsOf, type Named, type NamedThings, type Word } from './words'

/** A page with what several rules need, found once. */
export interface ReadPage extends PageText {
  readonly sentences: readonly Passage[]
  readonly words: readonly Word[]
  readonly things: NamedThings<Thing>
  readonly abroad: NamedThings<Abroad>
  readonly durations: readonly Duration[]
  /** What customers say. */
  readonly speech: readonly Passage[]
  readonly context: PageContext
}

export function readPage(pasted: string, context: PageContext): ReadPage {
  const page = pageText(pasted)
  const sentences = sentencesOf(page)
  const words = wordsOf(page.folded, sentences)
  return {
    ...page,
    sentences,
    words,
    things: namedThings(words, THINGS),
    abroad: namedThings(words, ABROAD),
    durations: durationsOf(page),
    speech: speechOf(page),
    context,
  }
}

export function named({ things }: ReadPage, ...wanted: readonly Thing[]): readonly Named[] {
  return wanted.flatMap((thing) => things.get(thing) ?? [])
}

export function names(page: ReadPage, ...wanted: readonly Thing[]): boolean {
  return wanted.some((thing) => page.things.has(thing))
}

/** Whether a thing is named between two places. */
export function namesWithin({ things }: ReadPage, within: Passage, ...wanted: readonly Thing[]): boolean {
  return wanted.some((thing) => startsWithin(things.get(thing) ?? [], within))
}

/** Whether one of these places, in the order of the text, starts in a part. */
export function startsWithin(all: readonly Passage[], { from, to }: Passage): boolean {
  const next = all[firstAt(all, (place) => place.from >= from)]
  return next !== undefined && next.from < to
}

/** The places of a thing with another one at most some words after it in its sentence. */
export function together(page: ReadPage, thing: Thing, other: Thing, most: number): readonly Passage[] {
  const others = named(page, other)
  return named(page, thing).flatMap((place) => {
    const beside = others[firstAt(others, (each) => each.first > place.last)]
    const isNear = beside?.sentence === place.sentence && beside.first - place.last <= most
    return beside && isNear ? [{ from: place.from, to: beside.to }] : []
  })
}

/** Index of the first one of an ordered list that meets this; its length: none does. */
export function firstAt<Each>(all: readonly Each[], isMet: (each: Each) => boolean): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const each = all[middle]
    if (each !== undefined && isMet(each)) high = middle
    else low = middle + 1
  }
  return low
}

export function places(text: string, pattern: RegExp): readonly Passage[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, index }) => ({ from: index, to: index + whole.length }))
}

export function found({ folded }: PageText, pattern: RegExp): readonly Passage[] {
  return places(folded, pattern)
}

/** The sentence around a place. */
export function sentenceAt({ sentences, folded }: ReadPage, at: number): Passage {
  return sentences[sentenceIndex(sentences, at)] ?? { from: 0, to: folded.length }
}

function sentenceIndex(sentences: readonly Passage[], at: number): number {
  return Math.max(0, firstAt(sentences, ({ from }) => from > at) - 1)
}

/** The line of a place, at most some characters to each side: a page may have one line and a place in each word. */
export function lineAround({ folded }: PageText, at: number): string {
  const before = folded.slice(Math.max(0, at - LINE), at)
  const [after = ''] = folded.slice(at, at + LINE).split('\n', 1)
  return before.slice(before.lastIndexOf('\n') + 1) + after
}

const LINE = 400

/** `read`, once for each page: several rules ask for it. */
export function oncePerPage<Found>(read: (page: ReadPage) => Found): (page: ReadPage) => Found {
  const known = new WeakMap<ReadPage, { readonly found: Found }>()
  return (page) => {
    const { found } = known.get(page) ?? { found: read(page) }
    known.set(page, { found })
    return found
  }
}

export function sentenceText(page: ReadPage, at: number): string {
  const { from, to } = sentenceAt(page, at)
  return page.folded.slice(from, to)
}

/** The sentence of a place with the one before and the one after it. */
export function neighbourhood({ sentences, folded }: ReadPage, at: number): Passage {
  const index = sentenceIndex(sentences, at)
  return {
    from: sentences[index - 1]?.from ?? sentences[index]?.from ?? 0,
    to: sentences[index + 1]?.to ?? sentences[index]?.to ?? folded.length,
  }
}

export function orNull(all: readonly Passage[]): readonly Passage[] | null {
  return all.length === 0 ? null : distinct(all)
}

/** Without those within another one. */
export function distinct(all: readonly Passage[]): readonly Passage[] {
  const sorted = all.toSorted((a, b) => a.from - b.from || b.to - a.to)
  const kept: Passage[] = []
  for (const place of sorted) {
    if (place.from >= (kept.at(-1)?.to ?? 0)) kept.push({ from: place.from, to: place.to })
  }
  return kept
}

/** Passages of a fault; empty: something is missing. `unread`: a point to check, with the words that may say it. Null: neither. */
export type Finding = readonly Passage[] | { readonly unread: readonly Passage[] } | null
export type Rule = (page: ReadPage) => Finding

export const MISSING: readonly Passage[] = []

/** A duty that is not read as met: words against it are a fault, words on it a point to check, and silence is a fault. */
export function unmet(against: readonly Passage[], about: readonly Passage[]): Finding {
  if (against.length > 0) return against
  return about.length > 0 ? { unread: about } : MISSING
}
