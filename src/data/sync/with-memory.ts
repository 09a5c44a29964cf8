import type { Unstored } from '@/data/device/device-storage'
import { merged, SilentError, type Loss, type Row, type RowKey, type SyncStorage } from './storage'

/**
 * Adds a fallback in memory for journal rows that the storage refuses (full, forbidden, or a database that does not open) or has lost (deleted
 * under this page): both are written again with the next change. Replica rows have no fallback: the stored ones stay as they are.
 * `onUnstored`: an entry exists in this page's memory only, or the storage does not answer. `mayRestore`: whether this person is still
 * signed in; after a sign-out in another tab nothing is written again.
 */
export function withMemory(
  stored: SyncStorage,
  onUnstored: (why: Unstored) => void,
  mayRestore: () => boolean = () => true,
): SyncStorage {
  const unstored = new Map<RowKey, unknown>()
  /** Rows of the journal as this page last knew them. */
  let seen: readonly Row[] = []
  let isClosed = false
  let isReplaced = false
  // After a sign-out, a step that was under way must not create the database again.
  let isErased = false
  let tell: ((what: Loss) => void) | null = null

  stored.followLoss((what) => {
    if (isErased || !mayRestore()) return
    if (what === 'closed') isClosed = true
    else isReplaced = true
    tell?.(what)
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
      return seen
    },
    async change(store, decide) {
      if (isErased) return
      if (store !== 'journal') {
        await stored.change(store, decide).catch(() => undefined)
        return
      }
      let step: { readonly decided: readonly Row[]; readonly after: readonly Row[] } | null = null
      const decideHere = (rows: readonly Row[]) => {
        const before = known(rows)
        const decided = decide(before)
        step = { decided, after: merged(before, decided) }
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
        unstored.clear()
        isClosed = false
        isReplaced = false
      } catch {
        const decided = take()
        for (const [key, value] of decided) unstored.set(key, value)
        if ((isClosed || isReplaced) && seen.length > 0) onUnstored('deleted')
        else if (decided.some(([, value]) => value !== undefined)) onUnstored('full')
      }
    },
    async write(rows) {
      if (!isErased) await stored.write(rows).catch(() => undefined)
    },
    async erase() {
      isErased = true
      unstored.clear()
      seen = []
      await stored.erase().catch(() => undefined)
    },
    followLoss: (listener) => (tell = listener),
  }
}
