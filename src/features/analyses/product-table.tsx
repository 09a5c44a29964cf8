import { useState } from 'react'
import { Link } from 'react-router-dom'
import { marginText } from '@/domain/money/statement-words'
import { answersText } from '@/domain/research/candidate-score'
import {
  orderAfter,
  sortProducts,
  type ProductOrder,
  type ProductRow,
  type ProductSort,
} from '@/domain/research/product-rows'
import { paths } from '@/lib/paths'
import { Card } from '@/ui/card'
import { SortHead } from '@/ui/sort-head'

const COLUMNS: readonly { readonly key: ProductSort; readonly label: string; readonly width?: string }[] = [
  { key: 'name', label: 'Produit' },
  { key: 'margin', label: 'Marge', width: 'w-18 sm:w-24' },
  { key: 'score', label: 'Score', width: 'w-28 max-[24rem]:w-22 sm:w-36' },
]

interface ProductTableProps {
  rows: readonly ProductRow[]
  /** `at` of the row under the pointer or with the focus; null: none. */
  onPoint: (at: string | null) => void
}

/** All products, also those without a margin, which the scatter cannot show. */
export function ProductTable({ rows, onPoint }: ProductTableProps) {
  const [order, setOrder] = useState<ProductOrder>({ by: 'margin', direction: 'descending' })
  return (
    <Card aria-labelledby="produits-a-trier" className="flex min-w-0 flex-col gap-3">
      <h2 id="produits-a-trier" className="text-heading font-bold">
        Vos derniers produits
      </h2>
      <table aria-labelledby="produits-a-trier" className="w-full table-fixed text-small">
        <thead>
          <tr>
            {COLUMNS.map(({ key, label, width = '' }) => (
              <SortHead
                key={key}
                label={label}
                state={key === order.by ? order.direction : null}
                isName={key === 'name'}
                className={width}
                onSort={() => setOrder(orderAfter(order, key))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortProducts(rows, order).map((row) => (
            <tr
              key={row.at}
              onMouseEnter={() => onPoint(row.at)}
              onMouseLeave={() => onPoint(null)}
              className="border-t border-line"
            >
              <th scope="row" className="p-0 text-left font-normal">
                <Link
                  to={paths.product(row.at, 'argent')}
                  onFocus={() => onPoint(row.at)}
                  onBlur={() => onPoint(null)}
                  title={`${row.name}, ${row.shop}`}
                  className="flex min-h-target items-center py-1 text-ink no-underline hover:underline"
                >
                  <span className="min-w-0">
                    <bdi className="line-clamp-2 wrap-anywhere sm:line-clamp-1">{row.name}</bdi>
                    {row.shop !== row.name && (
                      <bdi className="block truncate text-fine text-muted">{row.shop}</bdi>
                    )}
                  </span>
                </Link>
              </th>
              <td className="pl-2 text-right whitespace-nowrap tabular-nums">
                {row.margin === null ? <span className="text-muted">sans prix</span> : marginText(row.margin)}
              </td>
              <td className="py-1 pl-2 text-right tabular-nums">
                {row.verdict}
                <span className="block text-fine text-muted">{answersText(row.score)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
