import type { Device } from './device'
import type { Room } from './operations'
import { patientNow } from './patient-clock'
import type { Round, Tab } from './tab'
import { marksIn, TextModel, type WrittenText } from './text-model'

/** What becomes of texts when the world does something to the tab that wrote them, or to its device. */
export class TextFates {
  readonly model = new TextModel()
  readonly #round: Round
  readonly #storedMarks: (account: string) => Promise<ReadonlySet<string>>
  readonly #signedOutAt = new Map<Device, number>()

  /** `storedMarks`: of all that the server has of this person. */
  constructor(round: Round, storedMarks: (account: string) => Promise<ReadonlySet<string>>) {
    this.#round = round
    this.#storedMarks = storedMarks
  }

  /** `over`: what was seen in the field, and went with it. */
  wrote(
    tab: Tab,
    account: string,
    {
      text,
      homes,
      over,
      field = null,
    }: Pick<WrittenText, 'text' | 'homes' | 'over'> & { field?: string | null },
  ): void {
    this.model.wrote({
      ...{ text, account, homes, field, over },
      ...{ device: tab.device.name, tab: tab.name, page: tab.serial },
      ...{ at: this.#round.now(), since: patientNow(), room: tab.device.room },
    })
  }

  /** What was seen and is not left. Returns it in words. */
  gaveUp(tab: Tab, seen: string, left: string): string {
    const given = marksIn(seen).filter((mark) => !marksIn(left).includes(mark))
    // In a click in which its page dies it may be gone, or not.
    this.model.gaveUp(given, tab.page.isAlive ? 'given' : 'free')
    return given.join() || 'nothing'
  }

  /** The home is about to be deleted from there. */
  removes(tab: Tab, home: string, removal: Promise<boolean>, isForGood = false): void {
    const isAnswered = this.model.removed(home, isForGood)
    void removal.then((isGone) => {
      if (isGone && tab.page.isAlive) isAnswered(this.#round.now())
    })
  }

  /** What is not on the server by then may have to be written again where there is no room. */
  async roomChanged({ name, room }: Device): Promise<void> {
    if (room === 'free') return
    for (const one of await this.#unstored((text) => text.device === name)) {
      one.room = leastOf(one.room, room)
    }
  }

  /**
   * Its page is gone. `isSentAway`: another tab has signed out, in the instant of the click. A session that ended by
   * itself takes what is not sent.
   */
  async reopens(tab: Tab, isSentAway: boolean, hasEnded: boolean): Promise<void> {
    this.model.ended(tab.serial)
    const hadNoRoom = (one: WrittenText) => one.room === 'refused' || tab.device.room === 'refused'
    const wasLate = (one: WrittenText) => isSentAway && one.at >= (this.#signedOutAt.get(tab.device) ?? 0)
    await this.#free((one) => one.page === tab.serial && (wasLate(one) || hadNoRoom(one)))
    if (hasEnded) await this.#free((one) => one.device === tab.device.name)
  }

  /** `isForgotten`: what it kept was for this tab alone. */
  async closes(tab: Tab, isForgotten: boolean): Promise<void> {
    const hadNoRoom = (one: WrittenText) => one.room !== 'free' || tab.device.room !== 'free'
    await this.#free((one) => one.tab === tab.name && (isForgotten || hadNoRoom(one)))
  }

  /** It was said that something will be lost: what was not said may not be. */
  async signsOut(tab: Tab, who: string, losses: readonly string[]): Promise<void> {
    this.#signedOutAt.set(tab.device, this.#round.now())
    const isLeft = (one: WrittenText) => one.device === tab.device.name && one.account === who
    for (const one of this.model.texts) if (isLeft(one) && one.fate === 'typed') one.fate = 'free'
    // What another tab alone has of it, nobody could name here.
    const isElsewhere = (one: WrittenText) => one.room !== 'free' && one.tab !== tab.name
    await this.#free((one) => isLeft(one) && (losses.length > 0 || isElsewhere(one)))
  }

  /** What is kept for this person on devices where nobody of theirs is signed in, of keys that say so. */
  leftOnDevices(account: string, isOf: (key: string) => boolean): readonly string[] {
    const tabs = this.#round.tabs()
    const here = tabs.filter(({ page }) => page.screens.who() === account)
    return [...new Set(tabs.map(({ device }) => device))]
      .filter((device) => !here.some((tab) => tab.device === device))
      .flatMap((device) => [...device.texts].filter(([key]) => isOf(key)))
      .map(([, text]) => text)
  }

  async #free(which: (one: WrittenText) => boolean): Promise<void> {
    for (const one of await this.#unstored(which)) one.fate = 'free'
  }

  /** What is owed and not on the server. */
  async #unstored(which: (one: WrittenText) => boolean): Promise<WrittenText[]> {
    const candidates = this.model.texts.filter((one) => one.fate === 'owed' && which(one))
    const accounts = [...new Set(candidates.map(({ account }) => account))]
    const marks = (await Promise.all(accounts.map((account) => this.#storedMarks(account)))).map((all) => [
      ...all,
    ])
    const stored = new Set(marks.flat())
    return candidates.filter(({ text }) => !stored.has(text))
  }
}

function leastOf(a: Room, b: Room): Room {
  return a === 'refused' || b === 'refused' ? 'refused' : a === 'full' ? a : b
}
