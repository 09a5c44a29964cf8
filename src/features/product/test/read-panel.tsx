import { useState, type ReactNode } from 'react'
import { agreed, counted } from '@/domain/base/text/french-count'
import { euroText } from '@/domain/base/text/euro-text'
import type { LocalDate } from '@/domain/base/time/local-date'
import { lastDayOf } from '@/domain/sales-tests/phase'
import {
  DAY_FIELDS,
  numbersFault,
  withChanges,
  type ChangedDays,
  type DayField,
  type DayNumbers,
  type SalesTest,
} from '@/domain/sales-tests/sales-test'
import { formatNumber } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { daysText } from './days-text'
import { replacedNumbers, replacedText } from './replaced-text'

export interface ReadPanelProps {
  test: SalesTest
  today: LocalDate
  /** All days that were read, in order; those outside of the test are left out and said. */
  days: ReadonlyMap<LocalDate, Partial<DayNumbers>>
  isReading?: boolean
  /** Why nothing can be read. */
  fault?: string | null
  /** A question without an answer: nothing can be saved. */
  unanswered?: string | null
  /** What was read besides the numbers, and questions. */
  children?: ReactNode
  onSave: (days: ChangedDays) => void
  onCancel: () => void
}

/** « Ce qui a été lu » from a table or a file. Nothing is written before it was shown here. */
export function ReadPanel({
  test,
  today,
  days,
  isReading = false,
  fault = null,
  unanswered = null,
  children,
  onSave,
  onCancel,
}: ReadPanelProps) {
  const [isTried, setIsTried] = useState(false)
  const lastDay = lastDayOf(test, today)
  const own = new Map([...days].filter(([day]) => day >= test.startsOn && day <= lastDay))
  const changed = Object.fromEntries(own)
  const replaced = replacedNumbers(test.numbers, own)
  const whole = unanswered ?? (own.size === 0 ? null : numbersFault(withChanges(test.numbers, changed)))
  const canSave = fault === null && !isReading && days.size > 0 && own.size > 0

  return (
    <section
      aria-label="Lecture du tableau"
      className="flex flex-col gap-3 rounded-field border border-line bg-canvas p-4 text-small wrap-anywhere"
    >
      <div role="status" aria-label="Ce qui a été lu" aria-busy={isReading} className="flex flex-col gap-2">
        {isReading && <p className="text-muted">Lecture…</p>}
        {fault !== null && <Notice tone="danger">{fault}</Notice>}
        {own.size > 0 && (
          <p className="font-semibold">{[daysText([...own.keys()]), totalsText(own)].join(' · ')}</p>
        )}
        {children}
        {days.size > own.size && <p>{outsideText(days.size - own.size, own.size === 0)}</p>}
        {replaced.size > 0 && (
          <p>
            <strong>
              {replaced.size === 1 ? 'Déjà noté, sera remplacé' : 'Déjà notés, seront remplacés'}
            </strong>
            {`\u00a0: ${daysText([...replaced.keys()])}. ${replacedText(replaced)}`}
          </p>
        )}
      </div>
      {isTried && whole !== null && (
        <Notice tone="danger" role="alert">
          {whole}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
        {(canSave || unanswered !== null) && (
          <Button
            onClick={() => {
              setIsTried(true)
              if (canSave && whole === null) onSave(changed)
            }}
          >
            Enregistrer
          </Button>
        )}
      </div>
    </section>
  )
}

function outsideText(count: number, isAll: boolean): string {
  const all = isAll ? 'Aucun jour de ce tableau n’est dans le test' : `${counted(count, 'jour')} hors du test`
  return isAll ? `${all}\u00a0: rien à enregistrer.` : `${all}, ${agreed(count, 'laissé')} de côté.`
}

/** « 412 visites, 9 ventes, 86,40 € »: only what the table has. */
function totalsText(days: ReadonlyMap<LocalDate, Partial<DayNumbers>>): string {
  const parts = DAY_FIELDS.flatMap(({ key }) => {
    const values = [...days.values()].flatMap((numbers) => numbers[key] ?? [])
    const sum = values.reduce((a, b) => a + b, 0)
    return values.length === 0 ? [] : countText(key, sum)
  })
  return parts.join(', ')
}

function countText(key: DayField, count: number): string {
  if (key === 'spentCents') return euroText(count)
  const words = NOUNS[key].split(' ').map((word) => agreed(count, word))
  return `${formatNumber(count)}\u00a0${words.join(' ')}`
}

const NOUNS: Readonly<Record<Exclude<DayField, 'spentCents'>, string>> = {
  visits: 'visite',
  baskets: 'panier',
  checkouts: 'paiement commencé',
  sales: 'vente',
}
