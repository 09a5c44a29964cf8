/** What the one plan lists, in the order of the specification; wherever it is shown, these are the words. */
export const PLAN_FEATURES = [
  'Projets illimités',
  'Coach Boom illimité 24/7',
  'Recherche de produits avancée',
  'Support prioritaire',
  'Analyses avancées',
] as const

export type PlanFeature = (typeof PLAN_FEATURES)[number]
