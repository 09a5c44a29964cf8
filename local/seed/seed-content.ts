import type { Weekday } from '@/domain/base/time/weekday'
import type { LessonId } from '@/domain/learning/lessons'
import type { Week, WeekStats } from '@/domain/weeks/week'
import { LAMP_ANSWERS, LAMP_FIGURES, LAMP_NOTES } from '@/features/landing/example-lamp'
import type { SampleCandidate, SampleProject, SampleVersion } from './work-documents'

// Content of the demo accounts: a fictional lamp and a bottle, at domains reserved for examples.

/** A todo's past and future weeks; weeks before the account's creation are omitted. */
interface DemoTodoWeeks {
  readonly repeats?: true
  /** Ticked that many weeks ago; 0: today. */
  readonly tickedAgo?: readonly number[]
  readonly putOff?: number
  /** Dated that many weeks from now, on its weekday. */
  readonly weeksAhead?: number
}

/** [text, done, weeks] */
export const demoTodos: Record<Weekday, readonly (readonly [string, boolean, DemoTodoWeeks?])[]> = {
  lundi: [
    ['Répondre aux trois messages du week-end', true],
    ['Choisir les trois priorités de la semaine', true, { repeats: true, tickedAgo: [8, 7, 6, 4, 3, 1, 0] }],
    ['Comparer deux devis de fournisseurs', false],
  ],
  mardi: [
    ['Prendre cinq photos de la lampe en situation', true],
    ['Réécrire le titre de la fiche produit', false, { putOff: 3 }],
    ['Demander le certificat CE au fournisseur', false],
  ],
  mercredi: [
    ['Filmer une démonstration de 15 secondes', false],
    ['Lire 20 avis à 2 ou 3 étoiles chez un concurrent', true],
    ['Publier l’offre des fêtes', false, { weeksAhead: 2 }],
  ],
  jeudi: [
    ['Calculer la marge avec les frais de port', true],
    ['Préparer le message de panier abandonné', false],
    ['Appeler une cliente pour avoir son avis', false],
    ['Relancer le fournisseur sur le délai', true, { tickedAgo: [1] }],
  ],
  vendredi: [
    ['Lancer le test publicitaire à 15 € par jour', false],
    ['Vérifier les mentions légales de la boutique', true],
  ],
  samedi: [
    [
      'Publier les coulisses de la préparation des colis',
      false,
      { repeats: true, tickedAgo: [7, 6, 5, 3, 2, 1] },
    ],
    ['Emballer les quatre commandes de la semaine', true],
    ['Répondre au commentaire de Julie sur la taille', true],
    ['Ranger les échantillons et noter les défauts', false],
  ],
  dimanche: [
    ['Regarder les chiffres : visites, paniers, achats', true],
    ['Noter ce qui a marché cette semaine', false],
    ['Préparer les tâches de lundi', false],
  ],
}

interface DemoWeek extends Pick<Week, 'priorities' | 'went' | 'blocked' | 'ifThen' | 'done'> {
  readonly weeksAgo: number
  /** How much less XP and how many fewer items than now. */
  readonly before: { readonly xp: number; readonly items: number }
  readonly stats: Pick<WeekStats, 'days' | 'found' | 'judged' | 'lessons'>
}

/** Closed weeks; last week and one earlier week are missing. */
export const demoWeeks: readonly DemoWeek[] = [
  {
    weeksAgo: 2,
    priorities: ['Demander un échantillon de la pince', 'Écrire l’offre de lancement'],
    went: 'J’ai appelé deux clientes\u00a0: elles lisent à deux, pas seules.',
    blocked: 'La vidéo, repoussée deux fois faute de lumière.',
    ifThen: 'Si je rentre avant 18\u00a0h, alors je filme dix secondes à la fenêtre.',
    done: [
      'Appeler deux clientes',
      'Publier les coulisses de la préparation des colis',
      'Comparer trois modèles de pince',
      'Écrire la page «\u00a0Livraison et retours\u00a0»',
    ],
    before: { xp: 90, items: 3 },
    stats: { days: 4, found: 1, judged: 1, lessons: 1 },
  },
  {
    weeksAgo: 3,
    priorities: ['Appeler deux clientes', 'Comparer trois modèles', 'Écrire la livraison'],
    went: 'Trois petites tâches le matin, avant les messages.',
    blocked: '',
    ifThen: '',
    done: [
      'Choisir les trois priorités de la semaine',
      'Publier les coulisses de la préparation des colis',
      'Calculer la marge avec les frais de port',
    ],
    before: { xp: 160, items: 6 },
    stats: { days: 3, found: 2, judged: 1, lessons: 0 },
  },
  {
    weeksAgo: 5,
    priorities: ['Fixer un prix'],
    went: '',
    blocked: 'Semaine de congés\u00a0: une heure en tout, et c’était prévu.',
    ifThen: '',
    done: ['Publier les coulisses de la préparation des colis'],
    before: { xp: 210, items: 9 },
    stats: { days: 1, found: 0, judged: 0, lessons: 0 },
  },
]

export const demoQuestions = [
  'Quel prix de vente et quelle marge viser ?',
  'Par où commencer cette semaine ?',
]

export const demoLessons: Readonly<Record<'done' | 'read', readonly LessonId[]>> = {
  done: ['four-models', 'one-euro-journey', 'honest-selling', 'start-from-a-problem'],
  read: ['first-formalities', 'eight-criteria'],
}

interface DemoFact {
  readonly text: string
  readonly daysAgo: number
  readonly from: 'person' | 'coach'
  readonly isOfProject?: true
}

export const demoFacts: readonly DemoFact[] = [
  { text: 'Budget de départ\u00a0: 600 €, pas un euro de plus', daysAgo: 3, from: 'coach' },
  { text: 'Je travaille le mardi et le samedi matin', daysAgo: 12, from: 'person' },
  { text: 'Vendue aux personnes qui lisent au lit à deux', daysAgo: 20, from: 'coach', isOfProject: true },
  { text: 'Je ne veux pas faire de dropshipping', daysAgo: 110, from: 'person' },
]

export const demoProjects: readonly SampleProject[] = [
  {
    title: 'Lampe de lecture Lumo',
    description: 'Une petite lampe pour lire au lit sans réveiller personne.',
    status: 'in_progress',
    notes: LAMP_NOTES,
  },
  {
    title: 'Gourde isotherme pour enfants',
    description: 'Idée à étudier pour la rentrée.',
    status: 'planning',
    notes: {
      product: ['Gourde de 350 ml en inox, bouchon sans fuite.'],
      competition: ['Trois marques connues, prix de 18 à 26 €.'],
    },
  },
  {
    title: 'Tapis de jeu pliable',
    description: 'Premier essai : quarante tapis vendus avant l’été, puis arrêt des ventes.',
    status: 'completed',
    notes: {
      product: ['Tapis épais de 2 cm, plié en six.', 'Mousse sans odeur, housse lavable.'],
      targetCustomer: ['Parents d’enfants de 0 à 3 ans.'],
      positioning: ['', '', '89 €, livraison comprise.'],
      supplier: ['Fabricant en Pologne.', '41 € pièce, 30 pièces minimum.', '3 semaines.'],
    },
  },
]

/** Earlier versions of the first project, newest last. */
export const demoVersions: readonly (SampleVersion & { project: number; daysAgo: number })[] = [
  {
    project: 0,
    daysAgo: 6,
    name: 'Avant de changer de cible',
    reason: 'person',
    title: 'Lampe de chevet',
    status: 'planning',
    notes: {
      ...LAMP_NOTES,
      targetCustomer: ['Étudiants qui lisent tard dans leur chambre.', 'Lire sans réveiller leur voisin.'],
      offer: [],
    },
  },
  {
    project: 0,
    daysAgo: 2,
    name: '',
    reason: 'opening',
    title: 'Lampe de lecture Lumo',
    status: 'in_progress',
    notes: { ...LAMP_NOTES, offer: [] },
  },
]

export const demoLinks: {
  loose: readonly SampleCandidate[]
  sections: readonly { name: string; links: readonly SampleCandidate[] }[]
} = {
  loose: [
    {
      link: 'https://example.com/tapis-pliable',
      solvesProblem: true,
      goodMargin: false,
      note: 'Trop lourd : 19 € de livraison. Revoir avec un modèle plus fin.',
      salePriceCents: 8_900,
      costCents: 4_100,
      shippingCents: 1_900,
      adsCents: 1_500,
    },
    {
      link: 'https://example.com/coussin-nuque?taille=m',
      wowEffect: false,
      note: 'Trois tailles, une seule vendue en Europe. Demander la matière de la housse au fournisseur.',
    },
  ],
  sections: [
    {
      name: 'Lampe de lecture',
      links: [
        {
          link: 'https://example.com/lampe-ambre',
          ...LAMP_ANSWERS,
          note: 'Même modèle chez deux concurrents à 34,90\u00a0€. Demander un échantillon de la pince.',
          ...LAMP_FIGURES,
        },
        {
          link: 'https://example.com/lampe-pince',
          wowEffect: false,
          solvesProblem: true,
          beforeAfter: false,
          innovative: false,
          goodMargin: true,
          realValue: true,
          trending: false,
          salePriceCents: 1_990,
          costCents: 740,
        },
        { link: 'https://example.com/lampe-collier', wowEffect: true, innovative: true },
      ],
    },
    {
      name: 'Gourde pour enfants',
      links: [
        { link: 'https://example.com/gourde-inox', realValue: true, innovative: false },
        {
          link: 'https://example.com/gourde-paille',
          wowEffect: false,
          solvesProblem: false,
          beforeAfter: false,
          innovative: false,
          goodMargin: true,
          realValue: false,
          trending: false,
          provenSuccess: false,
          note: 'La paille se perd : cité dans un avis sur cinq.',
        },
      ],
    },
  ],
}
