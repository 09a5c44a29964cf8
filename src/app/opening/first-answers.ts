import { areSameLives, Followed } from '@/data/sync/followed'
import { syncOf } from '@/data/sync/current'
import { followAll, isReading, type Asking, type Live, type Lives } from '@/data/sync/live'
import { profileQuery } from '@/data/profile'
import { whenConfirmed } from '@/data/device/session-store'
import { isFrameShown } from './last-frame'

/** Time that the server has, once the device has answered: an answer within it is in the first drawing. */
const SERVER_MS = 200
/** The same where the device alone does not know a part, such as a list that was empty: a skeleton would stand there. */
const UNKNOWN_MS = 600
/** After this time the page is drawn as it is, with its skeletons. */
const PATIENCE_MS = 3_000

/**
 * Asks what a screen shows first, of the device and of the server. Resolves when both have answered, or the device has and the server takes
 * longer than its time; where the last frame is shown, it stays until there is something to show in its place. Never rejects. The
 * listeners remain open long enough for the screen to take them over.
 */
export function firstAnswers(uid: string, asked: readonly Asking<object>[]): Promise<void> {
  const tables: readonly Asking<object>[] = [{ profile: profileQuery(uid) }, ...asked]
  const read = tables.map(
    (table) => new Followed<Lives<object>>((tell) => followAll(uid, table, tell), areSameLives),
  )
  return new Promise((resolve) => {
    const late = new Set<number>()
    const lives = () => read.flatMap((one) => Object.values(one.value()) as Live<unknown>[])
    const end = () => {
      clearTimeout(patience)
      for (const stop of stops) stop()
      resolve()
    }
    const look = () => {
      const all = lives()
      const isOver = late.has(SERVER_MS) && !all.some(isReading)
      if (isOver || (late.has(UNKNOWN_MS) && !isFrameShown()) || all.every(isFromServer)) end()
    }
    const stops = read.map((one) => one.subscribe(look))
    const patience = setTimeout(end, PATIENCE_MS)
    const beginTime = (ms: number) =>
      setTimeout(
        () => {
          late.add(ms)
          look()
        },
        navigator.onLine ? ms : 0,
      )
    void askedAndRead(uid).then(() => [SERVER_MS, UNKNOWN_MS].forEach(beginTime))
    look()
  })
}

/** The device has answered. Under the last frame also Auth, without which the server is not asked: nobody looks at an empty page. */
async function askedAndRead(uid: string): Promise<void> {
  await Promise.all([syncOf(uid).whenRead(), isFrameShown() ? whenConfirmed() : null])
}

function isFromServer(live: Live<unknown>): boolean {
  return live.status === 'error' || (live.status === 'ready' && live.isLive)
}
