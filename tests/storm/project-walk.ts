import type { Stack } from './device'
import type { Operation } from './operations'
import { patientNow } from './patient-clock'
import { isOfProjects, type ProjectOperation } from './project-operations'
import { storedProjects } from './server'
import type { Judged, Round, Tab } from './tab'
import { TextFates } from './text-fates'
import { markedText, marksIn } from './text-model'
import type { WritingWalk } from './writing-walk'

/** A draft is kept after a pause of a second, which is the twentieth of one here; no machine is so late. */
const KEPT_AFTER_MS = 150

/** What a walk does with projects, and what it asks about them after all. */
export class ProjectWalk implements WritingWalk {
  readonly fates: TextFates
  readonly #stack: Stack
  readonly #round: Round
  #texts = 0

  constructor(stack: Stack, round: Round) {
    this.#stack = stack
    this.#round = round
    this.fates = new TextFates(round, async (account) => {
      const { projects } = await storedProjects(stack, account)
      return new Set([...projects.values()].flatMap(marksIn))
    })
  }

  act(operation: Operation, tab: Tab, who: string): boolean {
    if (!isOfProjects(operation)) return false
    this.#act(operation, tab, who)
    return true
  }

  #act(operation: ProjectOperation, tab: Tab, who: string): void {
    const { projects } = tab.page.screens
    const note = (what: string) => this.#round.note(tab, `${operation.kind} ${what}`)
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
        note(`given up: ${this.fates.gaveUp(tab, done.seen, done.saved)}`)
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
        if (given !== null) note(this.fates.gaveUp(tab, given, ''))
        return
      }
      case 'delete': {
        const removal = projects.remove(operation.at)
        if (!removal) return
        note(nameOf(removal.id))
        this.fates.removes(tab, removal.id, removal.done)
        this.#left(tab)
        return
      }
      case 'take-back': {
        const taken = projects.takeBack(who, operation.at)
        if (taken) note(`given up: ${this.fates.gaveUp(tab, taken.seen, taken.taken)}`)
        return
      }
      case 'retry-draft': {
        const id = projects.retryDraft(who, operation.at)
        if (id !== null) note(nameOf(id))
        return
      }
      case 'drop-draft': {
        const given = projects.dropDraft(who, operation.at)
        if (given !== null) note(this.fates.gaveUp(tab, given, ''))
        return
      }
    }
  }

  #open(tab: Tab, who: string, at: number) {
    const { projects } = tab.page.screens
    const ids = projects.known(who)
    const id = ids[at % Math.max(1, ids.length)]
    if (id !== undefined && projects.open(who, id)) this.#round.note(tab, `open ${nameOf(id)}`)
  }

  #write(tab: Tab, who: string, at: number, isAdded: boolean) {
    this.#texts += 1
    const { projects } = tab.page.screens
    const text = markedText('texte', this.#texts)
    const { place, before } = projects.write(at, text, isAdded)
    // A title has an end.
    const over = isAdded && place !== 'title' ? [] : marksIn(before)
    const project = projects.openId() ?? ''
    this.#round.note(tab, `write ${place} of ${nameOf(project)}: ${text} over ${over.join() || 'nothing'}`)
    this.fates.wrote(tab, who, { text: marksIn(text)[0] ?? '', homes: [project], over })
  }

  #keep(tab: Tab) {
    tab.page.screens.projects.keep()
    if (isShownAsKept(tab)) this.fates.model.kept(tab.serial, Infinity)
  }

  /** False: the editor asks whether to leave, and stays. */
  #leave(tab: Tab): boolean {
    const { projects } = tab.page.screens
    if (projects.openId() === null) return true
    if (!projects.leave()) return false
    this.#round.note(tab, 'leaves the editor')
    this.#left(tab)
    return true
  }

  /** The editor has closed without a question: what was written is kept, or on its way. */
  #left(tab: Tab) {
    if (tab.page.isAlive && tab.device.room === 'free') this.fates.model.kept(tab.serial, Infinity)
    this.fates.model.ended(tab.serial)
  }

  /** What pages show as kept by themselves. */
  observe(): string[] {
    const faults: string[] = []
    for (const tab of this.#round.tabs()) {
      const { projects, who } = tab.page.screens
      const uid = who()
      for (const text of projects.alien().splice(0)) faults.push(`of another account: « ${text} »`)
      if (uid === null) continue
      if (projects.openId() !== null && isShownAsKept(tab))
        this.fates.model.kept(tab.serial, patientNow() - KEPT_AFTER_MS)
    }
    return faults
  }

  /** Nobody signs out with an editor open. */
  comesToSignOut(tab: Tab): void {
    if (!this.#leave(tab) && tab.page.screens.projects.lose()) this.#left(tab)
  }

  leaveAll(): void {
    for (const tab of this.#round.tabs()) {
      if (tab.page.screens.who() !== null && !this.#leave(tab) && tab.page.screens.projects.lose())
        this.#left(tab)
    }
  }

  async judge(account: string): Promise<Judged> {
    const faults: string[] = []
    const wrong = new Map<Tab, readonly string[]>()
    const { projects, versions } = await storedProjects(this.#stack, account)
    const here = this.#round.tabs().filter(({ page }) => page.screens.who() === account)
    const offered = here.flatMap(({ page }) => page.screens.projects.drafts(account))
    const left = this.fates.leftOnDevices(account, (key) => key.includes(`project-draft.${account}`))
    const all = [...projects.values(), ...versions, ...offered.map(({ text }) => text), ...left]
    const found = new Set(all.flatMap(marksIn))
    for (const { text, homes, tab, over } of this.fates.model.lost(account, found)) {
      faults.push(`lost: ${text} of ${nameOf(homes[0] ?? '')}, from ${tab}, over ${over.join() || 'nothing'}`)
    }
    const own = new Set(
      this.fates.model.texts.filter((one) => one.account === account).map(({ text }) => text),
    )
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
}

function isShownAsKept({ page, device }: Tab): boolean {
  return page.isAlive && device.room === 'free' && page.screens.projects.isSafe()
}

function nameOf(id: string): string {
  return id.slice(-4)
}
