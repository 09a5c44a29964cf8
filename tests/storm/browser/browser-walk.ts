import { setTimeout as pause } from 'node:timers/promises'
import type { TodoChange } from '@/domain/todos/todo-change'
import { faultsOf, Model, type Register, type Stored, type Value } from '../model'
import {
  isOfWorld,
  STORM_DAYS,
  TABS,
  wordsOf,
  type Operation,
  type StormDay,
  type WorldOperation,
} from '../operations'
import { isOfProjects } from '../project-operations'
import { isOfTexts } from '../texts/text-operations'
import type { Stack } from '../device'
import { makeAccounts, storedTodos, type Account } from '../server'
import { asWrites } from '../todo-words'
import type { Told } from '../walk'
import type { BrowserDevice, Machine } from './browser-device'
import { BrowserTab } from './browser-tab'
import type { Row, Sight } from './sight'

const STORY_LIMIT_MS = 240_000
/** A page that is loaded again leaves another tab five seconds, asks the server, and tries again with growing pauses. */
const QUIET_LIMIT_MS = 25_000
const LOADS_MAX = 2
const SHOWN_LIMIT_MS = 5_000
/** How the screen says that something is not with the server yet. */
const WAITS = /en attente/i

/** One story, told through the screens of two browsers. */
export async function walkInBrowser(
  story: readonly Operation[],
  stack: Stack,
  machines: readonly Machine[],
): Promise<Told> {
  const told = new BrowserWalk(stack)
  const telling = async () => {
    await told.begin(machines)
    for (const operation of story) await told.do(operation)
    await told.calm()
    await told.judge()
    return true
  }
  const limit = new AbortController()
  try {
    const hasEnded = await Promise.race([
      telling(),
      pause(STORY_LIMIT_MS, false, { signal: limit.signal, ref: false }),
    ])
    if (!hasEnded) told.faults.push(`did not end: ${told.log.at(-1) ?? 'nobody came in'}`)
  } catch (thrown) {
    told.faults.push(`could not go on: ${String(thrown)}`)
  } finally {
    limit.abort()
    await told.end()
  }
  const { faults, log, loads, endings } = told
  return { faults: [...new Set(faults)], log, loads, endings }
}

class BrowserWalk {
  readonly faults: string[] = []
  readonly log: string[] = []
  loads = 0
  endings = 0
  readonly #model = new Model()
  readonly #stack: Stack
  #devices: readonly BrowserDevice[] = []
  #accounts: readonly Account[] = []
  /** Who is signed in on a device. */
  readonly #people = new Map<BrowserDevice, Account>()
  readonly #tabs: BrowserTab[] = []
  #now = 0
  readonly #began = performance.now()
  #texts = 0
  #pages = 0

  constructor(stack: Stack) {
    this.#stack = stack
  }

  async begin(machines: readonly Machine[]): Promise<void> {
    this.#accounts = await makeAccounts(this.#stack)
    this.#devices = await Promise.all(machines.map((machine) => machine.begin()))
    for (const { device: index, name } of TABS) {
      const device = this.#devices[index] as BrowserDevice
      this.#pages += 1
      const tab = await BrowserTab.open(name, device, this.#pages)
      this.#tabs.push(tab)
      if (!this.#people.has(device)) await tab.keepSession(this.#account(0))
      this.#people.set(device, this.#account(0))
      await tab.load('lundi')
      await tab.ready()
    }
    await Promise.all(this.#devices.map((device) => device.keepShell()))
  }

  async do(operation: Operation): Promise<void> {
    this.#now += 1
    const tab = this.#tabs[operation.client] as BrowserTab
    try {
      if (isOfWorld(operation)) {
        this.#note(tab, wordsOf(operation))
        await this.#change(operation, tab)
      } else await this.#act(operation, tab)
    } catch (thrown) {
      const words = `could not ${wordsOf(operation)}: ${wordsOfError(thrown)}`
      if (thrown instanceof Gone) this.#note(tab, words)
      else this.#fault(tab, words)
    }
    if (operation.rest > 0) await pause(operation.rest)
    await this.#observe()
  }

  /** What the world does to a tab or its device. */
  async #change(operation: WorldOperation, tab: BrowserTab): Promise<void> {
    switch (operation.kind) {
      case 'weather':
        await tab.device.turn(operation.weather)
        return
      case 'reload':
        await tab.reload()
        this.#renew(tab)
        return
      case 'close':
      case 'die': {
        const { day } = tab
        await tab.close(operation.kind === 'die')
        this.#renew(tab)
        await tab.load(day)
        return
      }
      case 'sign-out':
        await this.#changePerson(operation, tab)
        return
      case 'room':
      case 'clock':
      case 'die-after':
        throw new Error('Only the pages without a browser know this')
    }
  }

  /** A page has gone; only texts are asked about later (record 025). */
  #renew(tab: BrowserTab) {
    const { serial } = tab
    this.#model.free(
      ({ page, heardAt, register }) =>
        page === serial && heardAt === null && register !== 'text' && register !== 'there',
    )
    this.#pages += 1
    tab.serial = this.#pages
  }

  /** Somebody signs out, if that is what they still want once they were asked, and somebody signs in. */
  async #changePerson(
    { isSure, account }: Extract<Operation, { kind: 'sign-out' }>,
    tab: BrowserTab,
  ): Promise<void> {
    const { device } = tab
    const who = this.#person(device)
    await tab.ready()
    const losses = await tab.signOut(isSure)
    this.#note(tab, `is told of: ${losses.join(', ') || 'nothing'}`)
    if (losses.length > 0 && !isSure) return
    const left = this.#model.unheard((write) => write.device === device.name && write.account === who.uid)
    for (const write of left) {
      if (losses.length > 0) write.fate = 'free'
      else write.heardAt = this.#now
    }
    const others = this.#tabsOf(device).filter((other) => other !== tab)
    await Promise.all(others.map((other) => other.left()))
    for (const other of this.#tabsOf(device)) {
      const kept = await other.keptTexts()
      const trace = this.#model.writes.find(
        ({ register, value }) => register === 'text' && kept.includes(String(value)),
      )
      if (trace) this.#fault(other, `keeps « ${trace.value} » after the sign-out`)
    }
    // Nobody comes in without a network.
    await device.turn('clear')
    const next = this.#account(account)
    await tab.signIn(next)
    this.#people.set(device, next)
    this.#note(tab, `is ${next.uid} now`)
    for (const each of this.#tabsOf(device)) {
      this.#renew(each)
      await each.load('lundi')
    }
  }

  /** What somebody does on a screen. */
  async #act(operation: Operation, tab: BrowserTab): Promise<void> {
    await tab.ready()
    const wrote = (id: string, values: Partial<Record<Register, Value>>, at = tab) => {
      this.#note(at, `${operation.kind} ${id.slice(-4)} ${JSON.stringify(values)}`)
      for (const [register, value] of Object.entries(values)) {
        this.#model.wrote({
          ...{ account: this.#person(at.device).uid, id, register: register as Register, value },
          ...{ device: at.device.name, tab: at.name, page: at.serial, at: this.#now },
          ...{ fate: 'owed', room: 'free' },
        })
      }
    }
    if (operation.kind === 'add') {
      await tab.show(operation.day)
      const text = this.#text('tâche')
      await tab.add(text)
      const row = await this.#shown(tab, text)
      if (row) wrote(row.id, { there: true, text, day: operation.day, completed: false, repeats: false })
      else this.#fault(tab, `never showed « ${text} »`)
      return
    }
    if (!('at' in operation) || operation.kind === 'repeat') return
    if (isOfProjects(operation) || isOfTexts(operation)) return
    if (operation.kind === 'restore') {
      // Where something was deleted a moment ago.
      const place = this.#tabs.find(({ bin }) => bin.length > 0)
      const todo = await place?.restore()
      if (place && todo) {
        const { id, text, day, isDone } = todo
        wrote(id, { there: true, text, day, completed: isDone, repeats: false }, place)
      }
      return
    }
    const sight = await tab.look()
    if (operation.kind === 'retry' || operation.kind === 'drop') {
      const refused = sight?.refused ?? []
      const change = refused[operation.at % refused.length]
      if (!change) return
      const { id, text } = change.todo
      await tab.answerRefusal(id, text, operation.kind === 'drop' ? 'Abandonner' : 'Réessayer')
      // What was refused before is out of the count: it was given up, or is done anew.
      this.#model.free(
        (write) => write.id === id && write.device === tab.device.name && write.heardAt === null,
      )
      if (operation.kind === 'retry')
        wrote(id, Object.fromEntries(asWrites(change).map(({ register, value }) => [register, value])))
      else this.#note(tab, `drop ${id.slice(-4)}`)
      return
    }
    const rows = sight?.rows ?? []
    const row = rows[operation.at % rows.length]
    if (!row) return
    try {
      await this.#actOn(row, operation.kind, tab, (values) => wrote(row.id, values))
    } catch (thrown) {
      // Another device may have taken it away, or reworded it, before it was pressed.
      const now = await tab.look()
      const isThere = now?.rows.some(({ id, text }) => id === row.id && text === row.text)
      // It may be back since: its menu went with it.
      const wasAway = this.#model.writes.some(
        ({ id, value, register, tab: name }) =>
          id === row.id && register === 'there' && value === false && name !== tab.name,
      )
      throw isThere === true && !wasAway ? thrown : new Gone(`« ${row.text} » is not there any more`)
    }
  }

  async #actOn(
    row: Row,
    kind: 'tick' | 'rename' | 'move' | 'remove',
    tab: BrowserTab,
    wrote: (values: Partial<Record<Register, Value>>) => void,
  ): Promise<void> {
    switch (kind) {
      case 'tick':
        wrote({ completed: await tab.tick(row) })
        return
      case 'rename': {
        const text = this.#text('mots')
        await tab.rename(row, text)
        wrote({ text })
        return
      }
      case 'move': {
        const day = STORM_DAYS.find((other) => other !== tab.day) ?? 'lundi'
        await tab.move(row, day)
        wrote({ day })
        return
      }
      case 'remove':
        await tab.remove(row)
        wrote({ there: false })
        return
    }
  }

  async #shown(tab: BrowserTab, text: string): Promise<Row | null> {
    const end = performance.now() + SHOWN_LIMIT_MS
    while (performance.now() < end) {
      const row = (await tab.look())?.rows.find((one) => one.text === text)
      if (row) return row
    }
    return null
  }

  /** Which changes were answered; and nobody sees what is another's. */
  async #observe(): Promise<void> {
    for (const device of this.#devices) {
      const sights = await Promise.all(
        this.#tabsOf(device).map(async (tab) => ({ tab, sight: await tab.look() })),
      )
      for (const { tab, sight } of sights) if (sight) this.#inspect(tab, sight)
      const sight = sights.find((each) => each.sight)?.sight
      if (!sight) continue
      const refused = new Set(sight.refused.map(({ todo }) => todo.id))
      for (const { page, id } of this.#model.unheard((write) => write.device === device.name)) {
        if (!sight.waiting.includes(id) && !refused.has(id)) this.#model.heard(page, id, this.#now)
      }
    }
  }

  #inspect(tab: BrowserTab, { text, isSignedIn, path }: Sight) {
    const who = this.#person(tab.device)
    if (!isSignedIn) {
      this.endings += 1
      this.#fault(tab, `nobody is signed in at ${path}`)
    }
    for (const { account, register, value } of this.#model.writes) {
      if (register === 'text' && account !== who.uid && text.includes(String(value)))
        this.#fault(tab, `of another account: « ${value} »`)
    }
  }

  /** After the storm: everything works again, and every page is loaded again. */
  async calm(): Promise<void> {
    this.#now += 1
    for (const device of this.#devices) await device.turn('clear')
    await this.#loadAnew(this.#tabs)
    let restless = await this.#untilQuiet()
    for (let loads = 0; loads < LOADS_MAX && restless.length > 0; loads += 1) {
      // Of two tabs the SDK sometimes leaves one without the other's word; its next page has it.
      this.loads += restless.length
      await this.#loadAnew(restless.map(({ tab }) => tab))
      restless = await this.#untilQuiet()
    }
    for (const { tab, why } of restless) this.#fault(tab, why)
  }

  async #loadAnew(tabs: readonly BrowserTab[]): Promise<void> {
    for (const tab of tabs) {
      this.#renew(tab)
      await tab.load('lundi')
    }
  }

  /** Which tabs are not, after all, and why. */
  async #untilQuiet(): Promise<readonly { readonly tab: BrowserTab; readonly why: string }[]> {
    const end = performance.now() + QUIET_LIMIT_MS
    for (;;) {
      const all = await Promise.all(this.#tabs.map(async (tab) => ({ tab, why: await restlessness(tab) })))
      const restless = all.flatMap(({ tab, why }) => (why === null ? [] : [{ tab, why }]))
      await this.#observe()
      if (restless.length === 0 || performance.now() > end) return restless
      await pause(100)
    }
  }

  async judge(): Promise<void> {
    for (const { uid } of this.#accounts) {
      const here = this.#tabs.filter(({ device }) => this.#person(device).uid === uid)
      const lists: string[] = []
      for (const tab of here) {
        for (const day of STORM_DAYS) {
          await tab.show(day)
          lists.push(
            ...(await withoutFaults(async () => this.#faultsOfList(tab, day, await this.#stored(uid)))),
          )
        }
      }
      const offered = await Promise.all(here.map((tab) => offeredBy(tab)))
      this.faults.push(...faultsOf(this.#model, uid, await this.#stored(uid), offered.flat()), ...lists)
    }
    for (const { name, watch } of this.#devices)
      this.faults.push(...watch.faults.map((fault) => `${name}: ${fault}`))
  }

  #stored(uid: string): Promise<Map<string, Stored>> {
    return storedTodos(this.#stack, uid)
  }

  async #faultsOfList(
    tab: BrowserTab,
    day: StormDay,
    stored: ReadonlyMap<string, Stored>,
  ): Promise<string[]> {
    const sight = await tab.look()
    if (!sight) return [`${tab.name} cannot be seen`]
    const { rows, text, refused } = sight
    const faults = rows.flatMap((row) => {
      const document = stored.get(row.id)
      if (!document) return [`shows « ${row.text} », which the server has not`]
      const isSame = document.text === row.text && document.completed === row.isDone && document.day === day
      return isSame ? [] : [`shows ${JSON.stringify(row)} on ${day} for ${JSON.stringify(document)}`]
    })
    for (const [id, document] of stored) {
      if (document.day !== day || rows.some((row) => row.id === id)) continue
      // Moved to a day that is over, it is for the next week.
      const isMoved = this.#model.writes.some(
        (write) => write.id === id && write.register === 'day' && write.value !== document.day,
      )
      if (!isMoved) faults.push(`does not show « ${document.text} »`)
    }
    if (WAITS.test(text)) faults.push('says that something waits')
    for (const change of refused) {
      const typed = typedIn(change)
      if (!text.includes('Non enregistré') || !text.includes(typed))
        faults.push(`does not say that « ${typed} » was refused`)
    }
    return faults.map((fault) => `${tab.name} ${fault}`)
  }

  async end(): Promise<void> {
    await Promise.all(this.#devices.map((device) => device.end()))
  }

  #fault(tab: BrowserTab, what: string) {
    this.#note(tab, what)
    this.faults.push(`${tab.name}: ${what}`)
  }

  #note(tab: BrowserTab, what: string) {
    const seconds = ((performance.now() - this.#began) / 1000).toFixed(1)
    this.log.push(`${this.#now}. (${seconds} s) ${tab.name}: ${what}`)
  }

  /** With an end: none is the beginning of another. */
  #text(what: string): string {
    this.#texts += 1
    return `${what} ${this.#texts}.`
  }

  #tabsOf(device: BrowserDevice): readonly BrowserTab[] {
    return this.#tabs.filter((tab) => tab.device === device)
  }

  #person(device: BrowserDevice): Account {
    return this.#people.get(device) ?? this.#account(0)
  }

  #account(index: number): Account {
    return this.#accounts[index] as Account
  }
}

/** null: all that it shows is the server's. */
async function restlessness(tab: BrowserTab): Promise<string | null> {
  const sight = await tab.look()
  if (!sight) return 'cannot be seen'
  const { rows, text, path, isWaiting, waiting } = sight
  if (rows.length === 0 && !text.includes("est libre pour l'instant"))
    return `shows no list: ${path} ${text.slice(0, 200)}`
  if (isWaiting) return `still waits: ${waiting.slice(0, 600)}`
  return WAITS.test(text) ? 'says that something waits' : null
}

/** What the server refused, and its device says so. */
async function offeredBy(tab: BrowserTab) {
  const sight = await tab.look()
  return (sight?.refused ?? [])
    .filter((change) => sight?.text.includes(typedIn(change)))
    .flatMap((change) => asWrites(change))
}

function typedIn(change: TodoChange): string {
  return change.kind === 'rename' ? change.text : change.todo.text
}

/** What is drawn, or heard, a moment later is not missing. */
async function withoutFaults(find: () => Promise<string[]>): Promise<string[]> {
  const end = performance.now() + SHOWN_LIMIT_MS
  let faults = await find()
  while (faults.length > 0 && performance.now() < end) {
    await pause(50)
    faults = await find()
  }
  return faults
}

/** What somebody was about to press. */
class Gone extends Error {}

function wordsOfError(thrown: unknown): string {
  return String(thrown).slice(0, 1_500)
}
