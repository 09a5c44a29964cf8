import { waitForPendingWrites, type Firestore } from 'firebase/firestore'
import { serverAnswer } from './server-answer'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

interface Unheard<T> {
  /** What was sent and has no answer, without what this page will hear of itself. */
  readonly find: (uid: string) => readonly T[]
  /** Asks the server what became of one, and forgets it, refuses it or sends it again; rejects while nothing is known. */
  readonly settle: (db: Firestore, uid: string, item: T) => Promise<void>
  /** Another tab that sent it hears the answer itself, and is given this long. */
  readonly headStartMs?: number
}

/**
 * What a page sent and did not hear of, because it was loaded again meanwhile: the server is asked, until it answers,
 * and at once when the network is back. Returns what begins it; one round at a time. Resolves after the first round.
 */
export function deliveryOf<T>({ find, settle, headStartMs = 0 }: Unheard<T>): (uid: string) => Promise<void> {
  const underWay = new Set<string>()

  async function round(uid: string, pauseMs: number): Promise<void> {
    const asked = new Set<T>()
    try {
      await serverAnswer(async (db) => {
        // Firestore sends again by itself after a reload; what it still holds is not refused yet.
        await waitForPendingWrites(db)
        for (const item of find(uid)) {
          asked.add(item)
          await settle(db, uid, item)
        }
      })
    } catch {
      // Just after the network is back, questions can fail for a moment longer than writes.
      later(pauseMs, () => void round(uid, Math.min(pauseMs * 2, LONGEST_PAUSE_MS)))
      return
    }
    underWay.delete(uid)
    // Another tab went meanwhile.
    if (find(uid).some((item) => !asked.has(item))) void deliver(uid)
  }

  async function deliver(uid: string): Promise<void> {
    if (underWay.has(uid) || find(uid).length === 0) return
    underWay.add(uid)
    if (headStartMs > 0) later(headStartMs, () => void round(uid, FIRST_PAUSE_MS))
    else await round(uid, FIRST_PAUSE_MS)
  }
  return deliver
}

/** After a pause, or as soon as the network returns. */
function later(ms: number, act: () => void): void {
  const timer = setTimeout(once, ms)
  window.addEventListener('online', once)
  function once() {
    clearTimeout(timer)
    window.removeEventListener('online', once)
    act()
  }
}
