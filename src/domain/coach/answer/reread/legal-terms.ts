import { late } from '@/domain/base/late'
import { NUMBER_WORDS, numberOf } from '@/domain/base/text/number-words'

/** Words of the law beside which a term is one of law. */
const OF_LAW =
  /(?<!\p{L})(?:rétract\p{L}*|garantie légale|conformité|vices? cachés?|prescription|franchise de (?:tva|base)|délai légal|obligation légale|la loi|légalement|code de la consommation)(?!\p{L})/iu
/** « 14 jours », « 2 ans », « vingt-quatre mois ». */
const TERM = late(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\d,./-])(\d{1,3}|${NUMBER_WORDS})[ \u00a0\u202f](jours?|mois|ans?|années?|semaines?)(?!\p{L})`,
      'giu',
    ),
)
const MONTHS: Readonly<Record<string, number>> = { an: 12, ans: 12, année: 12, années: 12, mois: 1 }

/** Terms of law in an answer that no given text has: « rétractation de 30 jours ». Two years and 24 months are one. */
export function unfoundedTerms(answer: string, given: string): readonly string[] {
  const known = new Set([...given.matchAll(TERM())].map(keyOf))
  return answer
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => OF_LAW.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(TERM())].filter((term) => !known.has(keyOf(term))))
    .map(([text]) => text)
}

function keyOf([, number = '', unit = '']: RegExpMatchArray): string {
  const count = numberOf(number)
  const months = MONTHS[unit.toLowerCase()]
  if (months !== undefined) return `${count * months} mois`
  return `${count * (/^s/i.test(unit) ? 7 : 1)} jours`
}
