import type { PRODUCT_CRITERIA } from '@/domain/product'
import type { ProjectStatus } from '@/domain/project'
import type { ProjectSectionKey } from '@/domain/project-sections'
import type { Weekday } from '@/domain/weekday'

// What the demo accounts hold: a lamp and a bottle that do not exist, at addresses reserved for examples.

/** The text, and whether it is done. */
export const demoTasks: Record<Weekday, readonly (readonly [string, boolean])[]> = {
  lundi: [
    ['Répondre aux trois messages du week-end', true],
    ['Choisir les trois priorités de la semaine', true],
    ['Comparer deux devis de fournisseurs', false],
  ],
  mardi: [
    ['Prendre cinq photos de la lampe en situation', true],
    ['Réécrire le titre de la fiche produit', false],
    ['Demander le certificat CE au fournisseur', false],
  ],
  mercredi: [
    ['Filmer une démonstration de 15 secondes', false],
    ['Lire 20 avis à 2 ou 3 étoiles chez un concurrent', true],
  ],
  jeudi: [
    ['Calculer la marge avec les frais de port', true],
    ['Préparer le message de panier abandonné', false],
    ['Appeler une cliente pour avoir son avis', false],
  ],
  vendredi: [
    ['Lancer le test publicitaire à 15 € par jour', false],
    ['Vérifier les mentions légales de la boutique', true],
  ],
  samedi: [
    ['Publier les coulisses de la préparation des colis', false],
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

export const demoQuestions = [
  'Quel prix de vente et quelle marge viser ?',
  'Par où commencer cette semaine ?',
]

type DemoProject = {
  title: string
  description: string
  status: ProjectStatus
  notes: Partial<Record<ProjectSectionKey, readonly string[]>>
}

export const demoProjects: readonly DemoProject[] = [
  {
    title: 'Lampe de lecture Lumo',
    description: 'Une petite lampe pour lire au lit sans réveiller personne.',
    status: 'in_progress',
    notes: {
      product: [
        'Lampe à pince rechargeable, 65 g, trois intensités.',
        'Lumière ambrée, batterie de 60 heures, câble USB-C.',
        'Se fixe sur un livre de poche comme sur une tête de lit.',
        "Lire tard sans gêner l'autre, et sans lumière bleue.",
      ],
      targetCustomer: [
        'Femmes et hommes de 28 à 55 ans, en couple, grands lecteurs.',
        "S'endormir plus facilement, garder leur rituel du soir.",
        'Achètent en ligne le soir, comparent deux ou trois modèles.',
        '20 à 35 € pour un objet utile, 45 € pour un cadeau.',
      ],
      positioning: ['La lampe qui laisse dormir ton voisin.', '', '29,90 €, ou 49,90 € les deux.'],
      supplier: ['Atelier au Portugal, contact : Inès.', '9,20 € pièce à partir de 50.'],
    },
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
]

type Link = { link: string } & Partial<Record<(typeof PRODUCT_CRITERIA)[number]['key'], boolean>>

export const demoLinks: {
  loose: readonly Link[]
  sections: readonly { name: string; links: readonly Link[] }[]
} = {
  loose: [{ link: 'https://example.com/tapis-pliable', solvesProblem: true, goodMargin: false }],
  sections: [
    {
      name: 'Lampe de lecture',
      links: [
        {
          link: 'https://example.com/lampe-ambre',
          wowEffect: false,
          solvesProblem: true,
          beforeAfter: true,
          innovative: false,
          goodMargin: true,
          realValue: true,
          trending: true,
          provenSuccess: true,
        },
        { link: 'https://example.com/lampe-pince', solvesProblem: true, goodMargin: true, trending: false },
      ],
    },
    {
      name: 'Gourde pour enfants',
      links: [{ link: 'https://example.com/gourde-inox', realValue: true, innovative: false }],
    },
  ],
}
