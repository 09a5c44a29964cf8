import type { LocalDate } from '@/domain/base/time/local-date'
import { LAW, LAW_KEYS, readingWords, type LawKey, type LawRow } from './law'

/** The mark of a row in an answer. */
export function lawMark(key: LawKey): string {
  return `{{law.${key}}}`
}

/**
 * The law for the coach: a line per row, the same for everybody, and for all questions of a day, so that providers can cache it. It says no
 * day: it changes only when a row is read, or passes the day until which its reading counts.
 */
export function lawText(today: LocalDate, law: Readonly<Record<LawKey, LawRow>> = LAW): string {
  const rows = LAW_KEYS.map((key) => {
    const { figure, rule, source } = law[key]
    return `${lawMark(key)}${figure === null ? '' : ` ${figure}`}\u00a0: ${rule} [[${source}]], ${readingWords(law[key], today)}`
  })
  return [INTRODUCTION, ...rows].join('\n')
}

const INTRODUCTION = 'Droit (l’application met chiffre, date et page à la place d’une marque)\u00a0:'
