/** Well inside the schedule's time, and shorter than its interval. */
const RUN_MS = 5 * 60_000
const TROUBLES_MAX = 3

/**
 * Sends the mails of one run, the most urgent kind first. A kind takes at most half of the time that is left, so that slow mailboxes of one
 * kind never starve the next; its rest waits for the next run. Stops after several consecutive failures of the mail server.
 * `due`: ids of each kind. `now`: ms.
 */
export async function sendInTurn(
  due: readonly (readonly string[])[],
  send: (id: string) => Promise<'done' | 'trouble'>,
  now: () => number = () => performance.now(),
): Promise<void> {
  const endsAt = now() + RUN_MS
  let troubles = 0
  for (const [index, ids] of due.entries()) {
    const left = endsAt - now()
    const until = now() + (index === due.length - 1 ? left : left / 2)
    for (const id of ids) {
      if (now() >= until) break
      troubles = (await send(id)) === 'trouble' ? troubles + 1 : 0
      if (troubles === TROUBLES_MAX) return
    }
  }
}
