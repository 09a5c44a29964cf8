import { abroadIn } from './abroad'
import { coverageOf, isFood } from './coverage'
import { EMAIL, PHONE, POSTCODE } from './contact-data'
import type { Passage } from './page-text'
import { isReachable, knownParties, textOf, type Party } from './parties'
import { isNamed } from './spoken-parties'
import type { Named } from './words'
import { claimed, isTold } from './stance'
import {
  found,
  named,
  names,
  namesWithin,
  neighbourhood,
  orNull,
  sentenceAt,
  startsWithin,
  unmet,
  type Finding,
  type ReadPage,
} from './read-page'

/** Maker, and responsible person where the maker sits outside the Union (Reg. 2023/988, art. 19); food has its own rules. */
export function makerMissing(page: ReadPage): Finding {
  if (!coverageOf(page).product || isFood(page)) return null
  const { all, seller } = knownParties(page)
  const isReached = (party: Party) => isReachable(page, party)
  // What the page says to come from elsewhere, the seller did not make, whatever it sings.
  const sung = falseOrigin(page)
  const makers = all
    .filter(
      (party) => party.roles.has('maker') && !sung?.some(({ from }) => party.from <= from && from < party.to),
    )
    .map((party) => withSubject(page, party))
  const contact = all.some((party) => party.roles.has('contact') && isReached(party))
  if (contact || names(page, 'sameContact')) return null
  const reached = makers.filter(isReached)
  const isOwn = seller.address !== null && ((isOwnMake(page) && !sung) || RESTORED.test(page.folded))
  if (isOwn || isOriginTold(page) || reached.some((party) => abroadIn(page, party) !== 'outside')) return null
  const isSomebody = (party: Party) => isNamed(page, party) && isTold(page, party)
  const isOutside = makers.some((party) => abroadIn(page, party) === 'outside')
  // Outside the Union, what may be missing is the contact in it.
  const about = all.filter((party) => party.roles.has(isOutside ? 'contact' : 'maker') && isSomebody(party))
  if (about.length > 0) return unmet([], about.slice(0, 1))
  const shown = [...reached, ...makers, ...found(page, MADE_BY_SOMEBODY)].slice(0, 1)
  return shown.length > 0 ? shown : unmet([], [])
}

/** « Élaboré pour nous par un laboratoire »: a maker without its name. */
const MADE_BY_SOMEBODY =
  /\b(?:elabor|produit|concu|fabriqu)\w* [^.!?\n]{0,20}\b(?:par|chez|dans) (?:une?|des|l'un)\b[^.!?\n]*/g

/** « Taillée et vernie à l'atelier », whatever the trade; the article is packed and sent from there too. */
const DONE_HERE =
  /(?<!\p{L})(?!(?:emball|expédi|vérifi|contrôl|prépar|stock|test|photograph|envoy|pos|livr|sélection|import|achet|conditionn|entrepos|install|situ|bas|dessin|imagin|pens|ouvr|organis|log|pay|régl|rembours|factur|financ|avanc|support|assur|gér|trait|déclar|collect|calcul|rédig|notifi|accept|confirm|remplac|échang|récupér|accompagn|rappel|propos|present|présent|publi|not)(?:e|é))\p{L}{2,}(?:é|ée|és|ées|ees?)(?: et [\p{L}]+)?(?: [\p{L}’']+){0,4} (?:à l[’']atelier|chez moi|dans (?:l[’']|mon |notre |nos |mes )(?:petite? )?(?:atelier|fabrique|fournil|forge|cuisine|garage|grange|serre|jardin)s?|sur place|chez nous|ici même|par (?:mes|nos) soins|de (?:mes|nos) (?:propres )?mains|par (?:moi|nous|notre équipe))(?!\p{L})/u
/** « C'est moi qui les fais », « nos mains font tout », « fabrication maison ». */
const DONE_BY_SELLER =
  /\b(?:moi|nous|celle|celui|je suis la|je suis le) qui (?:(?:les?|la|l'|vous|tout|toutes?) ?){0,2}(?:fais|fait|faisons|font|fabriqu\w+|cree|creons|couds|cousons|cuis\w*|coule|produi\w+|monte|montons|imprim\w+|tourn\w+)\b|\b(?:nos|mes) (?:propres |dix |deux |quatre )?(?:mains|doigts) (?:font|ont|fabriqu\w+)|\bfait(?:e?s)? (?:entierement |integralement )?(?:sur place|ici|chez nous|maison|par notre equipe)|\b(?:c'est|voici|=) (?:bien )?(?:moi|nous)\b(?=[^.\n]{0,40}(?:vend|fabri|creat|artisan))|\b(?!qui\b)[a-z]{4,}(?:eur|euse|ier|iere|iste|rice|ien|ienne)s?, c'est (?:moi|nous)\b|\bqui (?:la|le|les|l') ?[a-z]+ ?\? ?[»"]?(?:-|:)? ?(?:moi|nous)\b|\b(?:nous|je|on) (?:la|le|les|l') ?[a-z]+(?: [a-z]+){0,3} (?:nous-memes|moi-meme|un[ea]? (?:par|a) une?|a la main)|\b(?:je|nous) (?!(?:exped|envo|prepar|emball|livr|vend|achet|import|choisi|select|test|verifi|control|photograph|post|range|stock)\w*)[a-z]+ (?:mes|nos|chaque|toutes? (?:mes|nos|les)|tous (?:mes|nos|les)) [a-z]+(?: [a-z]+){0,2} (?:moi-meme|nous-memes)\b|\b(?:je|on|nous) (?:la|le|les) (?:fai[st]|faisons)\b(?! a \d)|\b(?:nous|je|on) (?:cultiv|sech|souffl|recolt|eleve|tri(?:e|ons) et)\w*|\b(?:mon|ma|mes|notre|nos) (?:propres? |petite? )?(?:four|ruches?|recolte|jardin|tour de potier|metier a tisser|etabli|serres?|verger|ferme|aiguilles|vignes?|moulin|fournil|labo(?:ratoire)?)\b|\bfabrication (?:maison|artisanale par nos|interne)|\b(?:la|le) fabricante? (?:est|c'est|et) (?:la vendeuse|le vendeur|la boutique|moi|nous)\b/

/** « Achetés à un grossiste », « fournies par une usine »: what is bought is not made here, whatever the page sings. */
const BOUGHT =
  /\b(?:achet|fourni|livr|approvisionn|sourc)\w* (?:directement )?(?:a|chez|aupres d[e']|par|d[e']) ?(?:un|une|des?|notre|nos|mon|l')? ?(?:\w+ )?(?:grossiste|fournisseur|usine|importateur|centrale)|\b(?:usines?|ateliers?|manufactures?) (?:partenaires?|sous-traitante?s?|prestataires?|asiatiques?|chinoise?s?|etrangere?s?)|\b(?:par|chez) (?:une?|des|notre|nos|l'un de nos) (?:sous-traitant|prestataire|partenaire|faconnier)|\b(?:articles?|produits?|jouets?|objets?|modeles?|pieces?|les|sont|est)\b[^.!?\n]{0,30}\bimporte?e?s? d(?:e|u|es|'|epuis)\b/

/** « Un défaut ? Je répare ou je remplace »: the guarantee, not the trade. */
function isRepair(page: ReadPage, place: Passage): boolean {
  const around = neighbourhood(page, place.from)
  return (
    / repar/.test(page.folded.slice(place.from, place.to)) &&
    /garanti|defaut|panne|remplac|rembours|conform/.test(page.folded.slice(around.from, around.to))
  )
}

function isOwnMake(page: ReadPage): boolean {
  if (BOUGHT.test(page.folded)) return false
  return (
    named(page, 'ownMake').some((place) => isTold(page, place) && !isRepair(page, place)) ||
    TRADE_AND_SALE.test(page.folded) ||
    DONE_BY_SELLER.test(page.folded) ||
    DONE_HERE.test(page.lower)
  )
}

/** « Tricoteur et vendeur », « qui tisse, qui vend », « conception et vente »: a trade or its place beside the sale. */
const TRADE_AND_SALE =
  /\b(?!(?:import|distribut|revend|exped|commerc|achet|edit|gerant|rembours)\w*)[a-z]{3,}(?:eur|euse|er|ere|iste|rice|ien|ienne|ane?) (?:et|&|=|\/) (?:= )?vendeu|\bvendeu(?:r|se) (?:et|&|=|\/) (?!(?:import|distribut|revend|exped|commerc|edit|gerant|rembours)\w*)[a-z]{3,}(?:eur|euse|ier|iere|iste|rice|ien|ienne|ane?|ante?)\b|\bqui [a-z']+(?:, | et )(?:et )?qui (?:vend|expedie)|\b(?:elle|il|je|nous|on) (?!(?:import|achet|distribu|choisi|selectionn|teste|stock)\w*)[a-z]{4,} et (?:(?:la|le|les) )?vend|\b(?!(?:import|distribut|revend|exped|commerc|achet|edit|gerant|rembours|presenta|condition)\w*)[a-z]{3,}(?:iere|erie|age|tion|ture|ique|olte)s?\b[^.\n]{0,30} et (?:la )?(?:vente|boutique)/

/** A company with its addresses whose part on this page is another one than to make the article. */
const OTHER_PART =
  /heberg|mediat|mediateur|litig|reclam|differend|desaccord|amiable|concili|retour|renvo|retract|transport|livr|expedi|banque|paiement|cnil|donnees|tribunal|vendeu|vendu par|edit(?!ions? :)|certifi|licence|label|controle|traduc|photo/

/** « Une lampe de chez Lumo (38000 Grenoble, contact@lumo.fr) »: a company in the Union with both addresses, beside the seller's. */
function isOriginTold(page: ReadPage): boolean {
  const { folded, sentences } = page
  const own = new Set([...knownParties(page).sellers].flatMap((party) => codesIn(textOf(page, party))))
  return sentences.some((sentence) => {
    const said = folded.slice(sentence.from, sentence.to)
    if (!EMAIL.test(said) || PHONE.test(said) || OTHER_PART.test(said)) return false
    if (namesWithin(page, sentence, 'registry')) return false
    const abroad = abroadIn(page, sentence)
    if (abroad !== null) return abroad === 'union'
    const codes = codesIn(said)
    return codes.length > 0 && [...own].some((code) => !codes.includes(code))
  })
}

function codesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(new RegExp(POSTCODE, 'g')), ([whole]) => /\d{4,5}/.exec(whole)?.[0] ?? '')
}

const DOES = /^.{0,12}(?:(?<![\w'])fabrique (?:cet|la|le|les|des|nos|ce)|en est l[ae] fabrica)/
/** An old object whose maker nobody knows: who restored it puts it on the market. */
const RESTORED =
  /fabricant\w*[^.!?\n]{0,40}\b(?:inconnu|disparu|non identifie|introuvable)[^!?]{0,200}\b(?:remis\w* en etat|restaur\w*|reconditionn\w*|renov\w*) par\b/

/** « Lumo SARL (38000 Grenoble) fabrique cette lampe », « Judith Haas EI, 68000 Colmar. Fabricante. »: who it is stands before. */
function withSubject(page: ReadPage, party: Party): Party {
  const { folded } = page
  const sentence = sentenceAt(page, party.from)
  if (DOES.test(folded.slice(Math.max(0, party.from - 12), party.from + 12)))
    return { ...party, from: sentence.from }
  const own = folded.slice(party.from, Math.min(party.to, sentence.to)).replace(/\W+$/, '')
  // « Atelier Mimosa, 20 rue d'Antibes, 06400 Cannes ; créatrice et fabricante »
  if (sentence.from < party.from && ROLES_ALONE.test(own)) return { ...party, from: sentence.from }
  const isBare = ROLE_ALONE.test(folded.slice(sentence.from, sentence.to))
  // The block of lines around, at most some characters.
  const block = folded.slice(Math.max(0, party.from - BLOCK), party.from)
  return isBare ? { ...party, from: party.from - block.length + (block.lastIndexOf('\n\n') + 1) } : party
}

const ROLES_ALONE =
  /^(?:(?:et |, )?(?:fabricant|createur|creatrice|product|vendeu|artisan|responsable de la mise sur le marche)\w*(?: (?:du|de la|de l'|des|de ce|de cet|de cette) ?[^.,;]{2,40}$)?(?: et |, )?)+$/
const BLOCK = 300
const ROLE_ALONE =
  /^(?:et )?(?:fabricante?|productrice|producteur|createur|creatrice|editeur|editrice)(?: et responsable)?(?: (?:du|de la|de l'|des|de ce|de cet|de cette) ?\w+| depuis \d{4})?\.?$/

/** Characters of the word before, and of a page in which its title stands. */
const [NOUN, TITLE] = [40, 120]
/** « Savoir-faire français », « fabriqué dans nos ateliers français ». */
const OF_MAKING =
  /(?:fabri\w+|produ\w+|confection|assembl\w+|montage|manufacture|origine|faire|artisanat|qualite|articles?|produits?|creations?|artisanal\w*|authentique|veritable|\w{4,}erie|ateliers?|usines?|mains?|entierement|vraiment|bien|tout)$/

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
  /\b(?:montage|assemblage|cablage|controles?|reglages?|finitions?|conditionnement|emballage|dessins?|design|conception|gravure|broderie|marquage|flocage|impression|serigraphie|service|sav|reparations?|tests?|essais?|photos?|mise en (?:pot|boite|flacon|sachet))\b[^.;:!?]{0,60}(?:(?:est|sont|etait|etaient) (?:\w+ )?|, |\()$/
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
export function falseOrigin(page: ReadPage): readonly Passage[] | null {
  const { origin, documents } = page.context
  if (documents?.includes('origin') || origin === 'france') return null
  const claims = claimed(page, named(page, 'french')).filter(({ from, to }) => {
    const isAdjective =
      !/[ -]/.test(page.folded.slice(from, to)) && !ITS_OWN.test(page.folded.slice(from, to))
    return (
      (!isAdjective || isOfProduct(page, from)) &&
      !isOfStep(page, { from, to }) &&
      !ELSEWHERE.test(page.folded.slice(from, to)) &&
      !isAbroadWithin(page, { from, to }) &&
      !isHonestStep(page, { from, to }) &&
      !(HARVEST.test(page.folded.slice(from, to)) && isOfPart(page, from)) &&
      (!OWN_LAND.test(page.folded.slice(from, to)) || isAtHome(page, from))
    )
  })
  if (claims.length === 0) return null
  const isAbroad = origin === 'outside' || origin === 'eu' || isMadeAbroad(page, false)
  return orNull(
    isAbroad ? claims : claims.filter((claim) => isOfAllParts(page, claim) && isMadeAbroad(page, true)),
  )
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
  /^[ ,]*(?:de a a z\b|(?:de la |de l'|du |des )[a-z-]+ (?:jusqu')?(?:a la |a l'|au |aux )[a-z])/

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
      from >= around.from && from < around.to && MAKES.test(other) && other.slice(0, 4) !== words.slice(0, 4)
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

function isOfPart(page: ReadPage, at: number): boolean {
  const before = page.folded.slice(Math.max(sentenceAt(page, at).from, at - 60), at)
  const [part = ''] = PART.exec(before) ?? []
  // « Acier et montage : Yangjiang ».
  return part !== '' && !/\b(?:montage|assemblage|fabrication|confection)\b/.test(part)
}

function firstSentence(page: ReadPage, { from, to }: Party): Passage {
  return { from, to: Math.min(to, sentenceAt(page, from).to) }
}

/** An address of mail that ends in another country. */
function isAbroadSite(page: ReadPage, party: Party): boolean {
  const first = firstSentence(page, party)
  return /@/.test(page.folded.slice(first.from, first.to)) && abroadIn(page, first) !== null
}

function isMadeAbroad(page: ReadPage, withParts: boolean): boolean {
  const makers = knownParties(page).all.filter(({ roles }) => roles.has('maker'))
  const countries = countriesOf(page, withParts)
  const isFrom = ({ from, to }: Passage) => countries.some((place) => place.from >= from && place.from < to)
  if (makers.some((party) => isFrom(firstSentence(page, party)) || isAbroadSite(page, party))) return true
  return madeAbroad(page, withParts).length > 0
}

function countriesOf(page: ReadPage, withParts: boolean): readonly Named[] {
  return [...(page.abroad.get('outside') ?? []), ...(page.abroad.get('union') ?? [])].filter(
    ({ from }) => withParts || !isOfPart(page, from),
  )
}

/** Words of a making, an origin or a way that a country abroad follows. */
function madeAbroad(page: ReadPage, withParts: boolean): readonly Named[] {
  const countries = countriesOf(page, withParts)
  return named(page, 'foreignMake').filter((make) =>
    countries.some(
      ({ sentence, first, from }) =>
        sentence === make.sentence &&
        first >= make.first &&
        first - make.last <= NEAR &&
        // « Expédié en Belgique » says where to.
        (!MOTION.test(page.folded.slice(make.from, make.to)) || FROM.test(page.folded.slice(make.to, from))),
    ),
  )
}
