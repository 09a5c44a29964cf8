import { foldText } from '@/domain/base/text/fold-text'

/** The price that a product's statement, « Argent », counts with; taxes included. */
export interface StatementPrice {
  readonly product: string
  readonly cents: number
}

/** A saved product. */
export interface PricedProduct {
  /** As a test names it. */
  readonly address: string
  readonly name: string
  readonly cents: number | null
}

interface Known {
  readonly title: string
  /** The person has no other project. */
  readonly isOnly: boolean
  readonly products: readonly PricedProduct[]
  readonly tests: readonly { readonly product: string }[]
}

/** Of the product that is the project's; null: it has no price, or no single product is. */
export function statementPrice(known: Known): StatementPrice | null {
  const product = productOf(known)
  const cents = product?.cents ?? 0
  return product && cents > 0 ? { product: product.name, cents } : null
}

/** Nothing stored joins a project and a product: the same name does; of a person's only project also the only tested or the only saved product. */
function productOf({ title, isOnly, products, tests }: Known): PricedProduct | null {
  const name = foldText(title).trim()
  // A name of signs alone says nothing.
  const named = name === '' ? [] : products.filter((each) => foldText(each.name).trim() === name)
  if (named.length > 0) return only(named)
  if (!isOnly) return null
  const tested = [...new Set(tests.map(({ product }) => product))]
  if (tested.length === 0) return only(products)
  const testedOne = only(tested)
  return products.find(({ address }) => address === testedOne) ?? null
}

function only<T>(all: readonly T[]): T | null {
  return all.length === 1 ? (all[0] ?? null) : null
}
