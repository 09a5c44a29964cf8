import { useState, type ReactNode } from 'react'
import { EXAMPLE_PRODUCTS } from '@/domain/analyses/example'
import { plotted, productsChart, restChart, soldProducts } from '@/domain/analyses/product-chart'
import type { ProductRow } from '@/domain/research/product-rows'
import { paths } from '@/lib/paths'
import { ChartCard } from './chart-card'
import { ProductScatter } from './charts/product-scatter'
import { RestBars } from './charts/rest-bars'
import { OwnDataLink } from './own-data-link'
import { ProductTable } from './product-table'

interface ProductColumnsProps {
  rows: readonly ProductRow[]
  /** Below the table. */
  children: ReactNode
}

/** Two columns of their own: the table is as long as there are products, and leaves no hole beside it. */
export function ProductColumns({ rows, children }: ProductColumnsProps) {
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const isOwn = plotted(rows).length > 0
  const shown = isOwn ? rows : EXAMPLE_PRODUCTS
  const chart = productsChart(shown)
  const sold = soldProducts(rows)
  const isSold = sold.length > 0
  const sale = isSold ? sold : soldProducts(EXAMPLE_PRODUCTS)
  const rest = restChart(sale, isSold ? rows.length : EXAMPLE_PRODUCTS.length)
  const restCard = (
    <ChartCard
      chart={rest}
      {...(!isSold && {
        example: (
          <>
            <OwnDataLink to={paths.research}>Chiffrez un produit</OwnDataLink> pour voir ce que chaque vente
            vous laisse.
          </>
        ),
      })}
    >
      <RestBars sold={sale} words={rest.words} />
    </ChartCard>
  )
  return (
    <>
      <div className={column}>
        <ChartCard
          chart={chart}
          {...(!isOwn && {
            example: (
              <>
                <OwnDataLink to={paths.research}>
                  {rows.length === 0 ? 'Ajoutez un produit' : 'Donnez un prix et un coût à un produit'}
                </OwnDataLink>{' '}
                pour le placer ici.
              </>
            ),
          })}
        >
          <ProductScatter products={plotted(shown)} words={chart.words} pointedAt={pointedAt} />
        </ChartCard>
        {rows.length > 0 && restCard}
      </div>
      <div className={column}>
        {rows.length > 0 ? <ProductTable rows={rows} onPoint={setPointedAt} /> : restCard}
        {children}
      </div>
    </>
  )
}

const column = 'flex min-w-0 flex-col gap-4 sm:gap-6'
