import { PROJECT_SECTIONS, projectItemId } from '@/domain/projects/project-sections'
import { CRITERIA } from '@/domain/research/candidate'

/** Excludes keys that are also ordinary words, such as `product` or `trending`. */
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

/** Replaces `product-1` or `wowEffect`, which a model may copy from its prompt, by the label of the screen. */
export function withKeysInWords(text: string): string {
  return text.replace(KEY, (key) => WORDS.get(key) ?? key)
}

/** Detects an identifier such as `wowEffect` or `noSection` in a sentence. */
export function looksLikeKey(text: string): boolean {
  return /(?<!\p{L})\p{Ll}{2,}\p{Lu}\p{Ll}|(?<!\p{L})\p{L}{3,}-\d(?!\d)/u.test(text)
}

function quoted(title: string): string {
  return `«\u00a0${title}\u00a0»`
}
