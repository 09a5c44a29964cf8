import { late } from '@/domain/base/late'
import { plainLetters } from '@/domain/base/text/fold-text'
import { NUMBER_WORDS, numberOf } from '@/domain/base/text/number-words'
import { LAW_KEYS, type LawKey } from '@/domain/law/law'
import { lawMark } from '@/domain/law/law-text'

/** « 14 jours », « 2 ans », « vingt-quatre mois », « 45 derniers jours ». */
const TERM = late(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\d,./-])(\d{1,3}|${NUMBER_WORDS})([ \u00a0\u202f](?:derni[eè]re?s?[ \u00a0\u202f])?)(jours?|mois|ans?|années?|semaines?)(?!\p{L})`,
      'giu',
    ),
)
const MONTHS: Readonly<Record<string, number>> = { an: 12, ans: 12, année: 12, années: 12, mois: 1 }

/** Stands for a term's number in the words around it. */
const HERE = '¤'
/** Characters on each side of a term that say what it is of. */
const AROUND = 200

interface Subject {
  /** Compared with the folded words of a sentence, with `HERE` in the place of the number. */
  readonly words: RegExp
  /** The rows that have its terms; none: of such a term we know no law. */
  readonly rows: readonly LawKey[]
}

const ACCOUNTS = String.raw`\b(?:factures?|justificatifs|comptabilite|livre des recettes)\b`
const KEPT = String.raw`\b(?:gard|conserv|archiv)`
const REGISTERED = String.raw`(?:immatricul|declarer? (?:ton|votre|son|le debut d).{0,3}activite)`

/**
 * What makes a term one of law. Delays of delivery, days of a plan or a test are not: where the words are everyday ones, only what the law
 * alone says with them counts.
 */
const SUBJECTS: readonly Subject[] = [
  { words: /\bretract/, rows: ['retractation', 'remboursement'] },
  { words: /\bgarantie legale|\bconformite\b|\bvices? caches?\b/, rows: ['garantie'] },
  { words: /\bfranchise (?:de|en) (?:tva|base)\b/, rows: ['franchise'] },
  { words: /\bprescription\b/, rows: [] },
  {
    words: /\bdelai legal\b|\bobligation legale\b|\bla loi\b|\blegalement\b|\bcode de la consommation\b/,
    rows: LAW_KEYS,
  },
  // « Garde tes factures 10 ans. »
  {
    words: new RegExp(
      `(?:${KEPT}[^¤]{0,60}${ACCOUNTS}|${ACCOUNTS}[^¤]{0,60}${KEPT})[^¤]{0,40}¤ (?:ans?|annees?)\\b`,
    ),
    rows: [],
  },
  // « Tu dois livrer sous 45 jours, sinon le client peut annuler. »
  {
    words:
      /\b(?:livr|exped)[^¤]{0,60}¤[^¤]{0,60}\b(?:peu(?:t|vent)|pour(?:ra|ront)|droit d.)[^¤]{0,20}\b(?:annul|resoudre|resilier)/,
    rows: [],
  },
  // « Le médiateur doit répondre sous 3 mois. »
  {
    words: /\bmediat(?:eur|ion)\b[^¤]{0,20}\b(?:doit|dispose|rend|repond|a) [^¤]{0,40}¤/,
    rows: ['mediateur'],
  },
  // « Le prix barré est le plus bas des 45 derniers jours. »
  { words: /\b(?:prix (?:barre|de reference|anterieur)|plus bas)\b[^¤]{0,80}¤ dernier/, rows: [] },
  // « C’est puni de 5 ans de prison. », « une peine de prison de 2 ans »
  {
    words:
      /¤ (?:ans?|annees?|mois) (?:de |d.)(?:prison|emprisonnement)\b|\b(?:prison|emprisonnement) (?:de|pendant|jusqu.a) ¤ (?:ans?|annees?|mois)\b/,
    rows: [],
  },
  // « Le client a 30 jours pour changer d’avis. »
  {
    words:
      /\b(?:a|ont|dispose|disposent) (?:de )?¤ (?:jours?|mois|semaines?) pour (?:changer d.avis|renoncer)/,
    rows: ['retractation'],
  },
  // « Tu dois rembourser sous 30 jours. », « Tu as 30 jours pour le rembourser. »
  {
    words:
      /\b(?:dois|doit|devras|oblige\p{L}*) (?:a |de )?(?:le |la |les |l.)?rembours[^¤.]{0,40}(?:sous|dans les|en|avant) ¤|\bas ¤ (?:jours?|mois) pour (?:le |la |les |l.)?rembours/u,
    rows: ['remboursement', 'retractation'],
  },
  // « Ta garantie de 24 mois est légale. »
  { words: /\bgarantie (?:de )?¤ (?:ans?|mois)(?: est)? (?:legale|obligatoire)\b/, rows: ['garantie'] },
  // « L’ACRE dure 2 ans. », « Demande l’ACRE sous 45 jours. »
  {
    words:
      /\bacre\b[^¤.]{0,40}\b(?:dure|pendant|sous|dans les|avant) (?:les )?¤ (?:ans?|annees?|mois|jours?)\b/,
    rows: ['acre'],
  },
  // « Une marque est protégée 5 ans. »
  { words: /\bmarques?\b[^¤.]{0,30}\b(?:proteg|valable|valid)[^¤.]{0,20}¤ ans\b/, rows: [] },
  // « Tu as 8 jours pour t’immatriculer. »
  {
    words: new RegExp(
      `¤ (?:jours?|mois|semaines?) pour (?:.{0,3}[' ])?${REGISTERED}|\\bimmatricul[^¤]{0,40}\\b(?:dans les|sous) ¤ (?:jours?|mois) (?:qui suivent|apres|suivant)`,
    ),
    rows: [],
  },
  // « Déclare ton chiffre d’affaires tous les 3 mois à l’Urssaf. »
  { words: /\bdeclar[^¤]{0,60}\btou(?:s|tes) les ¤ (?:mois|jours|semaines|ans)\b/, rows: [] },
]

/** Terms of law in an answer that no given text has: « rétractation de 30 jours ». Two years and 24 months are one. */
export function unfoundedTerms(answer: string, given: string): readonly string[] {
  const lines = given.split('\n')
  const isLaw = (line: string) => line.startsWith('{{law.')
  const termsIn = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => [...text.matchAll(TERM())].map(keyOf)))
  // What the person wrote, and what we gave beside the law, may be of anything.
  const said = termsIn(lines.filter((line) => !isLaw(line)))
  const ofRow = new Map(
    LAW_KEYS.map((key) => [key, termsIn(lines.filter((line) => line.startsWith(lawMark(key))))]),
  )
  return answer.split(/(?<=[.!?])\s+|\n+/).flatMap((sentence) =>
    [...sentence.matchAll(TERM())]
      .filter((term) => {
        const subjects = subjectsOf(sentence, term)
        const key = keyOf(term)
        const isOfRow = subjects.some(({ rows }) => rows.some((row) => ofRow.get(row)?.has(key)))
        return subjects.length > 0 && !said.has(key) && !isOfRow
      })
      .map(([text]) => text),
  )
}

function subjectsOf(
  sentence: string,
  { 1: number = '', index }: RegExpExecArray | RegExpMatchArray,
): readonly Subject[] {
  const at = index ?? 0
  const before = sentence.slice(Math.max(0, at - AROUND), at)
  const after = sentence.slice(at + number.length, at + number.length + AROUND)
  const around = plainLetters(`${before.replaceAll(HERE, ' ')}${HERE}${after.replaceAll(HERE, ' ')}`)
  return SUBJECTS.filter(({ words }) => words.test(around))
}

function keyOf([, number = '', , unit = '']: RegExpMatchArray): string {
  const count = numberOf(number)
  const months = MONTHS[unit.toLowerCase()]
  if (months !== undefined) return `${count * months} mois`
  return `${count * (/^s/i.test(unit) ? 7 : 1)} jours`
}
