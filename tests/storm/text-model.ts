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
  readonly project: string
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
}

interface Removal {
  readonly project: string
  /** When the server had answered; null: nobody heard. */
  doneAt: number | null
}

export class TextModel {
  readonly texts: WrittenText[] = []
  readonly #removals: Removal[] = []

  wrote(text: Omit<WrittenText, 'fate'>): void {
    this.texts.push({ ...text, fate: 'typed' })
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

  /** With a project go its texts, of whoever wrote them before the server had answered. Returns what to call then. */
  removed(project: string): (at: number) => void {
    const removal: Removal = { project, doneAt: null }
    this.#removals.push(removal)
    return (at) => (removal.doneAt = at)
  }

  wasRemoved(project: string): boolean {
    return this.#removals.some((removal) => removal.project === project)
  }

  owed(account: string): WrittenText[] {
    return this.texts.filter((one) => one.account === account && one.fate === 'owed')
  }

  /** What is owed and nowhere, the last of each place. */
  lost(account: string, found: ReadonlySet<string>): WrittenText[] {
    return this.owed(account).filter((one) => !this.#isAccounted(one, found) && !this.#wentWithProject(one))
  }

  #isAccounted(one: WrittenText, found: ReadonlySet<string>): boolean {
    if (found.has(one.text) || one.fate === 'given') return true
    return this.texts.some((later) => later.over.includes(one.text) && this.#isAccounted(later, found))
  }

  #wentWithProject({ project, at }: WrittenText): boolean {
    return this.#removals.some(
      (removal) => removal.project === project && (removal.doneAt === null || at <= removal.doneAt),
    )
  }
}

/** What no other text has in it. */
export function markedText(what: string, number: number): string {
  return `${what} «${number}»`
}

export function marksIn(text: string): string[] {
  return text.match(/«\d+»/g) ?? []
}
