import type { ProductInputs } from '@/domain/money/sale-inputs'
import type { CriterionKey } from '@/domain/research/candidate'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'

// A fictional lamp: the example of the landing page and of the demo accounts.

/** Texts of the items, by section and in the editor's order; '' or missing: not written. */
export const LAMP_NOTES: Readonly<Record<ProjectSectionKey, readonly string[]>> = {
  product: [
    'Lampe à pince rechargeable, 65\u00a0g, trois intensités.',
    'Lumière ambrée, batterie de 60\u00a0heures, câble USB-C.',
    'Se fixe sur un livre de poche comme sur une tête de lit.',
    'Lire tard sans gêner l’autre, et sans lumière bleue.',
  ],
  targetCustomer: [
    'Femmes et hommes de 28 à 55 ans, en couple, grands lecteurs.',
    'S’endormir plus facilement, garder leur rituel du soir.',
    'Achètent en ligne le soir, comparent deux ou trois modèles.',
    '20 à 35\u00a0€ pour un objet utile, 45\u00a0€ pour un cadeau.',
  ],
  positioning: [
    'La lampe qui laisse dormir ton voisin.',
    '',
    '29,90\u00a0€, ou 49,90\u00a0€ les deux.',
    'Un chapitre de plus, sans réveiller personne.',
  ],
  competition: [
    'Deux marques anglaises et une dizaine de revendeurs sans nom.\nLe plus visible\u00a0: 4,3 étoiles, 2\u00a0100 avis.',
    'Fort\u00a0: le prix, la livraison en 24\u00a0h.\nFaible\u00a0: la pince casse au bout de six mois (23 avis sur 100), lumière trop blanche.',
    '12,90\u00a0€ à 34,90\u00a0€, le gros des ventes à 19,90\u00a0€.',
  ],
  productPage: [
    'Vidéo de 15\u00a0s, trois bénéfices, avis, comparatif, questions.',
    'Photo au lit à côté de quelqu’un qui dort\u00a0; gros plan sur la pince.',
  ],
  supplier: [
    'Atelier à Braga (Portugal), contact\u00a0: Inès, répond en une journée.',
    '9,20\u00a0€ pièce à partir de 50\u00a0; 8,10\u00a0€ à partir de 200.',
    '12 jours de fabrication, 4 jours de transport.',
  ],
  offer: [
    'Une lampe achetée, le marque-page en cuir offert.',
    'Deux ans de garantie, échange sans discuter.',
  ],
}

/** Missing: not answered. */
export const LAMP_ANSWERS: Readonly<Partial<Record<CriterionKey, boolean>>> = {
  wowEffect: false,
  solvesProblem: true,
  beforeAfter: true,
  goodMargin: true,
  realValue: true,
  trending: true,
  provenSuccess: true,
}

export const LAMP_FIGURES: Partial<ProductInputs> = {
  salePriceCents: 2_990,
  costCents: 920,
  shippingCents: 390,
  adsCents: 600,
}
