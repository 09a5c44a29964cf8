import { BUSINESS_DUTIES } from './business-duties'
import type { DutyFacts } from './duty-facts'
import { SALE_DUTIES } from './sale-duties'

/** The duties, in the order in which they are done. Rules choose rows (`duty-conditions.ts`); people write them. */
export const DUTY_ROWS = [...BUSINESS_DUTIES, ...SALE_DUTIES] as const

export type { DutyId } from './duty-conditions'
export type Duty = DutyFacts
