import { Fragment, type ReactNode } from 'react'
import { euroText } from '@/domain/base/text/euro-text'
import type { TestPhase } from '@/domain/sales-tests/phase'
import { NOT_NOTED_WORDS, rateOf } from '@/domain/sales-tests/noted'
import { DAY_FIELDS, type SalesTest } from '@/domain/sales-tests/sales-test'
import { verdictOf, type Verdict } from '@/domain/sales-tests/verdict'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/text/format'
import {
  balanceText,
  missingWords,
  perHundred,
  uncertainty,
  verdictSentence,
  waitWords,
} from '@/domain/sales-tests/verdict-words'

interface VerdictCardProps {
  /** With the gain that counts. */
  test: SalesTest
  phase: TestPhase
  /** The one button of the verdict. */
  action: ReactNode
}

/** One figure, its bar between what may be lost and won, the verdict as a sentence with its button, and the funnel. */
export function VerdictCard({ test, phase, action }: VerdictCardProps) {
  const verdict = verdictOf(test)
  const { balanceCents } = verdict
  const asides = [uncertainty(test), waitWords(verdict, phase), missingWords(test.numbers)].filter(
    (text) => text !== null,
  )
  return (
    <div className="flex flex-col gap-4">
      <div>
        <output
          aria-label="Gagné ou perdu"
          className={cn(
            'font-display text-title font-bold tabular-nums',
            balanceCents !== null && balanceCents > 0 && 'text-success',
            balanceCents !== null && balanceCents < 0 && 'text-danger',
            balanceCents === null && 'text-muted',
          )}
        >
          {balanceText(balanceCents)}
        </output>
        <BalanceBar balanceCents={balanceCents ?? 0} limitCents={test.limitCents} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <p role="status" aria-label="Verdict" className="text-heading font-bold text-pretty">
            {verdictSentence(test, verdict, phase)}
          </p>
          {asides.length > 0 && <p className="mt-0.5 text-small text-muted">{asides.join(' ')}</p>}
        </div>
        {action}
      </div>
      {test.numbers.size > 0 && <Funnel numbers={test.numbers} verdict={verdict} />}
    </div>
  )
}

/** From minus the budget to plus the budget, with its zero. */
function BalanceBar({ balanceCents, limitCents }: { balanceCents: number; limitCents: number }) {
  const share = (Math.min(Math.abs(balanceCents), limitCents) * 50) / limitCents
  return (
    <div aria-hidden className="mt-1">
      <div className="relative h-3 overflow-clip rounded-full bg-line">
        <div
          className={cn('absolute inset-y-0', balanceCents < 0 ? 'bg-danger' : 'bg-success')}
          style={
            balanceCents < 0 ? { right: '50%', width: `${share}%` } : { left: '50%', width: `${share}%` }
          }
        />
        <div className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-ink" />
      </div>
      <p className="mt-1 grid grid-cols-3 text-fine text-muted tabular-nums">
        <span>{balanceText(-limitCents)}</span>
        <span className="text-center">0</span>
        <span className="text-right">{balanceText(limitCents)}</span>
      </p>
    </div>
  )
}

interface FunnelProps {
  numbers: SalesTest['numbers']
  verdict: Verdict
}

/** Four numbers, and the rate from one to the next where both were noted. */
function Funnel({ numbers, verdict: { total, step } }: FunnelProps) {
  const steps = DAY_FIELDS.filter(({ key }) => key !== 'spentCents')
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
      <ol
        aria-label="De la visite à la vente"
        className="flex flex-wrap items-end gap-x-1 gap-y-2 text-small max-[22.5rem]:w-full max-[22.5rem]:flex-col max-[22.5rem]:items-stretch max-[22.5rem]:gap-y-0.5 sm:gap-x-2"
      >
        {steps.map(({ key, short }, index) => {
          const before = steps[index - 1]
          const rate = before ? rateOf(numbers, before.key, key) : null
          return (
            <Fragment key={key}>
              {before && (
                <li
                  aria-hidden={rate === null}
                  className={cn(
                    'px-1 pb-2 text-center text-fine text-muted tabular-nums max-[22.5rem]:flex max-[22.5rem]:flex-row-reverse max-[22.5rem]:justify-end max-[22.5rem]:gap-1 max-[22.5rem]:p-0 sm:px-2',
                    rate === null && 'max-[22.5rem]:hidden',
                    step?.to === key && 'font-bold text-warning',
                  )}
                >
                  {rate === null ? '' : `${perHundred(rate)}\u00a0%`}
                  <span aria-hidden className="block leading-none max-[22.5rem]:rotate-90">
                    →
                  </span>
                </li>
              )}
              <li className="max-[22.5rem]:flex max-[22.5rem]:items-baseline max-[22.5rem]:justify-between">
                <span className="block text-fine text-muted">{short}</span>
                <Count>{total[key] === null ? null : formatNumber(total[key])}</Count>
              </li>
            </Fragment>
          )
        })}
      </ol>
      <p className="text-small max-[22.5rem]:flex max-[22.5rem]:w-full max-[22.5rem]:items-baseline max-[22.5rem]:justify-between">
        <span className="block text-fine text-muted">Dépensé</span>
        <Count>{total.spentCents === null ? null : euroText(total.spentCents)}</Count>
      </p>
    </div>
  )
}

/** null: « — », with its word below. */
function Count({ children }: { children: string | null }) {
  if (children !== null) return <strong className="text-heading tabular-nums">{children}</strong>
  return (
    <span>
      <strong aria-hidden className="text-heading">
        —
      </strong>{' '}
      <span className="text-fine text-muted">{NOT_NOTED_WORDS}</span>
    </span>
  )
}
