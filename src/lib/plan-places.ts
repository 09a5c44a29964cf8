import { COACH_HOUR_WORDS } from '@/domain/base/business'
import type { PlanFeature } from '@/domain/access/plan-features'
import { paths } from './paths'
import { SUPPORT_NOTE } from './text/support-note'

interface PlanPlace {
  /** Path of the feature; null: « Nous contacter » in the profile, which has no address. */
  readonly to: string | null
  readonly note: string
  /** Available to every account, with or without a paid month. */
  readonly isForAll: boolean
}

/** The place of each feature of the plan, limited to what exists. */
export const PLAN_PLACES: Readonly<Record<PlanFeature, PlanPlace>> = {
  'Projets illimités': {
    to: paths.projects,
    note: 'Sept parties guidées, à imprimer.',
    isForAll: true,
  },
  'Coach Boom illimité 24/7': { to: paths.coach, note: `${COACH_HOUR_WORDS} au plus.`, isForAll: false },
  'Recherche de produits avancée': {
    to: paths.research,
    note: 'Huit critères, notes, export, et ce qu’il vous reste par vente.',
    isForAll: true,
  },
  'Support prioritaire': { to: null, note: SUPPORT_NOTE, isForAll: false },
  'Analyses avancées': {
    to: paths.analyses,
    note: 'Vos chiffres en graphiques.',
    isForAll: true,
  },
}

export const FOR_ALL_NOTE = 'Ouvert à tous.'
