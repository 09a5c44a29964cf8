import type { ReactNode } from 'react'
import type { LineKey, Statement } from '@/domain/money/statement'
import {
  changedWaterfall,
  restShare,
  waterfallOf,
  type ChangedRow,
  type WaterfallBar,
  type WaterfallRow,
} from '@/domain/money/waterfall'
import { cn } from '@/lib/cn'

interface WaterfallProps {
  statement: Statement
  /** `compact`: beside other things. Open lines are then left to words next to the picture. */
  size?: 'full' | 'compact'
  /** Leads to the field of an open line. */
  onOpen?: ((line: LineKey) => void) | undefined
}

/**
 * The picture of a sale, the same wherever money is shown: from the price down to the rest, a bar per line, each beginning where the one
 * above ends. An open line keeps the level, with « ? ».
 */
export function Waterfall({ statement, size = 'full', onOpen }: WaterfallProps) {
  const rows = waterfallOf(statement).filter(({ bar }) => size === 'full' || bar.kind !== 'open')
  return (
    <WaterfallList size={size}>
      {rows.map((row, at) => (
        <Row
          key={row.key}
          row={row}
          isFirst={at === 0}
          onOpen={
            onOpen && row.key !== 'rest' && row.bar.kind === 'open' ? onOpen.bind(null, row.key) : undefined
          }
        />
      ))}
    </WaterfallList>
  )
}

interface ChangeWaterfallProps {
  /** null: there was no price. */
  before: Statement | null
  after: Statement
}

/** The same picture after a change: a row that changed is strong, says what it was, and keeps the trace of its bar. */
export function ChangeWaterfall({ before, after }: ChangeWaterfallProps) {
  return (
    <WaterfallList size="compact" label="Le calcul d’une vente, avant et après">
      {changedWaterfall(before, after)
        .filter(({ bar, was }) => bar.kind !== 'open' || was)
        .map((row, at) => (
          <Row key={row.key} row={row} was={row.was} isFirst={at === 0} />
        ))}
    </WaterfallList>
  )
}

/** The same picture of an example calculation. */
export function SumWaterfall({ rows }: { rows: readonly WaterfallRow[] }) {
  return (
    <WaterfallList size="full">
      {rows.map((row, at) => (
        <Row key={row.key} row={row} isFirst={at === 0} />
      ))}
    </WaterfallList>
  )
}

/** The smallest size, for a row of a list: which part of the price is left, or of the costs is lost. Two elements, without words. */
export function WaterfallStrip({ statement, className }: { statement: Statement; className?: string }) {
  const share = restShare(statement)
  const isLoss = statement.restCents < 0
  return (
    <svg
      aria-hidden
      className={cn('h-1.5 w-14 shrink-0 rounded-full bg-line-strong/50 forced-color-adjust-none', className)}
    >
      <rect
        x={`${100 - share}%`}
        width={`${share}%`}
        height="100%"
        rx={3}
        className={isLoss ? 'fill-danger' : 'fill-success'}
      />
    </svg>
  )
}

interface WaterfallListProps {
  size: 'full' | 'compact'
  label?: string
  children: ReactNode
}

function WaterfallList({ size, label, children }: WaterfallListProps) {
  return (
    <ul
      aria-label={label}
      className={cn(
        'grid grid-cols-[fit-content(44%)_minmax(2.5rem,1fr)_auto] gap-x-3 tabular-nums',
        size === 'full'
          ? 'auto-rows-[minmax(1.75rem,auto)] text-small'
          : 'auto-rows-[minmax(1.5rem,auto)] text-fine',
      )}
    >
      {children}
    </ul>
  )
}

const COLUMNS = 'col-span-3 grid grid-cols-subgrid items-center'

interface RowProps {
  row: WaterfallRow
  isFirst: boolean
  was?: ChangedRow['was']
  onOpen?: (() => void) | undefined
}

function Row({ row: { key: line, label, amount, bar }, isFirst, was = null, onOpen }: RowProps) {
  if (bar?.kind === 'open' && !was) {
    const cells = (
      <>
        <span
          className={cn('py-0.5 leading-tight', onOpen && 'underline decoration-dashed underline-offset-4')}
        >
          {label}
        </span>
        <Bar bar={bar} isFirst={isFirst} />
        <span className="text-right">
          <span aria-hidden>?</span>
          <span className="sr-only">{'\u00a0: à compléter'}</span>
        </span>
      </>
    )
    if (!onOpen) return <li className={cn(COLUMNS, 'text-muted')}>{cells}</li>
    return (
      <li className="col-span-3 grid grid-cols-subgrid">
        <button
          type="button"
          onClick={onOpen}
          className={cn(COLUMNS, 'rounded-mark text-left text-muted hover:text-ink')}
        >
          {cells}
        </button>
      </li>
    )
  }
  const isSum = bar?.kind === 'rest' || bar?.kind === 'loss'
  return (
    <li
      data-line={line}
      className={cn(
        COLUMNS,
        isSum && 'border-t border-line font-bold',
        was && 'font-bold',
        bar?.kind === 'loss' && 'text-danger',
      )}
    >
      <span className={cn('py-0.5 leading-tight', !bar && 'col-span-2', isSum && 'text-ink')}>{label}</span>
      {bar && <Bar bar={bar} was={was?.bar} isFirst={isFirst} />}
      <span className="text-right whitespace-nowrap">
        {amount}
        {was && <span className="block font-normal text-muted">{`avant ${was.amount}`}</span>}
      </span>
    </li>
  )
}

interface BarProps {
  bar: WaterfallBar
  /** Where it was before a change. */
  was?: WaterfallBar | undefined
  isFirst: boolean
}

/** As an SVG without style attributes, which the policy of prerendered pages forbids. A hairline joins the bars at their level. */
function Bar({ bar: { from, to, kind }, was, isFirst }: BarProps) {
  const isEnd = kind === 'rest' || kind === 'loss'
  const level = `${to}%`
  return (
    <span aria-hidden className="relative self-stretch forced-color-adjust-none">
      <svg className="absolute inset-0 size-full overflow-visible">
        {!isFirst && <line x1={`${from}%`} x2={`${from}%`} y1="0" y2="50%" className="stroke-line-strong" />}
        {!isEnd && (
          <line
            x1={level}
            x2={level}
            y1={kind === 'open' ? '0' : '50%'}
            y2="100%"
            strokeDasharray={kind === 'open' ? '2 3' : undefined}
            className="stroke-line-strong"
          />
        )}
        {kind !== 'open' && <Block from={from} to={to} className={LOOKS[kind]} />}
        {was && (
          <Block from={was.from} to={was.to} strokeDasharray="3 2" className="fill-none stroke-muted" />
        )}
      </svg>
    </span>
  )
}

interface BlockProps {
  from: number
  to: number
  strokeDasharray?: string
  className: string
}

function Block({ from, to, ...look }: BlockProps) {
  // Places have one decimal, and their difference has not always.
  const width = Number(Math.abs(to - from).toFixed(1))
  return (
    <rect
      x={`${Math.min(from, to)}%`}
      y="50%"
      width={`${Math.max(width, 0.6)}%`}
      height={12}
      rx={3}
      transform="translate(0 -6)"
      {...look}
    />
  )
}

const LOOKS: Readonly<Record<Exclude<WaterfallBar['kind'], 'open'>, string>> = {
  start: 'fill-ink',
  plus: 'fill-muted',
  minus: 'fill-line-strong',
  rest: 'fill-success',
  loss: 'fill-danger',
}
