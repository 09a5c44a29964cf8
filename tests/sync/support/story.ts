import { readInteger, readText, type Fields } from '@/domain/base/read-field'
import { inPlace, sendable, type Entry, type NewEntry } from '@/data/sync/entry'
import type { Mutation } from '@/data/sync/mutation'
import { Device, entriesIn, newWorld, type Tab } from './device'
import { LABELS, type Event } from './events'
import { changeOf, idOf, isAmong, isBehind, isIn } from './known-entries'
import { Places } from './places'
import type { PromiseName } from './promises'
import type { Shown, Staged } from './shown'
import { settled } from './tasks'
import { addNote, notesOf, type Note, pathOfNote, removeNote, tickNote, typeNote, writeNote } from './verbs'

const UID = 'lea'
const XP_OF_A_NOTE = 10
const PROFILE = { collection: 'profiles', id: UID }

/**
 * Three pages of one person: two tabs of one device, and another device. After the story's events the network is restored, everything is
 * sent, and the promises are checked.
 */
export class Story {
  readonly world = newWorld()
  readonly devices = [new Device(this.world, UID), new Device(this.world, UID)]
  readonly tabs: Tab[] = []
  readonly shown: Shown[] = []
  /** Each begins with the name of the promise that it breaks. */
  readonly faults: string[] = []
  /** Notes on each page; null: loading. */
  private readonly screens = new Map<Tab, readonly Note[] | null>()
  /** Notes that each page has shown: see `lookForFlicker`. */
  private readonly seen = new Map<Tab, Map<string, boolean>>()
  /** The profile on each page. */
  private readonly points = new Map<Tab, Fields>()
  private readonly openedAt = new Map<Tab, number>()
  /** Of each page: how often the storage had been deleted when it opened, and the entries in it. */
  private readonly readable = new Map<Tab, { readonly births: number; readonly stored: readonly Entry[] }>()
  private readonly places = new Places()
  private moment = 0
  private texts = 0

  constructor() {
    this.world.server.documents.set(`profiles/${UID}`, { fullName: 'Léa', xp: 0, level: 1, userId: UID })
    for (const place of [0, 0, 1]) this.tabs.push(this.openOn(place))
  }

  async tell(story: readonly Event[]): Promise<void> {
    await settled()
    for (const event of story) {
      await this.happen(event)
      this.lookForFlicker()
    }
    await this.end()
  }

  private fault(promise: PromiseName, text: string): void {
    this.faults.push(`${promise} ${text}`)
  }

  private async happen(event: Event): Promise<void> {
    switch (event.kind) {
      case 'add':
      case 'write':
      case 'type':
      case 'tick':
      case 'remove':
        this.act(event)
        await settled()
        return
      case 'hold':
      case 'release':
      case 'drop':
        this.draft(event)
        await settled()
        return
      case 'step':
        for (let time = 0; time < event.times; time += 1) {
          await this.world.tasks.step(event.label, event.place, event.isLost)
          this.lookForFlicker()
        }
        return
      case 'die':
      case 'reopen': {
        const place = event.tab % this.tabs.length
        const old = this.tabs[place]
        if (!old) return
        const on = this.placeOf(place)
        this.died = true
        this.deviceOf(place).end(old)
        const opened = this.openOn(on, event.kind === 'reopen' ? old : undefined)
        this.tabs[place] = opened
        if (old.hasUnstored || old.isLost) this.forgetLost(old.device)
        if (event.kind === 'reopen') this.addStaged(old, opened)
        await settled()
        return
      }
      case 'leave':
        void this.tabs[event.tab % this.tabs.length]?.sync.endPauses()
        await settled()
        return
      case 'network': {
        const one = this.devices[event.device]
        if (!one) return
        if (event.isThere) one.goOnline()
        else one.isOnline = false
        return
      }
      case 'room': {
        const one = this.devices[event.device]
        if (!one) return
        one.isFull = !event.isThere
        one.mayLackRows ||= one.isFull
        return
      }
      case 'deletion': {
        const one = this.devices[event.device]
        if (!one) return
        one.deleteStorage()
        for (const tab of this.tabs) if (tab.device === one) this.noteTickedAlone(this.leftUnstored(tab))
        this.forgetLost(one)
        return
      }
      case 'clock': {
        const one = this.devices[event.device]
        if (one) one.clockError = event.error
        return
      }
      case 'time':
        this.world.time += event.ms
    }
  }

  private placeOf(tabPlace: number): number {
    return tabPlace === 2 ? 1 : 0
  }

  private deviceOf(tabPlace: number): Device {
    const found = this.devices[this.placeOf(tabPlace)]
    if (!found) throw new Error('No such device')
    return found
  }

  private openOn(place: number, before?: Tab): Tab {
    const opened = this.devices[place]?.open(before)
    if (!opened) throw new Error('No such device')
    opened.sync.watch(notesOf(UID).spec, (answer) => {
      this.screens.set(opened, answer.status === 'ready' ? notesOf(UID).read(answer.docs) : null)
      // The first paint is checked only on the device with one tab: another tab may have stored an older list just before it died.
      const isWhole =
        place === 1 && answer.status === 'ready' && answer.since !== null && !opened.device.mayLackRows
      if (answer.status === 'ready' && answer.isLive) this.live.add(opened)
      if (isWhole || this.live.has(opened)) this.ready.add(opened)
    })
    opened.sync.watch(PROFILE, (answer) => {
      if (answer.status === 'ready') this.points.set(opened, answer.docs[0]?.fields ?? {})
    })
    this.seen.set(opened, new Map())
    this.openedAt.set(opened, (this.moment += 1))
    const { births } = opened.device
    this.readable.set(opened, { births, stored: opened.device.storedEntries() })
    return opened
  }

  /**
   * Whether a new page could not read the note that another one had added: that page said that it could not store it, or the storage was
   * deleted before this one opened or read it, and that page writes it again later. That nothing is lost for good is checked at the end.
   */
  private isUnread(here: Tab, { tab: of, verb, note, text }: Shown): boolean {
    const { births, stored } = this.readable.get(here) ?? { births: 0, stored: [] }
    const wasDeleted = births !== here.device.births
    return (of.hasUnstored || of.device.births > 0) && (wasDeleted || !isAmong(stored, { verb, note, text }))
  }

  /**
   * Dead pages lose the changes that neither the storage nor a live page has, where a page said that it could not store them (`hasUnstored`),
   * where the storage was deleted, or where a page died before it had written its entries again (`isLost`): nothing that runs has them.
   */
  private forgetLost(device: Device): void {
    const live = this.tabs.filter((of) => of.isAlive && of.device === device)
    const knownTo = ({ sync, spare }: Tab) => [...sync.entries(), ...entriesIn(spare)]
    const known = [...device.storedEntries(), ...live.flatMap(knownTo)]
    const isLost = (each: Shown) =>
      each.on === device &&
      !each.tab.isAlive &&
      !isIn(this.world.server.documents, each) &&
      !isAmong(known, each)
    this.shown.splice(0, this.shown.length, ...this.shown.filter((each) => !isLost(each)))
  }

  private act({ kind, tab: place, note: number, isRefused }: Extract<Event, { isRefused: boolean }>): void {
    const here = this.tabs[place % this.tabs.length]
    if (!here) return
    this.texts += 1
    const text = isRefused ? `refused ${this.texts}` : `text ${this.texts}`
    const onScreen = this.screens.get(here) ?? []
    // A person edits, ticks or removes only notes on their screen.
    const known = kind === 'add' ? undefined : onScreen[number % Math.max(1, onScreen.length)]
    const id = known?.id ?? `n${this.texts}`
    const from = known?.text ?? ''
    const keep = <A>(mutation: Mutation<A>, args: A, verb: Shown['verb']) => {
      this.done.push({ tab: here, on: this.deviceOf(place), verb, note: id, from })
      const made = here.made(mutation, args)
      const madeAt = (this.moment += 1)
      const on = this.deviceOf(place)
      const staged: Staged = { made, shown: { on, madeAt, verb, note: id, text, from } }
      this.keep(here, staged)
      this.lookForShown(here, staged)
    }
    if (kind === 'add') keep(addNote, { id, text }, 'add')
    else if (!known) return
    else if (kind === 'write') keep(writeNote, { id, from, text }, 'write')
    else if (kind === 'type') keep(typeNote, { id, from, text }, 'write')
    else if (kind === 'tick') keep(tickNote, { id }, 'tick')
    else {
      const going = isRefused ? this.refusedToGo : this.removing
      going.add(id)
      keep(removeNote, { id, lock: isRefused ? `refused/${id}` : '' }, 'remove')
    }
  }

  private readonly staged = new Map<Tab, Staged[]>()
  /** Of a new page: what the page before it had staged. */
  private readonly left = new Map<Tab, ReadonlySet<NewEntry>>()

  private leftUnstored(here: Tab): readonly NewEntry[] {
    return (this.staged.get(here) ?? []).flatMap(({ made }) => (this.left.get(here)?.has(made) ? made : []))
  }

  private keep(here: Tab, one: Staged): void {
    const staged = this.staged.get(here) ?? []
    this.staged.set(here, staged)
    staged.push(one)
    void here.sync.add(one.made).then(() => {
      staged.splice(staged.indexOf(one), 1)
      const moment = (this.moment += 1)
      if (here.isAlive) this.shown.push({ ...one.shown, tab: here, moment })
    })
  }

  /** The next page of a tab adds what the previous one staged and may not have stored. */
  private addStaged(old: Tab, opened: Tab): void {
    const staged = this.staged.get(old) ?? []
    const mades = staged.map(({ made }) => made)
    this.left.set(opened, new Set(mades))
    if (opened.device.births > 0) this.noteTickedAlone([...entriesIn(old.spare), ...mades])
    for (const one of staged) this.keep(opened, one)
  }

  private noteTickedAlone(found: readonly NewEntry[]): void {
    for (const change of found.map(changeOf)) if (change?.verb === 'tick') this.tickedAlone.add(change.note)
  }

  /** Kept: a change is on the screen when the call that made it returns. */
  private lookForShown(here: Tab, { shown: { verb, note: id, text } }: Staged): void {
    if (verb !== 'add' && verb !== 'write') return
    const note = this.screens.get(here)?.find((each) => each.id === id)
    if (this.screens.get(here) && !note?.text.split('\n').includes(text))
      this.fault('kept', `not shown: ${text} of ${id}`)
  }

  /** A draft is shown like an added note; it is a promise that it is not sent before it is released. */
  private draft({
    kind,
    tab: place,
    note: number,
  }: Extract<Event, { kind: 'hold' | 'release' | 'drop' }>): void {
    const here = this.tabs[place % this.tabs.length]
    if (!here) return
    const on = this.deviceOf(place)
    if (kind === 'hold') {
      const [id, text] = [`n${(this.texts += 1)}`, `text ${this.texts}`]
      this.drafts.set(id, text)
      this.keepAdded(here, on, here.made(addNote, { id, text }, true))
      return
    }
    const held = here.sync.entries().filter(({ isHeld }) => isHeld)
    const entry = held[number % Math.max(1, held.length)]
    if (!entry) return
    const id = idOf(entry)
    if (kind === 'release') {
      this.drafts.delete(id)
      const { name, args, at, key } = entry
      this.keepAdded(here, on, { name, args, at, key, isHeld: false })
    } else {
      this.removing.add(id)
      this.dropped.add(id)
      void here.sync.giveUp(here.sync.entries().flatMap((each) => (idOf(each) === id ? each.number : [])))
    }
  }

  private keepAdded(here: Tab, on: Device, made: NewEntry): void {
    const { id, text } = made.args as { id: string; text: string }
    this.done.push({ tab: here, on, verb: 'add', note: id, from: '' })
    const madeAt = (this.moment += 1)
    const placed = inPlace(made, here.sync.entries())
    const staged: Staged = { made: placed, shown: { on, madeAt, verb: 'add', note: id, text, from: '' } }
    this.keep(here, staged)
    if (made.isHeld) this.lookForShown(here, staged)
  }

  /** Shown: a note shown as present or done remains so until it is removed. */
  private lookForFlicker(): void {
    this.places.look(this.devices)
    for (const here of this.tabs) {
      const seen = this.seen.get(here)
      const screen = this.screens.get(here) ?? null
      const notes = screen ?? []
      if (!seen) continue
      for (const [id, wasDone] of seen) {
        const now = notes.find((each) => each.id === id)
        if (this.mayBeGone(id)) continue
        if (!now) this.fault('shown', `flicker: ${id} went from page ${here.page}`)
        else if (wasDone && !now.done && !this.tickedAlone.has(id))
          this.fault('shown', `flicker: ${id} is open again on page ${here.page}`)
      }
      this.lookForEarned(here)
      if (screen) this.lookForKept(here, new Set(notes.map(({ id }) => id)))
      seen.clear()
      for (const { id, done } of notes) if (this.isToStay(here, id, done)) seen.set(id, done)
    }
  }

  /**
   * Sent once, as the screen shows it: in whatever order its two documents are answered, a tick is shown with its points once. Not for a new page, and
   * not while two devices earn: for a moment the page does not know what an answer contains.
   */
  private lookForEarned(here: Tab): void {
    const ticks = this.done.filter(({ verb }) => verb === 'tick')
    if (this.died || new Set(ticks.map(({ on }) => on)).size > 1) return
    const ticked = new Set(ticks.map(({ note: id }) => id))
    // The answer of its creation and tick was lost, and another device removed the note meanwhile: the second run creates and ticks it again.
    // Nothing on the server tells that from a first run.
    const isRemoved = (tick: (typeof ticks)[number]) =>
      this.done.some(({ verb, note, on }) => verb === 'remove' && note === tick.note && on !== tick.on)
    if (ticks.some(isRemoved)) return
    const shown = readInteger(this.points.get(here)?.['xp'], 0, 1_000_000, 0)
    if (shown > ticked.size * XP_OF_A_NOTE)
      this.fault('shown', `points: page ${here.page} shows ${shown} for ${ticked.size} ticks`)
  }

  /** A page's first answer may be older than another person's change that another tab has just stored. */
  private isToStay(here: Tab, id: string, isDone: boolean): boolean {
    const verb = isDone ? 'tick' : 'add'
    return (
      this.live.has(here) ||
      this.shown.some((each) => each.on === here.device && each.note === id && each.verb === verb)
    )
  }

  /** Kept: a new page shows all changes that its device has shown, sent or not. */
  private lookForKept(here: Tab, ids: ReadonlySet<string>): void {
    for (const { name, args } of here.sync.entries()) {
      const { id } = args as { id: string }
      if (name === addNote.name && !this.mayBeGone(id) && !ids.has(id)) this.fault('kept', `hidden: ${id}`)
    }
    if (!this.ready.has(here)) return
    for (const each of this.shown) {
      const { verb, tab: of, on, moment, note: id } = each
      if (verb !== 'add' || this.mayBeGone(id) || ids.has(id)) continue
      // Not stored when this page opened, or not any more when it read the storage.
      if (of !== here && this.isUnread(here, each)) continue
      const isHere =
        of === here ||
        (this.devices[this.placeOf(this.tabs.indexOf(here))] === on &&
          moment < (this.openedAt.get(here) ?? 0))
      if (isHere) this.fault('kept', `lost: ${id} is not on page ${here.page}`)
    }
  }

  /** Texts by note, of drafts that were never released. */
  private readonly drafts = new Map<string, string>()
  private readonly dropped = new Set<string>()
  /**
   * Notes whose tick a new page found in its tab alone, beside a deleted storage. The note may be in the memory of another page alone, which writes it again
   * later: until then nothing tells this tick from the tick of a note that was removed, and no page can wait for a note that may never come.
   */
  private readonly tickedAlone = new Set<string>()
  private readonly live = new Set<Tab>()
  private readonly ready = new Set<Tab>()
  private readonly removing = new Set<string>()
  /** Notes whose deletion the server refuses: hidden until the refusal. */
  private readonly refusedToGo = new Set<string>()

  private mayBeGone(id: string): boolean {
    return this.removing.has(id) || this.refusedToGo.has(id)
  }

  /** All mutations, also those that their page did not show before it died. */
  private readonly done: Pick<Shown, 'tab' | 'on' | 'verb' | 'note' | 'from'>[] = []

  /** Restores network, storage and clocks, then runs all pending tasks. */
  private async end(): Promise<void> {
    for (const one of this.devices) {
      one.isFull = false
      one.clockError = 0
      one.goOnline()
    }
    for (let round = 0; round < 3_000 && this.world.tasks.count > 0; round += 1) {
      // Pauses of typed fields end.
      this.world.time += 1_000
      // In a fixed order that differs from the order of creation.
      await this.world.tasks.step(LABELS[(round >> 4) % LABELS.length] ?? '', (round * 7_919) % 11, false)
      this.lookForFlicker()
      if (round % 50 === 49 && this.isQuiet()) break
    }
    // After ten seconds every screen must show the server's data with this person's changes.
    this.world.elapsed += 11_000
    this.world.server.touch()
    await this.world.tasks.drain()
    for (const here of this.tabs) this.lookAtScreen(here)
    for (const text of this.world.server.faults) this.fault('sent', text)
    this.lookAtPromises()
  }

  private lookAtScreen(here: Tab): void {
    const notes = this.screens.get(here) ?? []
    const own = here.sync.entries()
    const changed = own.filter(({ name, fault }) => name !== removeNote.name || fault === null).map(idOf)
    const { documents } = this.world.server
    for (const entry of own) {
      const note = notes.find(({ id }) => id === idOf(entry))
      if (note && entry.fault !== null && !note.refused.includes(entry.number))
        this.fault('refused', `unmarked: ${entry.name} of ${note.id} on page ${here.page}`)
    }
    for (const { id } of notes)
      if (!documents.has(pathOfNote(id)) && !own.some((entry) => idOf(entry) === id))
        this.fault('shown', `ghost: ${id} on page ${here.page}`)
    for (const [path, { text, done }] of documents) {
      const id = path.slice(path.indexOf('/') + 1)
      if (path !== pathOfNote(id) || changed.includes(id)) continue
      const shown = notes.find((each) => each.id === id)
      if (shown?.text !== text || shown?.done !== (done === true))
        this.fault('shown', `stale: ${id} on page ${here.page}`)
    }
  }

  /** A page that still reads its storage does not know its entries yet. */
  private isQuiet(): boolean {
    if (!this.world.tasks.areOnly('timer', 'answer', 'idle')) return false
    return this.tabs.every(({ sync }) => sendable(sync.entries()).length === 0)
  }

  private lookAtPromises(): void {
    for (const here of this.tabs) {
      const waiting = here.sync
        .entries()
        .filter((entry) => entry.fault === null && !entry.isHeld && !isBehind(here.sync.entries(), entry))
      if (waiting.length > 0) this.fault('sent', `never sent: ${waiting.map(({ name }) => name).join()}`)
    }
    for (const { name, args, fault } of this.tabs.flatMap(({ sync }) => sync.entries())) {
      const { id } = args as { id: string }
      const isRightly =
        fault === null ||
        (fault === 'denied'
          ? JSON.stringify(args).includes('refused')
          : fault === 'gone' && (this.removing.has(id) || this.mayComeFirst(id)))
      if (!isRightly) this.fault('refused', `refused: ${name} of ${id} for ${fault}`)
    }
    for (const [id, text] of this.drafts)
      if (this.world.server.everStored.has(text)) this.fault('draft', `sent: the draft ${id}`)
    this.lookForJoined()
    const refused = this.tabs.flatMap(({ sync }) => sync.entries())
    const isOffered = (text: string) => refused.some(({ args }) => JSON.stringify(args).includes(`${text}"`))
    const removed = (id: string) => this.removing.has(id)
    for (const each of this.shown) {
      const { verb, note: id, text, on } = each
      if (isIn(this.world.server.documents, each) || isOffered(text) || this.dropped.has(id)) continue
      const isOver = (later: Pick<Shown, 'verb' | 'note' | 'from'>) =>
        later.verb === 'write' && later.note === id && later.from.split('\n').includes(text)
      const died = this.done.filter((each) => !each.tab.isAlive)
      const isSuperseded = this.shown.some(isOver) || died.some(isOver)
      // Removed after it was stored, or on the author's device.
      const isRemoved =
        (this.world.server.everStored.has(text) && removed(id)) ||
        this.shown.some(
          (later) =>
            later.verb === 'remove' &&
            // A removal that the server refuses takes no text with it.
            !later.text.startsWith('refused') &&
            later.note === id &&
            later.on === on &&
            // Pages without storage do not see each other's entries, which are ordered by number.
            this.places.isAfter(later, each),
        ) ||
        // A dead page may have removed the note in the transaction that wrote it.
        died.some((other) => other.verb === 'remove' && other.note === id && other.on === on)
      if (verb === 'remove' || isRemoved) continue
      if (verb === 'write' && !isSuperseded) this.fault('sent', `lost: ${text} of ${id}`)
      if (verb === 'add' && !removed(id)) this.fault('sent', `lost: ${id}`)
      // The storage may have lost the note of a dead page, which this page only ticked.
      const isOfLost =
        (on.mayLackRows && !this.shown.some((other) => other.verb === 'add' && other.note === id)) ||
        this.tickedAlone.has(id)
      if (verb === 'tick' && !removed(id) && !this.isBehindRefused(id) && !isOfLost)
        this.fault('sent', `lost: the tick of ${id}`)
    }
    this.lookAtPoints()
  }

  /**
   * Whether a change of a note may be sent before the note itself, and is refused and offered: the note was lost with its storage, or a new
   * page, which cannot read a deleted storage, numbered what the page before it had staged.
   */
  private mayComeFirst(id: string): boolean {
    const isLost = !this.shown.some(({ verb, note }) => verb === 'add' && note === id)
    return isLost || (this.died && this.devices.some(({ births }) => births > 0))
  }

  private isBehindRefused(id: string): boolean {
    const entries = this.tabs.flatMap(({ sync }) => sync.entries())
    return entries.some((entry) => entry.name === tickNote.name && idOf(entry) === id)
  }

  /** A text written by one page only has no conflict, so no joined text is stored or shown. */
  private lookForJoined(): void {
    // Without storage a tab does not know the texts that the other one sent, so a replaced text is joined.
    if (this.died || this.tabs.some((each) => each.hasUnstored)) return
    // A tab that writes its entries again may bring back a text that another tab has replaced: the person sees both, and loses none.
    if (this.devices.some(({ births }) => births > 0)) return
    const stored = [...this.world.server.documents].map(([path, { text }]) => [path, readText(text)] as const)
    const drawn = this.tabs.flatMap((here) =>
      (this.screens.get(here) ?? []).map(({ id, text }) => [pathOfNote(id), text] as const),
    )
    for (const [path, text] of [...stored, ...drawn]) {
      const writers = this.shown.filter(({ verb, note: id }) => pathOfNote(id) === path && verb !== 'tick')
      const tabs = new Set(writers.map(({ tab }) => tab))
      const adds = writers.filter(({ verb }) => verb === 'add')
      if (tabs.size === 1 && adds.length === 1 && text.includes('\n'))
        this.fault('order', `joined: ${path} alone`)
    }
  }

  private died = false

  /** Sent once: a note earns points once, however often its tick was sent. */
  private lookAtPoints(): void {
    const { documents } = this.world.server
    const xp = readInteger(documents.get(`profiles/${UID}`)?.['xp'], 0, 1_000_000, 0)
    const counted = [...documents.values()].filter((fields) => fields['counted'] === true).length
    const due = counted * XP_OF_A_NOTE
    const isRight = this.removing.size === 0 ? xp === due : xp >= due
    if (!isRight) this.fault('sent', `points: ${xp} for ${counted} notes`)
  }
}
