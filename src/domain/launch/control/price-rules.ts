import { NUMBER_WORDS } from '@/domain/base/text/number-words'
import type { LocalDate } from '@/domain/base/time/local-date'
import { AMOUNT, centsOf, MONEY } from './amounts'
import type { PageContext } from './context'
import { referencePrice } from './crossed-price'
import type { Passage } from './page-text'
import {
  distinct,
  found,
  lineAround,
  sentenceAt,
  sentenceText,
  type Finding,
  type ReadPage,
} from './read-page'
import { longestSpan } from './dated-span'
import { isTold, stated } from './stance'

/** « Prix habituel », or an amount beside a lower one: crossed only where the page sells for less. */
const SOFT = String.raw`(?:(?:prix|tarif)(?: (?:de reference|initial|habituel|normal|d'origine|de base|conseille|public|catalogue|boutique|reel|magasin|concurrent\w*|du commerce|en (?:magasin|boutique|grande surface)|ailleurs))+(?: barre)?|valeur(?: (?!de \d|\d)[a-z']+){0,3}(?: de| :)?|[«"]? ?avant(?: ?[»"])?|hier|(?:estime|evalue|cote)e?s? (?:a )?|(?:affiche|facture|propose|vendu|trouve)\w* (?:d'ordinaire|d'habitude|ailleurs|partout|en (?:boutique|magasin|vitrine)|chez (?:les autres|la concurrence|nos confreres))(?: a| autour de)?|(?:d'ordinaire|habituellement|d'habitude|ailleurs|partout ailleurs|chez (?:les autres|la concurrence|le voisin|nos confreres)|(?:en|dans les) (?:boutiques?|magasins?|vitrines?|grandes surfaces?))(?: c'est| comptez| a|,)?|(?:valait|coutait|se vendait|etait vendue?)(?: a)?|(?:vaut|valait|coutait|vendue?s?)(?: normalement| d'habitude| habituellement| partout| ailleurs| en realite)+(?: a)?|barree? a|vaut(?= ${AMOUNT} (?:en (?:boutique|magasin)|ailleurs|partout|dans le commerce))|(?<=(?:€|euros?) (?:ttc )?)(?:contre|a la place de|plutot que)) ?:? ?${AMOUNT}`
/** « 54 € dans les belles quincailleries », « 60 € ailleurs ». */
const ELSEWHERE = String.raw`${AMOUNT}(?= (?:ttc )?(?:ailleurs|partout|chez (?:les autres|la concurrence|nos (?:concurrents|confreres))|(?:en|dans (?:les?|la|toutes les)) (?:\w+ )?(?:boutiques?|magasins?|vitrines?|commerce|grande surface|quincailleries|enseignes|rayons?|galeries?|salons?)))`
/** « De 38 à 29 € »: downwards. */
const FALLEN = new RegExp(
  String.raw`\b(?:de|passee?s? de|tombee?s? de|descendue?s? de) (?<first>\d[\d ]{0,6}(?:[.,]\d{1,2})?)(?: ?(?:€|euros?))? a (?<second>\d[\d ]{0,6}(?:[.,]\d{1,2})?) ?(?:€|euros?\b)`,
  'g',
)
const BESIDE = String.raw`(?<![\d,.])${AMOUNT}(?= {1,4}(?:-?[→>|➜➡] ?|- )?(?:[✅✔☑]\ufe0f? ?)?\d[\d ]{0,10}(?:[.,]\d{1,2})? ?(?:€|euros?\b))`
/** « Jamais de prix barré : 29 € toute l'année ». */
const NOT_CROSSED = /\b(?:pas|jamais|aucun|sans|ni|zero)(?: d(?:e |'))? ?$/
/** « Ce n'est pas notre prix d'avant, on ne barre rien ». */
const NOT_BARRED =
  /\b(?:ne |n')(?:barr|ray|biff)\w* (?:rien|pas|jamais|aucun)|n'(?:est|etait) (?:pas|ni) (?:notre|mon|un|le) (?:ancien )?prix|\bsans (?:rien )?barrer/
/** « La version précédente valait 50 € »: another article. */
const OTHER_ARTICLE =
  /\bversion|precedent|celle-ci|celui-ci|ancien modele|l'autre|a l'epoque|en 19\d\d|grand-/
/** « Ailleurs on le paie 60 € », « prix d'antan : 59 € », « 49 € rayé », « 49 € puis 29 € »: crossed only where the page sells for less. */
const CUED = String.raw`\b(?:ailleurs|normalement|d'ordinaire|jadis|naguere|autrefois|auparavant|(?:prix|tarif|montant) (?:public|fort|d'antan|d'avant|d'hier|vitrine|constate|courant|observe|moyen|theorique|initial|plein|de base|de depart|des autres)|hors promo(?:tion)?|sans (?:la )?promo(?:tion)?|valeur(?! (?:nutrition|declar|assur|ajout))|vaudrait|couterait|concurren\w+|(?:en|dans les?) (?:boutiques?|magasins?|vitrines?|(?:grandes )?enseignes))\b(?!-)(?:(?!au lieu)[^.!?\n\d€~]){0,40}?${AMOUNT}|${AMOUNT}(?= ?,? ?\(?(?:raye|barre|biffe)e?s?\b| puis ${AMOUNT})`
const IS_SOFT = new RegExp(`^(?:${SOFT}|${CUED}|${ELSEWHERE}|${AMOUNT}$)`)
const CROSSED = new RegExp(
  String.raw`~~[^~\n]{0,20}\d[^~\n]{0,20}~~` +
    String.raw`|(?:au lieu de|prix barre ?:?|ancien prix ?:?|avant ?:|etait(?: a)?) ?(?:${AMOUNT}|${NUMBER_WORDS}(?= ?[!.,]))` +
    `|${SOFT}|${BESIDE}|${CUED}|${ELSEWHERE}` +
    String.raw`|\b(?:a )?moitie prix\b|\b[1-9]\d ?% de (?:remise(?! en )|reduction|rabais|ristourne)` +
    String.raw`|(?<![\w-])- ?[1-9]\d ?%` +
    String.raw`|economis\w* (?:de )?(?:\d[\d ,.]{0,10}|${NUMBER_WORDS} ?)(?:%|€|euros?|pour ?cents?)` +
    String.raw`|\bmoins (?:[1-9]\d|${NUMBER_WORDS}) ?(?:%|pour ?cents?)(?=[^.!?\n]{0,40}(?:prix|tarif|remise|€|euro|sur (?:tou|la |les |le |nos)|toute l'annee|1er |janvier))` +
    String.raw`|\b(?:remise|reduction|promo(?:tion)?|solde|rabais)s? (?:de |permanente? |:)+[1-9]\d ?%`,
  'g',
)
const PERMANENT =
  /(?:barre|raye)\w*[^.!?;\n]{0,30}(?:depuis (?:l'ouverture|toujours|le debut|la creation)|restera)[^.!?;\n]*|(?:promo\w*|remise|reduction|prix (?:barre|reduit|choc))[^.!?;\n]{0,40}(?:permanent\w*|toute l'annee|en permanence|tous les jours|sans limite de duree)|(?:toute l'annee|en permanence)[^.!?;\n]{0,30}(?:-? ?\d+ ?%|promo\w*|remise)|(?:economis\w+|-) ?\d+ ?%[^.!?;\n]{0,20}(?:toute l'annee|en permanence|permanent\w*)/g
/** The seller says the reference of the reduction beside it. */
const REFERENCE_SAID =
  /\b(?:plus bas\b|prix de reference)(?:(?!retour|rembours|livr)[^.!?\n]){0,100}\b(?:30|trente)(?: derniers)? jours|plus bas (?:que nous avons )?pratique/g

const ANY_MONEY = new RegExp(MONEY)
/** Titles of other pages between strokes, not one of them with a price. */
function isListed(line: string): boolean {
  return line.split(/[|·]/).length > 2 && !/\d/.test(line)
}

/** « -20 % de volume sonore », « 30 % d'électricité ». */
const OF_OTHER = /^ ?(?:de |du |d'|des )(?!remise|reduction|rabais|promo|ristourne|plus\b)/
/** A gift to some buyers, the price of several pieces, or a share of a material. */
const NO_REDUCTION =
  /\bcode\b|retenue|premiere commande|bienvenue|parrain|etudiant|demandeur|abonne|fidelite|a partir d[e']|\bdes (?:\d|deux|trois|la|le|l')|\bpour (?:\d|deux|trois|l'achat)|par lot|\blots? de|quantite|coton|laine|polyester|viscose|\blin\b|elasthanne|\bsoie\b|nylon|acrylique|consomm|bruit|sonore|humidite/

/** Characters of a sentence before its words of the 30 days. */
const SAID_BEFORE = 200
/** « 30 €. C'est le plus bas des 30 jours »: in the sentence before. */
const NEAR_BEFORE = 60

/** « Jamais vendu moins de 45 € »: the lowest, where the sentence has its thirty days. */
const LOWEST =
  /\bplus bas\b|\bprix de reference\b|\b(?:jamais|ne|n')\b[^.!?\n]{0,40}\b(?:moins (?:de|cher)|en dessous|au-dessous|inferieure?s?)\b/g
const THIRTY_DAYS = /\b(?:30|trente)(?: derniers)? jours\b|\bdernier mois\b/
const SPAN_DAYS = 30

const CROSSED_NAMED =
  /\b(?:prix|tarif|montant|chiffre)s? (?:barre|raye|d'avant|d'origine|de reference|de depart|de comparaison|initial|precedent|anterieur|biffe|avant (?:la |l'|cette )?(?:remise|promo\w*|reduction|baisse|offre))|\b(?:ancien|premier) (?:prix|tarif)|\b(?:barre|raye|biffe)e?\b/

function lowestSaid(page: ReadPage): readonly Passage[] {
  const all = found(page, LOWEST)
  // Many may stand in one sentence, which is read once.
  const known = new Map<number, boolean>()
  return all.filter(({ from }) => {
    const { from: start, to } = sentenceAt(page, from)
    const said = page.folded.slice(start, to)
    const isThere = known.get(start) ?? (THIRTY_DAYS.test(said) || longestSpan(said) >= SPAN_DAYS)
    known.set(start, isThere)
    return isThere
  })
}

/** Amounts that the page says to be the lowest of the last 30 days. */
function saidReferences(page: ReadPage): readonly number[] {
  return [...found(page, REFERENCE_SAID), ...lowestSaid(page)].flatMap(({ from, to }) => {
    const { folded } = page
    const [after = ''] = folded.slice(to, to + 40).split(/[\n);]/, 1)
    const start = Math.max(
      0,
      Math.min(from - NEAR_BEFORE, Math.max(sentenceAt(page, from).from, from - SAID_BEFORE)),
    )
    const sentence = sentenceText(page, from)
    // « Le prix barré est le plus bas des 30 jours »: of the crossed price, whatever its amount.
    if (CROSSED_NAMED.test(sentence) && !ANY_MONEY.test(sentence) && isTold(page, { from, to }))
      return [Number.POSITIVE_INFINITY]
    const amount =
      new RegExp(AMOUNT).exec(after) ?? [...folded.slice(start, to).matchAll(new RegExp(AMOUNT, 'g'))].at(-1)
    const cents = amount ? centsOf(amount[0]) : null
    return cents === null ? [] : [cents]
  })
}

/** A price that only the noted prices allow is a point to check: whether it was practised, no note can tell. */
export function crossedPrice(page: ReadPage): Finding {
  const { folded, context } = page
  // « Nous ne faisons ni promo ni prix barré »: the denial stands before its head; « sans limite de durée » is none.
  const permanent = stated(page, found(page, PERMANENT)).filter(
    ({ from }) => !isListed(lineAround(page, from)) && isTold(page, { from, to: from + 1 }),
  )
  const said = saidReferences(page)
  const crossed = stated(page, [...found(page, CROSSED), ...fallenPrices(page)]).filter(({ from, to }) => {
    const sentence = sentenceText(page, from)
    // « Cinq jours au lieu de quatre ».
    if (!/\d|€|euro|moitie|pour ?cent/.test(folded.slice(from, to)) && !ANY_MONEY.test(sentence)) return false
    const isPercent = !/€|euro|~~/.test(folded.slice(from, to))
    if (isPercent && OF_OTHER.test(folded.slice(to, to + 30))) return false
    const words = folded.slice(from, to)
    if (NOT_BARRED.test(sentence)) return false
    if (NOT_CROSSED.test(folded.slice(Math.max(0, from - 16), from))) return false
    if (IS_SOFT.test(words) && !isLowered(page, { from, to })) return false
    if (/^(?:valait|coutait|se vend|etait)/.test(words) && OTHER_ARTICLE.test(sentence)) return false
    // A code for a customer is a commercial gift, and a percentage beside a proven price needs no proof of its own.
    return !isPercent || !NO_REDUCTION.test(sentence)
  })
  const isProven = ({ from, to }: Passage) => {
    const value = centsOf(folded.slice(from, to))
    if (value === null) return false
    if (context.priceHistory === undefined && said.some((cents) => value <= cents)) return true
    return isAllowed(value, currentPrice(folded, from, to, value), context)
  }
  // « 25,50 € (-25 %) »: the price before is reckoned from the one beside, to the cent that a share is rounded to.
  const isShareProven = ({ from, to }: Passage) => {
    const share = Number(/\d+/.exec(folded.slice(from, to))?.[0])
    const beside = folded.slice(Math.max(0, from - 60), to + 60).matchAll(new RegExp(AMOUNT, 'g'))
    const current = Math.min(...Array.from(beside, ([each]) => centsOf(each) ?? Infinity))
    if (!Number.isFinite(current) || !(share < 100)) return false
    return isAllowed(Math.floor((current * 99) / (100 - share)), current, context)
  }
  const amounts = crossed.filter(({ from, to }) => /€|euro|~~/.test(folded.slice(from, to)))
  const unproven = amounts.filter((place) => !isProven(place))
  const percents =
    (amounts.length > 0 && unproven.length === 0) || (amounts.length === 0 && said.length > 0)
      ? []
      : crossed.filter((place) => !amounts.includes(place) && !isShareProven(place))
  const all = [...permanent, ...unproven, ...percents].filter(
    (place, at, every) => !every.some((other, i) => i < at && other.from < place.to && place.from < other.to),
  )
  if (all.length > 0) return all.toSorted((a, b) => a.from - b.from)
  const noted = context.priceHistory === undefined ? [] : amounts.length > 0 ? amounts : crossed
  return noted.length > 0 ? { unread: distinct(noted) } : null
}

/** The price before, where it falls. */
function fallenPrices({ folded }: ReadPage): readonly Passage[] {
  return Array.from(folded.matchAll(FALLEN), ({ 0: whole, index, groups = {} }) => ({
    from: index,
    to: index + whole.length,
    isFallen: (centsOf(groups['first'] ?? '') ?? 0) > (centsOf(groups['second'] ?? '') ?? 0),
  })).filter(({ isFallen, from }) => isFallen && !DELIVERY.test(folded.slice(Math.max(0, from - 24), from)))
}

const DELIVERY =
  /livr|port\b|envoi|frais|relais|expedi|lettre|colissimo|domicile|retrait|retour|kg|litre|\bl\b(?!')/
/** A price below a tenth of another one is of another thing. */
const TENTH = 10
const BESIDE_WIDTH = 90
/** « Frais d'expédition 5 € (France), 12 € (UE). » */
const OF_DELIVERY = /^\W*(?:frais|port|livraison|livree? |expedi|envoi|envoyee? )/

function isLowered(page: ReadPage, { from, to }: Passage): boolean {
  const { folded } = page
  const value = centsOf(folded.slice(from, to)) ?? 0
  const start = Math.max(0, from - BESIDE_WIDTH)
  const amounts = folded.slice(start, to + BESIDE_WIDTH).matchAll(new RegExp(AMOUNT, 'g'))
  return [...amounts].some(({ 0: whole, index }) => {
    const cents = centsOf(whole) ?? 0
    const line = lineAround(page, start + index)
    const before = folded.slice(Math.max(0, start + index - 24), start + index).replace(/^[^]*\n/, '')
    const isDelivery =
      DELIVERY.test(before) ||
      (DELIVERY.test(line) && !line.includes('prix')) ||
      OF_DELIVERY.test(sentenceText(page, start + index))
    return cents < value && cents * TENTH > value && !isDelivery
  })
}

/** The nearest lower amount beside a crossed one. */
function currentPrice(folded: string, from: number, to: number, crossed: number): number | null {
  const beside = [folded.slice(Math.max(0, from - 60), from), folded.slice(to, to + 60)]
  const amounts = beside.flatMap((text) =>
    [...text.matchAll(new RegExp(AMOUNT, 'g'))].map(([each]) => centsOf(each)),
  )
  return amounts.find((cents) => cents !== null && cents < crossed) ?? null
}

function isAllowed(
  crossed: number,
  current: number | null,
  { priceHistory = [], today }: PageContext,
): boolean {
  const last = priceHistory.at(-1)
  if (!last) return false
  const day: LocalDate = today ?? last.on
  const isNew = current !== null && current < last.cents
  const history = isNew
    ? [...priceHistory.filter(({ on }) => on !== day), { on: day, cents: current }]
    : priceHistory
  const reference = referencePrice(history, day)
  return reference !== null && crossed <= reference
}
