import { euroText } from '@/domain/base/text/euro-text'
import { amountsIn } from '@/domain/research/text-amounts'
import type { DraftLink } from '@/domain/research/research-draft'
import { cn } from '@/lib/cn'

/** Figures that an amount of a shared text can be. */
const PLACES = [
  { key: 'salePriceCents', label: 'Prix de vente' },
  { key: 'costCents', label: 'Achat' },
] as const

export type DraftFigure = (typeof PLACES)[number]['key']

interface DraftAmountsProps {
  draft: DraftLink
  /** Null: unsets the amount. */
  onSet: (id: string, figure: DraftFigure, cents: number | null) => void
}

/** Amounts of the text next to the link, each with its passage. No figure is set before the person's press. */
export function DraftAmounts({ draft: { id, note = '', figures }, onSet }: DraftAmountsProps) {
  const amounts = amountsIn(note)
  if (amounts.length === 0) return null
  return (
    <ul aria-label="Montants lus dans ce texte" className="flex flex-col gap-1">
      {amounts.map(({ cents, passage }) => (
        <li key={cents} className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
          <strong className="text-ink tabular-nums">{euroText(cents)}</strong>
          <span className="min-w-0 wrap-anywhere">{`«\u00a0${passage}\u00a0»`}</span>
          <span className="flex gap-1">
            {PLACES.map(({ key, label }) => {
              const isSet = figures?.[key] === cents
              return (
                <button
                  key={key}
                  type="button"
                  aria-pressed={isSet}
                  aria-label={`${label}\u00a0: ${euroText(cents)}`}
                  className={cn(
                    'min-h-target rounded-full border px-3 font-semibold transition-colors duration-quick',
                    isSet
                      ? 'border-brand bg-brand text-on-brand'
                      : 'border-line-strong bg-surface text-ink hover:bg-brand-soft',
                  )}
                  onClick={() => onSet(id, key, isSet ? null : cents)}
                >
                  {label}
                </button>
              )
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
