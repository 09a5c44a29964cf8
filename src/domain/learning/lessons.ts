import type { Exercise } from './lesson'

/** In the order of `LEARNING_MODULES`, which has their specified titles, descriptions and levels. */
export const MODULE_KEYS = ['basics', 'research', 'marketing'] as const
export type ModuleKey = (typeof MODULE_KEYS)[number]

export const MODULE_AIMS: Readonly<Record<ModuleKey, string>> = {
  basics:
    'À la fin, vous savez comment vous vendez, ce qui vous reste d’une vente et quelle démarche vient en premier.',
  research: 'À la fin, vous savez dire oui ou non à un produit, avec vos raisons et vos chiffres.',
  marketing:
    'À la fin, une personne précise comprend ce que vous vendez, et trois chiffres vous disent quoi changer.',
}

interface LessonFacts {
  readonly id: string
  readonly module: ModuleKey
  readonly title: string
  /** Time to read, answer and do the exercise, without the time of its todos. */
  readonly minutes: number
  /** Done in order, on the same screen. */
  readonly exercises: readonly Exercise[]
}

/** The fifteen lessons in order; `loadLessonText` loads their texts. */
export const LESSONS = [
  {
    id: 'four-models',
    module: 'basics',
    title: 'Les quatre façons de vendre, et ce qu’elles coûtent',
    minutes: 12,
    exercises: [
      {
        kind: 'items',
        items: [
          {
            place: 'product-1',
            question: 'Que vendez-vous, et laquelle des quatre façons essayez-vous en premier\u00a0?',
            choices: [
              'Je vends … à …\u00a0: j’achète d’avance une petite quantité, et j’expédie moi-même.',
              'Je vends … à …\u00a0: le fournisseur expédie à ma place, après chaque commande.',
              'Je vends … à …\u00a0: je le fabrique moi-même, en … par pièce.',
              'Je vends … à …\u00a0: un atelier le produit à la commande, avec mon dessin ou mon texte.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'one-euro-journey',
    module: 'basics',
    title: 'Le trajet d’un euro\u00a0: du prix payé à ce qui vous reste',
    minutes: 12,
    exercises: [{ kind: 'figures', candidates: 1 }],
  },
  {
    id: 'first-formalities',
    module: 'basics',
    title: 'Se mettre en règle\u00a0: par où commencer',
    minutes: 10,
    exercises: [
      {
        kind: 'todos',
        texts: [
          'Lire la page officielle sur la micro-entreprise et noter 3 questions qui restent',
          'Simuler une vente par semaine sur le simulateur de l’Urssaf et noter ce qui reste',
          'Repérer sur le guichet unique les pièces demandées pour créer l’entreprise',
        ],
      },
    ],
  },
  {
    id: 'week-that-holds',
    module: 'basics',
    title: 'Une semaine qui tient\u00a0: petit, daté, prévu',
    minutes: 10,
    exercises: [
      {
        kind: 'todos',
        texts: [
          'Écrire en une phrase ce que je vends et à qui, puis la lire à voix haute',
          'Coller 3 liens de produits dans la recherche, sans les juger encore',
          'Relire ma semaine et noter un seul obstacle, avec ma réponse\u00a0: si… alors je…',
        ],
      },
    ],
  },
  {
    id: 'honest-selling',
    module: 'basics',
    title: 'Mentir, copier, tromper\u00a0: ce qui finit mal',
    minutes: 12,
    exercises: [
      {
        kind: 'items',
        items: [
          {
            place: 'productPage-4',
            question:
              'Quelles preuves vraies pouvez-vous montrer dès aujourd’hui à quelqu’un qui doute\u00a0?',
          },
        ],
      },
    ],
  },
  {
    id: 'start-from-a-problem',
    module: 'research',
    title: 'Partir d’un problème, pas d’un produit',
    minutes: 12,
    exercises: [
      {
        kind: 'items',
        items: [
          {
            place: 'product-4',
            question:
              'Quelle gêne, chez qui, à quel moment, et comment cette personne s’en arrange-t-elle aujourd’hui\u00a0?',
          },
        ],
      },
    ],
  },
  {
    id: 'eight-criteria',
    module: 'research',
    title: 'Les huit critères, un par un',
    minutes: 15,
    exercises: [{ kind: 'judge' }],
  },
  {
    id: 'proof-of-demand',
    module: 'research',
    title: 'La preuve que des gens en veulent',
    minutes: 15,
    exercises: [{ kind: 'judge', criterion: 'provenSuccess' }],
  },
  {
    id: 'margin-after-ads',
    module: 'research',
    title: 'La marge qui survit à la publicité',
    minutes: 20,
    exercises: [{ kind: 'figures', candidates: 3 }],
  },
  {
    id: 'decide-before-testing',
    module: 'research',
    title: 'Décider\u00a0: écrire le seuil d’abandon avant le test',
    minutes: 12,
    exercises: [
      {
        kind: 'items',
        items: [
          {
            place: 'competition-4',
            question:
              'Quelle demande reste sans bonne réponse, et quel résultat, à quelle date, vous fera dire\u00a0: j’arrête\u00a0?',
          },
        ],
      },
      {
        kind: 'todos',
        texts: ['Comparer le résultat de mon test à la phrase écrite d’avance, et décider sans la changer'],
      },
    ],
  },
  {
    id: 'one-person-one-sentence',
    module: 'marketing',
    title: 'À qui parlez-vous\u00a0: une personne, une phrase',
    minutes: 12,
    exercises: [
      {
        kind: 'items',
        items: [
          {
            place: 'targetCustomer-1',
            question: 'Qui est cette personne\u00a0: son âge, sa journée, l’endroit où elle vit\u00a0?',
          },
          {
            place: 'targetCustomer-2',
            question: 'Que veut-elle changer dans cette journée, et avec quels mots le dit-elle\u00a0?',
          },
        ],
      },
    ],
  },
  {
    id: 'page-that-answers',
    module: 'marketing',
    title: 'La page qui répond dans l’ordre',
    minutes: 15,
    exercises: [
      {
        kind: 'items',
        items: [
          {
            place: 'productPage-1',
            question: 'Que répondez-vous, en une ligne chacune, aux six questions de votre visiteur\u00a0?',
            choices: [
              '1. Qu’est-ce que c’est, et pour qui\u00a0? …\n2. Combien, livraison comprise\u00a0? …\n3. Quand est-ce chez moi\u00a0? …\n4. Est-ce que cela marche\u00a0? …\n5. Et si cela ne va pas\u00a0? …\n6. À qui ai-je affaire\u00a0? …',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'three-videos',
    module: 'marketing',
    title: 'Trois vidéos sans budget',
    minutes: 10,
    exercises: [
      {
        kind: 'todos',
        texts: [
          'Filmer au téléphone, sans parler, le problème puis le geste qui le règle (20\u00a0secondes)',
          'Filmer en gros plan l’objet qui sert, du début à la fin du geste (20\u00a0secondes)',
          'Filmer ma réponse à la question que l’on me pose le plus (20\u00a0secondes)',
        ],
      },
    ],
  },
  {
    id: 'first-ad',
    module: 'marketing',
    title: 'La première publicité\u00a0: un essai que l’on peut perdre',
    minutes: 15,
    exercises: [
      { kind: 'figures', candidates: 1, focus: 'adsCents' },
      {
        kind: 'todos',
        texts: ['Écrire mon budget d’essai, sa durée et le résultat qui me fera arrêter'],
      },
    ],
  },
  {
    id: 'read-three-numbers',
    module: 'marketing',
    title: 'Lire trois chiffres, changer une chose par semaine',
    minutes: 10,
    exercises: [
      {
        kind: 'todos',
        texts: ['Noter mes visites, mes paniers et mes commandes, puis choisir une seule chose à changer'],
        repeats: true,
      },
    ],
  },
] as const satisfies readonly LessonFacts[]

export type LessonId = (typeof LESSONS)[number]['id']

export interface Lesson extends LessonFacts {
  readonly id: LessonId
}
