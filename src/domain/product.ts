import { readDate, readFields, readText } from './read-field'
import { LINK_MAX } from './text-limits'

/** The eight named criteria, with the column that shows each (decision 37: no invented ninth). */
export const PRODUCT_CRITERIA = [
  { key: 'wowEffect', column: 'EFFET WOW' },
  { key: 'solvesProblem', column: 'RESOUD PROBLEME' },
  { key: 'beforeAfter', column: 'AVANT/APRES' },
  { key: 'innovative', column: 'INNOVANT' },
  { key: 'goodMargin', column: 'BONNE MARGE' },
  { key: 'realValue', column: 'VRAIE VALEUR' },
  { key: 'trending', column: 'TENDANCE' },
  { key: 'provenSuccess', column: 'PREUVE DE SUCCÈS' },
] as const

export type ProductCriterion = (typeof PRODUCT_CRITERIA)[number]['key']
/** null: not evaluated yet, which never counts as no. */
export type Verdict = boolean | null
export type ProductVerdicts = Readonly<Record<ProductCriterion, Verdict>>

export interface Product {
  readonly id: string
  readonly link: string
  readonly verdicts: ProductVerdicts
  readonly createdAt: Date | null
}

export function parseProduct(id: string, data: unknown): Product | null {
  const fields = readFields(data)
  const link = readText(fields?.['link'])
  if (!fields || link === '') return null
  return { id, link, verdicts: parseVerdicts(fields), createdAt: readDate(fields['createdAt']) }
}

export function parseVerdicts(fields: Readonly<Record<string, unknown>>): ProductVerdicts {
  const entries = PRODUCT_CRITERIA.map(({ key }) => {
    const value = fields[key]
    return [key, typeof value === 'boolean' ? value : null] as const
  })
  return Object.fromEntries(entries) as unknown as ProductVerdicts
}

/**
 * The link as it is stored, or null when it is blank, too long or not http(s). Spaces, quotes and angle brackets
 * come out percent-encoded, as the rules demand.
 */
export function parseLink(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || text.length > LINK_MAX) return null
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  // `URL` encodes the others by itself, but in a host name a quote has no encoding.
  const link = url.href.replaceAll("'", '%27')
  return link.length > LINK_MAX || /["']/.test(url.host) ? null : link
}
