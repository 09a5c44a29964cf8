import { addDays, daysBetween, type LocalDate } from '@/domain/base/time/local-date'
import { euroText } from '@/domain/base/text/euro-text'
import type { PriceFrom } from './context'

const DAYS = 30

/**
 * Lowest price of the 30 days before the reduction that runs on this day (L112-1-1); before the first one where reductions follow each
 * other. Null: no reduction runs, its earlier price is not known, or it has run for more than 30 days and is permanent.
 */
export function referencePrice(history: readonly PriceFrom[], today: LocalDate): number | null {
  const known = history.filter(({ on }) => on <= today).toSorted((a, b) => a.on.localeCompare(b.on))
  let first = known.length - 1
  while (first > 0 && (known[first]?.cents ?? 0) < (known[first - 1]?.cents ?? 0)) first -= 1
  // Index 0 of the run is the full price; the first reduction follows it.
  const start = known[first + 1]
  if (!start || daysBetween(start.on, today) > DAYS) return null
  const from = addDays(start.on, -DAYS)
  const practised = known.slice(0, first + 1).filter((_, at) => (known[at + 1]?.on ?? today) > from)
  return practised.length === 0 ? null : Math.min(...practised.map(({ cents }) => cents))
}

/** History of the last days that can still matter: 30 days before a reduction that has run for 30. */
export function keptHistory(history: readonly PriceFrom[], today: LocalDate): readonly PriceFrom[] {
  const sorted = history.toSorted((a, b) => a.on.localeCompare(b.on))
  const from = addDays(today, -2 * DAYS)
  return sorted.filter((_, at) => (sorted[at + 1]?.on ?? today) >= from).slice(-40)
}

/** Adds a price; the last one of a day counts, and a price that did not change is no entry. */
export function withPrice(history: readonly PriceFrom[], price: PriceFrom): readonly PriceFrom[] {
  const others = history.filter(({ on }) => on !== price.on)
  const before = others.filter(({ on }) => on < price.on).at(-1)
  return before?.cents === price.cents ? others : keptHistory([...others, price], price.on)
}

/** « 49,90 € depuis le 28/11/2026, 29,90 € depuis le 29/11/2026 »: what a crossed price relies on. */
export function notedPrices(history: readonly PriceFrom[]): string {
  return history
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ on, cents }) => `${euroText(cents)} depuis le ${on.split('-').toReversed().join('/')}`)
    .join(', ')
}
