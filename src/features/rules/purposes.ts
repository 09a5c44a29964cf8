/** What each collection of the rules is for; a test holds the list to the rules. */
export const PURPOSES: Readonly<Record<string, string>> = {
  profiles: 'Un document par personne, sous son identifiant de compte.',
  todos: 'Une tâche, rangée dans un jour de la semaine.',
  projects: 'Un projet et ses sept parties guidées.',
  conversations: 'Une conversation avec le coach et ses messages.',
  product:
    'Un produit candidat de «\u00a0Mes liens\u00a0»\u00a0: un lien, huit critères, une note et des montants en centimes.',
  sections: 'Un tableau de recherche.',
  'sections/products': "Les produits d'un tableau\u00a0; leur propriétaire est celui de la section.",
  payments: 'Un paiement, tel que Stripe le confirme. Seul le serveur écrit ici.',
}

/** What the server writes in `payments`, where the rules have nothing to check. */
export const PAYMENT_FIELDS: readonly string[] = [
  'userId',
  'amount',
  'currency',
  'status',
  'paidAt',
  'endedAt',
  'immediateAccess',
  'refunded',
  'withdrawal',
  'mails',
  'isApplied',
  'version',
]

/** Collections that the rules open to nobody. */
export const SERVER_ONLY: Readonly<Record<string, string>> = {
  usage: "les heures des derniers messages au coach, et combien l'ont précédé",
  ceilings: 'combien de questions le coach a reçues ce jour, de tous ensemble',
  formerAddresses:
    "l'empreinte d'une adresse dont le compte est supprimé\u00a0: elle n'ouvre pas de second essai",
  checkouts: 'le paiement en cours, et ceux qui ont été ouverts',
  stripeEvents: 'les messages de Stripe déjà traités',
  mails: 'les emails qui attendent de partir, et ceux qui sont partis, sans leur texte',
  contacts: "les heures des derniers messages envoyés à l'équipe",
  deletions: "les effacements de compte en cours\u00a0: une date, rien d'autre",
}
