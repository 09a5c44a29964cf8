import { coverageOf } from './coverage'
import type { Passage } from './page-text'
import {
  distinct,
  found,
  neighbourhood,
  sentenceAt,
  sentenceText,
  type Finding,
  type ReadPage,
} from './read-page'
import { claimed, isRefused, isTold, upheld } from './stance'

/** Giving an article back or leaving the contract, in whatever words. */
const GIVES_UP =
  /retract|renonc|renoncement|\bdedi|annul|resol(?:ution|u)|rompre|sortir du|chang\w+ d'(?:avis|idee)|revenir sur|ravis|repenti|regret|\brend(?:s|re|ez|ons)?\b|rendu|renvo[iy]|retourn|\bretours?\b|rembours|du contrat|mon contrat|le contrat|ce contrat|14 jours|quatorz|finalement non|garde pas/
/** Only a function has one: a letter is then the other way. */
const TOOL = String.raw`outils? (?:en ligne|numeriques?|interactifs?|automatiques?|dedies?|prevus?|du site|(?:de |d')(?:retract|renonc|resil|annul)\w*)`
const BUTTON = new RegExp(String.raw`\b(?:boutons?|fonction(?:nalite|s)?|modules?|touches?|${TOOL})\b`)
const DOWNLOAD = /telecharg|imprim/
/** What only a screen has. */
const SCREEN = new RegExp(
  String.raw`\b(?:boutons?|fonction(?:nalite|s)?|modules?|touches?|${TOOL}|icones?|clics?|cliqu\w+|liens?|onglets?|rubriques?|menus?|en ligne|electronique\w*|interactif|numerique\w*|dematerialis\w*|internet|espaces?|compte|sites?|pages?|ecrans?|cases?|pied de|bas de|au bas|en bas|en haut|footer|bandeau|fiche de commande|formulaires? (?:en ligne|du site)|suivi de commande)\b`,
  'g',
)
/** A letter, a mail or a form on paper. */
const LETTER =
  /\b(?:imprim\w+|postez|poster|courriers?|lettres?|pdf|papier|recommande\w*|telecharg\w*|e-?mails?|mails?|courriels?|ecri(?:vez|s|re|vant)|envo(?:yez|ie|yer)[- ](?:nous|moi)|appel\w*|telephon\w*|messages? (?:electronique|ecrit|prive|vocal|a|au|sur|par|via|depuis|dans|suffit)|sms|texto|coups? de fil|fax|whatsapp|modeles?|formulaire[- ]types?|type\b|contactez|(?:page|formulaire) (?:de )?contact|formulaires? (?:joint|ci-|papier|de retractation (?:joint|ci|type|se trouve|figure|est|en bas|au dos))|prevenez)\b/
/** « Sans nous écrire », « une confirmation par courriel », « ou par lettre »: the letter is the other way, or the proof. */
const NO_LETTER =
  /\b(?:sans|pas besoin|inutile|plutot) ?(?:de |d'|que de |que d')?(?:nous |m'|avoir a )?(?:ecrire|appeler|telephoner|imprimer)|\b(?:confirm\w*|accus\w*|preuve|recus?|recevez|recois|adresse|horodate\w*|acte|foi|quittance)\b[^.!?\n]{0,40}\b(?:e-?mail|mail|courriel)\b|\b(?:e-?mail|mail|courriel)s? (?:de|d'|date|automatique|horodate|recapitulatif|vous|te|nous|en|part|arrive)|(?:,|\bou|\bet) par (?:courrier|lettre|mail|courriel|e-?mail|telephone)|\bou (?:bien )?(?:par |d'un |une |un )?(?:simple )?(?:lettre|courrier|courriel|e-?mail|mail|ecrit|ecri\w+|appel\w*)\b/g
/** The labels of D221-5, or a page of its own: lumiere.fr/retractation. */
const SURE =
  /\brenoncer (?:au|a mon|a ma|a votre|a ton|a ce) (?:contrat|achat|commande) (?:ici|en ligne)|\bconfirmer (?:la|ma|votre|ta) retractation|\.[a-z]{2,8}\/[\w/-]*(?:retract|renonc|annul)/g
/** « Je renonce », [Se rétracter]: words of a button, where no letter is spoken of. */
const LABEL =
  /(?:[«"[“>→:] ?|^\W*)(?:je )?(?:me |se |m'|vous |y )?(?:renonc(?:er|e)|retracter|retracte|exercer mon droit)\b(?! ?:)/gm
/** « Je n'en veux plus », « Rendre mon achat »: a short text that is pressed; « satisfait ou remboursé » is none. */
const PRESSED = /[«"] ?(?!satisfait|retours? (?:facile|gratuit|offert))[^«»"\n]{4,44} ?[»"]/g
/** « Renvoyez le module », « les boutons reçus »: the article itself. */
const GOODS =
  /\b(?:r?envo[iy]|retourn|rend|repren|rembours|recev|recois|recu|poste)\w*(?:-\w+)? (?:(?:le|la|les|l'|vos|votre|ton|ta|tes|un|une|des|du|mon|chaque) ?)*$/
/** A screen beside a sentence on giving back that belongs to something else. */
const OTHER_SCREEN =
  /pa[iy](?:er|ez|e\b|ement)|ajout\w+ au panier|suivi (?:de|du) colis|suivre|\bcolis\b|newsletter|abonn|inscri|garanti|notice|mediat|litig|desaccord|plateforme|heberg|photo|declarations? (?:ue|de conformite)|bancaire|\bcarte\b|\blivr|expedi|contact|prix|avis (?:client|verif|publi|sont)|recup|instagram/

/** What the page denies when it denies the function. */
const DENIED =
  /\b(?:boutons?|fonction(?:nalite|s)?|modules?|en ligne|liens?|(?:par|sur) internet|par voie electronique|sur le site)\b/g
const ONLY = '(?:uniquement|seulement|exclusivement|obligatoirement)'
const BY_POST =
  '(?:courriers?|lettres?|recommandee?|e-?mails?|mails?|courriels?|telephone|papier|la poste|voie postale)'
/** « Par courrier seulement », « ne se fait que par lettre recommandée ». */
const BY_POST_ONLY = new RegExp(
  String.raw`\b${BY_POST}\b[^.!?\n,;]{0,24}\b${ONLY}\b|\b${ONLY}\b[^.!?\n,;]{0,16}\b${BY_POST}\b|\b(?:ne |n')[^.!?\n]{0,60}\bque (?:par|sur|d'une?) (?:simple )?${BY_POST}\b`,
  'g',
)
const LEAVES = /retract|renonc|chang\w+ d'avis/

/** The function of D221-5 on the shop: a place on a screen where one leaves the contract. A form to send is none. A button need not be told: silence is a point to check. */
export function withdrawalFunctionMissing(page: ReadPage): Finding {
  if (!coverageOf(page).policies || isFunctionTold(page)) return null
  const refused = found(page, DENIED).filter((place) => isRefused(page, place))
  const denied = distinct(
    [...refused, ...claimed(page, found(page, BY_POST_ONLY))].filter(({ from }) =>
      LEAVES.test(sentenceText(page, from)),
    ),
  )
  if (denied.length > 0) return denied
  // The only way that is told: a letter or a call.
  return {
    unread: page.sentences.filter(
      ({ from, to }) =>
        isByLetter(page, from) && GIVES_UP.test(page.folded.slice(neighbourhood(page, from).from, to)),
    ),
  }
}

function isFunctionTold(page: ReadPage): boolean {
  return (
    // No customer says these: whatever stands between quotation marks is the label.
    found(page, SURE).some((place) => upheld(page, [place]).length > 0) ||
    found(page, LABEL).some((place) => !isByLetter(page, place.from) && isTold(page, place)) ||
    [...found(page, SCREEN), ...found(page, PRESSED)].some(
      (place) => isOfWithdrawal(page, place) && isTold(page, place),
    )
  )
}

/** In a sentence on leaving the contract, or in one beside that speaks of nothing else. */
function isOfWithdrawal(page: ReadPage, place: Passage): boolean {
  const { folded } = page
  const { from, to } = sentenceAt(page, place.from)
  const said = folded.slice(from, to)
  const isButton = BUTTON.test(folded.slice(place.from, place.to)) && !DOWNLOAD.test(said)
  if (isButton && GOODS.test(folded.slice(Math.max(from, place.from - 40), place.from))) return false
  if (!isButton && isByLetter(page, place.from)) return false
  if (/retract|renonc|contrat|221-|19 juin/.test(said)) return true
  if (OTHER_SCREEN.test(said)) return false
  return GIVES_UP.test(folded.slice(neighbourhood(page, place.from).from, to))
}

function isByLetter(page: ReadPage, at: number): boolean {
  const { from, to } = sentenceAt(page, at)
  return LETTER.test(page.folded.slice(from, to).replace(NO_LETTER, ' '))
}
