import { projectFields } from '../../../local/seed/work-documents'
import type { DossierFacts } from '@/domain/coach/dossier/dossier-parts'
import { NEW_SELLER } from '@/domain/money/seller'
import { parseStoredPlan } from '@/domain/plan/stored-plan'
import { parseProject } from '@/domain/projects/project'
import { parseCandidate } from '@/domain/research/candidate'
import { parseSalesTest } from '@/domain/sales-tests/sales-test'
import { parseTodo } from '@/domain/todos/todo'
import { parseWeek } from '@/domain/weeks/week'
import { WEEKDAYS } from '@/domain/base/time/weekday'

export const FULL_ACCOUNT_DAY = new Date(2026, 10, 28, 9)

const at = { createdAt: FULL_ACCOUNT_DAY, updatedAt: FULL_ACCOUNT_DAY }

function known<T>(value: T | null): T {
  if (value === null) throw new Error('A sample that the product cannot read')
  return value
}

const NOTES = {
  product: [
    'Une lampe à pince pour lire au lit sans réveiller l’autre : trois teintes, un variateur, huit heures sans fil.',
    'Col souple de 30 cm, pince de 6 cm, prise USB-C, 120 g. Teintes de 2 700 à 6 500 K.',
    'Elle tient sur un livre comme sur une tête de lit, et se souvient du dernier réglage.',
    'La lampe de chevet éclaire toute la pièce, celle du téléphone glisse et se décharge.',
  ],
  targetCustomer: [
    'Femmes et hommes de 25 à 45 ans qui lisent le soir, en couple, en appartement.',
    'Lire une heure sans gêner ; ne plus chercher la lampe du téléphone.',
    'Achètent en ligne le soir, sur téléphone, après une vidéo courte.',
    'Entre 20 et 35 €, livraison comprise.',
  ],
  positioning: [
    'La lampe qui éclaire votre page, pas la chambre.',
    'Une pince qui ne laisse pas de marque, et une vraie garantie en France.',
    'Un peu au-dessus des lampes à 15 €, très en dessous des marques de design.',
    'Lisez, il dort.',
  ],
  competition: [
    'Deux marques sur la place de marché, trois boutiques qui importent la même.',
    'Leurs photos sont celles du fabricant ; leurs avis parlent de pinces qui cassent.',
    'De 14,90 à 39 €.',
    'Personne ne montre la lampe dans un lit, de nuit, avec quelqu’un qui dort.',
  ],
  productPage: [
    'Le problème en une image, puis la lampe en main, puis les réponses.',
    'Trois vidéos au téléphone, de nuit.',
    'Écrit, à relire.',
    'Photos de deux clientes, avec leur accord.',
  ],
  supplier: [
    'Un fabricant à Shenzhen, un grossiste à Lyon.',
    '6,90 € pièce à Lyon, 50 au minimum.',
    '4 jours de Lyon.',
  ],
} as const

const LINKS = [
  'lampe-pince',
  'veilleuse-nomade',
  'support-livre',
  'loupe-lumineuse',
  'coussin-lecture',
  'marque-page-led',
  'plaid-manches',
  'mug-chauffant',
  'reveil-aube',
]

/** Everything that the dossier can hold, in lifelike amounts: each part is longer than its room. */
export const FULL_ACCOUNT: DossierFacts = {
  memory: [
    'Je travaille le soir, après 20 h, et jamais le dimanche.',
    'Budget de départ : 600 €, dont 200 € déjà dépensés.',
    'Je vends en micro-entreprise depuis septembre 2026.',
    'Je ne veux pas montrer mon visage dans les vidéos.',
    'Mon objectif : 300 € par mois avant l’été.',
    'Je n’ai pas de voiture, je dépose les colis à pied.',
  ].map((text, index) => ({
    id: `f${index}`,
    text,
    project: null,
    saidAt: FULL_ACCOUNT_DAY,
    from: 'person',
    conversation: null,
  })),
  plan: parseStoredPlan({
    plan: {
      answers: {
        stage: 'selling',
        product: 'Une lampe à pince pour lire au lit',
        hours: 5,
        days: ['mardi', 'jeudi', 'samedi'],
        budget: 'under1000',
        success: 'Dix ventes par mois, et savoir si je continue',
        obstacle: 'time',
        moment: { day: 'samedi', hour: 10 },
      },
      criteria: ['goodMargin'],
      ifThen: "Si je n'ai que vingt minutes, alors je filme un seul plan.",
      madeAt: FULL_ACCOUNT_DAY.toISOString(),
    },
  }),
  projects: [
    known(
      parseProject(
        'p1',
        projectFields(
          'u',
          {
            title: 'Lampe pince',
            description: 'Vendre une lampe de lecture à ceux qui lisent au lit.',
            status: 'in_progress',
            notes: NOTES,
          },
          at,
        ),
      ),
    ),
    ...['Veilleuse nomade', 'Plaid à manches', 'Bougies de saison'].map((title, index) =>
      known(parseProject(`p${index + 2}`, projectFields('u', { title, status: 'planning' }, at))),
    ),
  ],
  candidates: LINKS.map((path, index) =>
    known(
      parseCandidate(`c${index}`, {
        userId: 'u',
        link: `https://www.exemple-marchand.fr/produits/${path}`,
        name: index === 0 ? 'Lampe pince' : '',
        wowEffect: index % 2 === 0,
        solvesProblem: true,
        trending: index % 3 === 0 ? false : null,
        goodMargin: index < 3,
        note:
          index % 2 === 0
            ? 'Le vendeur de Lyon répond en une heure, échantillon demandé, à peser avant de fixer le port.'
            : '',
        salePriceCents: 2_990 - 100 * index,
        costCents: 690 + 40 * index,
        shippingCents: 407,
        importCents: index % 2 === 0 ? 0 : 300,
        returnPoints: 400,
        returnCostCents: 420,
        adsCents: 600 + 20 * index,
      }),
    ),
  ),
  tests: [0, 1, 2].map((index) =>
    known(
      parseSalesTest(`s${index}`, {
        userId: 'u',
        product: `c${index}`,
        link: `https://www.exemple-marchand.fr/produits/${LINKS[index] ?? ''}`,
        tried: 'La page avec la vidéo de nuit, à 29,90 €, une annonce pour ceux qui lisent',
        limitCents: 10_000,
        days: 7,
        startsOn: '2026-11-24',
        numbers: {
          '2026-11-24': '82 5 2 1 1500',
          '2026-11-25': '96 6 2 1 1800',
          '2026-11-26': '120 7 3 2 2100',
        },
        endedOn: index === 0 ? null : '2026-11-27',
      }),
    ),
  ),
  todos: WEEKDAYS.flatMap((dayOfWeek, day) =>
    [
      'Filmer un plan de la lampe, de nuit',
      'Répondre au fabricant de Lyon sur le délai',
      'Noter les chiffres du test',
    ].map((text, index) =>
      known(parseTodo(`t${day}-${index}`, { userId: 'u', text, dayOfWeek, completed: false, putOff: index })),
    ),
  ),
  weeks: [
    known(
      parseWeek('u_2026-11-16', {
        userId: 'u',
        monday: '2026-11-16',
        closedAt: FULL_ACCOUNT_DAY,
        priorities: [
          'Lancer le test de la lampe',
          'Filmer trois vidéos de nuit',
          'Demander deux devis d’emballage',
        ],
        blocked: 'Le son des vidéos, et deux soirées de travail en plus au bureau cette semaine-là.',
        ifThen: 'Si le son est mauvais, alors je filme sans parler.',
      }),
    ),
  ],
  profile: {
    level: 6,
    xp: 1_240,
    seller: { ...NEW_SELLER, feePoints: 140, feeFixedCents: 25, marginPoints: 2_500, goalCents: 30_000 },
  },
  lessons: { done: 6, read: 9, total: 15, underWay: 'Lire trois chiffres, changer une chose par semaine' },
}
