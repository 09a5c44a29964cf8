import { isNumber } from '@/domain/base/text/number-words'
import type { Passage } from './page-text'

/** A word, or one of the signs « % », « € », « ★ », with the sentence that it stands in. */
export interface Word extends Passage {
  readonly text: string
  readonly sentence: number
}

/** Where a thing is named: its passage, and its words for the distance to another thing. */
export interface Named extends Passage {
  readonly first: number
  readonly last: number
  readonly sentence: number
}

const WORD = /(?<percent>\bpour[ -]cents?\b)|[a-z0-9œæ]+|[%€★⭐]/g

export function wordsOf(folded: string, sentences: readonly Passage[]): readonly Word[] {
  const words: Word[] = []
  const pattern = new RegExp(WORD)
  let sentence = 0
  for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
    const [whole] = match
    const text = match.groups?.['percent'] === undefined ? whole : '%'
    const from = match.index
    while (from >= (sentences[sentence]?.to ?? Number.POSITIVE_INFINITY)) sentence += 1
    words.push({ from, to: from + whole.length, text, sentence })
  }
  return words
}

type Part =
  | {
      readonly kind: 'words'
      readonly whole: ReadonlySet<string>
      readonly starts: readonly string[]
      readonly isOptional: boolean
    }
  | { readonly kind: 'number' }
  | { readonly kind: 'gap'; readonly most: number }

interface Term<Thing> {
  readonly thing: Thing
  readonly parts: readonly Part[]
}

interface Lexicon<Thing> {
  readonly byWord: ReadonlyMap<string, readonly Term<Thing>[]>
  readonly byStart: ReadonlyMap<string, readonly Term<Thing>[]>
  readonly byNumber: readonly Term<Thing>[]
}

/** Letters by which a term with an ending is looked up. */
const START = 3

/**
 * The names of things, one per line: words in lower case without accents. « * » is any ending, « (a|b) » one of several words, « ? » makes
 * it optional, « # » a number, « _ » up to three words between, « __ » up to seven.
 */
export function lexiconOf<Thing extends string>(vocabulary: Readonly<Record<Thing, string>>): Lexicon<Thing> {
  const byWord = new Map<string, Term<Thing>[]>()
  const byStart = new Map<string, Term<Thing>[]>()
  const byNumber: Term<Thing>[] = []
  const add = (map: Map<string, Term<Thing>[]>, key: string, term: Term<Thing>) => {
    const kept = map.get(key)
    if (kept) kept.push(term)
    else map.set(key, [term])
  }
  for (const [thing, names] of Object.entries(vocabulary) as [Thing, string][]) {
    for (const name of names.split('\n')) {
      const written = name.trim()
      if (written === '') continue
      const parts = written.split(' ').map(partOf)
      const [head] = parts
      const term = { thing, parts }
      if (head?.kind === 'number') byNumber.push(term)
      if (head?.kind !== 'words') continue
      for (const word of head.whole) add(byWord, word, term)
      for (const start of new Set(head.starts.map((each) => each.slice(0, START)))) add(byStart, start, term)
    }
  }
  return { byWord, byStart, byNumber }
}

function partOf(written: string): Part {
  if (written === '#') return { kind: 'number' }
  if (/^_+$/.test(written)) return { kind: 'gap', most: written.length === 1 ? 3 : 7 }
  const choices = written.replace(/[()?]/g, '').split('|')
  return {
    kind: 'words',
    whole: new Set(choices.filter((choice) => !choice.endsWith('*'))),
    starts: choices.filter((choice) => choice.endsWith('*')).map((choice) => choice.slice(0, -1)),
    isOptional: written.endsWith('?'),
  }
}

export type NamedThings<Thing> = ReadonlyMap<Thing, readonly Named[]>

/** All things of a lexicon that these words name; one pass over the words. */
export function namedThings<Thing>(words: readonly Word[], lexicon: Lexicon<Thing>): NamedThings<Thing> {
  const found = new Map<Thing, Named[]>()
  const known = new Map<string, readonly Term<Thing>[]>()
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (!word) continue
    let terms = known.get(word.text)
    if (!terms) {
      terms = termsOf(word.text, lexicon)
      known.set(word.text, terms)
    }
    for (const { thing, parts } of terms) {
      // The first part is met by the look-up.
      const last = lastOf(words, at + 1, parts, 1, word.sentence)
      if (last < 0) continue
      const named = {
        from: word.from,
        to: words[last]?.to ?? word.to,
        first: at,
        last,
        sentence: word.sentence,
      }
      const before = found.get(thing)
      const latest = before?.at(-1)
      if (!before || !latest) found.set(thing, [named])
      // A word starts one name of a thing: the longest.
      else if (latest.first !== at) before.push(named)
      else if (latest.last < last) before[before.length - 1] = named
    }
  }
  return found
}

/** Terms whose first part this word meets. */
function termsOf<Thing>(word: string, lexicon: Lexicon<Thing>): readonly Term<Thing>[] {
  const starting = lexicon.byStart.get(word.slice(0, START)) ?? []
  return [
    ...(lexicon.byWord.get(word) ?? []),
    ...starting.filter(
      ({ parts: [head] }) => head?.kind === 'words' && head.starts.some((start) => word.startsWith(start)),
    ),
    ...(isNumber(word) ? lexicon.byNumber : []),
  ]
}

/** Index of the last word of a term that starts here; -1: it is not there. */
function lastOf(
  words: readonly Word[],
  at: number,
  parts: readonly Part[],
  part: number,
  sentence: number,
): number {
  const wanted = parts[part]
  if (!wanted) return at - 1
  const word = words[at]
  if (wanted.kind === 'gap') {
    for (let skipped = 0; skipped <= wanted.most; skipped += 1) {
      const last = lastOf(words, at + skipped, parts, part + 1, sentence)
      if (last >= 0) return last
    }
    return -1
  }
  if (word?.sentence === sentence && isWanted(word.text, wanted)) {
    const last = lastOf(words, at + 1, parts, part + 1, sentence)
    if (last >= 0) return last
  }
  return wanted.kind === 'words' && wanted.isOptional ? lastOf(words, at, parts, part + 1, sentence) : -1
}

function isWanted(word: string, wanted: Exclude<Part, { kind: 'gap' }>): boolean {
  if (wanted.kind === 'number') return isNumber(word)
  return wanted.whole.has(word) || wanted.starts.some((start) => word.startsWith(start))
}
