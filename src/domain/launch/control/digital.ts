import type { Passage } from './page-text'
import { found, neighbourhood, oncePerPage, sentenceText, type ReadPage } from './read-page'
import { claimed, isSpoken } from './stance'

/** What is sold without a parcel, and the ways that it takes. */
const FILE =
  /\b(?:fichiers?|pdf|epub|e-?books?|mp3|numeriques?|patrons?|modeles?|gabarits?|telecharg\w+|liens?|acces|codes?|licences?|cles?|cours|formations?|modules?|videos?|bons?|cartes? cadeaux?|billets?|e-?mails?|mails?|courriels?|messagerie)\b/
const BY_WIRE =
  /\b(?:e-?mails?|mails?|courriels?|messagerie|telecharg\w+|liens?|acces|numeriques?|en ligne|ecran|espace|compte|code|formations?|cours|modules?|fichiers?|pdf|epub|e-?books?)\b/
const PAID = String.raw`(?:(?:le |la |l'|votre |ton |ta )?(?:paiement|reglement|achat|commande|validation|encaissement)|(?:que )?(?:la |votre |ta )?carte|(?:que )?vous (?:payez|avez paye)|(?:que )?tu (?:payes?|paies|as paye))`
/** « Dans l'heure », « 5 minutes au plus », « aussitôt le paiement accepté ». */
const AT_ONCE = new RegExp(
  String.raw`\bimmediate?(?:ment|s)?\b|\binstantane\w*|\btout de suite\b|\b(?:sur-le-champ|sur le champ)\b|\b(?:aussitot|sitot|des|juste apres) ${PAID}|\bune fois (?:la commande|le paiement|l'achat|le reglement) (?:paye|regle|valid|accept|encaiss|fai|effectu)\w*|\b(?:une|deux|\d{1,2}) ?(?:heures?|h) (?:apres|au plus|maximum|max)\b|\baussitot (?:apres|que)\b|\ba (?:la seconde|la minute|l'instant)\b|\bdans (?:l'heure|la (?:minute|seconde|demi-heure|foulee|journee)|le quart d'heure|les (?:instants|secondes|minutes))\b|\b(?:(?:dans|sous|en|moins de|d'ici) )?(?:les |quelques )?(?:\d{1,3}|une?|deux|trois|cinq|dix|quinze|vingt|trente|quelques) ?(?:minutes?|min|mn|secondes?)\b`,
  'g',
)
/** A receipt, an answer, a notice or the number of a parcel is no delivery of the article. */
const OTHER_MESSAGE =
  /retract|renonc|contrat|rembours|retour|renvo|garanti|accus|recepisse|horodat|confirm|\brecus?\b(?! (?:par|en|dans|sous|immediat|aussitot|tout|sur|le fichier|le lien))|factur|montant|\bfrais\b|poids|repon|suivi|notice|newsletter|lettre d'information|inscri|devis|certificat|declaration|colis|\bposte|colissimo|relais|transport|expedi|\bmontage|cuisson|infus|sech|chauff|recharg|autonomie|batterie|prepar|installe|dure\b|\bpose\b/

/** Where a delivery without a parcel is told with its time. */
export function wiredDelivery(page: ReadPage): Passage | null {
  return (
    claimed(page, found(page, AT_ONCE)).find((place) => {
      const said = sentenceText(page, place.from)
      return FILE.test(said) && BY_WIRE.test(said) && !OTHER_MESSAGE.test(said)
    }) ?? null
  )
}

const PARCEL = String.raw`(?:envois?|colis|livraisons?|expeditions?|port|paquets?)`
/** « Aucun envoi postal », « rien n'est expédié », « frais de port : néant »; not « pas de livraison le samedi ». */
const NO_PARCEL = new RegExp(
  [
    String.raw`\b(?:aucune?|pas d[e']|ni|sans|zero) ?(?:frais d[e'] ?)?${PARCEL}(?: ?(?:postale?|physique|papier|materiel(?:le)?|par la poste|a (?:payer|prevoir|ajouter|regler|attendre)))*(?= ?(?:[.,;:!?)\n]|$))`,
    String.raw`\brien (?:n'est|ne sera|n'a a etre|ne vous est|ne part) ?(?:expedie|envoye|livre|poste)?(?: par (?:la )?(?:poste|courrier|colis|voie postale))?(?= ?(?:[.,;:!?)\n]|$))`,
    String.raw`\b(?:il n'y a |n'y a )?rien a (?:livrer|expedier|envoyer|poster)\b`,
    String.raw`\b(?:frais (?:de |d'))?${PARCEL} ?: ?(?:neant|aucune?|sans objet|non applicable|zero)\b`,
    String.raw`\bport paye\b`,
  ].join('|'),
  'g',
)

/** The page says that nothing is sent, so that nothing is paid for it. */
export function hasNoParcel(page: ReadPage): boolean {
  return found(page, NO_PARCEL).some(
    (place) =>
      !isSpoken(page, place) && !/retract|renvo|retour|rembours/.test(sentenceText(page, place.from)),
  )
}

/** What may be sent beside a file. */
const SENT_TOO =
  /\b(?:colissimo|chronopost|mondial relay|point[- ]relais|lettre suivie|par la poste|transporteu\w+|colis|expedi\w+|postee?s?)\b/g

/** « Le fichier arrive par mail », whenever. */
const MAILED =
  /\b(?:fichiers?|liens?|pdf|patrons?|e-?books?|licences?|codes?)\b[^.!?\n]{0,40}\b(?:arriv|envoy|part|recu|livr|parvi|transmis)\w*[^.!?\n]{0,20}\bpar (?:e-?mail|mail|courriel)/g

/** A delivery by wire, with no parcel beside it: no cost of delivery can be missing. */
export const isOnlyWired = oncePerPage((page) => {
  const isMailed = claimed(page, found(page, MAILED)).some(
    ({ from }) => !OTHER_MESSAGE.test(sentenceText(page, from)),
  )
  return (isMailed || wiredDelivery(page) !== null) && claimed(page, found(page, SENT_TOO)).length === 0
})

/** Work, a course or a subscription: its term runs from the contract, as that of a file. */
const SERVICE =
  /\b(?:contenus? numeriques?|fichiers?|telecharg\w+|produits? numeriques?|formations?|cours\b(?! de)|prestations?|services?(?! client| apres| sav)|abonnement\w*|souscri\w+|stages?|ateliers? (?:du|de|en) \w+|seances?|reservations?|conclusion du contrat|221-28,? ?(?:13|1)\b)/

/** Whether the term of withdrawal at a place is one of a contract without goods. */
export function isWithoutGoods(page: ReadPage, { from }: Passage): boolean {
  const around = neighbourhood(page, from)
  return (
    SERVICE.test(sentenceText(page, from)) ||
    GIVEN_UP.test(page.folded.slice(around.from, around.to)) ||
    isOnlyWired(page) ||
    wiredByName(page)
  )
}

/** « Si vous voulez le lien tout de suite, vous perdez votre droit (L221-28, 13°) ». */
const GIVEN_UP =
  /221-28,? ?13\b|\bcontenus? numeriques?\b|\b(?:lien|acces|fichier|telechargement)s?\b[^.!?\n]{0,80}\b(?:perd\w*|renonc\w+ a|eteint|perte d[eu])\b/

/** « Patron à télécharger » in the title. */
function wiredByName({ folded }: ReadPage): boolean {
  return /\b(?:pdf|a telecharger|e-?book|numerique|en ligne|digital|mp3|epub)\b/.test(folded.slice(0, TITLE))
}

/** Characters of a page in which its title stands. */
const TITLE = 90
