import type { SyncEnvironment } from './environment'
import { pathsOf, type Entry } from './entry'
import { askMutation } from './mutation'

/** A text that is typed without a pause is sent at the latest after so many of its pauses. */
const PAUSES_MAX = 5

interface Timer {
  isOver: boolean
  readonly cancel: () => void
}

/**
 * The entries that this page does not send yet, because their text is still being typed (`Mutation.quietMs`). Meanwhile they are in the
 * journal. A pause is counted from the moment at which a page first saw the entry, whatever the clocks say: a second tab counts its own
 * one, and after a crash the next page does.
 *
 * A pause ends early by `end` (the page is hidden, a field loses the focus, « Sauvegarder », a sign-out), and by a later entry about the
 * same document that can be sent: no entry overtakes an earlier one of its document.
 */
export class Pauses {
  /** By the entry's number. */
  private readonly pauses = new Map<number, Timer>()
  /** By name and key: entries that replace each other share the time at which they are sent at the latest. */
  private readonly longest = new Map<string, Timer>()

  private readonly after: SyncEnvironment['after']
  private readonly onOver: () => void

  constructor(after: SyncEnvironment['after'], onOver: () => void) {
    this.after = after
    this.onOver = onOver
  }

  /** Starts the pauses of entries that are new to this page, and forgets those that were replaced or sent. */
  follow(entries: readonly Entry[]): void {
    const quiet = entries.filter((entry) => quietOf(entry) > 0)
    for (const entry of quiet) {
      const ms = quietOf(entry)
      if (!this.pauses.has(entry.number)) this.pauses.set(entry.number, this.timer(ms))
      if (!this.longest.has(keyOf(entry))) this.longest.set(keyOf(entry), this.timer(ms * PAUSES_MAX))
    }
    forgetOthers(this.pauses, new Set(quiet.map(({ number }) => number)))
    forgetOthers(this.longest, new Set(quiet.map(keyOf)))
  }

  /** Those of the entries, given in order, that can be sent now. */
  due(entries: readonly Entry[]): readonly Entry[] {
    const paths = new Set<string>()
    const isDue = (entry: Entry) => {
      const about = pathsOf(entry)
      if (this.isQuiet(entry) && !about.some((path) => paths.has(path))) return false
      for (const path of about) paths.add(path)
      return true
    }
    return entries.toReversed().filter(isDue).toReversed()
  }

  /** Ends the pauses of the entries that this page has seen. */
  end(): void {
    for (const pause of this.pauses.values()) pause.isOver = true
  }

  private isQuiet(entry: Entry): boolean {
    if (quietOf(entry) === 0) return false
    const [pause, longest] = [this.pauses.get(entry.number), this.longest.get(keyOf(entry))]
    return !pause?.isOver && !longest?.isOver
  }

  private timer(ms: number): Timer {
    const timer: Timer = {
      isOver: false,
      cancel: this.after(ms, () => {
        timer.isOver = true
        this.onOver()
      }),
    }
    return timer
  }
}

/** The entry's pause in ms; 0: none, or it was sent and is sent until it is answered. */
function quietOf(entry: Entry): number {
  if (entry.wasSent || entry.fault) return 0
  return askMutation(entry, ({ quietMs }) => quietMs) ?? 0
}

function keyOf({ name, key }: Entry): string {
  return `${name} ${key}`
}

function forgetOthers<K>(timers: Map<K, Timer>, kept: ReadonlySet<K>): void {
  for (const [key, { cancel }] of timers) {
    if (kept.has(key)) continue
    cancel()
    timers.delete(key)
  }
}
