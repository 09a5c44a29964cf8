import { Device, Page, type Stack } from './device'
import { faultsOf, Model, type Stored } from './model'
import { isOfWorld, TABS, wordsOf, type Operation, type WorldOperation } from './operations'
import type { PageProgram } from './page-program'
import { followServer } from './page-wire'
import { patience, patientNow } from './patient-clock'
import { isOfProjects } from './project-operations'
import { ProjectWalk } from './project-walk'
import type { StoryKind } from './screens'
import { makeAccounts, PASSWORD, storedTodos, type Account } from './server'
import { isBeside, type Judged, type Round, type Tab } from './tab'
import { isOfTexts } from './texts/text-operations'
import { TextWalk } from './texts/text-walk'
import { TodoActs } from './todo-acts'
import { asWrites } from './todo-words'
import { traceInto } from './trace'
import type { WritingWalk } from './writing-walk'

const QUIET_LIMIT_MS = 5_000
const LOADS_MAX = 3
/** A story takes some five seconds. */
const STORY_LIMIT_MS = 60_000

export interface Told {
  /** What went wrong, in words; none: all is well. */
  readonly faults: readonly string[]
  /** What happened, a line each. */
  readonly log: readonly string[]
  /** Pages that had to be loaded anew before they said the truth. */
  readonly loads: number
  /** Sessions that ended without a sign-out. */
  readonly endings: number
}

/** One story, told to three pages and one server. */
export async function walk(story: readonly Operation[], stack: Stack, program: PageProgram): Promise<Told> {
  const told = new Walk(stack, program, kindOf(story))
  const telling = async () => {
    await told.begin()
    for (const operation of story) await told.do(operation)
    await told.calm()
    told.faults.push(...(await told.judge()))
  }
  try {
    const hasEnded = await Promise.race([telling().then(() => true), patience(STORY_LIMIT_MS)])
    if (hasEnded !== true) told.faults.push(`did not end: ${told.log.at(-1) ?? 'nobody came in'}`)
    const { faults, log, loads, endings } = told
    return { faults: [...faults], log: [...log], loads, endings }
  } finally {
    told.end()
  }
}

function kindOf(story: readonly Operation[]): StoryKind {
  if (story.some(isOfProjects)) return 'projects'
  return story.some(isOfTexts) ? 'texts' : 'todos'
}

class Walk {
  readonly faults: string[] = []
  readonly log: string[] = []
  readonly #ends: (() => void)[] = []
  readonly #model = new Model()
  readonly #stack: Stack
  readonly #devices: readonly Device[]
  readonly #kind: StoryKind
  readonly #todos: TodoActs
  readonly #writing: WritingWalk | null
  #accounts: readonly Account[] = []
  /** Who is signed in on a device, and, where it does not remember, in which tab. */
  readonly #sessions = new Map<Device, Tab | 'remembered'>()
  /** Who signed in there is not remembered: what the tab keeps ends with it, whoever signs in beside it. */
  readonly #forgetful = new Set<Tab>()
  /** Pages of somebody who has signed out in another tab meanwhile, whether they know it or not. */
  readonly #signedOutElsewhere = new Set<number>()
  #tabs: Tab[] = []
  #now = 0
  #pages = 0
  loads = 0
  endings = 0

  constructor(stack: Stack, program: PageProgram, kind: StoryKind) {
    this.#stack = stack
    this.#kind = kind
    const round: Round = {
      tabs: () => this.#tabs,
      now: () => this.#now,
      note: (tab, what) => this.#note(tab, what),
    }
    this.#todos = new TodoActs(round, this.#model)
    if (kind === 'projects') this.#writing = new ProjectWalk(stack, round)
    else this.#writing = kind === 'texts' ? new TextWalk(stack, round) : null
    this.#devices = ['phone', 'laptop'].map((name) => new Device(name, stack, program, traceInto(this.log)))
  }

  async begin(): Promise<void> {
    this.#accounts = await makeAccounts(this.#stack)
    for (const { device, name } of TABS) await this.#openTab(this.#device(device), name)
    for (const index of [0, 1]) await this.#signIn(this.#tab(index), 0, true)
    for (const { uid } of this.#accounts) {
      this.#ends.push(followServer(this.#stack, uid, traceInto(this.log)))
    }
    await this.#until(() => this.#tabs.every(({ page }) => page.screens.isSettled()), 5_000)
  }

  async do(operation: Operation): Promise<void> {
    this.#now += 1
    await this.#tidy()
    const tab = this.#tab(operation.client)
    const who = tab.page.screens.who()
    if (isOfWorld(operation)) {
      this.#note(tab, wordsOf(operation))
      await this.#change(operation, tab)
    } else if (who !== null && tab.page.isAlive) {
      if (this.#writing?.act(operation, tab, who) !== true) this.#todos.act(operation, tab, who)
    }
    if (operation.rest > 0) await patience(operation.rest)
    this.#observe()
  }

  /** What the world does to a tab or its device. */
  async #change(operation: WorldOperation, tab: Tab): Promise<void> {
    const { device } = tab
    switch (operation.kind) {
      case 'weather':
        device.turn(operation.weather)
        return
      case 'room':
        device.room = operation.room
        for (const write of this.#model.unheard((one) => one.device === device.name)) write.mayReturn = true
        return this.#writing?.fates.roomChanged(device)
      case 'clock':
        device.offMs = operation.hours * 3_600_000
        return
      case 'die':
        tab.page.die()
        return this.#tidy()
      case 'reload':
        tab.page.leave()
        return this.#tidy()
      case 'close':
        tab.page.die()
        tab.session = new Map()
        await this.#writing?.fates.closes(tab, this.#forgetful.has(tab))
        if (this.#sessions.get(device) === tab) this.#sessions.delete(device)
        this.#model.free(
          (write) =>
            write.tab === tab.name &&
            write.heardAt === null &&
            (this.#forgetful.has(tab) || write.room !== 'free' || device.room !== 'free'),
        )
        this.#forgetful.delete(tab)
        return this.#tidy()
      case 'die-after':
        tab.page.dieAfter(operation.touches)
        return
      case 'sign-out':
        if (tab.page.screens.status() === 'signed-out')
          await this.#signIn(tab, operation.account, operation.isRemembered)
        else await this.#signOut(tab, operation.isSure)
        return
    }
  }

  /** After the storm: everything works again, and everybody who was signed in comes back. */
  async calm(): Promise<void> {
    this.#now += 1
    for (const device of this.#devices) {
      device.room = 'free'
      device.turn('clear')
      device.tell('online')
    }
    let loadsLeft = 2 * LOADS_MAX
    const isQuiet = async () => {
      await this.#tidy()
      for (const tab of this.#tabs) {
        if (tab.page.screens.status() !== 'signed-out' || !this.#isExpected(tab)) continue
        // A device that did not answer in time may hold a session: its next page finds it.
        if (loadsLeft > 0) tab.page.leave()
        loadsLeft -= 1
        if (loadsLeft < 0) continue
        return false
      }
      this.#observe()
      return this.#tabs.every(
        ({ page }) => page.screens.status() === 'signed-out' || page.screens.isSettled(),
      )
    }
    // Some go on writing until then, and what they are asked about comes to them where they write.
    if (this.#writing) await this.#until(isQuiet, QUIET_LIMIT_MS)
    this.#writing?.leaveAll()
    for (let loads = 0; loads < LOADS_MAX; loads += 1) {
      if (await this.#until(isQuiet, QUIET_LIMIT_MS)) return
      // Of two tabs the SDK sometimes leaves one without the other's word; its next page has it.
      for (const { page } of this.#tabs) {
        if (page.screens.status() === 'signed-out' || page.screens.isSettled()) continue
        this.loads += 1
        page.leave()
      }
    }
    if (await this.#until(isQuiet, QUIET_LIMIT_MS)) return
    for (const { name, page } of this.#tabs) {
      if (page.screens.status() !== 'signed-out' && !page.screens.isSettled()) {
        this.faults.push(`${name} still waits: ${page.screens.state()} ${page.faults.join()}`)
      }
    }
  }

  #isExpected(tab: Tab): boolean {
    const session = this.#sessions.get(tab.device)
    return session === 'remembered' || session === tab
  }

  async judge(): Promise<string[]> {
    // A page that died now would not be loaded anew, and show for ever what it shows (91020).
    for (const { page } of this.#tabs) page.dieAfter(Infinity)
    let judged = await this.#judgeInTime()
    // What the SDK has heard of in one tab it sometimes keeps from the other one: its next page has it (record 060).
    const left = [...judged.shown.keys()].filter((tab) =>
      this.#tabs.some((other) => other !== tab && isBeside(other, tab) && !judged.shown.has(other)),
    )
    if (left.length > 0) {
      for (const { page } of left) {
        this.loads += 1
        page.leave()
      }
      await this.calm()
      judged = await this.#judgeInTime()
    }
    return [...judged.stored, ...[...judged.shown.values()].flat()]
  }

  async #judgeInTime(): Promise<Judged> {
    let judged: Judged = { stored: [], shown: new Map() }
    await this.#until(async () => {
      judged = await this.#judgeNow()
      return judged.stored.length + judged.shown.size === 0
    }, 1_500)
    return judged
  }

  async #judgeNow(): Promise<Judged> {
    const faults: string[] = []
    const shown = new Map<Tab, readonly string[]>()
    for (const { uid } of this.#accounts) {
      const stored = await storedTodos(this.#stack, uid)
      for (const device of this.#devices) {
        // Nobody is signed in, and it is kept there for its owner.
        const kept = device.texts.get(`coach-boom.todos.outbox.${uid}`) ?? ''
        if (!this.#tabs.some(({ device: of, page }) => of === device && page.screens.who() === uid)) {
          this.#model.free((write) => write.device === device.name && kept.includes(write.id))
        }
      }
      const here = this.#tabs.filter(({ page }) => page.screens.who() === uid)
      const offered = here.flatMap(({ page }) => page.screens.refused().flatMap((change) => asWrites(change)))
      faults.push(...faultsOf(this.#model, uid, stored, offered))
      const written = await this.#writing?.judge(uid)
      faults.push(...(written?.stored ?? []))
      for (const tab of here) {
        const wrong = [...wrongIn(tab, stored), ...(written?.shown.get(tab) ?? [])]
        if (wrong.length > 0) shown.set(tab, wrong)
      }
    }
    return { stored: faults, shown }
  }

  end(): void {
    for (const end of this.#ends) end()
    for (const { page } of this.#tabs) page.die()
  }

  /** Which pages have heard of what they did; which are gone, or ask to be loaded again. */
  #observe() {
    this.faults.push(...(this.#writing?.observe() ?? []))
    for (const { page, serial } of this.#tabs) {
      for (const text of page.screens.alien().splice(0)) this.faults.push(`of another account: « ${text} »`)
      if (page.screens.who() === null) continue
      const waiting = page.screens.waiting()
      const refused = new Set(page.screens.refused().map(({ todo }) => todo.id))
      for (const { id } of this.#model.unheard((write) => write.page === serial)) {
        if (!waiting.has(id) && !refused.has(id)) this.#model.heard(serial, id, this.#now)
      }
    }
  }

  async #tidy(): Promise<void> {
    for (const tab of this.#tabs) {
      if (tab.page.isLeaving) tab.page.leave()
      if (!tab.page.isAlive) await this.#reopen(tab)
    }
  }

  async #reopen(tab: Tab): Promise<void> {
    tab.page.die()
    // « Annuler » is its page's.
    tab.bin.length = 0
    const isSentAway = tab.page.screens.status() === 'leaving'
    // A page may still be leaving what another tab has signed out of when that one has signed in again.
    const hasEnded = isSentAway && this.#isExpected(tab) && !this.#signedOutElsewhere.has(tab.serial)
    // It may die before it has heard of that.
    const isSignedOut = isSentAway || this.#signedOutElsewhere.has(tab.serial)
    await this.#writing?.fates.reopens(tab, isSignedOut, hasEnded)
    if (hasEnded) {
      // Auth found no session any more, and nobody had signed out: record 060 names it as open.
      this.endings += 1
      this.#sessions.delete(tab.device)
      this.#model.free((write) => write.device === tab.device.name && write.heardAt === null)
    }
    this.#model.free(
      (write) =>
        write.page === tab.serial &&
        write.heardAt === null &&
        // Another tab has signed out, in the instant of the click; and only texts are asked about later (record 025).
        (isSentAway ||
          this.#signedOutElsewhere.has(tab.serial) ||
          (write.register !== 'text' && write.register !== 'there')),
    )
    this.#model.free(
      (write) =>
        write.page === tab.serial &&
        write.heardAt === null &&
        (write.room === 'refused' || tab.device.room === 'refused' || tab.isInMemory),
    )
    this.#pages += 1
    this.#note(tab, `is loaded anew, ${tab.page.screens.status()}, with ${tab.device.texts.size} texts`)
    tab.serial = this.#pages
    tab.page = await Page.open(tab.device, tab.session)
    await tab.page.screens.open(this.#kind)
  }

  async #openTab(device: Device, name: string): Promise<void> {
    const session = new Map<string, string>()
    this.#pages += 1
    const page = await Page.open(device, session)
    this.#tabs.push({ name, device, session, page, serial: this.#pages, bin: [], isInMemory: false })
    await page.screens.open(this.#kind)
  }

  async #signIn(tab: Tab, account: number, isRemembered: boolean): Promise<void> {
    const person = this.#accounts[account]
    if (!person) return
    const wasForgetful = this.#forgetful.has(tab)
    const arriving = tab.page.screens.signIn(person.email, PASSWORD, isRemembered)
    this.#forgetful[isRemembered ? 'delete' : 'add'](tab)
    tab.isInMemory = !isRemembered && tab.device.room === 'refused'
    const end = await Promise.race([arriving, patience(2_000)])
    if (end === 'was here') {
      this.#forgetful[wasForgetful ? 'add' : 'delete'](tab)
      tab.isInMemory = false
    } else if (end === 'arrived' && tab.page.isAlive) {
      this.#sessions.set(tab.device, isRemembered ? 'remembered' : tab)
    } else this.#sessions.delete(tab.device)
  }

  async #signOut(tab: Tab, isSure: boolean): Promise<void> {
    const { page, device } = tab
    const who = page.screens.who()
    if (who === null) return
    this.#writing?.comesToSignOut(tab)
    const losses = await Promise.race([
      page.screens.lossesOf(who).catch(() => null),
      patience(1_500).then(() => null),
    ])
    if (losses === null || !page.isAlive || (losses.length > 0 && !isSure)) return
    const left = (write: { device: string; account: string }) =>
      write.device === device.name && write.account === who
    if (losses.length > 0) this.#model.free((write) => left(write) && write.heardAt === null)
    else {
      // What another tab alone has of it, nobody could name here (record 025).
      this.#model.free(
        (write) => left(write) && write.heardAt === null && write.room !== 'free' && write.tab !== tab.name,
      )
      for (const write of this.#model.unheard(left)) write.heardAt = this.#now
    }
    await this.#writing?.fates.signsOut(tab, who, losses)
    this.#sessions.delete(device)
    this.#forgetful.delete(tab)
    for (const other of this.#tabs) {
      if (other !== tab && isBeside(other, tab)) this.#signedOutElsewhere.add(other.serial)
    }
    await Promise.race([page.screens.signOut().catch(() => undefined), patience(2_000)])
  }

  async #until(isSo: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
    const end = patientNow() + limitMs
    while (patientNow() < end) {
      if (await isSo()) return true
      await patience(4)
    }
    return false
  }

  #note(tab: Tab, what: string) {
    this.log.push(`${this.#now}. ${tab.name}: ${what}`)
  }

  #device(index: number): Device {
    return this.#devices[index] as Device
  }

  #tab(index: number): Tab {
    return this.#tabs[index] as Tab
  }
}

function wrongIn({ name, page }: Tab, stored: ReadonlyMap<string, Stored>): string[] {
  return page.screens.listed().flatMap(({ id, text }) => {
    const document = stored.get(id)
    if (!document) return [`${name} shows « ${text} », which the server has not`]
    return document.text === text ? [] : [`${name} shows « ${text} » for « ${document.text} »`]
  })
}
