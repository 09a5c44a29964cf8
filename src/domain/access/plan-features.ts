/** Features of the plan, in the order of the specification; every screen uses this list. */
export const PLAN_FEATURES = [
  'Projets illimités',
  'Coach Boom illimité 24/7',
  'Recherche de produits avancée',
  'Support prioritaire',
  'Analyses avancées',
] as const

export type PlanFeature = (typeof PLAN_FEATURES)[number]
