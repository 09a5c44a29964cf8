import { deliveryDelay } from './delivery-rules'
import { knownParties } from './parties'
import type { Passage } from './page-text'
import { found, places, sentenceAt, type ReadPage } from './read-page'
import { salePrices } from './sale-prices'
import { isTold } from './stance'

/** What the assistant of a buyer looks for on a page. */
export const SIGNALS = [
  { id: 'who-sells', label: 'Qui vend' },
  { id: 'where', label: 'Où' },
  { id: 'contact', label: 'Comment vous joindre' },
  { id: 'delay', label: 'En combien de temps' },
  { id: 'returns', label: 'Comment renvoyer' },
  { id: 'price', label: 'À quel prix' },
  { id: 'proof', label: 'Avec quelle preuve' },
] as const

export type SignalId = (typeof SIGNALS)[number]['id']

export interface Signal {
  readonly id: SignalId
  readonly label: string
  /** Null: not found. */
  readonly passage: Passage | null
}

const RETURNS = /\b(?:retract|retours?\b|retourn|renvo|renonc|repren[do])\w*/g
/** « De retour en stock », « vos retours nous portent », « retour à l'accueil »: nothing is given back. */
const OTHER_BEFORE =
  /(?:^|[^\w' -] ?|\b(?:est|sont|enfin|produits?|modeles?|articles?) )de $|\b(?:en|vos|votre|vos bons|avis et) $/
const OTHER_AFTER =
  /^ (?:a l'accueil|en haut|vers|en stock|au (?:menu|haut|catalogue|site|panier)|aux (?:produits|resultats)|a la (?:page|boutique|liste|collection)|clients?\b|d'experience)/
/** What a sentence about a return says of it: when, where to, at whose cost, how. */
const HOW =
  /\d|\b(?:quatorze|frais|charge|gratuit|offert|adresse|colis|produit|article|commande|achat|recep|rembours|formulaire|bouton|lien\b|etiquette|courrier|lettre|ecri|mail|message|jours|semaine|mois|delai|contrat|motif|raison|ligne|relais|depot|clic|pour (?:vous|nous)\b|par (?:vous|nous|vos|nos|l'acheteur|le client))/

/** Each pattern with what its words may not say. */
const PROOFS: readonly { readonly said: RegExp; readonly not?: RegExp }[] = [
  { said: /certificat\w*[^.!?\n]{0,60}/g },
  { said: /declarations? (?:ue )?de conformite|rapports? d'(?:essai|test)s?/g },
  { said: /avis[^.!?\n]{0,80}?(?:achat|controle|collect)\w*/g, not: /sans (?:achat|controle)/ },
  { said: /photos? (?:prises?|reelles?)[^.!?\n]{0,40}/g },
  {
    said: /videos? (?:(?:de|du|des|qui|ou|prises?|tournees?|filmees?|reelles?|a l'appui|montrant)\b|d')[^.!?\n]{0,40}/g,
  },
]
/** « Mesuré par un laboratoire », « mesurées sur trois bougies »; a size and « sur mesure » prove nothing. */
const MEASURED =
  /mesurée?s?(?: (?:par|sur|en|à|chez|au|dans|avec|selon) [^.!?\n]{0,40}|[^.!?\n\d]{0,25}\d[^.!?\n]{0,20})|(?<!sur[ -])mesures? (?:internes?|indépendantes?|du (?:fabricant|labo\p{L}*))(?!\p{L})[^.!?\n]{0,40}/gu
const SIZE = /\d ?(?:mm|cm|m|km|g|kg)(?![a-zà-ÿ])/

export function signalsOf(page: ReadPage): readonly Signal[] {
  const { identity, address, phone, email } = knownParties(page).seller
  const passages: Readonly<Record<SignalId, Passage | null>> = {
    'who-sells': identity,
    where: address,
    contact: phone ?? email,
    delay: deliveryDelay(page),
    returns: returnsTold(page),
    price: salePrices(page)[0] ?? null,
    proof: proofGiven(page),
  }
  return SIGNALS.map((signal) => ({ ...signal, passage: passages[signal.id] }))
}

/** How to give an article back, told and not refused. */
function returnsTold(page: ReadPage): Passage | null {
  const { folded } = page
  const told = found(page, RETURNS).find((place) => {
    const sentence = sentenceAt(page, place.from)
    const said = folded.slice(sentence.from, sentence.to).replace(NUMBER, '')
    return HOW.test(said) && !isOtherReturn(page, place) && isTold(page, place)
  })
  if (!told) return null
  const { to } = sentenceAt(page, told.from)
  const shown = folded.slice(told.from, Math.min(to, told.to + AROUND)).replace(/[\s.!?]+$/, '')
  return { from: told.from, to: told.from + shown.length }
}

function isOtherReturn({ folded }: ReadPage, { from, to }: Passage): boolean {
  return (
    folded.startsWith('retour', from) &&
    (OTHER_BEFORE.test(folded.slice(Math.max(0, from - 20), from)) ||
      OTHER_AFTER.test(folded.slice(to, to + 30)))
  )
}

/** « 6. Rétractation » */
const NUMBER = /^\W*(?:art(?:icle)?\.? ?)?\d{1,2}\W/
/** Characters that are shown behind the words of a return. */
const AROUND = 80

function proofGiven(page: ReadPage): Passage | null {
  const measured = places(page.lower, MEASURED).filter(
    (place) => !SIZE.test(page.lower.slice(place.from, place.to)) && isTold(page, headOf(place)),
  )
  const given = PROOFS.flatMap(({ said, not }) =>
    found(page, said).filter(
      ({ from, to }) => !not?.test(page.folded.slice(from, to)) && isTold(page, headOf({ from, to })),
    ),
  )
  return [...measured, ...given].toSorted((a, b) => a.from - b.from)[0] ?? null
}

/** What follows the first word is no denial of it: « avis recueillis sans contrepartie ». */
function headOf({ from }: Passage): Passage {
  return { from, to: from + 1 }
}
