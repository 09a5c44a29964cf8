import type { Answers, QuestionKey } from '../answers'

/** Answers that a duty needs: each named question has one of these values. */
export type Condition = { readonly [Key in QuestionKey]?: readonly Answers[Key][] }

/**
 * Answers that choose each duty: any one of the conditions; null: every seller's. Beside the words of the duties, so that the next step counts
 * them without loading texts.
 */
export const DUTY_CONDITIONS = {
  'answers-conflict': [
    { importer: ['me'], shipsFrom: ['france'] },
    { importer: ['none'], shipsFrom: ['outside'] },
  ],
  'regularise-sales': [{ status: ['none'], selling: ['yes'] }],
  'register-business': [{ status: ['none'] }],
  // The 60 days begin when the business exists: asked for from then on.
  'acre-request': [{ status: ['none'] }, { status: ['micro'], selling: ['no'] }],
  'name-and-trademark': [{ selling: ['no'] }],
  'declare-turnover': [{ status: ['micro'] }],
  // Open to any business below the threshold (art. 293 B of the tax code).
  'vat-franchise': [{ status: ['micro', 'company'] }],
  'e-invoices': [{ status: ['micro', 'company'] }],
  'find-importer': [{ importer: ['unknown'] }],
  eori: [{ importer: ['me'] }],
  'small-parcel-duty': [{ shipsFrom: ['outside'] }],
  // Due by who imports, wherever the parcel starts afterwards.
  'import-vat': [{ shipsFrom: ['outside'] }, { importer: ['me'] }],
  'dropshipping-rules': [{ stock: ['no'] }],
  // A producer: who makes, imports or introduces goods in France, and who packs parcels (L541-10 of the environment code).
  'recycling-number': [{ importer: ['me'] }, { shipsFrom: ['eu', 'outside'] }, { stock: ['yes'] }],
  'product-page-safety': [{ category: ['toy', 'cosmetic', 'electric', 'textile', 'other'] }],
  'toy-safety': [{ category: ['toy'] }],
  'cosmetic-file': [{ category: ['cosmetic'] }],
  'food-rules': [{ category: ['food'] }],
  'electric-marking': [{ category: ['electric'] }],
  'textile-label': [{ category: ['textile'] }],
  'legal-notices': [{ channel: ['shop'] }],
  'terms-of-sale': [{ channel: ['shop'] }],
  'before-paying': null,
  'withdrawal-14-days': null,
  'withdrawal-function': [{ channel: ['shop'] }],
  'legal-guarantee': null,
  mediator: null,
  'honest-prices': null,
  // The seller’s own list or pixels are the seller’s own processing, on a marketplace as well (GDPR, art. 13).
  'privacy-notice': [{ channel: ['shop'] }, { marketing: ['newsletter', 'pixels', 'both'] }],
  'newsletter-consent': [{ marketing: ['newsletter', 'both'] }],
  'tracker-consent': [{ marketing: ['pixels', 'both'] }],
  'marketplace-identity': [{ channel: ['marketplace'] }],
  // A parcel between two member states, to France as well, is a distance sale (Directive 2006/112, art. 14 and 33).
  'eu-vat-oss': [{ buyers: ['eu'], shipsFrom: ['france'] }, { shipsFrom: ['eu'] }],
} as const satisfies Readonly<Record<string, readonly Condition[] | null>>

export type DutyId = keyof typeof DUTY_CONDITIONS

/** `check`: two answers to read again, which are confirmed or changed; `aid`: a help that one may ask for. Only duties are counted. */
export type DutyKind = 'duty' | 'aid' | 'check'

const OTHER_KINDS: Readonly<Partial<Record<DutyId, DutyKind>>> = {
  'answers-conflict': 'check',
  'acre-request': 'aid',
}

export function kindOf(id: DutyId): DutyKind {
  return OTHER_KINDS[id] ?? 'duty'
}

export function isDuty(id: DutyId): boolean {
  return kindOf(id) === 'duty'
}

type GivenValues = Readonly<Record<string, unknown>>

/** Whether stored answers meet a condition; an open question excludes nothing. */
export function isMet(condition: Condition, given: GivenValues): boolean {
  return Object.entries<readonly unknown[]>(condition).every(
    ([key, allowed]) => given[key] === undefined || allowed.includes(given[key]),
  )
}

/** Whether these answers choose a duty, or may once all questions are answered. */
export function mayApply(id: DutyId, given: GivenValues): boolean {
  return conditionsOf(id)?.some((condition) => isMet(condition, given)) ?? true
}

export function conditionsOf(id: DutyId): readonly Condition[] | null {
  return DUTY_CONDITIONS[id]
}
