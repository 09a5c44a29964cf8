import { parseLocalDate, type LocalDate } from '@/domain/base/time/local-date'

/** What is kept of the last control of the project's own page; never its text. */
export interface ControlResult {
  readonly on: LocalDate
  /** Without the points to check on the shop. */
  readonly faults: number
}

/** « 2026-11-28:3 ». The dashboard reads this too. */
export function controlText({ on, faults }: ControlResult): string {
  return `${on}:${faults}`
}

/** Null: the page was not controlled. */
export function readControl(text: string): ControlResult | null {
  const [, day, faults] = /^(\d{4}-\d\d-\d\d):(\d{1,3})$/.exec(text) ?? []
  const on = parseLocalDate(day)
  return on && { on, faults: Number(faults) }
}
