import { coverageOf } from './coverage'
import type { Passage } from './page-text'
import { found, MISSING, neighbourhood, sentenceAt, type ReadPage } from './read-page'
import { told, upheld } from './stance'

/** Giving up the contract, in whatever words. */
const GIVES_UP =
  /retract|renonc|se? dedi|annul\w*[^.!?\n]{0,24}(?:achat|contrat|commande|vente)|chang\w+ d'(?:avis|idee)|revenir sur|retrait de votre consentement|finalement non/
/** Only a screen has one. */
const BUTTON = /\b(?:boutons?|fonction(?:nalite)?s?|modules?|touches?|outils?|icones?)\b/
/** What a screen and a letter may both have. */
const SCREEN =
  /\b(?:clics?|cliqu\w+|liens?|onglets?|rubriques?|menus?|en ligne|electronique\w*|numerique|espaces?|compte|site|boutique|pages?|ecrans?|cases?|en haut|en bas|au bas|pied|d'ici meme|ici)\b/
/** A letter, a mail or a form on paper. */
const LETTER =
  /\b(?:imprim\w+|postez|poster|poste|courriers?|lettres?|pdf|papier|recommande\w*|telecharg\w*|e-?mails?|mails?|courriels?|ecri(?:vez|re|vant)|appel\w+|telephon\w+|modeles?|types?|contactez|(?:page|formulaire) (?:de )?contact|formulaires?(?! (?:en ligne|electronique|du site|numerique)))\b/
/** « Sans nous écrire », « une confirmation par courriel ». */
const NO_LETTER =
  /\bsans (?:nous |m'|avoir a )?(?:ecrire|appeler|telephoner|imprimer)|\b(?:confirm\w*|accuse\w*|preuve|recu|recevez|recois|horodate\w*)\b[^.!?\n]{0,40}\b(?:e-?mail|mail|courriel)\b|\b(?:courriel|e-?mail|mail) (?:de confirmation|automatique|horodate)|\bou (?:bien )?(?:par |d'un |une |un )?(?:simple )?(?:lettre|courrier|courriel|e-?mail|mail|ecri\w+|appel\w+)\b|\b(?:e-?mail|mail|courriel) (?:de|d'|recapitulatif)/g
/** The labels of D221-5, or a page of its own: lumiere.fr/retractation. */
const SURE =
  /\brenoncer (?:au|a mon|a ma|a votre|a ton) (?:contrat|achat|commande) (?:ici|en ligne)|\bconfirmer (?:la|ma|votre|ta) retractation|\.[a-z]{2,8}\/[\w/-]*(?:retract|renonc|annul)/g
/** « Je renonce », [Se rétracter]: words of a button, where no letter is spoken of. */
const LABEL =
  /(?:[«"[“>→:] ?|^\W*)(?:je )?(?:me |se |m'|vous )?(?:renonc(?:er|e)|retracter|retracte|exercer mon droit)\b/gm
const ANY = new RegExp(`${BUTTON.source}|${SCREEN.source}`, 'g')

/** The function of D221-5 on the shop: a place on a screen where one gives the contract up. A form to send is none. */
export function withdrawalFunctionMissing(page: ReadPage): readonly Passage[] | null {
  return coverageOf(page).policies && !isFunctionTold(page) ? MISSING : null
}

function isFunctionTold(page: ReadPage): boolean {
  return (
    // No customer says these: whatever stands between quotation marks is the label.
    upheld(page, found(page, SURE)).length > 0 ||
    told(page, found(page, LABEL)).some(({ from }) => !isByLetter(page, from)) ||
    told(page, found(page, ANY)).some(({ from, to }) => {
      const { folded } = page
      const sentence = sentenceAt(page, from)
      const said = folded.slice(sentence.from, sentence.to)
      const isButton = BUTTON.test(folded.slice(from, to))
      if (!isButton && isByLetter(page, from)) return false
      if (GIVES_UP.test(said)) return true
      // « Vous changez d'avis ? Le bouton est en bas. »
      const { from: start } = neighbourhood(page, from)
      return isButton && GIVES_UP.test(folded.slice(start, sentence.from)) && !OTHER_BUTTON.test(said)
    })
  )
}

const OTHER_BUTTON = /pa[iy]|command|panier|suivi|colis|contact|abonn|inscri/

function isByLetter(page: ReadPage, at: number): boolean {
  const { from, to } = sentenceAt(page, at)
  return LETTER.test(page.folded.slice(from, to).replace(NO_LETTER, ' '))
}
