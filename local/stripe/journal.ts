export interface JournalEntry {
  readonly at: string
  readonly method: string
  readonly path: string
  readonly idempotencyKey: string | null
  /** 0: the connection was cut. */
  readonly status: number
  readonly isReplayed: boolean
}

export const JOURNAL_LENGTH = 5_000
