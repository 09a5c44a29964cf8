import { numberOf } from '@/domain/base/text/number-words'
import { coverageOf } from './coverage'
import type { Passage } from './page-text'
import { AMOUNT } from './amounts'
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

/** Words of who gives an article back, or may. */
const GIVES_BACK =
  /retract|renonc|annul|chang\w+ d'avis|revenir sur|\brend(?:re|ez|s)\b|retourn|retours?\b|renvo|repentir|regret|ravis|hesit|reflexion|\bdedi|chang\w+ d'idee|dire non|marche arriere|se tromper|motif|sans (?:rien )?(?:expliqu|justif|raison|vous justifier)|satisfaite?s? ou rembours|ne (?:vous )?(?:plait|convient) pas/
const RECEIVED = /recep|recev|recoi|recu|arriv|remis|livr|chez vous|chez toi|en main|possession|la loi/
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
  String.raw`\b${COUNT} (?=a compter|a partir|apres|des |de plus)|\bquatorzieme(?= jour)|\b14 ?e(?:me)?(?= jour)`,
  'g',
)

/** « La loi vous en donne 14 » after a sentence of days, « jusqu'au quatorzième jour ». */
function bareTerms(page: ReadPage): readonly { topic: Topic; days: number; from: number }[] {
  return found(page, BARE).map(({ from, to }) => ({
    topic: 'none',
    days: /14|quatorzieme/.test(page.folded.slice(from, to))
      ? LEGAL_DAYS
      : numberOf(page.folded.slice(from, to)),
    from,
  }))
}

const EXCEPTIONS =
  /passe ce delai|au-dela|apres ce delai|hors delai|plus tard que|\bancien|personnalis|sur mesure|sur-mesure|descell|hygien|perissable|l\.? ?221-28|denree|exception|sauf|alimentaire|perim|prenom|initiales|\bgrave|\bbrode|a votre nom|a la demande/
/** Hygiene excepts what was unsealed, nothing else. */
const UNOPENED = /\bmeme\b[^.!?]{0,30}\b(?:jamais|non|neu\w+|pas|scelle\w*|intact\w*|emballe\w*|ferme\w*)/
const GIVEN_BACK = String.raw`(?:retour|remboursement|echange|reprise)s?\b`
const REFUSALS = new RegExp(
  [
    String.raw`retours? (?:et echanges? )?(?:(?:ne sont|n'est|ne seront|ne sera|sont|:) )?(?:non|pas|jamais) (?:accept|possible|repris|autoris|admis|rembours)\w*`,
    String.raw`retours? (?:et echanges? )?(?:(?:sont|est|:) )?(?:refuse|interdit|impossible|exclu)e?s?\b|retours? ?: ?(?:non|aucun)(?= ?(?:[.,;!)]|$))`,
    // « Aucun retour n'est à payer » refuses nothing.
    String.raw`(?:aucun|pas de|ni) ${GIVEN_BACK}(?! (?:n'est (?:a|payant|complique)|ne (?:prend|coute|demande|depass|vous)|a (?:justifier|payer|motiver|expliquer)|partiel|tardif|payant|en argent liquide)\b)[^.!?\n]{0,40}`,
    String.raw`ni repris,? ni echange\w*|ne (?:seront|sont) (?:ni|pas) (?:repris|rembourse|echange|accepte)\w*|non remboursables?`,
    String.raw`vente (?:ferme|definitive)|(?:ventes?|achats?|commandes?) (?:est|sont) (?:fermes? et )?definiti(?:f|ve)s?(?= ?[.!,:;\n]| et\b|$)`,
    String.raw`sans (?:droit|possibilite) de (?:retractation|retour)|retractation[^.!?\n]{0,40}(?:ne s'applique pas|impossible|exclue?|refuse)`,
    String.raw`(?:avoir|bon d'achat)s? (?:uniquement|seulement|exclusivement)|(?:uniquement|seulement|exclusivement|que) (?:sous forme d'|en |par |un )+(?:avoir|bon d'achat)`,
    // A right of the law that one has to buy.
    String.raw`(?:droit|retours?|retract\w*)[^.!?\n]{0,40}(?:n'est|ne sont|n'a|reserve\w*)[^.!?\n]{0,60}\b(?:option|abonne|membre|carte|club|formule|assurance)[^.!?\n]*`,
    String.raw`(?:rembours\w*|repris\w*)[^.!?\n]{0,25}(?:sous forme d'|en |par )(?:un )?(?:avoir|bon d'achat)\b`,
  ].join('|'),
  'gm',
)
/** The buyer chooses, or another thing than the price of the article is not given back. */
const NO_REFUSAL =
  /\b(?:pas|jamais|ni|non) (?:en |un |par |d')?(?:avoir|bon d'achat)|\bsi (?:vous|tu) (?:le |la |l')?(?:pref|souhait|voul|desir|accept)|au choix|\bou (?:par|en|un|contre)\b|(?:express|livraison|port|emballage|carte cadeau)[^.!?\n]{0,30}non remboursable/
const SHARE = String.raw`(?:${COUNT} ?(?:%|pour ?cents?)|${AMOUNT})`
const BUYER_FEE = new RegExp(
  [
    String.raw`frais (?:de|d')(?: ?)(?:restockage|remise en (?:stock|rayon|vente)|dossier|gestion|traitement|manutention|reconditionnement|retractation|annulation)`,
    String.raw`(?:retenue|penalite|deduction|retenons|deduisons|frais) (?:de )?${SHARE}[^.!?\n]{0,60}(?:retour|retract|rembours)`,
    // « Retour : je retiens 15 % », « je retiens 15 % sur tout retour », not what is taken at the order or for a stock.
    String.raw`(?:retour|renvo|retract|rembours|remise en (?:etat|stock))\w*[^.!?\n]{0,60}\b(?:nous|je|on) (?:gard|retien|reten|dedui|retranch|prelev|conserv)\w* ${SHARE}`,
    String.raw`\b(?:nous|je|on) (?:gard|retien|reten|dedui|retranch|prelev|conserv)\w* ${SHARE}(?= (?:du (?:prix|montant)[^.,;!?\n]{0,20} )?(?:sur|en cas de|pour|a) (?:tout|toute|chaque|les?|la|l'|un|une|votre)? ?(?:retour|renvo|retract|rembours|remise en (?:etat|stock|rayon)))`,
    String.raw`(?:retour|retract|rembours)\w*[^.!?\n]{0,60}(?:retenue|penalite|deduction|amput\w*) (?:de )?${SHARE}|(?:retour|retract|renvo|rembours)\w*[^.!?\n]{0,40}\bmoins ${SHARE}`,
  ].join('|'),
  'g',
)
const NO_FEE =
  /(?:sans|aucuns?|ni|pas de) (?:frais|retenue|penalite)|\b(?:ne|n')[^.!?]{0,30}\b(?:pas|jamais|aucune?|ni)\b/

export function withdrawalWrong(page: ReadPage): Finding {
  const short = page.durations.filter(
    ({ topic, days, from }) =>
      topic === 'withdrawal' &&
      days < LEGAL_DAYS &&
      isTermOfWithdrawal(sentenceText(page, from)) &&
      !SENT_BY_SELLER.test(page.folded.slice(Math.max(0, from - 40), from)),
  )
  const isLimit = ({ from }: Passage) => LIMIT.test(page.folded.slice(Math.max(0, from - 24), from))
  const wrong = [
    ...claimed(
      page,
      short.filter((term) => !isLimit(term)),
    ),
    ...stated(page, short.filter(isLimit)),
    ...stated(page, found(page, REFUSALS)).filter(({ from }) => {
      const sentence = sentenceText(page, from)
      return (!EXCEPTIONS.test(sentence) || UNOPENED.test(sentence)) && !NO_REFUSAL.test(sentence)
    }),
    ...stated(page, found(page, PROMO_EXCLUDED)),
    ...stated(page, found(page, BUYER_FEE)).filter(({ from }) => {
      const sentence = sentenceText(page, from)
      return !NO_FEE.test(sentence)
    }),
  ].map(({ from, to }) => ({ from, to }))
  if (wrong.length > 0) return wrong
  return isTermTold(page) || !coverageOf(page).policies ? null : unmet(MISSING, rightsNamed(page))
}

/** Leaving the contract, beside a number that may be its term. */
function rightsNamed(page: ReadPage): readonly Passage[] {
  return page.sentences.filter(({ from, to }) => {
    const said = page.folded.slice(from, to)
    return /retract|renonc|chang\w+ d'avis|\brendre|renvoyer|retourner/.test(said) && MAY_BE_TERM.test(said)
  })
}

const MAY_BE_TERM = /\b(?:14|quatorz\w*|quinzaine|deux (?:semaines|fois)|trente|30|un mois)\b/

const PROMO_EXCLUDED =
  /(?:retours?|retract\w*|rembours\w*|echang\w*)[^.!?\n]{0,60}\b(?:hors|sauf|excepte\w*|a l'exception)[^.!?\n,;]{0,24}\b(?:promo\w*|solde\w*|destockage)/g

/** « Aucun retour après 7 jours »: the denial is of what comes later. */
const LIMIT = /\b(?:apres|au-dela d\w*'?|passe\w*|plus de)(?: (?:un delai de|les|ces))? ?$/

const LONGEST_WITHDRAWAL = 400

/** « Une vis manquait, renvoyée en 2 jours »: by the seller; a buyer's term is « sous », « dans », « pendant ». */
const SENT_BY_SELLER = /\b(?:r?envoye|remplace|echange|repare)e?s? en $/

/** Not « retours traités en 3 jours ». */
function isTermOfWithdrawal(sentence: string): boolean {
  return (
    !/perim|trait|rembours|verif|control|repon|accus|enregistr|etiquette/.test(sentence) ||
    /pour (?:nous |vous |te |se |le |la |les ){0,3}(?:retract|renvo|retourn|rendre|renonc|chang)|droit de retractation|delai de retractation|pour changer d'avis/.test(
      sentence,
    )
  )
}
