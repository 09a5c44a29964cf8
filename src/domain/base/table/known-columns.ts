import { plainLetters } from '@/domain/base/text/fold-text'

/** `percent` and `other` (a currency that is not the euro): no count and no amount in euros. */
export type Unit = 'euro' | 'other' | 'percent' | null

export interface TitleKey {
  /** The whole title without case, accents, punctuation, unit and « nombre de ». */
  readonly key: string
  readonly unit: Unit
}

/**
 * The titles of a field. `ranks`: whole titles, best rank first, those of one rank equal. `possible`: titles that may be this field: never
 * taken without asking. `isMoney`: its titles may have a currency.
 */
export interface TitlesOfField {
  readonly ranks: readonly (readonly string[])[]
  readonly possible?: readonly string[]
  readonly isMoney?: boolean
}

export type Catalogue<Field extends string> = Readonly<Record<Field, TitlesOfField>>

export interface KnownColumns<Field extends string> {
  /** The only column of a field's best rank. */
  readonly known: Readonly<Partial<Record<Field, number>>>
  /** Several columns of the best rank: the person chooses one. */
  readonly ambiguous: Readonly<Partial<Record<Field, readonly number[]>>>
  /** Columns that may be a field for which no other column was found. */
  readonly possible: Readonly<Partial<Record<Field, readonly number[]>>>
  /** Columns with a title that are not taken: worse ranks and unknown titles. */
  readonly ignored: readonly number[]
}

const OTHER_CURRENCIES =
  /usd|us\$|\$|£|¥|gbp|chf|cad|aud|jpy|cny|rmb|mad|dh|tnd|dzd|xof|xaf|pln|sek|nok|dkk|czk|huf|ron|bgn|try|inr|brl|mxn|dollars?|livres?|francs?/
const EURO = /€|eur|euros?/
const TAXES = /ttc|ht|incl\.? (?:vat|tax)|hors taxes?/
const CURRENCY = `(?:(${EURO.source})|(${OTHER_CURRENCIES.source})|(%)|${TAXES.source})`
const BRACKET = new RegExp(String.raw`[([]\s*(?:en |in )?${CURRENCY}(?:\s*(?:${TAXES.source}))?\s*[)\]]`, 'g')
const TRAILING = new RegExp(String.raw`[\s:,-]+(?:en |in )?${CURRENCY}$`)
const LEADING = /^(?:(€)|([$£¥]))\s*/

/** « Montant dépensé (EUR) »: « montant depense », in euros. */
export function titleKey(title: string): TitleKey {
  let unit: Unit = title.includes('%') ? 'percent' : null
  const take = (_: string, euro?: string, other?: string) => {
    if (unit === null && other) unit = 'other'
    if (unit === null && euro) unit = 'euro'
    return ' '
  }
  const key = plainLetters(title.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .trim()
    .replace(BRACKET, take)
    .trim()
    .replace(TRAILING, take)
    .replace(LEADING, take)
    .replace(/(?<![\p{L}\p{N}])n[°o]\.?(?![\p{L}\p{N}])|#/gu, ' numero ')
    .replace(/(?<![\p{L}\p{N}])(?:nb|nbr|nbre)\.?(?![\p{L}\p{N}])/gu, 'nombre')
    .replace(/\s*\/\s*/g, ' par ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:nombre|number)(?: total)? (?:(?:de|d|des|of) )?/, '')
  return { key, unit }
}

/** A title is of one field, and a column too. */
export function knownColumns<Field extends string>(
  titles: readonly string[],
  catalogue: Catalogue<Field>,
): KnownColumns<Field> {
  const keys = titles.map(titleKey)
  const known: Partial<Record<Field, number>> = {}
  const ambiguous: Partial<Record<Field, readonly number[]>> = {}
  const possible: Partial<Record<Field, readonly number[]>> = {}
  const taken = new Set<number>()
  for (const field of Object.keys(catalogue) as Field[]) {
    const { ranks, possible: others = [], isMoney = false } = catalogue[field]
    const placesOf = (names: readonly string[]) => {
      const wanted = new Set(names.map((name) => titleKey(name).key))
      return keys.flatMap(({ key, unit }, at) =>
        wanted.has(key) && (unit === null || (isMoney && unit !== 'percent')) ? [at] : [],
      )
    }
    const best = ranks.map(placesOf).find((places) => places.length > 0) ?? []
    const [only] = best
    if (only === undefined) {
      const maybe = placesOf(others)
      if (maybe.length > 0) possible[field] = maybe
    } else if (best.length === 1) known[field] = only
    else ambiguous[field] = best
    for (const at of best) taken.add(at)
  }
  const ignored = titles.flatMap((title, at) => (title !== '' && !taken.has(at) ? [at] : []))
  return { known, ambiguous, possible, ignored }
}

/** For `readTable` and others: the field of a title, whatever its rank. A title is of one field. */
export function titleTest<Field extends string>(
  catalogue: Catalogue<Field>,
): (cell: string) => Field | undefined {
  const fields = new Map(
    (Object.keys(catalogue) as Field[]).flatMap((field) => {
      const { ranks, possible = [] } = catalogue[field]
      return [...ranks.flat(), ...possible].map((name) => [titleKey(name).key, field] as const)
    }),
  )
  return (cell) => fields.get(titleKey(cell).key)
}
