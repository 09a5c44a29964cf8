import { useId } from 'react'
import { euroText } from '@/domain/base/text/euro-text'
import { amountText } from '@/domain/base/text/amount-text'
import type { SaleInputs } from '@/domain/money/sale-inputs'
import type { Statement } from '@/domain/money/statement'
import { shortRestWords } from '@/domain/money/statement-words'
import { cn } from '@/lib/cn'

/** On a phone the label of an end gives way to a mark within this share of the scale. */
const NEAR_END = 0.32

interface AdsSliderProps {
  inputs: SaleInputs
  statement: Statement
  onAds: (text: string) => void
}

/** Tries other amounts of advertising, from nothing to the price. The scale names the amount at which nothing is left. */
export function AdsSlider({ inputs, statement, onAds }: AdsSliderProps) {
  const id = useId()
  const cents = inputs.adsCents ?? 0
  const max = Math.max(inputs.salePriceCents ?? 0, 100)
  const { highestAdsCents } = statement
  const share = highestAdsCents / max
  // Too close to an end its label would lie on that of the end.
  const hasMark = inputs.costCents !== null && share > 0.2 && share < 0.8
  return (
    <div className="flex flex-col">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-small">
        <label htmlFor={id} className="font-semibold">
          Autre publicité&nbsp;?
        </label>
        <span aria-hidden className="font-semibold tabular-nums">
          {euroText(cents)}
        </span>
      </p>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        // About 200 steps, in whole tenths of a euro.
        step={Math.max(10, Math.round(max / 2_000) * 10)}
        value={Math.min(cents, max)}
        aria-valuetext={`${euroText(cents)} de publicité, ${shortRestWords(statement.restCents).toLowerCase()}`}
        onChange={({ target }) => onAds(amountText(Number(target.value)))}
        className="min-h-target w-full cursor-pointer accent-brand"
      />
      <p aria-hidden className="relative flex justify-between text-fine text-muted tabular-nums">
        <span className={cn(hasMark && share < NEAR_END && 'max-sm:invisible')}>{euroText(0)}</span>
        {hasMark && (
          <span
            className="absolute -translate-x-1/2 font-semibold whitespace-nowrap text-ink before:absolute before:-top-3.5 before:left-1/2 before:h-3 before:border-l before:border-ink"
            style={{ left: `${share * 100}%` }}
          >
            {euroText(highestAdsCents)}
          </span>
        )}
        <span className={cn(hasMark && share > 1 - NEAR_END && 'max-sm:invisible')}>{euroText(max)}</span>
      </p>
    </div>
  )
}
