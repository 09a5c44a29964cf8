import { SIGNED, type LetterFacts } from './letter-facts'

const TO_SUPPLIER = 'Bonjour {supplier},'
const ANSWER_BY = {
  inTime: 'Merci de me répondre avant le {deadline}.',
  late: 'Merci de me répondre sans attendre.',
} as const

/** To the supplier and to the mediator. */
export const OTHER_LETTERS = [
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
      'Je souhaite vendre le produit «\u00a0{product}\u00a0» en France. Avant une commande, je voudrais un échantillon\u00a0: à quel prix, et en combien de jours arrive-t-il en France\u00a0?',
      ANSWER_BY,
      ...SIGNED,
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
      {
        inTime: 'J’ai besoin d’une réponse avant le {deadline}, pour l’annoncer à mon client.',
        late: 'J’ai besoin d’une réponse sans attendre, pour l’annoncer à mon client.',
      },
      ...SIGNED,
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
      'Produit\u00a0: {product}. Quel est votre prix pour une quantité de {quantity}, livraison en France et droits compris\u00a0? Et à partir de quelle quantité baisse-t-il\u00a0?',
      ANSWER_BY,
      ...SIGNED,
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
      'Pour vendre le produit «\u00a0{product}\u00a0» dans l’Union européenne, j’ai besoin de ce document\u00a0: {document}. Il doit porter le nom du fabricant et le modèle exact.',
      {
        inTime: 'Merci de me l’envoyer avant le {deadline}. Sans lui, je ne peux pas commander.',
        late: 'Merci de me l’envoyer sans attendre. Sans lui, je ne peux pas commander.',
      },
      ...SIGNED,
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
      'Pour en finir à l’amiable, voici ce que je propose\u00a0:',
      '{solution}',
      ...SIGNED,
    ],
  },
] as const satisfies readonly LetterFacts[]
