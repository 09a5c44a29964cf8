import { CircleStop, Clock, Play, Unlink } from 'lucide-react'
import { euroText } from '@/domain/base/text/euro-text'
import { DAY_FIELDS, type SalesTest } from '@/domain/sales-tests/sales-test'
import { verdictOf, type Verdict } from '@/domain/sales-tests/verdict'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/text/format'
import { ProgressBar } from '@/ui/progress-bar'
import { perHundred, uncertainty, verdictReason, verdictTitle, waitWords } from './verdict-words'

const LOOKS = {
  early: { Icon: Clock, look: 'bg-line text-ink' },
  go: { Icon: Play, look: 'bg-success-soft text-success' },
  breaks: { Icon: Unlink, look: 'bg-warning-soft text-warning' },
  limit: { Icon: CircleStop, look: 'bg-danger-soft text-danger' },
  costly: { Icon: CircleStop, look: 'bg-danger-soft text-danger' },
} as const

export function VerdictCard({ test }: { test: SalesTest }) {
  const verdict = verdictOf(test)
  const { Icon, look } = LOOKS[verdict.kind]
  const range = uncertainty(verdict)
  const wait = waitWords(verdict)
  const lostPercent = Math.min(100, Math.floor((verdict.lostCents * 100) / test.limitCents))
  return (
    <div className="flex flex-col gap-5">
      <div role="status" className="flex items-start gap-4 max-[22.5rem]:flex-col max-[22.5rem]:gap-3">
        <span aria-hidden className={cn('grid size-12 shrink-0 place-items-center rounded-full', look)}>
          <Icon className="size-6" />
        </span>
        <div className="min-w-0">
          <h2 className="text-heading font-extrabold text-balance">{verdictTitle(verdict)}</h2>
          <p className="mt-1 text-pretty">{verdictReason(verdict, test.limitCents)}</p>
          {range !== null && <p className="mt-1 text-small text-muted">{range}</p>}
          {wait !== null && <p className="mt-1 text-small text-muted">{wait}</p>}
          {verdict.isOver && (
            <p className="mt-1 text-small text-muted">
              {`Les ${test.days} jours prévus sont notés\u00a0: décidez, ou commencez un autre test.`}
            </p>
          )}
        </div>
      </div>
      {verdict.total.visits > 0 && <Funnel verdict={verdict} />}
      <ProgressBar
        label={`Perdu\u00a0: ${euroText(verdict.lostCents)} sur ${euroText(test.limitCents)}`}
        value={lostPercent}
      />
    </div>
  )
}

/** Each step as a bar of its share of the visits, also as text. */
function Funnel({ verdict: { total, step } }: { verdict: Verdict }) {
  const steps = DAY_FIELDS.filter(({ key }) => key !== 'spentCents')
  return (
    <ol aria-label="De la visite à la vente" className="flex flex-col gap-2.5">
      {steps.map(({ key, label }, index) => {
        const count = total[key]
        const before = steps[index - 1]
        const from = before ? total[before.key] : 0
        const isBroken = step?.to === key
        return (
          <li key={key} className="text-small">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className={cn('font-semibold', isBroken && 'text-warning')}>{label}</span>
              <span className="tabular-nums">
                <strong>{formatNumber(count)}</strong>
                {from > 0 && (
                  <span className="text-muted">{` · ${perHundred(count / from)}\u00a0% de l’étape d’avant`}</span>
                )}
              </span>
            </p>
            <div aria-hidden className="mt-1 h-2.5 overflow-hidden rounded-full bg-line">
              <div
                className={cn('h-full rounded-full', isBroken ? 'bg-warning' : 'bg-brand')}
                style={{ width: `${Math.min(100, (count * 100) / total.visits)}%` }}
              />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
