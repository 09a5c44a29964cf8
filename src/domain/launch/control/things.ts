import { lexiconOf } from './words'
import { SALES_THINGS } from './sales-things'
import { TOLD_THINGS } from './told-things'

/** What pages say, by its usual names; a rule reads where they stand together. */
const VOCABULARY = { ...TOLD_THINGS, ...SALES_THINGS }

export type Thing = keyof typeof VOCABULARY
export const THINGS = lexiconOf<Thing>(VOCABULARY)
