import type { LiveCandidate } from '@/data/research/research'
import { knownCosts, marginOf, type Margin, type CandidateFigures } from '@/domain/research/margin'
import { cn } from '@/lib/cn'
import { formatEuros, formatNumber } from '@/lib/text/format'
import { MarginAdvice } from './margin-advice'

interface MarginResultProps {
  figures: CandidateFigures
  /** False while an amount cannot be read: a margin without it would be wrong. */
  isReadable: boolean
  candidate: LiveCandidate
}

/** What a sale leaves, how that is computed, and what it suggests. */
export function MarginResult({ figures, isReadable, candidate }: MarginResultProps) {
  const margin = isReadable ? marginOf(figures) : null
  return (
    <div
      role="group"
      aria-label="Marge nette"
      className="flex flex-col gap-3 rounded-field border border-line bg-canvas p-4"
    >
      {margin ? (
        <>
          <div>
            <p className="flex flex-wrap items-baseline gap-x-2.5">
              <strong
                className={cn(
                  'font-display text-title font-extrabold tabular-nums',
                  margin.netCents < 0 && 'text-danger',
                )}
              >
                {formatEuros(margin.netCents)}
              </strong>
              <span className="text-small text-muted">{shareText(margin)}</span>
            </p>
            <p className="mt-1 text-small text-muted tabular-nums">{sumText(figures)}</p>
          </div>
          {margin.isGood !== null && <MarginAdvice isGood={margin.isGood} candidate={candidate} />}
        </>
      ) : (
        <p className="text-small text-muted">
          {isReadable
            ? "Indiquez le prix de vente et le coût d'achat\u00a0: la marge s'affiche ici."
            : "Corrigez le montant signalé\u00a0: la marge s'affichera ici."}
        </p>
      )}
    </div>
  )
}

function shareText({ percent, netCents }: Margin): string {
  if (netCents < 0) return 'par vente\u00a0: vous vendez à perte'
  const share = percent === null ? '' : `, soit ${formatNumber(percent)}\u00a0% du prix de vente`
  return `de marge nette par vente${share}`
}

/** « 29,90 € − 8,00 € (achat) − 3,00 € (livraison) », each amount in one piece with its name. */
function sumText(figures: CandidateFigures): string {
  const minus = knownCosts(figures).map(({ cents, cost }) => `−\u00a0${formatEuros(cents)}\u00a0(${cost})`)
  return [formatEuros(figures.salePriceCents ?? 0), ...minus].join(' ')
}
