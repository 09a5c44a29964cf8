import { euroText } from '@/domain/base/text/euro-text'
import { GOOD_MARGIN_PERCENT } from '@/domain/money/sale'
import { BEFORE_INCOME_TAX, marginText } from '@/domain/money/statement-words'
import { counted } from '@/domain/base/text/french-count'
import type { ProductRow } from '@/domain/research/product-rows'
import { type Chart } from './chart'

/** The most products that are read: the last ones of « Mes liens » and of the two newest tables. */
export const PRODUCTS_READ = 12

export interface PlottedProduct extends ProductRow {
  readonly margin: number
}

export function plotted(rows: readonly ProductRow[]): readonly PlottedProduct[] {
  return rows.flatMap((row) => (row.margin === null ? [] : [{ ...row, margin: row.margin }]))
}

export function productsChart(rows: readonly ProductRow[]): Chart {
  const shown = plotted(rows)
  const good = shown.filter(({ margin }) => margin >= GOOD_MARGIN_PERCENT * 10).length
  const without = rows.length - shown.length
  return {
    title: 'Marge et score des produits',
    words: `${counted(good, 'produit')} sur ${shown.length} à ${GOOD_MARGIN_PERCENT}\u00a0% de marge ou plus${amongLast(rows.length)}${
      without === 0 ? '' : `\u00a0; ${without} sans prix ou sans coût`
    }.`,
    table: {
      columns: ['Produit', 'Marge', 'Score'],
      rows: shown.map(({ name, shop, margin, score }) => [
        longName({ name, shop }),
        marginText(margin),
        score.answered === 0 ? '' : `${score.yes}\u00a0sur\u00a0${score.answered}`,
      ]),
    },
  }
}

export interface SoldProduct extends ProductRow {
  readonly restCents: number
}

/** Products with a known rest, the highest first. */
export function soldProducts(rows: readonly ProductRow[]): readonly SoldProduct[] {
  return rows
    .flatMap((row) => (row.restCents === null ? [] : [{ ...row, restCents: row.restCents }]))
    .sort((a, b) => b.restCents - a.restCents)
}

/** `read`: the number of products among which these are. */
export function restChart(sold: readonly SoldProduct[], read: number): Chart {
  const losing = sold.filter(({ restCents }) => restCents < 0).length
  const [best] = sold
  return {
    title: 'Reste par vente',
    words: [
      best ? `${bestWords(best)}${amongLast(read)}` : 'Aucun produit chiffré',
      ...(losing === 0 ? [] : [`${counted(losing, 'produit')} à perte`]),
    ]
      .join('\u00a0; ')
      .concat('.'),
    table: {
      columns: ['Produit', 'Reste par vente', 'Marge'],
      rows: sold.map((row) => [
        longName(row),
        euroText(row.restCents),
        row.margin === null ? '–' : marginText(row.margin),
      ]),
    },
  }
}

/** Says which products are compared where there may be more of them. */
function amongLast(read: number): string {
  return read < PRODUCTS_READ ? '' : `, parmi vos ${read}\u00a0derniers produits`
}

function bestWords({ restCents, isBeforeIncomeTax, name }: SoldProduct): string {
  const tax = isBeforeIncomeTax ? `, ${BEFORE_INCOME_TAX}` : ''
  return `Au mieux ${euroText(restCents)} par vente${tax}, avec ${name}`
}

function longName({ name, shop }: Pick<ProductRow, 'name' | 'shop'>): string {
  return name.startsWith(shop) ? name : `${name} (${shop})`
}
