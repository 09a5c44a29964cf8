import type { Unstored } from '@/data/device/device-storage'
import { merged, SilentError, type Row, type RowKey, type StorageNews, type SyncStorage } from './storage'

/** Rows that the storage did not take, where the next page of the tab finds them. */
export interface SpareRows {
  readonly read: () => readonly Row[]
  readonly write: (rows: readonly Row[]) => void
}

interface Options {
  /** Whether this person is still signed in: after a sign-out in another tab nothing is written again. */
  readonly mayRestore?: () => boolean
  readonly spare?: SpareRows
}

/**
 * Adds a fallback in memory for journal rows that the storage refuses (full, forbidden, or a database that does not open) or has lost (deleted
 * under this page): both are written again with the next change. Replica rows have no fallback: the stored ones stay as they are.
 * `onUnstored`: an entry exists in this page only, or the storage does not answer.
 */
export function withMemory(
  stored: SyncStorage,
  onUnstored: (why: Unstored) => void,
  { mayRestore = () => true, spare = NO_SPARE }: Options = {},
): SyncStorage {
  const unstored = new Map<RowKey, unknown>(spare.read())
  let hasRowsBefore = unstored.size > 0
  let isSpared = hasRowsBefore
  /** Rows of the journal as this page last knew them. */
  let seen: readonly Row[] = []
  let isClosed = false
  let isReplaced = false
  // After a sign-out, a step that was under way must not create the database again.
  let isErased = false
  let tell: ((news: StorageNews) => void) | null = null

  stored.follow((news) => {
    if (isErased || !mayRestore()) return
    if (news === 'closed') isClosed = true
    if (news === 'replaced') isReplaced = true
    tell?.(news)
  })

  const known = (rows: readonly Row[]) => merged(isReplaced ? merged(seen, rows) : rows, unstored)

  return {
    async read(store, keys) {
      if (isErased) return []
      const rows = await stored.read(store, keys).catch((thrown: unknown) => {
        if (thrown instanceof SilentError) onUnstored('silent')
        return null
      })
      if (store !== 'journal') return rows ?? []
      seen = rows ? known(rows) : merged(seen, unstored)
      if (hasRowsBefore) tell?.('answers')
      hasRowsBefore = false
      return seen
    },
    async change(store, decide) {
      if (isErased) return
      if (store !== 'journal') {
        await stored.change(store, decide).catch(() => undefined)
        return
      }
      let step: { readonly decided: readonly Row[]; readonly after: readonly Row[] } | null = null
      /** Rows that only this page has, since the storage lost them. */
      let lost = isClosed || isReplaced ? seen : []
      let isGivenUp = false
      const decideHere = (rows: readonly Row[]) => {
        // A silent database answers late: the step was decided on the rows in memory, and is not decided again.
        if (isGivenUp) return [...unstored]
        const before = known(rows)
        const decided = decide(before)
        step = { decided, after: merged(before, decided) }
        const there = new Set(rows.map(([key]) => key))
        lost = isReplaced ? seen.filter(([key]) => !there.has(key)) : []
        // Rows that were lost or refused before are tried again.
        return [...(isReplaced ? seen : []), ...unstored, ...decided]
      }
      const take = () => {
        if (!step) decideHere(seen)
        const { decided, after } = step ?? { decided: [], after: seen }
        seen = after
        return decided
      }
      try {
        await stored.change(store, decideHere)
        take()
        if (isSpared) spare.write([])
        isSpared = false
        unstored.clear()
        isClosed = false
        isReplaced = false
      } catch (thrown) {
        const onlyHere = lost
        const decided = take()
        isGivenUp = true
        for (const [key, value] of decided) unstored.set(key, value)
        isSpared = true
        spare.write([...new Map([...onlyHere, ...unstored])])
        if ((isClosed || isReplaced) && seen.length > 0) onUnstored('deleted')
        else if ([...unstored.values()].some((value) => value !== undefined))
          onUnstored(thrown instanceof SilentError ? 'silent' : 'full')
      }
    },
    async write(rows) {
      if (!isErased) await stored.write(rows).catch(() => undefined)
    },
    async erase() {
      isErased = true
      unstored.clear()
      spare.write([])
      seen = []
      await stored.erase().catch(() => undefined)
    },
    follow: (listener) => (tell = listener),
  }
}

const NO_SPARE: SpareRows = {
  read: () => [],
  write: () => undefined,
}
