import { abroadIn } from './abroad'
import { PHONE, POSTCODE } from './contact-data'
import { withHinted } from './hinted'
import type { Passage } from './page-text'
import { knownParties, type Party } from './parties'
import {
  firstAt,
  named,
  namesWithin,
  neighbourhood,
  oncePerPage,
  places,
  sentenceAt,
  sentenceText,
  startsWithin,
  type Finding,
  type ReadPage,
} from './read-page'
import { claimed } from './stance'
import type { Named } from './words'

/** Characters of the word before, and of a page in which its title stands. */
const [NOUN, TITLE] = [40, 120]
/** « Savoir-faire français », « fabriqué dans nos ateliers français ». */
const OF_MAKING =
  /(?:fabri\w+|produ\w+|confection|assembl\w+|montage|manufacture|origine|faire|artisana\w*|qualite|articles?|produits?|creations?|authentique|veritable|\w{4,}erie|ateliers?|usines?|mains?|entierement|vraiment|bien|tout)$/

/** « Français » of the product: beside a word of its making, or of the title. Notices, designers and oaks may be French too. */
function isOfProduct({ folded }: ReadPage, at: number): boolean {
  const before = folded
    .slice(Math.max(0, at - NOUN), at)
    .replace(/100 ?% ?$/, '')
    .replace(/\b(?:est|sont|reste) $/, '')
  if (/(?:^|[.!?\n] ?)$/.test(before)) return true
  if (/\bparl\w*[^.!?]*$/.test(before)) return false
  const [noun = ''] = /[a-z]+(?= $)/.exec(before) ?? []
  if (noun.length <= 2) return false
  // « Montre française » below the title « Montre Capitaine ». In « Table en chêne français » the title is no second place.
  const title = folded.slice(0, Math.min(TITLE, at - noun.length - 1)).replace(COMPLEMENT, ' ')
  if (OF_MAKING.test(noun)) return true
  return !MADE_OF.test(before) && title.split(/[^a-z]+/).includes(noun)
}

/** « Chemise en lin », « avec du lin normand »: the material, not the product. */
const COMPLEMENT = /\b(?:en|avec) (?:du |de la |de l'|des |une? )?[a-z]+/g
const MADE_OF = /\b(?:en|avec) (?:du |de la |de l'|des |une? |nos |notre )?[a-z]+ $/

/** Words that need no noun of the product before. */
const ITS_OWN = /^(?:cocorico|terroir|de chez nous)/

/** « Le montage et le contrôle sont faits à Lyon »: a step of the work, not the whole of it. */
const STEP =
  /\b(?:montage|assemblage|cablage|controles?|reglages?|finitions?|conditionnement|emballage|dessins?|design|conception|gravure|broderie|marquage|flocage|impression|serigraphie|torrefaction|service|sav|reparations?|reconditionnement|restauration|renovation|revision|remise (?:a neuf|en etat)|nettoyage|tests?|essais?|photos?|mise en (?:pot|boite|flacon|sachet))\b(?:[^.;:!?]{0,60}(?:(?:est|sont|etait|etaient) (?:\w+ )?|, |\()|(?: (?:a|au|en|sur|par|de|d'|du|textile|manuelle?)[^.,;:!?]{0,20})? )$/
const MADE_THERE = /^(?:fai|realis|effectu|execut|assur|nee?s? )/

function isOfStep({ folded }: ReadPage, { from, to }: Passage): boolean {
  return (
    MADE_THERE.test(folded.slice(from, to)) && STEP.test(folded.slice(Math.max(0, from - STEP_NEAR), from))
  )
}

/** Characters before « faits » in which its subject stands. */
const STEP_NEAR = 120

/** « Nos abeilles butinent entre Bonnieux et Apt »: own land says an origin where the sentence names the seller's town. */
const OWN_LAND = /^(?:nos|mes|notre|mon|nous|je|on) /

function isAtHome(page: ReadPage, at: number): boolean {
  const { address } = knownParties(page).seller
  const around = sentenceAt(page, at)
  if (!address || isAbroadWithin(page, around)) return false
  const [, town = ''] =
    /\b\d{5} (?:cedex )?([a-z-]+(?: [a-z-]+)?)/.exec(page.folded.slice(address.from, address.to + TOWN)) ?? []
  const said = page.folded.slice(around.from, around.to)
  return town !== '' && new RegExp(`\\b${town.split(' ')[0] ?? town}\\b`).test(said)
}

/** Characters behind a postcode in which its town stands. */
const TOWN = 30

/** « Fabriqué en France » of a product that the page, or its seller, says to come from elsewhere. */
export function falseOrigin(page: ReadPage): Finding {
  return withHinted(sungOrigins(page), hintedOrigins(page))
}

/** What may sing of it by an image. */
export function hintedOrigins(page: ReadPage): readonly Passage[] {
  const emblems = places(page.text, EMBLEM).filter(({ from }) => !OTHER_EMBLEM.test(sentenceText(page, from)))
  const lands = named(page, 'homeland').filter(({ from, to }) => {
    const said = sentenceText(page, from)
    return (
      WARM.test(said) &&
      (to - from > ONE_WORD ||
        /\p{Lu}/u.test(page.text.charAt(from)) ||
        OF_LAND.test(page.folded.slice(from, to))) &&
      !LOCATED.test(said) &&
      !POSTCODE.test(said) &&
      !PHONE.test(said) &&
      !namesWithin(page, sentenceAt(page, from), 'mediator', 'registry', 'legalForm', 'host')
    )
  })
  return originsElsewhere(page, [...named(page, 'originHint'), ...emblems, ...lands])
}

/** Longer than the name of a town: several words. */
const ONE_WORD = 14
/** « Vosgien », « tricolore »: not the town of « Grasse », which is a word of the language too. */
const OF_LAND = /(?:ais|ois|ien|on|ain|in|eau|ard|ane|and|ique|ore|ores|ses?|nnes?|nes?|s)$/
/** A town beside such words is where the product is said to come from. */
const WARM =
  /\b(?:coeur|ame|mains?|gens|fier\w*|traditions?|savoir|parfums?|soleil|vu le jour|grandi\w*|berceau|patrie|racines?|accent|natale?|sent bon|bout de|morceau de|esprit|generations?|ancetres|genie|fierte|chante\w*|patrimoine|authentique\w*|vraie?|collines?|vallee|clocher|faconn\w+|excellence|elegance|coq|artisans?|tourneurs?|couturi\w+|tisserands?|potiers?|forgerons?|nos \w+eurs?)\b/
/** Where the seller sits, draws, checks or sends from, and a name or a colour. */
const LOCATED =
  /\bbase|boutique|magasin|bureau|siege|install|habit|\bviv|sommes|expedi|envo[iy]|\bpart|livr|\bpost|dessin|concu|imagin|design|\bpens|import|control|verifi|test|emball|stock|achet|chin[eé]|trouv|rapport|retir|retrait|salon|marche|rue |photo|collection|modele|coloris|couleur|\bstyle|inspir|tribunal|litig|repar|retour|renvo|voyage|carte|[«"»]/

const EMBLEM = /🇫🇷|🐓/gu
/** A flag of a language, of a stock or of a delivery. */
const OTHER_EMBLEM =
  /livr|expedi|envoi|envoy|stock|notice|langue|francophone|service|support|telephone|\bfr\b|taille|hotline/

/** What the page says or sings of France, of a product from elsewhere. */
export function sungOrigins(page: ReadPage): readonly Passage[] {
  const all = named(page, 'french').filter(({ from, to }) => {
    const isAdjective =
      !/[ -]/.test(page.folded.slice(from, to)) && !ITS_OWN.test(page.folded.slice(from, to))
    return !isAdjective || isOfProduct(page, from)
  })
  return originsElsewhere(page, all)
}

/** Those that stand, of a product from elsewhere. */
function originsElsewhere(page: ReadPage, all: readonly Passage[]): readonly Passage[] {
  const { origin, documents } = page.context
  if (documents?.includes('origin') || origin === 'france') return []
  const claims = claimed(page, all).filter(({ from, to }) => {
    return (
      !isOfStep(page, { from, to }) &&
      !ELSEWHERE.test(page.folded.slice(from, to)) &&
      !FORM.test(page.folded.slice(from, to)) &&
      !isOfForeignLand(page, { from, to }) &&
      !isAbroadWithin(page, { from, to }) &&
      !isHonestStep(page, { from, to }) &&
      !(HARVEST.test(page.folded.slice(from, to)) && isOfPart(page, from)) &&
      (!OWN_LAND.test(page.folded.slice(from, to)) || isAtHome(page, from))
    )
  })
  if (claims.length === 0) return []
  const isAbroad = origin === 'outside' || origin === 'eu' || isMadeAbroad(page, false)
  // « Cousu à Roubaix. La ouate vient d'Allemagne. »: lawful while nothing but a material is told elsewhere.
  if (isAbroad && !origin) {
    const stageOf = ({ from, to }: Passage) => {
      const said = page.folded.slice(from, to)
      return STEP_VERB.test(said) || FINISH.test(said) ? said.slice(0, STEM) : null
    }
    const stages = new Set(claims.map(stageOf))
    const elsewhere = new Set(
      [...stages].filter((stage) => stage === null || isMadeAbroad(page, false, stage)),
    )
    return claims.filter((claim) => elsewhere.has(stageOf(claim)))
  }
  return isAbroad ? claims : claims.filter((claim) => isOfAllParts(page, claim) && isMadeAbroad(page, true))
}

/** « Fabriquée en Chine, gravée en France »: the first word is of the other country. */
function isAbroadWithin({ abroad }: ReadPage, place: Passage): boolean {
  return (['outside', 'union'] as const).some((kind) => startsWithin(abroad.get(kind) ?? [], place))
}

/** « Made in France, de la lame au coffret », « de A à Z »: the parts are in it. */
function isOfAllParts({ folded }: ReadPage, { to }: Passage): boolean {
  return ALL_PARTS.test(folded.slice(to, to + 40))
}

const ALL_PARTS =
  /^[ ,:]*(?:de a a z\b|(?:de la |de l'|du |des )[a-z' -]{2,24} (?:jusqu')?(?:a la |a l'|au |aux )[a-z])/

/** « Terroir : Éthiopie, Guji ». */
function isOfForeignLand(page: ReadPage, { from, to }: Passage): boolean {
  const isLand = page.folded.startsWith('terroir', from)
  return isLand && isAbroadWithin(page, { from, to: Math.min(to + LAND_NEAR, sentenceAt(page, from).to) })
}

/** Characters behind « terroir » in which its land stands. */
const LAND_NEAR = 40

/** « Souffle SASU, RCS Strasbourg »: a company's name. */
const FORM = /\b(?:sasu?|sarl|eurl|rcs|snc|scop)\b/

/** « Tissée à Roubaix, cousue à Sfax », « cousu au Bangladesh. Imprimé à Lyon. »: a step, with the other one said beside it. */
function isHonestStep(page: ReadPage, place: Passage): boolean {
  const words = page.folded.slice(place.from, place.to)
  const around = FINISH.test(words)
    ? neighbourhood(page, place.from)
    : STEP_VERB.test(words)
      ? sentenceAt(page, place.from)
      : null
  if (!around) return false
  return madeAbroad(page, true).some(({ from, to }) => {
    const other = page.folded.slice(from, to)
    return (
      from >= around.from &&
      from < around.to &&
      MAKES.test(other) &&
      other.slice(0, STEM) !== words.slice(0, STEM)
    )
  })
}

/** « Lin cultivé en France »: of the material. */
const HARVEST = /^(?:recolt|cueill|cultiv)/
const FINISH = /^(?:brod|imprim|grav|emaill)/
const STEP_VERB = /^(?:recolt|cueill|cultiv|tiss|cous|tricot|mont|assembl|coul|tourn|forg|souffl|moul)/
/** Not « origine », « import » or « expédié ». */
const MAKES = /^(?:fabri|cous|tricot|confec|assembl|tiss|mont|mad|produ|forg|tourn|moul|coul|souffl|brod)/

/** « Fabriquée hors de France ». */
const ELSEWHERE = /\bhors\b|\bailleurs\b|\bloin de\b/
const MOTION = /^(?:expedi|part|arriv)/
const FROM = /\b(?:de|du|des|d'|depuis)(?: (?:la|l'|les|notre|nos|un|une|chez))?(?: \w+){0,5} ?'?$/
/** Words between « fabriqué » or « origine » and a country. */
const NEAR = 8
/** Materials and parts come from elsewhere, the product does not. */
const PART =
  /\bavec (?:du|de la|de l'|des|une?|nos|notre) [^,;.()]{0,40}$|\b(?:lames?|feves?|cacao|vanille|epices|amandes|feuilles|thes?|plumes?|duvet|perles?|pierres?|corne|liege|latex|caoutchouc|bambou|osier|rotin|toile|tissu|laine|coton|cuir|cire|bois|boucles?|boutons?|fil|lin|matieres?|composants?|verre|papier|encre|cafe|grains|aloe|pot|bouchon|mecanisme|quincaillerie|parfum|mohair|semelle|gomme|tige|tissage|tissee?|filee?|tannee?|cuivre|acier|laiton|mouvement|moteur|batterie|pile|ampoule|puce|cadran|bracelet|doublure|fermeture|manche|vinaigre|sucre|noisettes|argent)\b[^,;.()]{0,40}$/

/** Letters that a stage begins with, whatever its ending. */
const STEM = 4
/** « La ouate vient de », « l'argile est extraite en ». */
const OF_NOUN =
  /(?:^|[,;:(!?] ?|\bet |\bmais )(?:la|le|les|l'|du|de la|des|notre|nos|mon|mes) ?(?<noun>[a-z-]{3,})(?: (?!vien|provien|arriv|est\b|sont\b)[a-z']+){0,3} (?:viennent|vient|proviennent|provient|arrivent|arrive|(?:est|sont) [a-z]+)\b[^,;.()]{0,30}$/
/** « … , riz d'Italie », « ; perles du Japon »: one noun of a list, with its own country. */
const LISTED =
  /(?:^|[,;:(] ?|\bet )(?:le |la |les |l'|du |de la |des |nos |notre )?(?<noun>[a-z-]{3,})(?: [a-z']+)?? (?:de la |de l'|de |d'|du |des )$/
/** What is sold whole, whatever the title calls it, and words of where it is. */
const MADE_WHOLE =
  /^(?:melange\w*|miels?|viandes?|lait|fruits?|legumes?|huiles?|olives?|origine|provenance|import\w*|export\w*|pays|made|venue?s?|issue?s?|arriv\w*|livr\w*|expedi\w*|part\w*|depart|usines?|entrepots?|sud|nord|est|ouest|pres|loin|hors|region|province|ville|port|marque)$/
/** The article itself, or a stage of its making. */
const ARTICLE =
  /^(?:produits?|articles?|modeles?|pieces?|objets?|collections?|creations?|series?|stocks?|colis|marchandises?|vetements?|lots?|tout|toutes?|ensemble|couture|confection|fabrication|production|realisation|finition|broderie|usine|atelier|fabricant|fabricante|maker|fournisseur|colle\w*|[a-z]+age)$/

/** Whether the country at a place is where another noun than the article comes from, and not by the same stage: « le pull est tricoté à ». */
function isOfMaterial(page: ReadPage, at: number, stage: string): boolean {
  const before = page.folded.slice(Math.max(sentenceAt(page, at).from, at - STEP_NEAR), at).trimStart()
  const found = OF_NOUN.exec(before)
  const noun = found?.groups?.['noun'] ?? ''
  if (found?.[0].includes(` ${stage}`)) return false
  return noun !== '' && !ARTICLE.test(noun) && !isInTitle(page, noun)
}

function isInTitle({ folded }: ReadPage, noun: string): boolean {
  const [title = ''] = folded.slice(0, TITLE).split('\n', 1)
  return title.split(/[^a-z]+/).includes(noun)
}

function isOfPart(page: ReadPage, at: number): boolean {
  // « La laine brute, elle, vient d'Uruguay ».
  const before = page.folded
    .slice(Math.max(sentenceAt(page, at).from, at - 60), at)
    .replace(/, (?:elles?|lui|eux),/g, '')
    // « Laine filée à Biella (Italie) ».
    .replace(/ ?\($/, ' ')
  const { noun = '' } = LISTED.exec(before)?.groups ?? {}
  if (noun !== '' && !ARTICLE.test(noun) && !MADE_WHOLE.test(noun) && !isInTitle(page, noun)) return true
  const [part = ''] = PART.exec(before) ?? []
  // « Acier et montage : Yangjiang ».
  return part !== '' && !/\b(?:montage|assemblage|fabrication|confection)\b/.test(part)
}

function firstSentence(page: ReadPage, { from, to }: Party): Passage {
  const { to: end } = sentenceAt(page, from)
  // « Qui fabrique ? Lumo, Colombo, Sri Lanka »: the answer.
  const last = page.folded.charAt(end - 1) === '?' ? neighbourhood(page, from).to : end
  return { from, to: Math.min(to, last) }
}

/** An address of mail that ends in another country. */
function isAbroadSite(page: ReadPage, party: Party): boolean {
  const first = firstSentence(page, party)
  return /@/.test(page.folded.slice(first.from, first.to)) && abroadIn(page, first) !== null
}

function isMadeAbroad(page: ReadPage, withParts: boolean, stage?: string): boolean {
  const makers = knownParties(page).all.filter(({ roles }) => roles.has('maker'))
  const countries = countriesOf(page, withParts)
  const isFrom = ({ from, to }: Passage) => countries.some((place) => place.from >= from && place.from < to)
  if (makers.some((party) => isFrom(firstSentence(page, party)) || isAbroadSite(page, party))) return true
  return madeAbroad(page, withParts, stage).length > 0
}

function countriesOf(page: ReadPage, withParts: boolean): readonly Named[] {
  return [...(page.abroad.get('outside') ?? []), ...(page.abroad.get('union') ?? [])].filter(
    ({ from }) => withParts || !isOfPart(page, from),
  )
}

/** Words of a making, an origin or a way that a country abroad follows. `stage`: of that stage, or of the whole. */
function madeAbroad(page: ReadPage, withParts: boolean, stage?: string): readonly Named[] {
  const all = foundAbroad(page)
  const key = `${withParts} ${stage ?? ''}`
  const found = all.get(key) ?? readMadeAbroad(page, withParts, stage)
  all.set(key, found)
  return found
}

/** What `madeAbroad` has found, by what was asked: each claim asks. */
const foundAbroad = oncePerPage(() => new Map<string, readonly Named[]>())

function readMadeAbroad(page: ReadPage, withParts: boolean, stage: string | undefined): readonly Named[] {
  const countries = countriesOf(page, withParts)
    .filter(({ from }) => stage === undefined || !isOfMaterial(page, from, stage))
    .toSorted((a, b) => a.first - b.first)
  return named(page, 'foreignMake').filter((make) => {
    // « Expédié en Belgique » says where to.
    const isWay = MOTION.test(page.folded.slice(make.from, make.to))
    const next = firstAt(countries, ({ first }) => first >= make.first)
    for (let at = next; (countries[at]?.first ?? Infinity) - make.last <= NEAR; at += 1) {
      const country = countries[at]
      if (country?.sentence !== make.sentence) continue
      if (!isWay || FROM.test(page.folded.slice(make.to, country.from))) return true
    }
    return false
  })
}
