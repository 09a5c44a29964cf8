import { NUMBER_WORDS } from '@/domain/base/text/number-words'
import { AMOUNT, centsOf, EURO, MONEY } from './amounts'
import { coverageOf } from './coverage'
import { hasNoParcel, isOnlyWired, wiredDelivery } from './digital'
import type { Passage } from './page-text'
import {
  firstAt,
  found,
  names,
  neighbourhood,
  orNull,
  sentenceAt,
  sentenceText,
  unmet,
  MISSING,
  type Finding,
  type ReadPage,
} from './read-page'
import { isUntaxed, salePrices } from './sale-prices'
import { claimed, isSpoken } from './stance'

const SENT = String.raw`(?:livr|expedi|port\b|envoi|envoy|transport\b|transporteur\b|coursier|facteur|poste\b|courrier\b|distribution|remise (?:en main|contre|au domicile|a domicile|au facteur)|main propre|enveloppe (?:suivie|a bulles|bulle|renforcee|timbree|kraft|affranchie)|l'enveloppe|colis|lettre|relais|achemin|affranchissement|colissimo|chronopost|mondial|retrait|shipping|domicile|voyage|timbre|frais postaux|postal|apport)`
const FREE = String.raw`(?:(?<!non )(?<!pas )(?:offert|gratuit|inclu|compris)|sans frais|sans supplement|pa[iy]\w+ par nous|ne (?:vous |te )?coute (?:rien|pas)|pour (?:nous|moi|notre pomme)\b|(?:a|est) (?:notre|ma) charge|rien a (?:pay|ajout|regl))`
/** « Le prix comprend l'envoi », « prix livré », « aucun frais de port », « franco ». */
const WITHIN_PRICE = String.raw`\b(?:prix|tarif|total|montant)s?\b[^.!?\n]{0,30}(?:compren\w+|inclu\w*|avec|tient compte)[^.!?\n]{0,30}\b${SENT}|(?:prix|€|euros?) (?:ttc )?(?:rendu |tout compris )?(?:livree?|franco)\b|\b(?:aucuns?|pas de|sans|zero|ni) frais (?:de |d')?${SENT}|\bfranco (?:de port|domicile)|\bfranco\b(?! d)`
const DELIVERY_COST = new RegExp(
  String.raw`\b${SENT}\w*[^!?\n.]{0,60}?(?:\b${FREE}|${MONEY})` +
    // Not « 119 € (livraison en sus) ».
    String.raw`|(?!${MONEY} ?\(${SENT}\w* (?:en sus|en supplement|non compris|a part|selon|sur devis))(?:${MONEY}(?: (?:et )?${NUMBER_WORDS}(?: centimes)?)?|\b${FREE}\w*) ?(?:de |d'|pour |en |la |le |l'|les |un |une |votre |au |aux |\(|frais |l'emballage et |par |vers |plus |supplement |avec |cout |forfait |participation ){0,5}\b${SENT}` +
    `|${WITHIN_PRICE}` +
    // « L'envoi à cinq », beside a price that has its currency; « 52 € + 5,90 € »; « quatre euros pour la route ».
    String.raw`|\b(?:envoi|port|livraison|transport) (?:a|de|:) (?:\d|${NUMBER_WORDS})\b(?! ?(?:jour|h\b|heure|semaine|j\b|a \d|domicile|partir))|(?:€|euros?)(?: ttc)? ?\+ ?\d[\d,. ]* ?(?:€|euro)|${MONEY} pour la route|${MONEY} (?:de plus |pour |par )[^.,;:!?\n\d]{0,25}\b${SENT}|\brien (?:de plus |d'autre )?(?:a (?:pay|regl|ajout)er )?pour (?:l'|la |le )?${SENT}`,
)
/** « Le recevoir : 6,90 € », « 4,90 € pour vous la faire parvenir », « jusqu'à votre porte : 5 € ». */
const TO_DOOR = String.raw`(?:(?:(?:la|le|les|l'article|vous|te) (?:faire )?(?:recevoir|parvenir|venir)|l'avoir (?:chez (?:vous|toi)|a la maison)|recevoir (?:la|le|les|votre|ton|ta|l')[^.!?\n:;\d]{0,20}|chez (?:vous|toi)|(?:votre|ta) (?:porte|boite|sonnette)(?: aux lettres)?))`
const COST_TO_DOOR = new RegExp(
  String.raw`\b${TO_DOOR}(?: coute(?:nt|ra)?| revient a| demande| ?:|, ajoute\w*|, comptez|, compte)+ ?(?:\d[\d.,]*|${NUMBER_WORDS}) ?(?:€|eur)` +
    String.raw`|(?:€|euros?)(?: ttc)?(?: de plus| en plus)?,? (?:pour|jusqu'a) (?:vous |te |que vous )?${TO_DOOR}|(?:€|euros?)(?: ttc)? rendue?s? (?:a |chez )` +
    String.raw`|(?:€|euros?)(?: ttc)?,? tout compris\b|\brien a (?:pay|ajout|regl)er[^.!?\n]{0,20}${TO_DOOR}|^\W*frais ?: ?\d[\d.,]* ?(?:€|eur)`,
  'm',
)
/** « Envoi 2,90 », beside a price that has its currency. */
const BARE_COST = new RegExp(
  String.raw`\b(?:port|envoi|livraison|colissimo|chronopost|relais|mondial relay|domicile|lettre suivie|timbre|expedition),? ?:? \d{1,3}[.,]\d\d\b(?! ?%)|\+ ?\d{1,3}[.,]\d\d (?:de |d')?(?:port|envoi|livraison|frais)\b`,
)
/** « Les frais de port vous seront communiqués », « transport : nous consulter », « hors frais de port ». */
const COST_UNSAID = new RegExp(
  String.raw`(?:\b(?:tarif|frais|cout|couts|prix)\b[^.!?\n]{0,20})?\b(?:livraison|port|envoi|transport|expedition|shipping)\b[^.!?\n]{0,60}(?:en sus|en supplement|a ajouter|ajoute|enverr|envoie le montant|calcul|communiqu|precis|indiqu|affich|confirm|non compris|selon|en plus|consult|sur devis|sur demande|depend|variable|checkout)[^.!?\n]*` +
    String.raw`|\btransporteu\w+ [^.!?\n]{0,20}\b(?:fixe|facture|decide|choisit|annonce)\w* [^.!?\n]*` +
    String.raw`|\b(?:prix|tarif)s? ?: ?(?:nous consulter|sur (?:demande|devis)|a convenir)[^.!?\n]*` +
    String.raw`|\+ ?(?:les )?frais d(?:e |')(?:port|livraison|envoi|expedition|transport)\b` +
    String.raw`|\b(?:hors|sans compter|non compris\w*|plus) (?:les )?(?:frais (?:de|d') ?)?(?:livraison|port|envoi|expedition|transport)\b`,
  'g',
)
const FREE_FROM = new RegExp(
  String.raw`(?:offert\w*|gratuit\w*|inclu\w*)(?: en [a-z ]{3,30})? (?:des|a partir de|au-dela de|au-dessus de|pour tout(?:e commande)?) (?:\w+ de )?${AMOUNT}(?: d'achats?)?`,
  'g',
)
/** « 98,57 €/kg » beside « hors frais de port »; the comma is a point there. */
const UNIT_PRICE =
  /\d[\d.]* ?(?:€|euros?) ?(?:\/|le |la |par )(?: ?(?:kg|kilo\w*|l\b|litre|100 ?(?:g|ml)|m\b|metre|piece|unite))\w*/g
/** The cost of a return, or the delivery that a refund gives back, is no cost of delivery. */
const RETURNED =
  /retract|retour|repren|renvo|rembours|\b(?:rend(?:s|ons|ue?s?|re)?|restitu\w*|revers\w*) [^.!?;\n]{0,20}\b(?:argent|totalite|somme|integralite|euros verses|prix)\b/

const ANY_SENT = new RegExp(String.raw`\b${SENT}`)

/** « Transport : à partir de 6 €, le montant exact est réglé au livreur ». */
const FROM_ON = new RegExp(
  String.raw`a partir de ${AMOUNT}(?=.*\b(?:exact|regle|precise|confirm|calcul))`,
  'g',
)
/** « 3. Livraison. En France. Forfait de 6,40 euros. »: the title of a paragraph. */
const TITLED =
  /^\W*(?:(?:article )?\d+\W{1,5})?(?:(?:les?|la|l'|et|frais de|delais? et) ?){0,3}(?:livraisons?|envois?|expeditions?|port|transport)(?: et \w+)?(?: coute combien)? ?[»"]? ?[.:?-] ?[»"]? [^\n]{0,240}/gm

/** « Et pour l'envoi ? 4,90 €. » */
const ASKED = new RegExp(
  String.raw`\b${SENT}\w*[^.!?\n€]{0,30}\? ?[»"]? ?:? ?(?:(?!retour|renvo|des |a partir|offert)[^.!?\n€]){0,20}${MONEY}`,
)
const PAID_FOR = new RegExp(String.raw`\b${SENT}|\+|pour la route`)

/** Sentence by sentence: few of them speak of delivery. */
function hasDeliveryCost(page: ReadPage): boolean {
  const { folded, sentences } = page
  if (ASKED.test(folded) || hasNoParcel(page) || isOnlyWired(page)) return true
  const titled = Array.from(folded.matchAll(TITLED), ([line]) => line.replace(/[.!?](?= |$)/g, ','))
  return [...sentences.map(({ from, to }) => folded.slice(from, to)), ...titled].some((sentence) =>
    sentence
      .split(';')
      .some(
        (part) =>
          !RETURNED.test(part) &&
          ((PAID_FOR.test(part) && DELIVERY_COST.test(withoutConditions(part))) ||
            BARE_COST.test(part) ||
            COST_TO_DOOR.test(part)),
      ),
  )
}

/** Without the amounts that are no cost of this delivery. */
function withoutConditions(part: string): string {
  return part
    .replace(FROM_ON, ' ')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d)\.(\d)/g, '$1$2')
    .replace(FREE_FROM, ' ')
    .replace(UNIT_PRICE, ' ')
}

export function totalPriceMissing(page: ReadPage): Finding {
  const { product, policies } = coverageOf(page)
  if (!product) return null
  const isPriced = salePrices(page).length > 0
  if (isPriced && hasDeliveryCost(page)) return orNull(claimed(page, found(page, HIDDEN_FEES)))
  const unsaid = found(page, COST_UNSAID).filter(
    ({ from, to }) =>
      !EURO_ONCE.test(page.folded.slice(from, to)) &&
      !/rembours|renvo|retour/.test(page.folded.slice(from, to)),
  )
  if (unsaid.length > 0) return unsaid
  const isShown = policies || (!isPriced && names(page, 'cart'))
  if (!isShown) return null
  if (isPriced) return unmet(MISSING, costsNamed(page))
  const untaxed = found(page, EURO).filter((place) => isUntaxed(page.folded, place))
  return unmet(untaxed, pricesNamed(page))
}

/** « Des frais de préparation peuvent être ajoutés au moment du paiement. » */
const HIDDEN_FEES =
  /\b(?:frais|supplements?) (?!de (?:retour|renvoi|douane|livraison|port|transport|envoi|expedition))[^.!?\n]{0,40}(?:peuvent|pourront|seront|sont) (?:etre )?(?:ajoute|factur|appliqu|prelev|ajuste)\w* (?:au|lors|a la|selon|en)[^.!?\n]*/g

/** A sentence that speaks of delivery and of an amount, or a second amount that nothing else is said to cost. */
function costsNamed(page: ReadPage): readonly Passage[] {
  const { folded } = page
  const spoken = page.sentences.filter(({ from, to }) => {
    const said = folded.slice(from, to)
    return ANY_SENT.test(said) && !RETURNED.test(said) && ANY_COST.test(withoutConditions(said))
  })
  const [first, ...others] = salePrices(page)
  const price = first && centsOf(folded.slice(first.from, first.to))
  const second = others.filter((place) => {
    const said = sentenceText(page, place.from)
    return centsOf(folded.slice(place.from, place.to)) !== price && !OTHER_AMOUNT.test(said)
  })
  return spoken.length > 0 ? spoken : second
}

/** Prices before a reduction, of a weight, of another article, and what else costs. */
const OTHER_AMOUNT =
  /retract|retour|renvo|rembours|repren|capital|barre|au lieu|avant|econom|remise|-\d|solde|promo|reduc|valeur|valait|kilo|\bkg\b|litre|\/ ?(?:kg|l\b|100)|option|supplement|\btaille|modele|coffret|\blots?\b|pieces|grav|cadeau|indemnit|garanti|~/

/** « Prix : 29,- », in a currency that is not read. */
function pricesNamed(page: ReadPage): readonly Passage[] {
  return found(page, PRICED).filter(
    (place) =>
      !isUntaxed(page.folded, place) && !/hors tax|\bh\.?t\b/.test(page.folded.slice(place.from, place.to)),
  )
}

const PRICED = new RegExp(
  String.raw`\b(?:prix|tarif|coute)\b[^.!?\n\d]{0,20}\d[\d.,]*(?: ?€| ?eur\w*)?|(?<![\d.,])\d[\d.,]* ?(?=ttc\b)`,
  'g',
)

const ANY_COST = new RegExp(String.raw`${MONEY}|\b${FREE}`)

const EURO_ONCE = new RegExp(EURO.source)

const MONTH = '(?:janv|fevr|mars|avril|mai\\b|juin|juil|aout|sept|octo|oct\\b|nov|dec)'
const WEEKDAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi)'
const RECEIVED =
  '(?:dans (?:votre|ta) boite|livr|recev|recu|recoi|reception|arriv|aurez|chez vous|chez toi|distribu|facteur|remis)'
const DELIVERY_DATE = new RegExp(
  String.raw`(?:livr|recev|recu|expedi|reception|arriv|aurez|parvien|poste|dans (?:votre|ta) boite|chez (?:vous|toi))\w*[^!?\n]{0,60}?(?:\b${WEEKDAY} \d{1,2}(?:er)? ${MONTH}|\b(?:le|du|au|et) (?:${WEEKDAY} )?\d{1,2}(?:er)? (?:${MONTH}|et le|au \d)|au plus tard (?:le )?${WEEKDAY}|le lendemain|le surlendemain|\b\d{1,2}\/\d{1,2})` +
    String.raw`|\b${RECEIVED}\w*[^!?\n]{0,30}\b(?:${WEEKDAY}|demain|\d{1,2}(?:er)? ${MONTH})` +
    String.raw`|\bj ?\+ ?\d\b|\b(?:livr|expedi|envo[iy]|recev|recep|colis|part)\w* [^.!?\n]{0,30}\b(?:huitaine|quinzaine)\b|\bjours d'attente ?: ?\d{1,2}\b`,
  'g',
)
const DATE = new RegExp(
  String.raw`\b(?:${WEEKDAY}|demain|(?:le |du |avant le )\d{1,2}(?:er)? ${MONTH}\w*)`,
  'g',
)
const VAGUE = String.raw`(?:meilleurs delais|brefs delais|rapide\w*|au plus vite|tres vite|vite|des que|quand (?:on|nous|c'est|ce sera|elles?|ils?|le planning|l'atelier)\b|par vagues|sous peu|prochainement|bientot|express\b|variable\w*|indicatif\w*|(?:prochaine|quelque|plusieur)s? (?:semaines?|jours|mois)|selon (?:les|la|le|l'|votre|disponib|planning|arrivage|stock)|au mieux|regulierement|varient|raisonnables?|charge de l'atelier|depend|entre les mains|patience|peuvent varier|peut varier|may vary|as soon as|fast shipping)`
const SENDING = String.raw`(?:livr|expedi|envo|envoi|colis|part\b|arriv|parvien|recep|recev|delai|fabriqu|transporteur|livreur|facteur|pose\b|comptez|(?:command|prepar|trait)\w*|shipping|delivery|processing)`
const VAGUE_DELAY = new RegExp(
  String.raw`\b${SENDING}\w*.*?\b${VAGUE}|\b${VAGUE}.*?\b${SENDING}|quand ce sera|vous previendrons|te previendra`,
)

/** Any other time that a page counts in days. */
const OTHER_TIME =
  /retract|renonc|revenir sur|\brend(?!ez[- ]vous\b)|rendu|renvo|retour|rembours|garanti|repon|accus|\brepar|essai|autonomie|batterie|conserv|consomm|ouverture|age\b|defaut|mediat|abonn|offre|promo|avis|satisfait|reflexion|\bloi\b|endommag|abime|casse|reclam|remplac|signal|gard|(?:l'avez|l'as|avez|as) en main|expli(?:qu|cation)|justif|\bmotif/
/** What happens between the order and the door. */
const ON_ITS_WAY = new RegExp(
  String.raw`${SENT}|command|prepar|fabri|cuisson|couture|tiss|mont(?:er|age)|atelier|entre (?:l'|la |votre )?(?:achat|commande) et|attent|attend|patien|recev|recoi|aurez|l'aura|vous l'avez|chez (?:vous|toi)|arriv|porte|boite|poste|delai|route|demand|prend|met\b|remis(?!\w* (?:a neuf|en etat))`,
)
/** « Dix jours en tout », « il lui faut 72 heures ». */
const IN_ALL = /\ben tout\b|\bau (?:plus|maximum|total)\b|\bmaximum\b|\bfaut\b|emballage/
/** « Le troisième jour ouvré », « au plus tard le septième jour », « le mercredi qui suit ». */
const ORDINAL_DAY =
  /\b(?:premier|deuxieme|second|troisieme|quatrieme|cinquieme|sixieme|septieme|huitieme|dixieme) jour(?: ouvr\w+)?|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi) (?:qui suit|suivant|d'apres)/g

/** Days that a delivery takes at most. */
const LONGEST = 90
/** Characters of a sentence that says a time and nothing else. */
const IN_ALL_LENGTH = 50

/** A number of days in a part of a sentence that speaks of the way from the order to the door, and of nothing else that lasts. */
function dayOfArrival(page: ReadPage): Passage | null {
  const { folded } = page
  const all = [
    ...page.durations.filter(({ days, topic }) => days <= LONGEST && topic !== 'withdrawal'),
    ...found(page, ORDINAL_DAY),
  ]
  // Many durations may stand in one sentence: each part is read once.
  const known = new Map<string, boolean>()
  const isOnItsWay = (part: string, isShort: boolean) => {
    if (OTHER_TIME.test(part)) return false
    // « 35 heures de flamme »: hours last for other reasons.
    if (IN_ALL.test(part) && part.length <= IN_ALL_LENGTH) return true
    return (isShort ? ANY_SENT : ON_ITS_WAY).test(part)
  }
  return (
    all.find((place) => {
      if (isSpoken(page, place) || AFTER_ARRIVAL.test(folded.slice(place.to, place.to + 80))) return false
      const { from, to } = sentenceAt(page, place.from)
      const isShort = /h(?:eures?)?$/.test(folded.slice(place.from, place.to))
      const start = from + folded.slice(from, place.from).lastIndexOf(';') + 1
      const key = `${start} ${isShort}`
      const before = known.get(key)
      if (before !== undefined) return before
      const isThere = isOnItsWay(folded.slice(start, to), isShort)
      known.set(key, isThere)
      return isThere
    }) ?? null
  )
}

/** « Remboursé, envoi d'aller compris, dans les quatorze jours »: the delivery is what is paid back. */
const REFUNDED = /\brembours|\brend(?:s|ons|u)? |restitu|recredit/

/** « 14 jours après l'arrivée du colis »: what comes after the delivery is no delay of it. */
const AFTER_ARRIVAL =
  /^ ?(?:pleins |francs |calendaires )?(?:(?:apres|a compter|a partir|des|suivant|qui suivent) ?(?:de |du )?(?:(?:le )?(?:lendemain|jour|moment) (?:de |du |ou )?)?(?:l'arrivee|(?:la |sa |votre |ta )?(?:reception|livraison|remise))|a (?:reception|l'arrivee))\b(?! (?:de |du )(?:la |le |votre |ton |ta |l')?(?:commande|paiement|virement|cheque|reglement|acompte))/

export function deliveryDelay(page: ReadPage): Passage | null {
  return (
    page.durations.find(({ topic, isWorking, days, from, to }) => {
      const sentence = sentenceText(page, from)
      if (isSpoken(page, { from, to: from }) || AFTER_ARRIVAL.test(page.folded.slice(to, to + 80)))
        return false
      if (topic === 'delivery')
        return (
          days < 14 ||
          (!/revenir sur|retract|renonc|chang\w+ d'avis|rendre|regrett/.test(sentence) &&
            !REFUNDED.test(page.folded.slice(sentenceAt(page, from).from, from)))
        )
      return isWorking && topic !== 'withdrawal' && !/rembours|repon|accus|retour|\breparation/.test(sentence)
    }) ??
    found(page, DELIVERY_DATE).find((place) => !isSpoken(page, place)) ??
    dayOfArrival(page) ??
    wiredDelivery(page)
  )
}

export function delayMissing(page: ReadPage): Finding {
  const { product, policies } = coverageOf(page)
  if (!product || deliveryDelay(page)) return null
  const vague = page.sentences.filter(({ from, to }) => {
    const sentence = page.folded.slice(from, to)
    return VAGUE_DELAY.test(sentence) && !RETURNED.test(sentence) && !/renonc/.test(sentence)
  })
  return vague.length > 0 || policies ? unmet(vague, timesNamed(page)) : null
}

/** A time of which it is not read what it is for, where delivery is spoken of. Many may stand in one sentence, which is read once. */
function timesNamed(page: ReadPage): readonly Passage[] {
  const days = page.durations.filter(({ topic, days }) => topic === 'none' && days <= LONGEST)
  const all = [...days, ...found(page, ORDINAL_DAY), ...found(page, DATE)].toSorted((a, b) => a.from - b.from)
  return page.sentences.flatMap((sentence) => {
    const place = all[firstAt(all, ({ from }) => from >= sentence.from)]
    if (!place || place.from >= sentence.to || isSpoken(page, place)) return []
    const around = neighbourhood(page, sentence.from)
    const isOther = OTHER_TIME.test(page.folded.slice(sentence.from, sentence.to))
    return !isOther && ANY_SENT.test(page.folded.slice(around.from, around.to)) ? [place] : []
  })
}
