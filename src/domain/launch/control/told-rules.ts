import { numberOf } from '@/domain/base/text/number-words'
import { coverageOf } from './coverage'
import { COUNT } from './durations'
import type { Passage } from './page-text'
import { EMAIL, PHONE, POSTCODE, SITE, STREET } from './contact-data'
import { knownParties, textOf } from './parties'
import {
  found,
  named,
  namesWithin,
  neighbourhood,
  orNull,
  sentenceAt,
  sentenceText,
  unmet,
  type Finding,
  type ReadPage,
} from './read-page'
import { isNamed, sellerData } from './spoken-parties'
import { claimed, isRefused, isTold, stated } from './stance'

/** What stands where the seller should: a form, a network, a bare ©. */
const INSTEAD =
  /^[^\n]*(?:contact ?:|^\W{0,3}(?:nous|vendeu\w{1,4}) ?:|nous (?:joindre|contacter|ecrire)|l'equipe\b|formulaire de contact|©|tous droits reserves)[^\n]*$/gm

export function identityMissing(page: ReadPage): Finding {
  if (!coverageOf(page).policies || knownParties(page).seller.isWhole) return null
  // A name, an address and a telephone that are nobody else's, though not read as one party's.
  const about = sellerData(page)
  return unmet(about.length > 0 ? [] : found(page, INSTEAD).slice(-1), about)
}

const TERM = String.raw`(?:d'un an\b|\b(?<count>${COUNT}) ?(?<unit>ans?|annees?|mois|semaines?|jours?)\b)`
const OF_LEGAL = new RegExp(
  String.raw`(?<!\b(?:ans?|mois) (?:de|pour) (?:la |votre |ta |une )?)garanties? legales?(?: de conformite)?(?:(?!\bqu(?:e\b|'|i (?!dure|vaut|court|tient|s'arrete|est\b)))[^.!?\n,;]){0,40}?(?:\bde|:|\bpendant|\bdure|\blimitee a|\best d[e'])? ?${TERM}`,
  'g',
)
const LEGAL_REFUSED =
  /garanties? legales?[^.!?\n]{0,30}(?:exclue?s?|ne s'appliqu(?:e|ent) pas(?= ?[.!?\n]| (?:chez|ici|a (?:ce|cet|cette|ces|nos|mes)\b|(?:aux?|sur (?:les|nos)) (?!usure|consommable|professionnel|deg|dommage|defaut|choc|casse|pile|panne|accident))|$)|(?:ne |n')\w+ que (?:la premiere annee|les \w+ premiers mois|pendant (?:un an|la premiere)))/g
const ANY = new RegExp(
  String.raw`garanti\w*[^.!?\n]{0,40}?${TERM}[^.!?\n]*|\b${COUNT} ?(?:ans?|annees?|mois|semaines?|jours?) (?:de|pour la) garantie[^.!?\n]*`,
  'g',
)
/** Two years, for goods that are new. */
const LEGAL_MONTHS = 24

function shortTerms({ folded }: ReadPage): readonly Passage[] {
  return Array.from(folded.matchAll(OF_LEGAL), ({ 0: whole, index, groups = {} }) => ({
    from: index,
    to: index + whole.length,
    months: monthsOf(groups['count'] ?? 'un', groups['unit'] ?? 'an'),
  })).filter(({ months }) => months < LEGAL_MONTHS)
}

function monthsOf(count: string, unit: string): number {
  const value = numberOf(count)
  if (unit.startsWith('a')) return 12 * value
  return unit.startsWith('m') ? value : (value * (unit.startsWith('s') ? 7 : 1)) / 30
}

const NONE =
  /\b(?:aucune|pas de|sans|ni) garantie\b[^.!?\n]*|garantie\w* (?:exclue|refusee|impossible)[^.!?\n]*|(?:produits?|articles?|objets?|lampes?|appareils?|vendue?s?|occasions?|pieces?) (?:est |sont )?non garanti[es]*\b[^.!?\n]*|^\W*non garanti[es]*\b[^.!?\n]*|\bdeclin\w+ (?:toute|la) garantie[^.!?\n]*/gm
/** « Aucune garantie de résultat », « sans garantie de date »: no refusal of the guarantee of the goods. */
const OTHER_NONE =
  /garantie (?:commerciale|contractuelle|supplementaire|constructeur|etendue|prolongee|payante|en plus|du fabricant|de plus)|garantie (?:de (?!la part|notre part|conformite)|que\b|quant|sur (?!nos|ses|les? (?:produit|article))|d'(?:effet|origine|un))|sans garantie supplementaire/

/** « Rien ne part sans garantie », « occasion ne veut pas dire sans garantie ». */
function isNeverWithout(page: ReadPage, at: number): boolean {
  const before = page.folded.slice(sentenceAt(page, at).from, at)
  return /^(?:sans|non)\b/.test(page.folded.slice(at, at + 4)) && NEVER.test(before)
}

const NEVER =
  /\b(?:(?:ne|rien ne|aucune?|personne ne)\b|n')[^,;.:!?]{0,60}(?<!\b(?:et|ni) )$|\b(?:jamais|pas|nullement) (?:\w+ )?$/

export function legalGuaranteeWrong(page: ReadPage): Finding {
  const none = stated(page, found(page, NONE)).filter(
    ({ from, to }) =>
      !isNeverWithout(page, from) &&
      !OTHER_NONE.test(page.folded.slice(from, to)) &&
      !/payer|supplement/.test(sentenceText(page, from)),
  )
  const alone = found(page, ANY).filter((place) => !isAsLong(page, place) && isOnlyOne(page, place))
  const wrong = [...claimed(page, [...shortTerms(page), ...found(page, LEGAL_REFUSED), ...alone]), ...none]
  if (wrong.length > 0) return wrong
  if (isLegalTold(page)) return null
  const other = claimed(page, found(page, ANY)).filter((place) => !isAsLong(page, place))
  const refused = found(page, GUARANTEE).filter(
    (place) => isRefused(page, place) && !OTHER_NONE.test(sentenceText(page, place.from)),
  )
  const against = other.length > 0 ? other : refused
  if (against.length === 0 && !coverageOf(page).policies) return null
  const about = guaranteesNamed(page)
  // Nothing names it: what the seller promises instead is shown.
  const instead = against.length === 0 && about.length === 0
  return unmet(instead ? claimed(page, found(page, OWN_HELP)) : against, about)
}

/** « Couvert 12 mois », « nous intervenons la première année », « pris en charge jusqu'au 90e jour ». */
const OWN_HELP =
  /\b(?:couvert|pris\w* en charge|interven|depann|pannes?\b)[^.!?\n]{0,40}\b(?:mois|ans?|annee|jours?)\b[^.!?\n]*/g

/** A guarantee as long as the law's may be the law's. */
function isAsLong({ folded }: ReadPage, { from, to }: Passage): boolean {
  const said = folded.slice(from, to)
  const { count = 'un', unit = '' } = ANY_TERM.exec(said)?.groups ?? {}
  return unit !== '' && monthsOf(count, unit) >= LEGAL_MONTHS && !SELLER_S_OWN.test(said)
}

/** « Un an, c'est la seule garantie », « garantie 6 mois. C'est tout ce que nous prenons en charge. » */
function isOnlyOne(page: ReadPage, { from }: Passage): boolean {
  return ONLY_ONE.test(page.folded.slice(sentenceAt(page, from).from, neighbourhood(page, from).to))
}

const ONLY_ONE =
  /\b(?:seule|unique) garantie|\bc'est tout ce que (?:nous|je|l'on|on) (?:pren|garanti|couvr|repar)|\b(?:aucune|pas d'|ni d')(?: ?)autre garantie|\brien (?:d'autre|de plus|au-dela) (?:n'est )?(?:garanti|couvert|pris)|\baucune (?:reclamation|demande) (?:ne sera|n'est) (?:acceptee|recevable|recue|prise) (?:apres|passe|au-dela)/

const ANY_TERM = new RegExp(TERM)
/** A guarantee beside the law's, or the notice on it. */
const SELLER_S_OWN =
  /commercial|contractuel|constructeur|fabricant|extension|notice|avis|affich|harmonis|satisfait|garanti\w* (?:sans|de (?:la )?(?:qualite|fraicheur|reprise))/

/** « Garantie : voir nos conditions », « une panne dans les deux ans ? Nous la réparons. » */
function guaranteesNamed(page: ReadPage): readonly Passage[] {
  return [...found(page, GUARANTEE), ...found(page, DEFECT)].filter((place) => {
    const said = sentenceText(page, place.from)
    const isOfLaw = /garanti/.test(said) || isAsLong(page, sentenceAt(page, place.from))
    return isOfLaw && !SELLER_S_OWN.test(said) && isTold(page, place)
  })
}

const DEFECT = /\b(?:defauts?|pannes?)\b/g
const GUARANTEE = /\bgaranti(?:es?|s)?\b/g

/** « La loi nous oblige à réparer un défaut pendant deux ans »: the guarantee without its name. */
const BY_LAW = /\bloi\b|\blegal\w*|code de la consommation|l\.? ?217/
const OF_DEFECTS = /(?:defaut|panne|defectu|conform|ne (?:fonctionn|march)|tombe en)/
const MENDED =
  /(?:repar|remplac|prote[gcj]|couv(?:er|r)|repond|echang|gratuit|2 ans|deux ans|24 mois|vingt-quatre mois|charge|responsab|droits)/

/** The words of the law in the sentence, or under the heading, of the guarantee. The notice alone does not say the guarantee of this sale. */
function isLegalTold(page: ReadPage): boolean {
  const { text, folded, sentences } = page
  const isDescribed = sentences.some(({ from, to }) => {
    const said = folded.slice(from, to)
    return OF_DEFECTS.test(said) && BY_LAW.test(said) && MENDED.test(said)
  })
  if (isDescribed) return true
  return named(page, 'legal').some(({ from, to }) => {
    const line = folded.lastIndexOf('\n', from - 1) + 1
    const { from: start } = sentenceAt(page, from)
    const before = folded.slice(Math.max(start, folded.lastIndexOf(';', from)), from)
    if (
      /declarations?(?: \w+)? de $|\b(?:notice|affich\w+|panneau|vignette|pictogramme|encart|document|(?:l'|un )avis)\b[^.!?\n;]*$/.test(
        before,
      )
    )
      return false
    // « conformite@boutique.fr » is an address; « Conformité : CE » is of the article.
    if (text.charAt(to) === '@') return false
    if (
      /^\W*(?:CE|UE|[Nn]ormes?|[Dd]éclaration|[Mm]arquage|[Jj]ouet|EN|RoHS|REACH|[Dd]ossier|[Rr]apport)(?!\p{L})/u.test(
        text.slice(to, to + 20),
      )
    )
      return false
    const heading = folded.lastIndexOf('\n', line - 2) + 1
    const isHeading = line - heading <= 60
    const around = folded.slice(Math.max(isHeading ? heading : line, from - 400), from + 80)
    return /garanti|l\.? ?217|conformite/.test(around)
  })
}

export function mediatorMissing(page: ReadPage): Finding {
  if (!coverageOf(page).policies) return null
  const mediators = knownParties(page).all.filter(({ roles }) => roles.has('mediator'))
  const isReached = mediators.some((party) => {
    const text = textOf(page, party).replace(/\S*(?:ec\.europa\.eu|@)\S*/g, ' ')
    return POSTCODE.test(text) || SITE.test(text) || (STREET.test(text) && /\d/.test(text))
  })
  // « Réclamations : la boutique d'abord, puis le CMAP, cmap.fr »: the site or address of somebody else, where disputes are spoken of.
  const own = ownContacts(page)
  const isOther = page.sentences.some(({ from, to }, at) => {
    const asked = page.sentences[at - 1]
    const start = asked && page.folded.charAt(asked.to - 1) === '?' ? asked.from : from
    const said = page.folded.slice(start, to).replace(/\S*(?:europa\.eu|@)\S*/g, ' ')
    if (!DISPUTE.test(said) || /tribuna/.test(said) || PHONE.test(said)) return false
    const [site = ''] = SITE.exec(said) ?? []
    const [address = ''] = POSTCODE.exec(said) ?? []
    return [site.replace(/^.*\/\/|^www\./, ''), /\d{5}/.exec(address)?.[0] ?? ''].some(
      (contact) => contact !== '' && !own.includes(contact),
    )
  })
  const isSited = /(?:mediat|medicys|cm2c)[\w-]*\.(?:fr|com|eu|org|net)\b/.test(page.folded)
  if (isReached || isSited || isOther) return null
  const about = mediators.filter((party) => isNamed(page, party) && isTold(page, party))
  return unmet(about.length > 0 ? [] : named(page, 'mediator').slice(0, 1), about)
}

/** Sentences with the telephone, the company's data or the mail of the seller. */
function ownContacts(page: ReadPage): string {
  return page.sentences
    .filter((sentence) => {
      const said = page.folded.slice(sentence.from, sentence.to)
      return (
        !DISPUTE.test(said) &&
        (PHONE.test(said) || EMAIL.test(said) || namesWithin(page, sentence, 'registry', 'legalForm'))
      )
    })
    .map(({ from, to }) => page.folded.slice(from, to))
    .join(' ')
}

const DISPUTE =
  /litig|pas d'issue|impasse|reclam|differend|desaccord|conflit|amiable|dispute|brouill|fache|s'entend|tranch|departag|arbitr|\btiers\b|sans juge|\b[a-z]+ conso\b(?!\.)|mediat|concili|souci[^.!?\n]{0,40}(?:regl|resou)|mecontent|pas content/

const CLOSED =
  /ferme|retire|enleve|desactive|n'existe|exist\w* plus|\bcess|supprim|disparu|arret|abandonn|pris fin|mis (?:fin|un terme)|hors (?:service|ligne)|clotur|\bfin de|remplace|plus (?:accessible|disponible|active|en ligne|en service|de (?:plateforme|lien|site))|n'y renvoyons|n'est plus|ancienne plateforme/

/** The European Consumer Centre and the state's own site are open. */
const OTHER_OFFICE =
  /centres? europeens?|europe-consommateurs|\bcec\b|signal ?\.?conso|\beconsommateurs?\b|traduc/

export function deadDisputeLink(page: ReadPage): readonly Passage[] | null {
  const links = [
    ...named(page, 'deadPlatform'),
    ...found(page, /(?:https?:\/\/)?(?:webgate\.)?ec\.europa\.eu\/(?:consumers\/)?odr\S*/g),
  ]
  return orNull(
    claimed(page, links).filter(
      ({ from }) => !CLOSED.test(sentenceText(page, from)) && !OTHER_OFFICE.test(sentenceText(page, from)),
    ),
  )
}
