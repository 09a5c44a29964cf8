import type { GuideSlug } from './guides'
import { COACH, FIRST_HOUR, PROPOSALS } from './texts/first-steps'
import type { Guide } from './guide'
import { DATA, KEYBOARD, MONEY, OFFLINE } from './texts/safety'
import { LAUNCH, PRODUCT, PROJECT, WEEK } from './texts/work'

export const TEXTS: Readonly<Record<GuideSlug, Guide>> = {
  'premiere-heure': FIRST_HOUR,
  coach: COACH,
  propositions: PROPOSALS,
  projet: PROJECT,
  'juger-un-produit': PRODUCT,
  'mise-en-vente': LAUNCH,
  semaine: WEEK,
  'hors-ligne': OFFLINE,
  'essai-et-paiement': MONEY,
  'mes-donnees': DATA,
  clavier: KEYBOARD,
}
