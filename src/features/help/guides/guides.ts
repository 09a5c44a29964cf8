import type { GuideSlug } from '@/lib/guides'
import { COACH, FIRST_HOUR, PROPOSALS } from './first-steps'
import type { Guide } from './guide'
import { DATA, KEYBOARD, MONEY, OFFLINE } from './safety'
import { PRODUCT, PROJECT, WEEK } from './work'

export const TEXTS: Readonly<Record<GuideSlug, Guide>> = {
  'premiere-heure': FIRST_HOUR,
  coach: COACH,
  propositions: PROPOSALS,
  projet: PROJECT,
  'juger-un-produit': PRODUCT,
  semaine: WEEK,
  'hors-ligne': OFFLINE,
  'essai-et-paiement': MONEY,
  'mes-donnees': DATA,
  clavier: KEYBOARD,
}
