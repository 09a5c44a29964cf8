import { lawFigure, type Basis } from '../basis'
import type { DeadlineRule } from './deadline'

/** Typed fields of letters. A field means the same in all letters that have it: its text stays when another letter is chosen. */
export const LETTER_FIELDS = {
  recipient: 'Nom du destinataire',
  order: 'Numéro de commande',
  supplier: 'Nom du fournisseur',
  supplierOrder: 'Numéro de votre commande',
  product: 'Produit',
  amount: 'Montant',
  tracking: 'Numéro de suivi',
  solution: 'Solution proposée',
  answer: 'Votre réponse',
  quantity: 'Quantité',
  document: 'Document demandé',
  facts: 'Faits, dans l’ordre',
  sender: 'Votre nom',
} as const

export type LetterField = keyof typeof LETTER_FIELDS

interface LetterWords {
  readonly id: string
  readonly title: string
  readonly group: 'Aux clients' | 'Au fournisseur' | 'Au médiateur'
  /** Day that the deadline counts from; a key has one meaning, as a field does. */
  readonly from: { readonly key: string; readonly label: string }
  readonly rule: DeadlineRule
  /** Meaning of the deadline, before its date. */
  readonly deadline: string
  /** The day is the first one to write on, not the last. */
  readonly isStart?: true
  readonly fields: readonly LetterField[]
  readonly subject: string
  /** `{field}`, `{from}` and `{deadline}` are filled. */
  readonly body: readonly string[]
}

/** `page` null: our aim, no law. */
type LetterFacts = LetterWords & (Basis | { readonly page: null; readonly law?: undefined })

const TO_BUYER = 'Bonjour {recipient},'
const TO_SUPPLIER = 'Bonjour {supplier},'
const END = ['Bien à vous,', '{sender}'] as const

export const LETTER_ROWS = [
  {
    id: 'late-parcel',
    title: 'Colis en retard',
    group: 'Aux clients',
    from: { key: 'orderedOn', label: 'Commande passée le' },
    rule: { days: 30, count: 'calendar' },
    deadline: 'Sans date annoncée, livrer au plus tard le',
    page: 'delivery',
    fields: ['recipient', 'order', 'product', 'tracking', 'sender'],
    subject: 'Votre commande {order}\u00a0: du retard',
    body: [
      TO_BUYER,
      'Votre commande {order} ({product}) du {from} a du retard, et je vous prie de m’en excuser. Voici son numéro de suivi\u00a0: {tracking}.',
      'Si elle n’arrive pas au plus tard le {deadline}, dites-le-moi\u00a0: je cherche le colis avec vous, ou je vous rembourse.',
      ...END,
    ],
  },
  {
    id: 'withdrawal-received',
    title: 'Rétractation reçue',
    group: 'Aux clients',
    from: { key: 'receivedOn', label: 'Colis reçu par le client le' },
    rule: { days: 14, count: 'moved' },
    deadline: 'Le client peut se rétracter jusqu’au',
    law: 'retractation',
    fields: ['recipient', 'order', 'product', 'sender'],
    subject: 'Votre rétractation, commande {order}',
    body: [
      TO_BUYER,
      'J’ai bien reçu votre rétractation pour la commande {order} ({product}), livrée le {from}. Vous pouviez l’exercer jusqu’au {deadline}, sans donner de raison.',
      `Renvoyez le produit dans les ${lawFigure('retractation')}. Je vous rembourse le prix et la livraison standard par le moyen de paiement utilisé.`,
      ...END,
    ],
  },
  {
    id: 'refund',
    title: 'Remboursement',
    group: 'Aux clients',
    from: { key: 'toldOn', label: 'Rétractation annoncée le' },
    rule: { days: 14, count: 'calendar' },
    deadline: 'Rembourser au plus tard le',
    law: 'retractation',
    fields: ['recipient', 'order', 'amount', 'sender'],
    subject: 'Remboursement de la commande {order}',
    body: [
      TO_BUYER,
      'À la suite de votre rétractation du {from}, je vous rembourse {amount} pour la commande {order}, au plus tard le {deadline}, par le moyen de paiement utilisé.',
      ...END,
    ],
  },
  {
    id: 'broken',
    title: 'Produit cassé ou défectueux',
    group: 'Aux clients',
    from: { key: 'requestedOn', label: 'Demande reçue le' },
    rule: { days: 30, count: 'calendar' },
    deadline: 'Réparer ou remplacer au plus tard le',
    page: 'conformity',
    fields: ['recipient', 'order', 'product', 'solution', 'sender'],
    subject: 'Votre produit, commande {order}',
    body: [
      TO_BUYER,
      'J’ai bien reçu votre message du {from}\u00a0: le produit {product} de la commande {order} a un défaut, et j’en suis désolé.',
      'La garantie légale de conformité s’applique, sans frais pour vous. Voici ce que je vous propose\u00a0: {solution}. Ce sera fait au plus tard le {deadline}.',
      ...END,
    ],
  },
  {
    id: 'not-delivered',
    title: 'Commande non livrée et annulée',
    group: 'Aux clients',
    from: { key: 'cancelledOn', label: 'Commande annulée par le client le' },
    rule: { days: 14, count: 'calendar' },
    deadline: 'Rembourser au plus tard le',
    page: 'delivery',
    fields: ['recipient', 'order', 'amount', 'sender'],
    subject: 'Annulation de la commande {order}',
    body: [
      TO_BUYER,
      'Votre commande {order} n’est pas arrivée, et vous l’avez annulée le {from}. Je vous rembourse {amount}, livraison comprise, au plus tard le {deadline}.',
      ...END,
    ],
  },
  {
    id: 'product-question',
    title: 'Question sur un produit',
    group: 'Aux clients',
    from: { key: 'askedOn', label: 'Question reçue le' },
    rule: { days: 2, count: 'working' },
    deadline: 'Répondre au plus tard le',
    page: null,
    fields: ['recipient', 'product', 'answer', 'sender'],
    subject: 'Votre question sur {product}',
    body: [
      TO_BUYER,
      'Merci de votre question du {from} sur {product}.',
      '{answer}',
      'Écrivez-moi si quelque chose reste flou.',
      ...END,
    ],
  },
  {
    id: 'review-request',
    title: 'Demander un avis',
    group: 'Aux clients',
    from: { key: 'receivedOn', label: 'Colis reçu par le client le' },
    rule: { days: 7, count: 'moved' },
    deadline: 'Écrire à partir du',
    isStart: true,
    page: null,
    fields: ['recipient', 'product', 'sender'],
    subject: 'Votre avis sur {product}',
    body: [
      TO_BUYER,
      'Vous avez reçu {product} le {from}. Dites ce que vous en pensez, en bien ou en mal\u00a0: les deux m’aident, et aident ceux qui hésitent.',
      'Rien n’est offert en échange d’un avis.',
      ...END,
    ],
  },
  {
    id: 'supplier-sample',
    title: 'Demander un échantillon',
    group: 'Au fournisseur',
    from: { key: 'sentOn', label: 'Message envoyé le' },
    rule: { days: 7, count: 'moved' },
    deadline: 'Relancer le',
    page: null,
    fields: ['supplier', 'product', 'sender'],
    subject: 'Échantillon\u00a0: {product}',
    body: [
      TO_SUPPLIER,
      'Je souhaite vendre {product} en France. Avant une commande, je voudrais un échantillon\u00a0: à quel prix, et en combien de jours arrive-t-il en France\u00a0?',
      'Merci de me répondre avant le {deadline}.',
      ...END,
    ],
  },
  {
    id: 'supplier-delay',
    title: 'Demander un délai',
    group: 'Au fournisseur',
    from: { key: 'sentOn', label: 'Message envoyé le' },
    rule: { days: 3, count: 'working' },
    deadline: 'Relancer le',
    page: null,
    fields: ['supplier', 'supplierOrder', 'product', 'sender'],
    subject: 'Délai de la commande {supplierOrder}',
    body: [
      TO_SUPPLIER,
      'La commande {supplierOrder} ({product}) n’est pas encore arrivée. Quand est-elle partie, avec quel numéro de suivi, et quel jour arrive-t-elle\u00a0?',
      'J’ai besoin d’une réponse avant le {deadline}, pour l’annoncer à mon client.',
      ...END,
    ],
  },
  {
    id: 'supplier-price',
    title: 'Demander un prix',
    group: 'Au fournisseur',
    from: { key: 'sentOn', label: 'Message envoyé le' },
    rule: { days: 5, count: 'working' },
    deadline: 'Relancer le',
    page: null,
    fields: ['supplier', 'product', 'quantity', 'sender'],
    subject: 'Prix\u00a0: {product}',
    body: [
      TO_SUPPLIER,
      'Quel est votre prix pour {quantity} de {product}, livraison en France et droits compris\u00a0? Et à partir de quelle quantité baisse-t-il\u00a0?',
      'Merci de me répondre avant le {deadline}.',
      ...END,
    ],
  },
  {
    id: 'supplier-certificate',
    title: 'Demander un certificat',
    group: 'Au fournisseur',
    from: { key: 'sentOn', label: 'Message envoyé le' },
    rule: { days: 10, count: 'moved' },
    deadline: 'Relancer le',
    page: null,
    fields: ['supplier', 'product', 'document', 'sender'],
    subject: 'Documents de conformité\u00a0: {product}',
    body: [
      TO_SUPPLIER,
      'Pour vendre {product} dans l’Union européenne, j’ai besoin de ce document\u00a0: {document}. Il doit porter le nom du fabricant et le modèle exact.',
      'Merci de me l’envoyer avant le {deadline}. Sans lui, je ne peux pas commander.',
      ...END,
    ],
  },
  {
    id: 'mediator',
    title: 'Répondre au médiateur',
    group: 'Au médiateur',
    from: { key: 'notifiedOn', label: 'Dossier complet notifié le' },
    rule: { days: 90, count: 'calendar' },
    deadline: 'Issue attendue au plus tard le',
    law: 'mediateur',
    fields: ['order', 'facts', 'solution', 'sender'],
    subject: 'Médiation, commande {order}',
    body: [
      'Madame, Monsieur,',
      'Vous m’avez notifié le {from} la médiation qui concerne la commande {order}. Voici les faits, dans l’ordre\u00a0:',
      '{facts}',
      'Pour en finir à l’amiable, je propose\u00a0: {solution}.',
      ...END,
    ],
  },
] as const satisfies readonly LetterFacts[]

export type LetterId = (typeof LETTER_ROWS)[number]['id']
export type LetterEvent = (typeof LETTER_ROWS)[number]['from']['key']
export type Letter = LetterFacts & {
  readonly id: LetterId
  readonly from: { readonly key: LetterEvent; readonly label: string }
}
