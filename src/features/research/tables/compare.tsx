import { useEffect, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { FROM_LIST } from '@/components/frame/use-way-back'
import { useKnownSeller } from '@/components/use-seller'
import { heldLinks } from '@/data/research/held'
import { recentCandidates } from '@/data/research/recent-candidates'
import { useEntries, useLiveList } from '@/data/sync/use-live'
import { counted } from '@/domain/base/text/french-count'
import { euroText } from '@/domain/base/text/euro-text'
import { answersText } from '@/domain/research/candidate-score'
import { marginText, shortRestWords } from '@/domain/money/statement-words'
import {
  orderAfter,
  productRows,
  sortProducts,
  type ProductRow,
  type ProductSort,
} from '@/domain/research/product-rows'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { errorText } from '@/lib/text/error-text'
import { Card } from '@/ui/card'
import { Skeleton } from '@/ui/skeleton'
import { SortHead } from '@/ui/sort-head'
import { cellRole } from '@/ui/cell-role'
import { useResearch } from '../research-context'
import type { ResearchView } from './toolbar-view'
import { useArranged } from './use-arranged'
import type { ReportTable } from './use-table-reports'

const NAME = 'Comparer'
const ID = 'compare'

const COLUMNS: readonly { readonly key: ProductSort; readonly label: string; readonly width?: string }[] = [
  { key: 'name', label: 'Produit', width: 'max-sm:col-span-4' },
  { key: 'price', label: 'Prix', width: 'sm:w-28' },
  { key: 'rest', label: 'Reste', width: 'sm:w-28' },
  { key: 'margin', label: 'Marge', width: 'sm:w-28' },
  { key: 'score', label: 'Score', width: 'sm:w-36' },
]

interface CompareProps {
  view: ResearchView
  onChange: (view: ResearchView) => void
  onReport: ReportTable
}

/** The saved products of all tables in one, sorted by its heads. Read whole while it is open. */
export function Compare({ view, onChange, onReport }: CompareProps) {
  const { uid } = useResearch()
  const { list, items, isKnown, isOffline } = useLiveList(uid, () =>
    recentCandidates(uid, Infinity, { tables: Infinity }),
  )
  const seller = useKnownSeller()
  const unsaved = heldLinks(useEntries(uid)).length
  const { order } = view
  const arranged = useArranged(items, view, false)
  const rows = useMemo(() => sortProducts(productRows(arranged, seller), order), [arranged, seller, order])
  const hidden = items.length - arranged.length
  useEffect(() => {
    onReport(ID, { count: items.length, hidden, isPartial: false, isUnread: false })
    return () => onReport(ID, null)
  }, [onReport, items.length, hidden])
  const isLoading = list.status === 'loading' || (list.status === 'ready' && !isKnown && items.length === 0)
  return (
    <Card
      role="group"
      aria-label={NAME}
      className="overflow-clip p-0 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 sm:p-0"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-4 pb-2 lg:px-5">
        <h2 className="text-heading font-bold">{NAME}</h2>
        {items.length > 0 && (
          <span className="text-small text-muted tabular-nums">{counted(items.length, 'produit')}</span>
        )}
        {unsaved > 0 && (
          <p className="w-full text-small text-muted">
            {`${counted(unsaved, 'lien')} à enregistrer\u00a0: «\u00a0Sauvegarder\u00a0» les ajoute à ce tableau.`}
          </p>
        )}
      </header>
      {list.status === 'error' && (
        <div className="p-4">
          <ErrorNotice text={errorText('candidateLoad', list.error.code)} onRetry={list.retry} />
        </div>
      )}
      {items.length > 0 && list.status === 'ready' && !list.isLive && isOffline && (
        <div className="p-4">
          <ErrorNotice tone="info" text={SENTENCES.partial} />
        </div>
      )}
      {isLoading && !isOffline && (
        <div className="flex flex-col gap-3 p-4" aria-busy>
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      )}
      {rows.length > 0 ? (
        <table role="table" aria-label={NAME} className="w-full text-small sm:table-fixed">
          <thead className="max-sm:block">
            <tr role="row" className={cn(rowClass, 'bg-canvas')}>
              {COLUMNS.map(({ key, label, width }) => (
                <SortHead
                  key={key}
                  label={label}
                  state={key === order.by ? order.direction : null}
                  isName={key === 'name'}
                  className={cn('sm:px-2 sm:first:pl-5 sm:last:pr-5', width)}
                  onSort={() => onChange({ ...view, order: orderAfter(order, key) })}
                />
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map((row) => (
              <Row key={row.at} row={row} />
            ))}
          </tbody>
        </table>
      ) : (
        list.status === 'ready' &&
        !(isLoading && !isOffline) && (
          <p className="border-t border-line px-4 py-5 text-center text-small text-muted">
            {hidden > 0 ? SENTENCES.filtered : isKnown ? SENTENCES.empty : SENTENCES.offline}
          </p>
        )
      )}
    </Card>
  )
}

const SENTENCES = {
  filtered: 'Aucun produit ne passe le filtre.',
  offline: `Hors ligne\u00a0: vos produits ne sont pas tous sur cet appareil. Ils s’afficheront au retour du réseau.`,
  partial: 'Le réseau manque\u00a0: seuls les produits que cet appareil connaît sont là.',
  empty: 'Aucun produit enregistré pour l’instant.',
}

/** On a phone a product is two lines: its name, and its figures below their heads. */
const rowClass = 'border-t border-line max-sm:grid max-sm:grid-cols-4 max-sm:gap-x-2 max-sm:px-4'
const figureClass = 'py-1 text-right whitespace-nowrap tabular-nums max-sm:pb-3 max-[24rem]:text-fine sm:px-2'

function Row({ row }: { row: ProductRow }) {
  const { at, name, shop, priceCents, restCents, margin, verdict, score } = row
  return (
    <tr role="row" className={rowClass}>
      <th role="rowheader" scope="row" className="text-left font-normal max-sm:col-span-4 sm:pl-5">
        <Link
          to={paths.product(at)}
          state={FROM_LIST}
          title={`${name}, ${shop}`}
          className="flex min-h-target flex-wrap items-baseline gap-x-2 py-2.5 text-ink no-underline hover:underline"
        >
          <bdi className="max-w-full truncate font-semibold">{name}</bdi>
          {!name.startsWith(shop) && <bdi className="shrink-0 text-fine text-muted">{shop}</bdi>}
        </Link>
      </th>
      <Figure value={priceCents} words={euroText} />
      <Figure value={restCents} words={restFigure} isLoss={restCents !== null && restCents < 0} />
      <Figure value={margin} words={marginText} isLoss={margin !== null && margin < 0} />
      <td {...cellRole} className={cn(figureClass, 'max-sm:whitespace-normal sm:pr-5')}>
        {verdict}
        <span className="block text-fine text-muted">{answersText(score)}</span>
      </td>
    </tr>
  )
}

/** The head says « Reste »: only a loss needs its word. */
function restFigure(cents: number): string {
  return cents < 0 ? shortRestWords(cents) : euroText(cents)
}

interface FigureProps {
  /** null: not known. */
  value: number | null
  words: (value: number) => string
  isLoss?: boolean
}

function Figure({ value, words, isLoss = false }: FigureProps) {
  return (
    <td
      {...cellRole}
      className={cn(
        figureClass,
        isLoss && 'text-danger max-sm:whitespace-normal',
        value === null && 'text-muted',
      )}
    >
      {value === null ? '–' : words(value)}
    </td>
  )
}
