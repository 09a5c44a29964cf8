import { foldText } from '@/domain/base/text/fold-text'

/**
 * Whether an order is a sale. `partly`: sold, and a part was given back. `unpaid`: not paid, or not yet. `lost`: cancelled, refunded, failed,
 * refused or disputed. `doubtful`: words that contradict a payment without ending it (« retour demandé »). `unknown`: no known word.
 */
export type SaleState = 'sold' | 'partly' | 'unpaid' | 'lost' | 'doubtful' | 'unknown'

type Rule = readonly [SaleState, RegExp]

/** « non remboursée », « sans litige », « remboursable »: say nothing. */
const HARMLESS =
  / (?:(?:non|not|no|never|sans|jamais|pas|aucune?|without|zero) (?:cancel|annul|refund|rembours|disput|litige|contest|chargeback|fraud|erreur|error)|refundable|remboursable|cancell?able|annulable)\p{L}*/gu
/** The state of a parcel that has not left says nothing of the payment. */
const NOT_SENT =
  / (?:(?:(?<! will )not|non|pas|not yet|pas encore) (?:fulfil|ship|expedi|envoy|livr|deliver|dispatch|trait|prepar|honor|process)\p{L}*|unfulfilled|undelivered|undispatched|unprocessed)/gu

const PAID = String.raw`(?:(?:pre)?paid|(?:pre)?payee?s?|encaiss\p{L}*|acquitt\p{L}*)`
const SENDING = 'fulfil|ship|expedi|envo|dispatch|pick|retir|retrait|collect|enlev|livr|deliver|prepar'
const MAKING = 'print|impression|production|fabrication|acheminement'

/** On `foldText` with a space at its end; the first rule that matches decides. Words of shops in French and English. */
const RULES: readonly Rule[] = [
  // What is asked, refused or under way is not done.
  [
    'doubtful',
    / (?:refund|remboursement|annulation|cancell?ation|return|retour|dispute|litige|chargeback|contestation) (?:.* )?(?:refus|declin|reject|denied|fail|echou|echec|request|demand|pending|en attente|await|en cours|in progress|processing|initi|won |gagne|remport|reversed|resolved|resolu|clos|retire|due )/,
  ],
  ['doubtful', / (?:a rembourser|to (?:be )?refund|cancel\p{L}* reversal)/u],
  [
    'doubtful',
    / (?:deliver|livraison|shipping|shipment|expedition|colis|adresse?)\p{L}* (?:.* )?(?:fail|echou|echec|erreur|error|invalid)/u,
  ],
  [
    'doubtful',
    / (?:fail\p{L}*|echec|echou\p{L}*|erreur|invalid\p{L}*|error) (?:(?:de|d|du|la|l|of|in|the) )*(?:deliver|livrai|ship|expedi|adress|address)/u,
  ],
  ['unpaid', / (?:unpaid|impay\p{L}*|overdue|past due|requires|a (?:payer|regler)|to (?:pay|be paid)) /u],
  ['unpaid', / (?:not|non|pas)(?: (?:yet|encore|been|ete))* (?:paid|paye|regle|acquitt|encaiss|captur)/],
  [
    'unpaid',
    / (?:payment|paiement|reglement|virement) (?:not|non|pas) (?:recu|received|effectu|regl|fait|made)/,
  ],
  ['unpaid', / (?:no|sans|without|aucun|pas de) (?:payment|paiement|reglement) /],
  [
    'unpaid',
    / (?:payment|paiement|reglement|virement) (?:(?!accept|recu|received|confirm|valid|reussi|succe)\p{L}+ )?(?:due?|required|requis|pending|missing|manquant|incomplet|outstanding|processing|in progress|in process|en cours|en attente|en suspens|attendu|expected|a venir|initi|started|commence)/u,
  ],
  [
    'unpaid',
    / (?:pending|awaiting|waiting|incomplete|missing|attente|cours|defaut)(?: (?:for|the|bank|wire|de|du|d|le|la|un|customer|client|check|cheque|manual|card))* (?:payment|paiement|reglement|virement|wire|transfer|cheque|check|cash|especes|mandat|prelevement) /,
  ],
  [
    'lost',
    / (?:cancel|annul|void|fail|echou|echec|refus|declin|reject|rejet|denied|disput|litige|contest|charge ?back|charged back|retrofactur|opposition|fraud|expir|trash|corbeille|draft|brouillon|abandon|deleted|supprim|revers|blocked|bloque|unfulfillable|unsuccess|uncollect|irrecouvrable|unauthori|will not deliver|timed? ?out|sans suite)/,
  ],
  ['lost', / (?:not|non|pas) (?:authori|autoris|about|accept|valid)/],
  [
    'lost',
    / (?:error|erreur|invalid\p{L}*) $| (?:error|erreur|invalid\p{L}*) .*(?:payment|paiement|card|carte|transaction)/u,
  ],
  ['lost', / (?:payment|paiement|card|carte|transaction) .*(?:error|erreur|invalid)/],
  [
    'partly',
    / (?:part(?:ial|iel|ly)?\p{L}*|en partie) .*(?:refund|rembours|reimburs)| (?:refund|rembours|reimburs).* (?:partial|partiel|partly|en partie)/u,
  ],
  ['lost', / (?:refund|rembours|reimburs)/],
  ['sold', new RegExp(` (?:backorder|reappro|rupture).* ${PAID} `, 'u')],
  [
    'doubtful',
    / (?:return|retour|undeliver|lost |perdu|damag|endommag|retract|exchang|echang|authori|autoris|preauth|review|verif|error|erreur|invalid|claim|reclamation|deposit|acompte|backorder|reappro|rupture)/,
  ],
  [
    'sold',
    new RegExp(
      ` (?:await|waiting|pending|attente|ready|prete?s?|en cours|out|a(?= (?:expedi|prepar|envoy|retir|livrer )))\\p{L}*(?: (?:for|to|be|a|de|d|du|la|le|l|pour|en|par|customer|client|store))* (?:${SENDING}|${MAKING})`,
      'u',
    ),
  ],
  ['doubtful', new RegExp(` (?:${SENDING}|${MAKING})\\p{L}* (?:pending|en attente|on hold)`, 'u')],
  // Paid and waiting for something else.
  ['doubtful', new RegExp(` ${PAID} .*(?:pending|await|waiting|attente|hold|suspen)`, 'u')],
  [
    'unpaid',
    / (?:pending|await|waiting|attente|hold |suspen|outstanding|incomplet|unconfirmed|a confirmer|a valider)/,
  ],
  ['doubtful', / (?:not|non|pas|never|jamais) /],
  ['sold', new RegExp(` ${PAID} `, 'u')],
  [
    'sold',
    / (?:sold|vendue?s?|reglee?s?|complete|completed|complet|finalisee?s?|completee?s?|terminee?s?|(?:un)?shipped|expedi\p{L}*|envoyee?s?|dispatched|delivered|livree?s?|fulfilled|honoree?s?|picked up|succe\p{L}*|reussie?s?|captured|capturee?s?|settled|in transit|en transit|in production|en production|en preparation|processing in progress) /u,
  ],
  [
    'sold',
    / (?:processing|en cours)(?: (?:de |d )?(?:traitement|prepar\p{L}*|livraison|expedition|envoi))? $/u,
  ],
  [
    'sold',
    / (?:payment|paiement|reglement|virement|paypal|stripe|carte|card) (?:.* )?(?:accept|recu|received|confirm|valid|effectu|approuv|approved|succe|reussi|complete|captur|ok )/,
  ],
]

/** The state that a cell says; null: blank. */
export function saleState(cell: string): SaleState | null {
  const words = `${foldText(cell.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).replace(/^ wc /, ' ')} `
  if (/^ *(?:n a|null|none)? *$/.test(words)) return null
  const said = words.replace(HARMLESS, ' ').replace(NOT_SENT, ' ').replace(/ +/g, ' ')
  return RULES.find(([, pattern]) => pattern.test(said))?.[0] ?? 'unknown'
}
