import { POSTCODE } from './contact-data'
import type { Passage } from './page-text'
import { startsWithin, type ReadPage } from './read-page'

/** Whether a party sits outside France, or outside the Union. */
export function abroadIn({ abroad, folded }: ReadPage, { from, to }: Passage): 'outside' | 'union' | null {
  const places = abroad.get('outside') ?? []
  const site =
    /@[\w.-]*?\.(?:(?<outside>cn|tr|in|vn|pk|bd|th|hk|tw|jp|kr|us|uk|ch|ma|tn|id|lk)|(?<union>de|it|es|pt|pl|be|nl|at|ro|cz|se|dk|fi|ie))\b/.exec(
      folded.slice(from, to),
    )?.groups
  const isIn = (kind: 'outside' | 'union' | 'formAbroad') =>
    startsWithin(abroad.get(kind) ?? [], { from, to })
  const text = folded.slice(from, to)
  const home = POSTCODE.exec(text)
  const isHome =
    home &&
    !places.some(
      (place) => place.from >= from + home.index && place.from <= from + home.index + home[0].length + 24,
    )
  if ((isIn('outside') || site?.['outside'] !== undefined) && !isHome) return 'outside'
  return isIn('union') || isIn('formAbroad') || site?.['union'] !== undefined ? 'union' : null
}
