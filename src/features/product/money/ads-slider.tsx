import { useId } from 'react'
import { euroText } from '@/domain/base/text/euro-text'
import { amountText } from '@/domain/base/text/pasted-amount'
import type { SaleInputs } from '@/domain/money/sale-inputs'
import type { Statement } from '@/domain/money/statement'

interface AdsSliderProps {
  inputs: SaleInputs
  statement: Statement
  onAds: (text: string) => void
}

export function AdsSlider({ inputs, statement, onAds }: AdsSliderProps) {
  const id = useId()
  const cents = inputs.adsCents ?? 0
  const max = Math.max(inputs.salePriceCents ?? 0, 100)
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="text-fine text-muted">
        Et avec plus ou moins de publicité&nbsp;?
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        // About 200 steps, in whole tenths of a euro.
        step={Math.max(10, Math.round(max / 2_000) * 10)}
        value={Math.min(cents, max)}
        aria-valuetext={`${euroText(cents)} de publicité, il reste ${euroText(statement.restCents)}`}
        onChange={({ target }) => onAds(amountText(Number(target.value)))}
        className="min-h-target w-full cursor-pointer accent-brand"
      />
    </div>
  )
}
