import { PROJECT_SECTIONS, projectItemId } from '@/domain/projects/project-sections'
import { CRITERIA } from '@/domain/research/candidate'

/** A key that is also a word, as `product` or `trending`, is left alone. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ...PROJECT_SECTIONS.flatMap(({ key, items }) =>
    items.map((title, index) => [projectItemId(key, index), quoted(title)] as const),
  ),
  ...[
    ...PROJECT_SECTIONS.map(({ key, label }) => [key, quoted(label)] as const),
    ...CRITERIA.map(({ key, words }) => [key, words] as const),
  ].filter(([key]) => /[A-Z]/.test(key)),
])

const KEY = new RegExp(String.raw`(?<![\p{L}\d/._-])(?:${[...WORDS.keys()].join('|')})(?![\p{L}\d/_-])`, 'gu')

/** A model that was told `product-1` or `wowEffect` may write it: the person reads what the screen calls it. */
export function withKeysInWords(text: string): string {
  return text.replace(KEY, (key) => WORDS.get(key) ?? key)
}

/** `wowEffect`, `noSection`: a name out of code, where a sentence of ours has none. */
export function looksLikeKey(text: string): boolean {
  return /(?<!\p{L})\p{Ll}{2,}\p{Lu}\p{Ll}|(?<!\p{L})\p{L}{3,}-\d(?!\d)/u.test(text)
}

function quoted(title: string): string {
  return `«\u00a0${title}\u00a0»`
}
