import type { Room } from './operations'

/**
 * What becomes of texts that several may write at once: each is one of its kind, and so can be looked for. A text is
 * owed from the moment when a screen has shown it as kept. After all it is somewhere: on the server, in a version, or
 * offered by a device; or somebody gave it up who had seen it; or one of those stands for it that were written in its
 * place by somebody who had seen it. Nobody has to know in which order the server heard of them.
 */
export interface WrittenText {
  readonly text: string
  readonly account: string
  /** What it stands in, the innermost first: what is deleted takes it along. */
  readonly homes: readonly string[]
  /** Of what can be written without having seen what another device writes there: of two such the server's order counts. */
  readonly field: string | null
  readonly device: string
  readonly tab: string
  readonly page: number
  /** When it was written, counted in operations. */
  readonly at: number
  /** When it was written, by the patient clock. */
  readonly since: number
  /** What stood in its field, and went with it. */
  readonly over: readonly string[]
  /**
   * `typed`: no screen has shown it as kept yet. `given`: somebody gave it up. `free`: it was never shown as kept, or
   * somebody was told that it will be lost.
   */
  fate: 'typed' | 'owed' | 'given' | 'free'
  /** The least room that its device had since, while the server had it not. */
  room: Room
  /** When its page heard that the server has it, counted in operations; null: it never did, and it may be sent a second time. */
  heardAt: number | null
}

interface Removal {
  readonly home: string
  /** What is written there later by who has not heard of it goes too. */
  readonly isForGood: boolean
  /** When the server had answered; null: nobody heard. */
  doneAt: number | null
}

export class TextModel {
  readonly texts: WrittenText[] = []
  readonly #removals: Removal[] = []

  wrote(text: Omit<WrittenText, 'fate' | 'heardAt'>): void {
    this.texts.push({ ...text, fate: 'typed', heardAt: null })
  }

  /** This page keeps none but these of what it wrote. */
  heard(page: number, kept: ReadonlySet<string>, at: number): void {
    for (const one of this.texts) {
      if (one.page === page && one.fate !== 'typed' && !kept.has(one.text)) one.heardAt ??= at
    }
  }

  /** The screen of that page shows as kept what was written there. */
  kept(page: number, writtenBefore: number): void {
    for (const text of this.texts) {
      if (text.page === page && text.fate === 'typed' && text.since <= writtenBefore) text.fate = 'owed'
    }
  }

  /** Of that page nothing more will be kept. */
  ended(page: number): void {
    for (const text of this.texts) if (text.page === page && text.fate === 'typed') text.fate = 'free'
  }

  gaveUp(texts: readonly string[], fate: 'given' | 'free'): void {
    for (const one of this.texts) if (texts.includes(one.text)) one.fate = fate
  }

  /** With it go its texts, of whoever wrote them before the server had answered. Returns what to call then. */
  removed(home: string, isForGood = false): (at: number) => void {
    const removal: Removal = { home, isForGood, doneAt: null }
    this.#removals.push(removal)
    return (at) => (removal.doneAt = at)
  }

  owed(account: string): WrittenText[] {
    return this.texts.filter((one) => one.account === account && one.fate === 'owed')
  }

  /** What is owed and nowhere, the last of each place. `stored`: what of it all the server has. */
  lost(account: string, found: ReadonlySet<string>, stored: ReadonlySet<string> = new Set()): WrittenText[] {
    return this.owed(account).filter(
      (one) => !this.#isAccounted(one, found) && !this.#wentWithHome(one) && !this.#gaveWay(one, stored),
    )
  }

  #isAccounted(one: WrittenText, found: ReadonlySet<string>): boolean {
    if (found.has(one.text) || one.fate === 'given') return true
    return this.texts.some((later) => later.over.includes(one.text) && this.#isAccounted(later, found))
  }

  #wentWithHome({ homes, at }: WrittenText): boolean {
    return this.#removals.some(
      ({ home, isForGood, doneAt }) => homes.includes(home) && (isForGood || doneAt === null || at <= doneAt),
    )
  }

  /**
   * To one that stands in its field, on which it was not written itself; or whose answer was lost until then: sent a second
   * time, it comes after what was written on it.
   */
  #gaveWay(one: WrittenText, stored: ReadonlySet<string>): boolean {
    if (one.field === null) return false
    const before = this.#before(one)
    const isLater = ({ text, heardAt }: WrittenText) =>
      !before.has(text) || heardAt === null || heardAt > one.at
    return this.texts.some((other) => other.field === one.field && stored.has(other.text) && isLater(other))
  }

  /** What stood in its field before, one over the other. */
  #before({ over }: WrittenText): Set<string> {
    const before = new Set(over)
    for (const text of before) {
      for (const earlier of this.texts.find((one) => one.text === text)?.over ?? []) before.add(earlier)
    }
    return before
  }
}

/** What no other text has in it. */
export function markedText(what: string, number: number): string {
  return `${what} «${number}»`
}

/** An answer of the coach has the number of its question and this. */
const ANSWERS_FROM = 100_000

export function answerTo(question: string): string {
  return markedText('réponse', ANSWERS_FROM + numberIn(question))
}

export function numberIn(text: string): number {
  return Number(marksIn(text)[0]?.slice(1, -1))
}

/** In a link they are encoded. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(/(?:«|%C2%AB)(\d+)(?:»|%C2%BB)/g)].map(([, number]) => `«${number}»`)
}
