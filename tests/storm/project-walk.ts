import type { Device, Stack } from './device'
import type { Room } from './operations'
import { patientNow } from './patient-clock'
import type { ProjectOperation } from './project-operations'
import { storedProjects } from './server'
import { markedText, marksIn, TextModel, type WrittenText } from './text-model'
import type { Judged, Tab } from './walk'

/** A draft is kept after a pause of a second, which is the twentieth of one here; no machine is so late. */
const KEPT_AFTER_MS = 150

/** What a walk does with projects, and what it asks about them after all. */
export class ProjectWalk {
  readonly #stack: Stack
  readonly #tabs: () => readonly Tab[]
  readonly #now: () => number
  readonly #note: (tab: Tab, what: string) => void
  readonly #model = new TextModel()
  readonly #signedOutAt = new Map<Device, number>()
  #texts = 0

  constructor(
    stack: Stack,
    tabs: () => readonly Tab[],
    now: () => number,
    note: (tab: Tab, what: string) => void,
  ) {
    this.#stack = stack
    this.#tabs = tabs
    this.#now = now
    this.#note = note
  }

  act(operation: ProjectOperation, tab: Tab, who: string): void {
    const { projects } = tab.page.screens
    const note = (what: string) => this.#note(tab, `${operation.kind} ${what}`)
    switch (operation.kind) {
      case 'create':
        if (!this.#leave(tab)) return
        note(nameOf(projects.create(who)))
        this.#write(tab, who, 0, false)
        return
      case 'open':
        if (this.#leave(tab)) this.#open(tab, who, operation.at)
        return
      case 'write':
        if (projects.openId() === null) this.#open(tab, who, operation.at >> 4)
        if (projects.openId() === null) return
        this.#write(tab, who, operation.at, operation.isAdded)
        if (operation.isLeft) this.#keep(tab)
        return
      case 'save': {
        if (projects.openId() === null) return
        if (projects.title().trim() === '') this.#write(tab, who, 0, false)
        const done = projects.save(who, operation.at)
        if (!done) return
        note(`given up: ${this.#gaveUp(tab, done.seen, done.saved)}`)
        this.#left(tab)
        return
      }
      case 'leave':
        this.#leave(tab)
        return
      case 'cancel':
        if (projects.openId() === null || !projects.cancel()) return
        note('')
        this.#left(tab)
        return
      case 'resume':
        if (projects.resume()) note('')
        return
      case 'refuse': {
        const given = projects.refuse()
        if (given !== null) note(this.#gaveUp(tab, given, ''))
        return
      }
      case 'delete': {
        const removal = projects.remove(operation.at)
        if (!removal) return
        note(nameOf(removal.id))
        const isAnswered = this.#model.removed(removal.id)
        void removal.done.then((isGone) => {
          if (isGone && tab.page.isAlive) isAnswered(this.#now())
        })
        this.#left(tab)
        return
      }
      case 'take-back': {
        const taken = projects.takeBack(who, operation.at)
        if (taken) note(`given up: ${this.#gaveUp(tab, taken.seen, taken.taken)}`)
        return
      }
      case 'retry-draft': {
        const id = projects.retryDraft(who, operation.at)
        if (id !== null) note(nameOf(id))
        return
      }
      case 'drop-draft': {
        const given = projects.dropDraft(who, operation.at)
        if (given !== null) note(this.#gaveUp(tab, given, ''))
        return
      }
    }
  }

  #open(tab: Tab, who: string, at: number) {
    const { projects } = tab.page.screens
    const ids = projects.known(who)
    const id = ids[at % Math.max(1, ids.length)]
    if (id !== undefined && projects.open(who, id)) this.#note(tab, `open ${nameOf(id)}`)
  }

  #write(tab: Tab, who: string, at: number, isAdded: boolean) {
    this.#texts += 1
    const { projects } = tab.page.screens
    const text = markedText('texte', this.#texts)
    const { place, before } = projects.write(at, text, isAdded)
    // A title has an end.
    const over = isAdded && place !== 'title' ? [] : marksIn(before)
    const project = projects.openId() ?? ''
    this.#note(tab, `write ${place} of ${nameOf(project)}: ${text} over ${over.join() || 'nothing'}`)
    this.#model.wrote({
      ...{ text: marksIn(text)[0] ?? '', account: who, project, over },
      ...{ device: tab.device.name, tab: tab.name, page: tab.serial },
      ...{ at: this.#now(), since: patientNow(), room: tab.device.room },
    })
  }

  #keep(tab: Tab) {
    tab.page.screens.projects.keep()
    if (isShownAsKept(tab)) this.#model.kept(tab.serial, Infinity)
  }

  /** False: the editor asks whether to leave, and stays. */
  #leave(tab: Tab): boolean {
    const { projects } = tab.page.screens
    if (projects.openId() === null) return true
    if (!projects.leave()) return false
    this.#note(tab, 'leaves the editor')
    this.#left(tab)
    return true
  }

  /** The editor has closed without a question: what was written is kept, or on its way. */
  #left(tab: Tab) {
    if (tab.page.isAlive && tab.device.room === 'free') this.#model.kept(tab.serial, Infinity)
    this.#model.ended(tab.serial)
  }

  #gaveUp(tab: Tab, seen: string, left: string): string {
    const given = marksIn(seen).filter((mark) => !left.includes(mark))
    // In a click in which its page dies it may be gone, or not.
    this.#model.gaveUp(given, tab.page.isAlive ? 'given' : 'free')
    return given.join() || 'nothing'
  }

  /** What pages show as kept by themselves. */
  observe(): string[] {
    const faults: string[] = []
    for (const tab of this.#tabs()) {
      const { projects, who } = tab.page.screens
      const uid = who()
      for (const text of projects.alien().splice(0)) faults.push(`of another account: « ${text} »`)
      if (uid === null) continue
      if (projects.openId() !== null && isShownAsKept(tab))
        this.#model.kept(tab.serial, patientNow() - KEPT_AFTER_MS)
    }
    return faults
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
    this.#model.ended(tab.serial)
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

  /** Nobody signs out with an editor open. */
  comesToSignOut(tab: Tab): void {
    if (!this.#leave(tab) && tab.page.screens.projects.lose()) this.#left(tab)
  }

  /** It was said that something will be lost: what was not said may not be. */
  async signsOut(tab: Tab, who: string, losses: readonly string[]): Promise<void> {
    this.#signedOutAt.set(tab.device, this.#now())
    const isLeft = (one: WrittenText) => one.device === tab.device.name && one.account === who
    for (const one of this.#model.texts) if (isLeft(one) && one.fate === 'typed') one.fate = 'free'
    // What another tab alone has of it, nobody could name here.
    const isElsewhere = (one: WrittenText) => one.room !== 'free' && one.tab !== tab.name
    await this.#free((one) => isLeft(one) && (losses.length > 0 || isElsewhere(one)))
  }

  leaveAll(): void {
    for (const tab of this.#tabs()) {
      if (tab.page.screens.who() !== null && !this.#leave(tab) && tab.page.screens.projects.lose())
        this.#left(tab)
    }
  }

  async judge(account: string): Promise<Judged> {
    const faults: string[] = []
    const wrong = new Map<Tab, readonly string[]>()
    const { projects, versions } = await storedProjects(this.#stack, account)
    const here = this.#tabs().filter(({ page }) => page.screens.who() === account)
    const offered = here.flatMap(({ page }) => page.screens.projects.drafts(account))
    const left = this.#devices()
      .filter((device) => !here.some((tab) => tab.device === device))
      // Nobody is signed in, and it is kept there for its owner.
      .flatMap((device) => [...device.texts].filter(([key]) => key.includes(`project-draft.${account}`)))
      .map(([, text]) => text)
    const all = [...projects.values(), ...versions, ...offered.map(({ text }) => text), ...left]
    const found = new Set(all.flatMap(marksIn))
    for (const { text, project, tab, over } of this.#model.lost(account, found)) {
      faults.push(`lost: ${text} of ${nameOf(project)}, from ${tab}, over ${over.join() || 'nothing'}`)
    }
    const own = new Set(this.#model.texts.filter((one) => one.account === account).map(({ text }) => text))
    for (const mark of found) if (!own.has(mark)) faults.push(`of another account: ${mark}`)
    for (const [id, text] of projects) {
      const marks = marksIn(text)
      const twice = marks.filter((mark, at) => marks.indexOf(mark) !== at)
      if (twice.length > 0) faults.push(`there twice in ${nameOf(id)}: ${twice.join()}`)
    }
    for (const tab of here) {
      const others = [...tab.page.screens.projects.listed()].flatMap(([id, text]) => {
        const [shown, stored] = [text, projects.get(id) ?? ''].map((one) => marksIn(one).sort().join())
        return shown === stored ? [] : [`${tab.name} shows ${shown || 'nothing'} for ${stored || 'nothing'}`]
      })
      if (others.length > 0) wrong.set(tab, others)
    }
    for (const { id, state, text, before } of offered) {
      const known = marksIn(before)
      const marks = marksIn(text).filter((mark) => !known.includes(mark))
      // One that only takes words away has none to look for: that it was refused is true.
      const isStored = marks.length > 0 && marks.every((mark) => projects.get(id)?.includes(mark))
      if (state === 'refused' && isStored) faults.push(`refused, and there all the same: ${marks.join()}`)
    }
    return { stored: [...new Set(faults)], shown: wrong }
  }

  #devices(): readonly Device[] {
    return [...new Set(this.#tabs().map(({ device }) => device))]
  }

  async #free(which: (one: WrittenText) => boolean): Promise<void> {
    for (const one of await this.#unstored(which)) one.fate = 'free'
  }

  /** What is owed and not on the server. */
  async #unstored(which: (one: WrittenText) => boolean): Promise<WrittenText[]> {
    const candidates = this.#model.texts.filter((one) => one.fate === 'owed' && which(one))
    const accounts = [...new Set(candidates.map(({ account }) => account))]
    const stored = await Promise.all(accounts.map((account) => storedProjects(this.#stack, account)))
    const marks = new Set(stored.flatMap(({ projects }) => [...projects.values()].flatMap(marksIn)))
    return candidates.filter(({ text }) => !marks.has(text))
  }
}

function isShownAsKept({ page, device }: Tab): boolean {
  return page.isAlive && device.room === 'free' && page.screens.projects.isSafe()
}

function leastOf(a: Room, b: Room): Room {
  return a === 'refused' || b === 'refused' ? 'refused' : a === 'full' ? a : b
}

function nameOf(id: string): string {
  return id.slice(-4)
}
