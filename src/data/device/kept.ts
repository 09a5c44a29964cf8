import { Listeners } from '@/domain/base/listeners'
import { keyOf, readShared, readStored, storedKeys, writeApart, writeStored } from './device-storage'
import { declareKept, keptChanged, subscribeKept, type KeptKind } from './kept-kinds'
import type { StoredKey } from './stored-keys'

/** What this page has sent, of all kinds, and has not heard of yet. */
let flying = 0

/** Resolves once this page has heard of all that it has sent: a change that is refused in part is written a second time. */
export function whenAllIsHeard(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (flying > 0) return
      stop()
      resolve()
    }
    const stop = subscribeKept(look)
    look()
  })
}

interface KeptRules<T, View> extends KeptKind {
  /** What the device has, as an earlier version or a person may have written it; null, or a throw: nothing readable. */
  readonly parse: (text: string, id: string) => T | null
  readonly format: (value: T) => string
  /** What is shown of it all; parts that did not change should keep their identity. */
  readonly view: (values: ReadonlyMap<string, T>, before: View | null) => View
  /** What the page before this one has left. */
  readonly opened?: (values: ReadonlyMap<string, T>) => void
  /**
   * Where one text holds several things: those of another tab and of this one, each made from what was there before.
   * `theirs`: null: the device has none any more.
   */
  readonly join?: (before: T | null, theirs: T | null, mine: T | null) => T | null
}

/**
 * Texts of one kind on this device, each under an id of its own ('' where a person has one place), until the server
 * has what they say. Tabs share what is stored; what the storage refuses lasts as long as the tab.
 */
export interface KeptTexts<T, View, Sent> extends KeptKind {
  /** The same until something changes, here or in another tab. */
  read: (uid: string) => View
  /** All there is by now, what another tab wrote an instant ago included. */
  values: (uid: string) => ReadonlyMap<string, T>
  /** Changes what there is by now, in one step for who listens. False: the device cannot keep it. */
  edit: (uid: string, change: (values: Map<string, T>) => void) => boolean
  /** What this tab alone has of it, beside the device's, is under another id from now on. False: it has nothing beside that. */
  moveApart: (uid: string, id: string, to: string) => boolean
  /** Hears of each change, and after `edit` of what was sent and answered. */
  subscribe: (listener: () => void) => () => void
  /** Another tab wrote it since this page looked first: that one hears the answer. */
  isElsewhere: (id: string) => boolean
  /** This page has sent it, and will hear the answer; `edit` follows. */
  begin: (id: string, sent: Sent) => void
  end: (id: string, sent: Sent) => void
  /** What this page has sent of it and not heard of yet, oldest first. */
  onItsWay: (id: string) => readonly Sent[]
  idsOnTheirWay: () => Iterable<string>
}

interface Entry<T> {
  readonly text: string
  /** null: it cannot be read. */
  readonly value: T | null
}

export function keepTexts<T, View, Sent = T>(rules: KeptRules<T, View>): KeptTexts<T, View, Sent> {
  let owner: string | null = null
  let entries = new Map<string, Entry<T>>()
  let shown: { readonly view: View } | null = null
  /** For want of room this tab has a text of its own; what the device has beside it was written before, or by another tab. */
  const apart = new Map<string, string | null>()
  /** What stays on the device for want of room for what took its place: it is shown no more, and goes with that want. */
  const replaced = new Map<string, { readonly entry: Entry<T> | undefined; readonly by: readonly string[] }>()
  const elsewhere = new Set<string>()
  const flights = new Map<string, readonly Sent[]>()
  let hasFlown = false
  const listeners = new Listeners()

  function open(uid: string): View {
    if (uid === owner && shown) return shown.view
    if (owner === null) window.addEventListener('storage', hear)
    owner = uid
    entries = new Map()
    apart.clear()
    replaced.clear()
    refresh(uid)
    elsewhere.clear()
    rules.opened?.(readable())
    shown = { view: rules.view(readable(), null) }
    return shown.view
  }

  function readable(): Map<string, T> {
    const isShown = ([id, entry]: [string, Entry<T>]) => replaced.get(id)?.entry !== entry
    const shownOnes = [...entries].filter(isShown)
    return new Map(shownOnes.flatMap(([id, { value }]) => (value === null ? [] : [[id, value] as const])))
  }

  /** Whether something is not as this page knew it. */
  function refresh(uid: string): boolean {
    const stored = storedKeys(keyOfText(uid, '')).flatMap((key) => idIn(uid, key) ?? [])
    return [...new Set([...stored, ...entries.keys()])].filter((id) => refreshAt(uid, id)).length > 0
  }

  function refreshAt(uid: string, id: string): boolean {
    if (rules.join && apart.has(id)) return joinAt(uid, id, rules.join)
    const text = readStored(keyOfText(uid, id))
    if (text === (entries.get(id)?.text ?? null)) return false
    // The page before had no room; where it could not leave word of what the device had then, all of that is taken along.
    if (rules.join && text !== null && text !== readShared(keyOfText(uid, id)))
      apart.set(id, readStored(baseKeyOf(uid, id), 'session'))
    if (text === null) {
      entries.delete(id)
      elsewhere.delete(id)
    } else {
      entries.set(id, { text, value: parse(text, id) })
      elsewhere.add(id)
    }
    return true
  }

  function joinAt(uid: string, id: string, join: NonNullable<typeof rules.join>): boolean {
    const [before = null, text] = [apart.get(id), readShared(keyOfText(uid, id))]
    if (text === before) return false
    const theirs = parse(text, id)
    const isReadable = text === null || theirs !== null
    if (isReadable) {
      const joined = join(parse(before, id), theirs, parse(entries.get(id)?.text ?? null, id))
      if (joined === null || theirs !== null) put(uid, id, joined ?? undefined)
      else {
        // Nothing is written to the device again that somebody has just erased.
        const own = rules.format(joined)
        entries.set(id, { text: own, value: joined })
        writeApart(keyOfText(uid, id), own)
      }
    }
    // Behind what was joined to it: a page may end between the two, and the next one would pass over that.
    if (apart.has(id)) setBase(uid, id, text)
    return isReadable
  }

  function hear(event: StorageEvent) {
    const id = owner === null ? null : idIn(owner, keyOf(event))
    if (owner !== null && id !== null && refreshAt(owner, id)) publish()
  }

  function put(uid: string, id: string, value: T | undefined, formatted?: string): boolean {
    elsewhere.delete(id)
    if (value === undefined) {
      entries.delete(id)
      dropBase(uid, id)
      writeStored(keyOfText(uid, id), null)
      return true
    }
    const text = formatted ?? rules.format(value)
    entries.set(id, { text, value })
    const before = readShared(keyOfText(uid, id))
    const isKept = writeStored(keyOfText(uid, id), text)
    if (isKept) dropBase(uid, id)
    else if (!apart.has(id)) setBase(uid, id, before)
    return isKept
  }

  /** Where the next page of this tab joins the two from. */
  function setBase(uid: string, id: string, base: string | null) {
    apart.set(id, base)
    if (rules.join) writeStored(baseKeyOf(uid, id), base, 'session')
  }

  /** This tab has nothing of its own any more. */
  function dropBase(uid: string, id: string) {
    if (apart.delete(id) && rules.join) writeStored(baseKeyOf(uid, id), null, 'session')
  }

  /** What took its place is stored by now, or gone itself. The newest first: it may have taken the place of another. */
  function eraseReplaced(uid: string) {
    for (const [id, { entry, by }] of [...replaced].reverse()) {
      const isStill = entries.get(id) === entry
      if (isStill && by.some((one) => apart.has(one))) continue
      replaced.delete(id)
      if (isStill) put(uid, id, undefined)
    }
  }

  function publish() {
    hasFlown = false
    shown = { view: rules.view(readable(), shown?.view ?? null) }
    listeners.tell()
    keptChanged()
  }

  function parse(text: string | null, id: string): T | null {
    try {
      return text === null ? null : rules.parse(text, id)
    } catch {
      return null
    }
  }

  function keyOfText(uid: string, id: string): StoredKey {
    return `${rules.family}.${uid}${id === '' ? '' : `.${id}`}`
  }

  function baseKeyOf(uid: string, id: string): StoredKey {
    return `apart.${keyOfText(uid, id)}`
  }

  function idIn(uid: string, key: string | null): string | null {
    const own = keyOfText(uid, '')
    if (key === own) return ''
    return key?.startsWith(`${own}.`) === true ? key.slice(own.length + 1) : null
  }

  return declareKept({
    family: rules.family,
    screen: rules.screen,
    losses: rules.losses,
    exported: rules.exported,
    read: open,
    values(uid) {
      open(uid)
      if (refresh(uid)) publish()
      return readable()
    },
    edit(uid, change) {
      open(uid)
      let hasChanged = refresh(uid)
      const before = readable()
      const after = new Map(before)
      change(after)
      const ids = [...new Set([...before.keys(), ...after.keys()])]
      const changed = ids.filter((id) => after.get(id) !== before.get(id))
      // What takes the place of other texts is on the device before those go, wholly or in part: a page may end between
      // the two, and without room for it they stay.
      const growthOf = (id: string, text: string) => text.length - (entries.get(id)?.text.length ?? 0)
      const unkept = [...after]
        .filter(([id, value]) => value !== before.get(id))
        .map(([id, value]) => ({ id, value, text: rules.format(value) }))
        .sort((a, b) => growthOf(b.id, b.text) - growthOf(a.id, a.text))
        .filter(({ id, value, text }) => !put(uid, id, value, text))
        .map(({ id }) => id)
      for (const id of changed) {
        if (after.has(id)) continue
        replaced.delete(id)
        replaced.set(id, { entry: entries.get(id), by: unkept })
      }
      eraseReplaced(uid)
      hasChanged ||= changed.length > 0
      if (hasChanged || hasFlown) publish()
      return unkept.length === 0
    },
    moveApart(uid, id, to) {
      open(uid)
      const [own, shared] = [entries.get(id), readShared(keyOfText(uid, id))]
      if (!own || own.value === null || shared === null || own.text === shared) return false
      put(uid, to, own.value, own.text)
      writeApart(keyOfText(uid, id), null)
      refreshAt(uid, id)
      publish()
      return true
    },
    subscribe: listeners.subscribe,
    isElsewhere: (id) => elsewhere.has(id),
    begin(id, sent) {
      flights.set(id, [...(flights.get(id) ?? []), sent])
      flying += 1
      hasFlown = true
    },
    end(id, sent) {
      const left = [...(flights.get(id) ?? [])]
      const at = left.indexOf(sent)
      if (at >= 0) flying -= left.splice(at, 1).length
      if (left.length > 0) flights.set(id, left)
      else flights.delete(id)
      hasFlown = true
    },
    onItsWay: (id) => flights.get(id) ?? [],
    idsOnTheirWay: () => flights.keys(),
  })
}
