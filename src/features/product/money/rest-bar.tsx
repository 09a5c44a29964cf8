import { ChartNoAxesColumn } from 'lucide-react'
import { euroText } from '@/domain/base/text/euro-text'
import type { Statement } from '@/domain/money/statement'
import { marginText, shortRestWords } from '@/domain/money/statement-words'
import { cn } from '@/lib/cn'

interface RestBarProps {
  /** Null: no price, or an amount that cannot be read. */
  statement: Statement | null
  isReadable: boolean
  /** Shows the waterfall. */
  onPress: () => void
}

/**
 * On a phone, where fields and waterfall do not fit one screen: the result at the bottom of it, « 9,22 € · 30,8 % » or « Perte 1,20 € · −12,0 % ». In a low window, as at a
 * zoom of 200 %, it would cover the field above it, and stands below the fields; a small phone with its browser's bars has about 550 px.
 */
export function RestBar({ statement, isReadable, onPress }: RestBarProps) {
  if (!statement && isReadable) return null
  const isLoss = statement !== null && statement.restCents < 0
  return (
    <button
      type="button"
      onClick={onPress}
      className="bottom-[calc(var(--shell-bottom)+0.5rem)] z-10 flex min-h-12 items-center justify-between gap-3 rounded-full border border-line-strong bg-raised px-5 font-semibold text-ink shadow-pop lg:hidden print:hidden [@media(height>=30rem)]:sticky"
    >
      {statement ? (
        <>
          <span className="sr-only">{isLoss ? 'Voir le calcul, ' : 'Voir le calcul, reste par vente '}</span>
          <span
            className={cn('tabular-nums', isLoss ? 'text-danger' : statement.restCents > 0 && 'text-success')}
          >
            {isLoss ? shortRestWords(statement.restCents) : euroText(statement.restCents)}
            {statement.marginTenths !== null && ` · ${marginText(statement.marginTenths)}`}
          </span>
        </>
      ) : (
        <span className="text-danger">Un montant est à corriger</span>
      )}
      <ChartNoAxesColumn aria-hidden className="size-5 shrink-0 text-muted" />
    </button>
  )
}
