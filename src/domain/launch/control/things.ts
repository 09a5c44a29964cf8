import { lexiconOf } from './words'
import { DISPUTE_THINGS } from './dispute-things'
import { GREEN_THINGS } from './green-things'
import { HEALTH_THINGS } from './health-things'
import { HINTED_THINGS } from './hinted-things'
import { HURRY_THINGS } from './hurry-things'
import { ORIGIN_THINGS } from './origin-things'
import { SALES_THINGS } from './sales-things'
import { TOLD_THINGS } from './told-things'

/** What pages say, by its usual names; a rule reads where they stand together. */
const VOCABULARY = {
  ...TOLD_THINGS,
  ...DISPUTE_THINGS,
  ...SALES_THINGS,
  ...HINTED_THINGS,
  ...HURRY_THINGS,
  ...HEALTH_THINGS,
  ...GREEN_THINGS,
  ...ORIGIN_THINGS,
}

export type Thing = keyof typeof VOCABULARY
export const THINGS = lexiconOf<Thing>(VOCABULARY)
