import { late } from '@/domain/base/late'

const SPACE = String.raw`[ \u00a0\u202f]`
/** « quelques centaines d’euros », « des dizaines de milliers d’euros »; « quelques dizaines d’euros » are too few to mislead anybody. */
const SOME = late(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(?:quelques|plusieurs|des)${SPACE}(?:(dizaines|centaines)${SPACE}de${SPACE})?(centaines|milliers|millions)${SPACE}(?:d['’]${SPACE}?(?:euros?|€)|de${SPACE}balles)(?!\p{L})`,
      'giu',
    ),
)
const VALUES: Readonly<Record<string, number>> = {
  dizaines: 10,
  centaines: 100,
  milliers: 1_000,
  millions: 1_000_000,
}
/** « sans dépenser des milliers d’euros » says that nobody does. */
const DENIED = /(?<!\p{L})(?:sans|pas|jamais|inutiles?|évit\p{L}*|plutôt que|au lieu)(?!\p{L})[^.!?\n]*$/iu

/** An order of size in words: two to ten of it. */
export interface Magnitude {
  readonly text: string
  readonly from: number
  readonly to: number
}

export function magnitudesIn(text: string): readonly Magnitude[] {
  return [...text.matchAll(SOME())].flatMap(({ 0: whole, 1: times = '', 2: unit = '', index }) => {
    if (DENIED.test(text.slice(Math.max(0, index - 80), index))) return []
    const value = (VALUES[times.toLowerCase()] ?? 1) * (VALUES[unit.toLowerCase()] ?? 1)
    return [{ text: whole, from: 2 * value, to: 10 * value }]
  })
}
