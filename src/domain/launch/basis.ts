import { SOURCES, type PageKey, type Source } from '@/domain/base/sources'
import type { LocalDate } from '@/domain/base/time/local-date'
import { LAW, readingWords, type LawKey } from '@/domain/law/law'

/** What a duty, a fault or a deadline rests on: a row of law with its page and its reading, or an official page alone. */
export type Basis =
  | { readonly law: LawKey; readonly page?: undefined }
  | { readonly page: PageKey; readonly law?: undefined }

export function pageOf({ law, page }: Basis): Source {
  return SOURCES[law === undefined ? page : LAW[law].source]
}

/** « lu le 12/11/2026 », « à vérifier ». A page alone counts for a year. */
export function basisReading(basis: Basis, today: LocalDate): string {
  if (basis.law !== undefined) return readingWords(LAW[basis.law], today)
  const { checkedOn } = SOURCES[basis.page]
  const reviewAfter = checkedOn === null ? today : aYearAfter(checkedOn)
  return readingWords({ checkedOn, reviewAfter }, today)
}

function aYearAfter(day: LocalDate): LocalDate {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}` as LocalDate
}

/** The figure of a row, « 14 jours »; only rows that have one. */
export function lawFigure(key: LawKey): string {
  const { figure } = LAW[key]
  if (figure === null) throw new Error(`No figure: ${key}`)
  return figure
}
