import { setTimeout as pause } from 'node:timers/promises'
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
import { makeAccounts, storedTodos, type Account, type Stack } from '../server'
import type { BrowserDevice, Machine } from './browser-device'
import { BrowserTab } from './browser-tab'
import { isAbout, offersOf, pendingIn, refusedIn, todoOf, type Row, type Sight } from './sight'

const STORY_LIMIT_MS = 240_000
/** A loaded page sends pending entries at once, and after a failure with growing delays. */
const QUIET_LIMIT_MS = 25_000
const SHOWN_LIMIT_MS = 5_000
/** Text of the screen for pending changes. */
const WAITS = /en attente/i

export interface Told {
  /** Empty: the story passed. */
  readonly faults: readonly string[]
  readonly log: readonly string[]
  /** Sessions that ended without a sign-out. */
  readonly endings: number
}

/** Runs one story through the screens of two browsers. */
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
  const { faults, log, endings } = told
  return { faults: [...new Set(faults)], log, endings }
}

class BrowserWalk {
  readonly faults: string[] = []
  readonly log: string[] = []
  endings = 0
  readonly #model = new Model()
  readonly #stack: Stack
  #devices: readonly BrowserDevice[] = []
  #accounts: readonly Account[] = []
  readonly #people = new Map<BrowserDevice, Account>()
  readonly #tabs: BrowserTab[] = []
  #now = 0
  readonly #began = performance.now()
  #texts = 0

  constructor(stack: Stack) {
    this.#stack = stack
  }

  async begin(machines: readonly Machine[]): Promise<void> {
    this.#accounts = await makeAccounts(this.#stack)
    this.#devices = await Promise.all(machines.map((machine) => machine.begin()))
    for (const { device: index, name } of TABS) {
      const device = this.#devices[index] as BrowserDevice
      const tab = await BrowserTab.open(name, device)
      this.#tabs.push(tab)
      if (!this.#people.has(device)) await tab.keepSession(this.#account(0))
      this.#people.set(device, this.#account(0))
      await tab.load('lundi')
      await tab.ready()
    }
    await Promise.all(this.#devices.map((device) => device.keepShell()))
    // The worker answers for pages that are loaded after it alone: without a network the others say that a window opens later.
    for (const tab of this.#tabs) {
      await tab.reload()
      await tab.ready()
    }
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
    if (operation.restMs > 0) await pause(operation.restMs)
    await this.#observe()
  }

  async #change(operation: WorldOperation, tab: BrowserTab): Promise<void> {
    switch (operation.kind) {
      case 'weather':
        await tab.device.turn(operation.weather)
        return
      case 'reload':
        await tab.reload()
        return
      case 'close':
      case 'die': {
        const { day } = tab
        await tab.close(operation.kind === 'die')
        await tab.load(day)
        return
      }
      case 'sign-out':
        await this.#changePerson(operation, tab)
        return
    }
  }

  /** Signs out, unless the question is answered with no, then signs a person in. */
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
    // A sign-in needs the network.
    await device.turn('clear')
    const next = this.#account(account)
    await tab.signIn(next)
    this.#people.set(device, next)
    this.#note(tab, `is ${next.uid} now`)
    for (const each of this.#tabsOf(device)) await each.load('lundi')
  }

  async #act(operation: Operation, tab: BrowserTab): Promise<void> {
    await tab.ready()
    const wrote = (id: string, values: Partial<Record<Register, Value>>, at = tab) => {
      this.#note(at, `${operation.kind} ${id.slice(-4)} ${JSON.stringify(values)}`)
      for (const [register, value] of Object.entries(values)) {
        this.#model.wrote({
          account: this.#person(at.device).uid,
          id,
          register: register as Register,
          value,
          device: at.device.name,
          tab: at.name,
          at: this.#now,
        })
      }
    }
    if (operation.kind === 'add') {
      await tab.show(operation.day)
      const text = this.#text('tâche')
      await tab.add(text)
      const row = await this.#shown(tab, ({ rows }) => rows.find((one) => one.text === text))
      if (row) wrote(row.id, { there: true, text, day: operation.day, completed: false })
      else this.#fault(tab, `never showed « ${text} »`)
      return
    }
    if (isOfWorld(operation)) return
    if (operation.kind === 'restore') {
      // A tab with a recent deletion.
      const place = this.#tabs.find(({ bin }) => bin.length > 0)
      const todo = await place?.restore()
      if (place && todo) {
        const { id, text, day, isDone } = todo
        wrote(id, { there: true, text, day, completed: isDone }, place)
      }
      return
    }
    const sight = await tab.look()
    if (operation.kind === 'retry' || operation.kind === 'drop') {
      const refused = refusedIn(sight)
      const entry = refused[operation.at % refused.length]
      if (!entry) return
      const { id, text } = todoOf(entry)
      await tab.answerRefusal(id, text, operation.kind === 'drop' ? 'Abandonner' : 'Réessayer')
      // The refused write is dropped, or sent again as a new one.
      this.#model.free(
        (write) => write.id === id && write.device === tab.device.name && write.heardAt === null,
      )
      if (operation.kind === 'retry')
        wrote(id, Object.fromEntries(offersOf(entry).map(({ register, value }) => [register, value])))
      else this.#note(tab, `drop ${id.slice(-4)}`)
      return
    }
    const rows = sight?.rows ?? []
    const row = rows[operation.at % rows.length]
    if (!row) return
    try {
      await this.#actOn(row, operation.kind, tab, (values) => wrote(row.id, values))
    } catch (thrown) {
      // Another device may have deleted or renamed the row before the press.
      const now = await tab.look()
      const isThere = now?.rows.some(({ id, text }) => id === row.id && text === row.text)
      // The row may be restored since; its open menu closed when it was deleted.
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
    const now = (find: (row: Row | undefined) => boolean) =>
      this.#shown(tab, ({ rows }) => (find(rows.find(({ id }) => id === row.id)) ? true : null))
    switch (kind) {
      case 'tick': {
        const completed = await tab.tick(row)
        await now((shown) => shown?.isDone === completed)
        wrote({ completed })
        return
      }
      case 'rename': {
        const text = this.#text('mots')
        await tab.rename(row, text)
        await now((shown) => shown?.text === text)
        wrote({ text })
        return
      }
      case 'move': {
        const day = STORM_DAYS.find((other) => other !== tab.day) ?? 'lundi'
        await tab.move(row, day)
        await now((shown) => !shown)
        wrote({ day })
        return
      }
      case 'remove':
        await tab.remove(row)
        await now((shown) => !shown)
        wrote({ there: false })
        return
    }
  }

  /** A change on the screen is in the journal, and must not be lost from then on. */
  async #shown<T>(tab: BrowserTab, find: (sight: Sight) => T | null | undefined): Promise<T | null> {
    const end = performance.now() + SHOWN_LIMIT_MS
    while (performance.now() < end) {
      const sight = await tab.look()
      const found = sight && find(sight)
      if (found) return found
    }
    return null
  }

  /** Records answered changes, and checks that no tab shows another account's data. */
  async #observe(): Promise<void> {
    for (const device of this.#devices) {
      const sights = await Promise.all(
        this.#tabsOf(device).map(async (tab) => ({ tab, sight: await tab.look() })),
      )
      for (const { tab, sight } of sights) if (sight) this.#inspect(tab, sight)
      const sight = sights.find((each) => each.sight)?.sight
      if (!sight) continue
      for (const { id } of this.#model.unheard((write) => write.device === device.name)) {
        if (!sight.entries.some((entry) => isAbout(entry, id))) this.#model.heard(device.name, id, this.#now)
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

  /** After the story: restores the network and loads every page again. */
  async calm(): Promise<void> {
    this.#now += 1
    for (const device of this.#devices) await device.turn('clear')
    for (const tab of this.#tabs) await tab.load('lundi')
    for (const { tab, why } of await this.#untilQuiet()) this.#fault(tab, why)
  }

  /** Tabs that are still waiting at the time limit, with the reason. */
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
    const { rows, text } = sight
    const faults = rows.flatMap((row) => {
      const document = stored.get(row.id)
      if (!document) return [`shows « ${row.text} », which the server has not`]
      const isSame = document.text === row.text && document.completed === row.isDone && document.day === day
      return isSame ? [] : [`shows ${JSON.stringify(row)} on ${day} for ${JSON.stringify(document)}`]
    })
    for (const [id, document] of stored) {
      if (document.day !== day || rows.some((row) => row.id === id)) continue
      // Moved to a past weekday, the todo is shown in the next week.
      const isMoved = this.#model.writes.some(
        (write) => write.id === id && write.register === 'day' && write.value !== document.day,
      )
      if (!isMoved) faults.push(`does not show « ${document.text} »`)
    }
    if (WAITS.test(text)) faults.push('says that something waits')
    const refused = refusedIn(sight)
    const unsaved = refused.length > 0 ? await tab.readUnsaved() : ''
    for (const entry of refused) {
      const typed = todoOf(entry).text
      if (!unsaved.includes(typed)) faults.push(`does not say that « ${typed} » was refused`)
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

  /** The final full stop prevents one text from being a prefix of another. */
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

/** Null: the page shows only the server's data. */
async function restlessness(tab: BrowserTab): Promise<string | null> {
  const sight = await tab.look()
  if (!sight) return 'cannot be seen'
  const { rows, text, path } = sight
  const waiting = pendingIn(sight)
  if (rows.length === 0 && !text.includes('est libre pour l’instant'))
    return `shows no list: ${path} ${text.slice(0, 200)}`
  if (waiting.length > 0) return `still waits: ${JSON.stringify(waiting).slice(0, 600)}`
  return WAITS.test(text) ? 'says that something waits' : null
}

/** Values of refused entries that the device lists as unsaved. */
async function offeredBy(tab: BrowserTab) {
  const refused = refusedIn(await tab.look())
  const unsaved = refused.length > 0 ? await tab.readUnsaved() : ''
  return refused.filter((entry) => unsaved.includes(todoOf(entry).text)).flatMap(offersOf)
}

/** Retries until the limit, because a change may be rendered or received late. */
async function withoutFaults(find: () => Promise<string[]>): Promise<string[]> {
  const end = performance.now() + SHOWN_LIMIT_MS
  let faults = await find()
  while (faults.length > 0 && performance.now() < end) {
    await pause(50)
    faults = await find()
  }
  return faults
}

/** The element to press does not exist any more. */
class Gone extends Error {}

function wordsOfError(thrown: unknown): string {
  return String(thrown).slice(0, 1_500)
}
