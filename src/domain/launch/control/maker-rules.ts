import { abroadIn } from './abroad'
import { coverageOf, isFood } from './coverage'
import { EMAIL, PHONE, POSTCODE } from './contact-data'
import type { Passage } from './page-text'
import { isReachable, knownParties, textOf, type Party } from './parties'
import { hintedOrigins, sungOrigins } from './origin-rule'
import { isNamed } from './spoken-parties'
import { isTold } from './stance'
import {
  found,
  named,
  names,
  namesWithin,
  neighbourhood,
  sentenceAt,
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
  const sung = [...sungOrigins(page), ...hintedOrigins(page)]
  const makers = all
    .filter(
      (party) => party.roles.has('maker') && !sung.some(({ from }) => party.from <= from && from < party.to),
    )
    .map((party) => withSubject(page, party))
  const contact = all.some((party) => party.roles.has('contact') && isReached(party))
  if (contact || names(page, 'sameContact')) return null
  const reached = makers.filter(isReached)
  const isOwn =
    seller.address !== null && ((isOwnMake(page) && sung.length === 0) || RESTORED.test(page.folded))
  if (isOwn || isOriginTold(page) || reached.some((party) => abroadIn(page, party) !== 'outside')) return null
  const isSomebody = (party: Party) => isNamed(page, party) && isTold(page, party)
  const isOutside = makers.some((party) => abroadIn(page, party) === 'outside')
  // Outside the Union, what may be missing is the contact in it.
  const about = all.filter((party) => party.roles.has(isOutside ? 'contact' : 'maker') && isSomebody(party))
  if (about.length > 0) return unmet([], about.slice(0, 1))
  const shown = [...reached, ...makers, ...found(page, MADE_BY_SOMEBODY)].slice(0, 1)
  return shown.length > 0 ? shown : unmet([], otherTrades(page).slice(0, 1))
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

/** « Composé par », « Fonderie : », « Éditions du Merle »: a trade that is not read as the maker's, with an address in the Union. */
function otherTrades(page: ReadPage): readonly Passage[] {
  const { folded, sentences } = page
  return sentences.filter((sentence) => {
    const said = folded.slice(sentence.from, sentence.to)
    return (
      codesIn(said).length > 0 &&
      TRADE.test(said) &&
      !OTHER_PART.test(said.replace(PUBLISHER, '')) &&
      !namesWithin(page, sentence, 'registry') &&
      abroadIn(page, sentence) !== 'outside'
    )
  })
}

const TRADE =
  /\b[a-z]{3,}(?:e|i|u|t)e?s? par\W{1,3}\w|\b[a-z]{2,}(?:erie|age|ure|ier|eur|euse|atelier|ions) ?:|^\W*editions? /
/** Of a book: not who publishes the site. */
const PUBLISHER = /^\W*editions? /

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
