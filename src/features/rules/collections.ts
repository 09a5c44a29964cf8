import { VERSIONS_WORDS } from '@/domain/base/business'

export const VERBS = ['Lire', 'Créer', 'Changer', 'Supprimer'] as const
export type Verb = (typeof VERBS)[number]

export interface Collection {
  /** « sections/products » for a subcollection of each section. */
  readonly name: string
  readonly purpose: string
  /** The owner's rights; other persons have none. */
  readonly allows: readonly Verb[]
  readonly fields: readonly string[]
}

const CANDIDATE_FIELDS = [
  ...['link', 'createdAt'],
  ...['wowEffect', 'solvesProblem', 'beforeAfter', 'innovative'],
  ...['goodMargin', 'realValue', 'trending', 'provenSuccess'],
  ...['note', 'salePriceCents', 'costCents', 'shippingCents', 'importCents', 'returnPoints'],
  ...['returnCostCents', 'isResold', 'otherCents', 'adsCents', 'name'],
]

/** Summary of the rules, in their order; a test compares both. */
export const COLLECTIONS: readonly Collection[] = [
  {
    name: 'profiles',
    purpose: 'Un document par personne, sous son identifiant de compte.',
    allows: ['Lire', 'Créer', 'Changer'],
    fields: [
      ...['fullName', 'email', 'level', 'xp', 'hasLearningPlan', 'hasSeenWelcome'],
      ...['hasPaid', 'hasPaidAt', 'hadTrial', 'seller', 'firstSaleOn', 'createdAt', 'updatedAt'],
    ],
  },
  {
    name: 'todos',
    purpose:
      'Une tâche, rangée dans un jour de la semaine\u00a0: si elle revient chaque semaine, les jours où elle a été cochée, sa date si elle en a une, et combien de fois elle a été reportée.',
    allows: VERBS,
    fields: [
      ...['userId', 'text', 'completed', 'dayOfWeek', 'createdAt', 'xpCounted', 'placedAt'],
      ...['repeats', 'doneDates', 'putOff', 'date'],
    ],
  },
  {
    name: 'projects',
    purpose:
      'Un projet, ses sept parties guidées, et ce que vous avez dit pour sa mise en vente (réponses, identité du vendeur, prix des derniers mois, nombre de défauts de sa page au dernier contrôle).',
    allows: VERBS,
    fields: [
      ...['userId', 'title', 'description', 'status', 'progress', 'sections', 'tasks'],
      ...['countedItems', 'fromCoach', 'launch', 'createdAt', 'updatedAt'],
    ],
  },
  {
    name: 'projectVersions',
    purpose: `Ce qu’un projet disait à un moment, pour y revenir\u00a0: au plus ${VERSIONS_WORDS} par projet, et aucune de celles qui ont un nom ne part d’elle-même.`,
    allows: VERBS,
    fields: [
      ...['userId', 'projectId', 'title', 'status', 'sections', 'fromCoach', 'name'],
      ...['reason', 'keptAt'],
    ],
  },
  {
    name: 'conversations',
    purpose:
      'Une conversation avec le coach, son nom, si elle est épinglée, le projet dont elle parle, la conversation pleine dont elle est la suite, ses messages, les propositions placées sous les réponses, ce qui a été envoyé avec chaque question, et la réponse en cours. Le serveur seul y ajoute des messages.',
    allows: VERBS,
    fields: [
      ...['userId', 'messages', 'timestamp', 'title', 'titled', 'pinned'],
      ...['proposals', 'dossiers', 'sent', 'answering', 'stop', 'project', 'continues'],
    ],
  },
  {
    name: 'weeks',
    purpose:
      'Une semaine que vous avez close\u00a0: ses priorités, vos phrases, ce qui y a été compté et fait. Son nom est votre identifiant de compte et son lundi\u00a0: deux appareils n’en font qu’une.',
    allows: VERBS,
    fields: [...['userId', 'monday', 'priorities', 'went', 'blocked', 'ifThen', 'stats', 'done'], 'closedAt'],
  },
  {
    name: 'coach',
    purpose:
      'Ce que le coach peut voir de votre travail dans chaque conversation, vos réponses aux cinq questions et ce que vous avez gardé du plan, les étapes que vous déclarez franchies, les souvenirs que vous avez approuvés (24\u00a0au plus) et le ton que vous avez choisi\u00a0: un document par personne, sous son identifiant de compte.',
    allows: ['Lire', 'Créer', 'Changer'],
    fields: ['shares', 'askedAt', 'plan', 'declared', 'facts', 'tone'],
  },
  {
    name: 'learning',
    purpose:
      'Les leçons que vous avez lues et celles dont l’exercice est fait, avec la date\u00a0: un document par personne, sous son identifiant de compte.',
    allows: ['Lire', 'Créer', 'Changer'],
    fields: ['lessons', 'updatedAt'],
  },
  {
    name: 'product',
    purpose:
      'Un produit de «\u00a0Mes liens\u00a0»\u00a0: un lien, huit critères, une note et des montants en centimes.',
    allows: VERBS,
    fields: ['userId', ...CANDIDATE_FIELDS],
  },
  {
    name: 'sections',
    purpose: 'Un tableau de recherche.',
    allows: VERBS,
    fields: ['userId', 'nomSection', 'product', 'createdAt'],
  },
  {
    name: 'sections/products',
    purpose: 'Les produits d’un tableau\u00a0; leur propriétaire est celui du tableau.',
    allows: VERBS,
    fields: CANDIDATE_FIELDS,
  },
  {
    name: 'salesTests',
    purpose:
      'Un test de vente\u00a0: le produit et son lien, ce qui est essayé, le budget, le gain par vente, les jours prévus, puis quatre chiffres et la dépense de chaque jour.',
    allows: VERBS,
    fields: [
      ...['userId', 'product', 'link', 'tried', 'limitCents', 'gainCents', 'days', 'startsOn'],
      ...['endedOn', 'numbers', 'sold', 'createdAt'],
    ],
  },
  {
    name: 'feedback',
    purpose:
      'Pourquoi une réponse du coach n’a pas servi, et ce que vous avez laissé lire à l’équipe, douze mois au plus. Seul le serveur écrit ici.',
    allows: ['Lire'],
    fields: ['userId', 'reason', 'line', 'createdAt', 'expiresAt', 'question', 'notes', 'answer'],
  },
  {
    name: 'payments',
    purpose: 'Un paiement, tel que Stripe le confirme. Seul le serveur écrit ici.',
    allows: ['Lire'],
    fields: [
      ...['userId', 'amount', 'currency', 'status', 'paidAt', 'endedAt', 'immediateAccess'],
      ...['refunded', 'withdrawal', 'mails', 'isApplied', 'version'],
    ],
  },
]

/** Collections without any client access. */
export const SERVER_ONLY: Readonly<Record<string, string>> = {
  usage: 'les heures des derniers messages au coach, et combien l’ont précédé',
  ceilings: 'combien de questions le coach a reçues ce jour, de tous ensemble',
  trialAddresses:
    'l’empreinte d’une adresse confirmée dont le compte a posé une question\u00a0: elle n’ouvre qu’un essai',
  formerAddresses:
    'l’empreinte d’une adresse dont le compte est supprimé\u00a0: elle n’ouvre pas de second essai',
  checkouts: 'le paiement en cours, et ceux qui ont été ouverts',
  stripeEvents: 'les messages de Stripe déjà traités',
  mails: 'les emails qui attendent de partir, et ceux qui sont partis, sans leur texte',
  contacts: 'les heures des derniers messages envoyés à l’équipe',
  deletions: 'les effacements de compte en cours\u00a0: une date, rien d’autre',
}
