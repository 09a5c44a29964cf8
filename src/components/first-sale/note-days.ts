import { useSyncExternalStore } from 'react'
import { writeDays } from '@/data/sales-tests'
import { mutate } from '@/data/sync/current'
import { firstSaleBetween, gainBetween, profilePath } from '@/domain/account/earned'
import { Listeners } from '@/domain/base/listeners'
import { agreed, counted } from '@/domain/base/text/french-count'
import type { LocalDate } from '@/domain/base/time/local-date'
import {
  seenDays,
  salesOf,
  withChanges,
  type ChangedDays,
  type SalesTest,
} from '@/domain/sales-tests/sales-test'
import { showToast } from '@/ui/toast'

/** The first sale of a life, as long as it is celebrated. */
export interface FirstSale {
  readonly on: LocalDate
  readonly xp: number
}

const listeners = new Listeners()
let celebrated: FirstSale | null = null
let callEnd = () => {}

/** Resolves when the person has closed the moment. */
function celebrate(sale: FirstSale): Promise<void> {
  celebrated = sale
  listeners.notify()
  return new Promise((resolve) => {
    callEnd = resolve
  })
}

export function endFirstSale(): void {
  celebrated = null
  listeners.notify()
  callEnd()
}

export function useFirstSale(): FirstSale | null {
  return useSyncExternalStore(listeners.subscribe, () => celebrated)
}

export interface NotedDays {
  readonly days: ChangedDays
  /** Of the product's statement; null: it has none. */
  readonly gainCents: number | null
}

/**
 * Writes days of a test: typed, or of an import. The first sale of a life is celebrated at once, offline too, by this device's view of the
 * profile; the server counts its XP once. Later sales are said in a toast, unless `isQuiet`. Resolves once nothing lies over the page any
 * more, so that a toast with an undo is in reach.
 */
export async function noteDays(
  { id, userId, numbers }: SalesTest,
  { days, gainCents }: NotedDays,
  isQuiet = false,
): Promise<void> {
  const added = salesOf(withChanges(numbers, days)) - salesOf(numbers)
  const { before, after } = await mutate(writeDays, { id, days, seen: seenDays(numbers, days), gainCents })
  const path = profilePath(userId)
  const on = firstSaleBetween(before.get(path), after.get(path))
  const { xp, newLevel } = gainBetween(before.get(path), after.get(path))
  if (on) await celebrate({ on, xp })
  else if (added > 0 && !isQuiet) showToast({ text: addedText(added) })
  if (newLevel !== null) showToast({ text: `Niveau ${newLevel} atteint, bravo\u00a0!` })
}

/** « 2 ventes notées » */
function addedText(count: number): string {
  return `${counted(count, 'vente')} ${agreed(count, 'notée')}`
}
