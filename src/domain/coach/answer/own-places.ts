import { GUIDES, type GuideSlug } from '@/domain/help/guides'
import { LESSONS, type LessonId } from '@/domain/learning/lessons'

/** A lesson or a guide, as the coach cites it. */
export type OwnPlace = (
  | { readonly kind: 'lecon'; readonly id: LessonId }
  | { readonly kind: 'guide'; readonly id: GuideSlug }
) & {
  /** « leçon « Lire trois chiffres » » */
  readonly words: string
}

export const OWN_PLACES: readonly OwnPlace[] = [
  ...LESSONS.map(({ id, title }) => ({ kind: 'lecon', id, words: `leçon «\u00a0${title}\u00a0»` }) as const),
  ...GUIDES.map(
    ({ slug, title }) => ({ kind: 'guide', id: slug, words: `guide «\u00a0${title}\u00a0»` }) as const,
  ),
]

/** « lecon.first-ad » */
export function ownPlaceKey({ kind, id }: OwnPlace): string {
  return `${kind}.${id}`
}

/** Null: no lesson and no guide has this key. */
export function ownPlaceOf(key: string): OwnPlace | null {
  return OWN_PLACES.find((place) => ownPlaceKey(place) === key) ?? null
}

/** As the target of a Markdown link. The screen knows the address. */
export function ownPlaceUrl(place: OwnPlace): string {
  return `#${ownPlaceKey(place)}`
}

/** Null: a link to another place. */
export function ownPlaceOfUrl(url: string | undefined): OwnPlace | null {
  return url?.startsWith('#') ? ownPlaceOf(url.slice(1)) : null
}
