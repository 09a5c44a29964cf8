export interface CollectionNote {
  readonly name: string
  readonly purpose: string
  readonly fields: readonly string[]
}

/** The collections as `firestore.rules` describes them; field names are the real ones. */
export const COLLECTIONS: readonly CollectionNote[] = [
  {
    name: 'profiles',
    purpose: 'Un document par personne, sous son identifiant de compte.',
    fields: [
      'fullName',
      'email',
      'level',
      'xp',
      'hasLearningPlan',
      'hasSeenWelcome',
      'hasPaid',
      'hasPaidAt',
      'createdAt',
      'updatedAt',
    ],
  },
  {
    name: 'todos',
    purpose: 'Une tâche, rangée dans un jour de la semaine.',
    fields: ['userId', 'text', 'completed', 'dayOfWeek', 'createdAt', 'placedAt', 'xpCounted'],
  },
  {
    name: 'conversations',
    purpose: 'Une conversation avec le coach et ses messages.',
    fields: ['userId', 'messages', 'timestamp', 'title'],
  },
  {
    name: 'projects',
    purpose: 'Un projet et ses sept parties guidées.',
    fields: [
      'userId',
      'title',
      'description',
      'status',
      'progress',
      'sections',
      'tasks',
      'countedItems',
      'basedOn',
      'createdAt',
      'updatedAt',
    ],
  },
  {
    name: 'product',
    purpose:
      'Un produit candidat\u00a0: son lien, huit critères (oui, non ou non évalué), une note et des montants en centimes.',
    fields: [
      'userId',
      'link',
      'createdAt',
      'wowEffect',
      'solvesProblem',
      'beforeAfter',
      'innovative',
      'goodMargin',
      'realValue',
      'trending',
      'provenSuccess',
      'note',
      'salePriceCents',
      'costCents',
      'shippingCents',
      'adsCents',
    ],
  },
  {
    name: 'sections',
    purpose:
      'Un tableau de recherche\u00a0; ses produits sont dans sa sous-collection products, sans userId.',
    fields: ['userId', 'nomSection', 'product', 'createdAt'],
  },
  {
    name: 'payments',
    purpose: 'Un paiement. Seul le serveur écrit ici.',
    fields: [
      'userId',
      'amount',
      'currency',
      'status',
      'paidAt',
      'endedAt',
      'immediateAccess',
      'isApplied',
      'version',
    ],
  },
]

/** The composite indexes that the queries need. */
export const INDEXES: readonly { readonly collection: string; readonly fields: readonly string[] }[] = [
  { collection: 'todos', fields: ['userId ↑', 'dayOfWeek ↑', 'createdAt ↓'] },
  { collection: 'projects', fields: ['userId ↑', 'updatedAt ↓'] },
  { collection: 'conversations', fields: ['userId ↑', 'timestamp ↓'] },
  { collection: 'product', fields: ['userId ↑', 'createdAt ↓'] },
  { collection: 'sections', fields: ['userId ↑', 'createdAt ↓'] },
  { collection: 'payments', fields: ['userId ↑', 'paidAt ↓'] },
  { collection: 'intents', fields: ['settled ↑', 'createdAt ↑'] },
]
