import { orNull, sentenceText, type ReadPage } from './read-page'
import type { Passage } from './page-text'

const PAYING =
  /obligation de (?:paiement|payer)|(?:paiement obligatoire)|(?:command|achet)\w* en payant|regle[rz]? (?:ma|la|cette|votre) commande|je commande et je regle|(?:command|valid|confirm|achet|finalis)\w*[^.!?\n]{0,25}\b(?:et|avec) (?:je )?(?:payer|paie|paye|regler|paiement)|payer (?:ma|la|cette|votre|maintenant|et|=|\d)|(?:bouton|cliqu\w+|\[)[^.!?\n]{0,60}(?:payer|paie\b|paiement|acheter maintenant)|acheter maintenant|^\W*payer\W*$|(?:[«"[:>→➜] ?|^[^\w\n]{0,6})(?:je )?(?:payer|paie|regler|regle) (?:mon|mes|le|les|l'|ma|la|tout|en ligne|par) ?(?![^»"\]\n]{0,30}(?:retour|renvoi|frais))[^»"\]\n.]{2,40}[»"\]\n]|(?:«|"|:|>) ?(?:je )?(?:paie|payer|commander et payer)\b/m
/** Words of the last button: in brackets, between quotation marks, after a colon, or first person. */
const LABELS = [
  /\[ ?([^\]\n]{2,60}?) ?\]/g,
  /(?:bouton|cliqu\w+|clic\b|appuy\w+|appui\w*|press\w+|touchez?|etape|ecran|finir|terminez|finalis\w+|validation|validez|recapitulatif|terminer|fin de (?:la |ta |votre )?commande)[^.!?\n«"]{0,60}[«"] ?([^»"\n]{2,60}?) ?[»"]/g,
  /(?:bouton|derniere etape|etape finale|dernier (?:clic|ecran|bouton)|fin de (?:la )?commande|pour finir|validation)[^:.!?\n«"]{0,30}: ?(?![«"])([^\n]{2,60})/g,
  /\b((?:valider|confirmer|finaliser|terminer|envoyer|passer) ma commande)\b/g,
  /^[^\w\n]{0,4}((?:valider|confirmer|finaliser|terminer|envoyer|passer) (?:la|votre) commande)[^\w\n]{0,4}$/gm,
  /[«"] ?((?:je )?(?:valid\w+|confirm\w+|termin\w+|finalis\w+|envoy\w+)(?: (?:ma|la|votre|mon|l')[^»"\n]{0,30})?) ?[»"]/g,
  /^[ •*-]{0,4}[>➜→▶»] ?([^\n]{2,40}?)$/gm,
] as const
/** Whatever it says, the last button has to say that one pays. */
const LAST_LABEL =
  /(?:(?:bouton|clic|ecran) (?:final|de (?:la )?commande|d'achat)|dernier (?:bouton|clic|ecran)|derniere etape|etape finale|pour (?:finir|conclure|commander|acheter|terminer)|bout d(?:u panier|e (?:la |votre |ta )?commande)|(?:derniere|ultime) page|page finale|verifiez tout|relisez(?: tout)?|\bbouton (?:(?:vert|rose|rouge|bleu|noir|orange|jaune|d'en bas|du bas|final) )?(?:s'appelle|se nomme|dit|porte|indique|annonce|affiche))(?! de\b)[^.!?\n«"[]{0,40}[«"[] ?([^»"\]\n]{2,60}?) ?[»"\]]/g
const ORDERING =
  /valid|confirm|command|^demander$|ma demande|termin|finalis|envo[iy]|continu|poursuiv|suivant|c'est parti|profite|reserv|je (?:le |la |les )?(?:veux|prends|craque|reserve)|j'en veux|accept|^ok\b|achet|\bje fonce|^allons-y|\bj'y (?:vais|fonce)|j'adopte/
const OTHER_LABEL =
  /\brend[rs]?\b|\brendre|renvo|rembours|retour|contrat|annul|[:\d]|(?<!(?:valid|confirm|finalis|termin|envo[iy])\w* (?:mon|le|votre|ce) )panier(?!.*command)|renonc|retract|newsletter|lettre d'info|message|avis|contact|cookie|compte|adresse|question|liste|favori|inscri|abonn|tout accepter|formulaire|creer|photo|devis/

/** « le bouton « Je valide » qui lance le paiement », « Je réserve » (carte débitée aussitôt): the label alone counts. */
const LEADS =
  /([«"] ?[^»"\n]{2,60}? ?[»"])(?:[^.!?\n«"]{0,30}\b(?:lance|ouvre|declenche|mene|conduit|amene|affiche)\w*[^.!?\n«"]{0,20}\bpa[iy]\w+|,? ?(?:et|puis|\(|:|;|-|–) ?(?:le |la |votre |ta |un )?(?:paiement|carte|compte|banque|debit)\b(?![^.!?\n]{0,30}obligat)[^.!?\n«"]{0,60})/g

/** « Renonciation », puis « Confirmer »: buttons of another function. */
const LEAVING =
  /retract|renonc|(?:fin au|sort\w* du|romp\w* (?:le|mon)|resili\w* (?:le|mon)|quitt\w* (?:le|mon)|annul\w* (?:le|mon)|retir\w* du|revenir sur le|non au|dedi\w* du) contrat|formulaire de contact|newsletter|\bdevis\b/

/** The last button does not say that one pays; without a button in the text nothing can be said. */
export function orderButton(page: ReadPage): readonly Passage[] | null {
  if (PAYING.test(page.folded.replace(LEADS, '$1'))) return null
  const labels = [...LABELS, LAST_LABEL].flatMap((pattern) =>
    Array.from(page.folded.matchAll(pattern), ({ 0: whole, 1: label = '', index }) => {
      const from = index + whole.indexOf(label)
      return { from, to: from + label.length, label, isLast: pattern === LAST_LABEL }
    }),
  )
  return orNull(
    labels.filter(
      ({ label, from, isLast }) =>
        (isLast ? !/\bpa[iy]/.test(label) : ORDERING.test(label)) &&
        !OTHER_LABEL.test(label) &&
        !LEAVING.test(sentenceText(page, from)),
    ),
  )
}
