import { numberOf } from '@/domain/base/text/number-words'
import { coverageOf } from './coverage'
import type { Passage } from './page-text'
import { COUNT, type Topic } from './durations'
import {
  found,
  MISSING,
  neighbourhood,
  sentenceAt,
  sentenceText,
  unmet,
  type Finding,
  type ReadPage,
} from './read-page'
import { claimed, isSpoken, stated } from './stance'
import { isLeftOut, refusals } from './withdrawal-refusals'

/** Words of who gives an article back, or may. */
const GIVES_BACK =
  /retract|renonc|annul|chang\w+ d'avis|revenir sur|\brend(?:re|ez|s)\b|retourn|retours?\b|renvo|repentir|regret|ravis|hesit|reflexion|\bdedi|chang\w+ d'idee|dire non|marche arriere|se tromper|motif|sans (?:rien )?(?:expliqu|justif|raison|vous justifier)|satisfaite?s? ou rembours|ne (?:vous )?(?:plai\w+|convien\w+) pas|caprice|restitu|reversons/
const RECEIVED =
  /recep|recev|recoi|recu|arriv|remis|livr|facteur|vous (?:les? |la |l')avez|chez vous|chez toi|en main|possession|la loi/
/** « remboursement sous 14 jours » is no term to withdraw in. */
const OTHER_TERM =
  /(?:(?<!satisfaite? ou )(?<!satisfaites ou )rembours\w*|argent|recredit\w*|accus\w*|repon\w*|trait\w*|garanti\w*)(?:(?!chang|renonc|retract|rend)[^,;.:!?\n]){0,40}$/
const LEGAL_DAYS = 14
/** Words of a delivery or of a repair that takes as long. */
const PROMISED =
  /\b(?:vous (?:recev|livr|serez)|livr(?:ons|e|ee|aison) (?:en|sous|dans|:)|expedi|delai de livraison|garanti|rembours\w+ (?:sous|dans|en))/

/** A term of 14 days or more to give back, in the sentence or beside it. */
function isTermTold(page: ReadPage): boolean {
  const { folded } = page
  return [...page.durations, ...bareTerms(page)].some(({ topic, days, from }) => {
    // NaN: no number.
    if (!(days >= LEGAL_DAYS) || days > LONGEST_WITHDRAWAL || isSpoken(page, { from, to: from })) return false
    const sentence = sentenceText(page, from)
    if (OTHER_TERM.test(folded.slice(Math.max(sentenceAt(page, from).from, from - 70), from))) return false
    if (GIVES_BACK.test(sentence) || topic === 'withdrawal') return true
    // Nothing else lasts fourteen days from the reception, but the delivery itself.
    if (days === LEGAL_DAYS && !PROMISED.test(sentence) && (RECEIVED.test(sentence) || topic === 'none'))
      return true
    const { from: start, to } = neighbourhood(page, from)
    return topic !== 'delivery' || (days === LEGAL_DAYS && !PROMISED.test(sentence))
      ? RECEIVED.test(sentence) || GIVES_BACK.test(folded.slice(start, to))
      : RECEIVED.test(sentence) && GIVES_BACK.test(folded.slice(start, to)) && !/^\W*livr/.test(sentence)
  })
}

const BARE = new RegExp(
  String.raw`\b${COUNT},? (?=a compter|a partir|apres|des |de plus)|\bquatorzieme(?= jour)|\bquatorzaine\b|\b14 ?e(?:me)?(?= jour)`,
  'g',
)

/** « La loi vous en donne 14 » after a sentence of days, « jusqu'au quatorzième jour ». */
function bareTerms(page: ReadPage): readonly { topic: Topic; days: number; from: number }[] {
  return found(page, BARE).map(({ from, to }) => ({
    topic: 'none',
    days: /14|quatorz/.test(page.folded.slice(from, to)) ? LEGAL_DAYS : numberOf(page.folded.slice(from, to)),
    from,
  }))
}

export function withdrawalWrong(page: ReadPage): Finding {
  const short = page.durations.filter(
    ({ topic, days, from }) =>
      topic === 'withdrawal' &&
      days < LEGAL_DAYS &&
      isTermOfWithdrawal(sentenceText(page, from)) &&
      !(days <= 1 && CLOCK_BEFORE.test(page.folded.slice(Math.max(0, from - 12), from))) &&
      !SENT_BY_SELLER.test(page.folded.slice(Math.max(0, from - 40), from)),
  )
  const isLimit = ({ from }: Passage) => LIMIT.test(page.folded.slice(Math.max(0, from - 24), from))
  const wrong = [
    ...claimed(
      page,
      short.filter((term) => !isLimit(term)),
    ),
    ...stated(page, short.filter(isLimit)),
    ...refusals(page),
  ].map(({ from, to }) => ({ from, to }))
  if (wrong.length > 0) return wrong
  return isTermTold(page) || !coverageOf(page).policies
    ? null
    : unmet(MISSING, [...rightsNamed(page), ...exclusions(page)])
}

/** « Pas de rétractation : denrées périssables »: the goods may be ones that the law leaves out. */
function exclusions(page: ReadPage): readonly Passage[] {
  return page.sentences.filter(({ from, to }) => {
    const said = page.folded.slice(from, to)
    return /retract|renonc|l\.? ?221-28/.test(said) && isLeftOut(said)
  })
}

/** Leaving the contract, beside a number that may be its term. */
function rightsNamed(page: ReadPage): readonly Passage[] {
  return page.sentences.filter(({ from, to }) => {
    const said = page.folded.slice(from, to)
    return /retract|renonc|chang\w+ d'avis|\brendre|renvoyer|retourner/.test(said) && MAY_BE_TERM.test(said)
  })
}

const MAY_BE_TERM = /\b(?:14|quatorz\w*|quinzaine|deux (?:semaines|fois)|trente|30|un mois)\b/

/** « Aucun retour après 7 jours »: the denial is of what comes later. */
const LIMIT = /\b(?:apres|au-dela d\w*'?|passe\w*|plus de)(?: (?:un delai de|les|ces))? ?$/

const LONGEST_WITHDRAWAL = 400

/** « Entre 9 h et 18 h »: hours of the day. */
const CLOCK_BEFORE = /\b(?:entre|de|des|avant|vers|et|a|jusqu'a) ?$/

/** « Une vis manquait, renvoyée en 2 jours »: by the seller; a buyer's term is « sous », « dans », « pendant ». */
const SENT_BY_SELLER =
  /\b(?:(?:r?envoye|remplace|echange|repare)e?s?|retour (?:d')?(?:atelier|sav|usine)|retour (?:de l'atelier|chez (?:vous|toi))) en $/

/** Not « retours traités en 3 jours ». */
function isTermOfWithdrawal(sentence: string): boolean {
  return (
    !/perim|trait|rembours|verif|control|repon|accus|enregistr|etiquette/.test(sentence) ||
    /pour (?:nous |vous |te |se |le |la |les ){0,3}(?:retract|renvo|retourn|rendre|renonc|chang)|droit de retractation|delai de retractation|pour changer d'avis/.test(
      sentence,
    )
  )
}
