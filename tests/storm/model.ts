import type { Room } from './operations'

/**
 * What must be there after all: a plain account of who wrote what, when, and when it was heard of. It knows nothing of
 * how the product keeps and sends.
 */

export const REGISTERS = ['there', 'text', 'day', 'completed', 'repeats'] as const
export type Register = (typeof REGISTERS)[number]
export type Value = string | boolean

export interface Write {
  readonly account: string
  readonly id: string
  readonly register: Register
  readonly value: Value
  readonly device: string
  /** A tab does one thing after the other, over its reloads too. */
  readonly tab: string
  readonly page: number
  /** When it was done, counted in operations. */
  readonly at: number
  /** When its page heard that it is done; null: it never did. */
  heardAt: number | null
  /** `offered`: the server refused it and its device says so; `free`: somebody gave it up, or was told that it is not kept. */
  fate: 'owed' | 'offered' | 'free'
  /** Its device had no room for it, or ran out of room while it waited: an older text of it may stay there, and be sent once more. */
  mayReturn?: true
  /** What its device had room for then: without any only its tab knows of it, or only its page. */
  readonly room: Room
}

export class Model {
  readonly writes: Write[] = []

  wrote(write: Omit<Write, 'heardAt' | 'mayReturn'>): void {
    this.writes.push({ ...write, heardAt: null, ...(write.room !== 'free' && { mayReturn: true }) })
  }

  /** This page has heard of all it did to that. */
  heard(page: number, id: string, at: number): void {
    for (const write of this.writes) {
      if (write.page === page && write.id === id) write.heardAt ??= at
    }
  }

  /**
   * What this tab did to that since it deleted it may stay: it had come back, made again by a device without room, or
   * was not gone yet, and whether it is made anew or stays as it is depends on which of them the server hears first. So may
   * what another tab said of it that the server heard of later: made again by that one, it is found there, and keeps its words.
   */
  putsBack(tab: string, id: string): void {
    const all = this.writes.filter((write) => write.id === id)
    const isRemoval = (write: Write) =>
      write.tab === tab && write.register === 'there' && write.value === false
    const removedAt = all.findLastIndex(isRemoval)
    const since = all[removedAt]?.at ?? Infinity
    for (const [index, write] of all.entries()) {
      const isLater = write.tab === tab ? index > removedAt : write.heardAt === null || write.heardAt > since
      if (isLater && write.register !== 'there') write.mayReturn = true
    }
  }

  unheard(which: (write: Write) => boolean): Write[] {
    return this.writes.filter((write) => write.heardAt === null && which(write))
  }

  free(which: (write: Write) => boolean): void {
    for (const write of this.writes) if (which(write)) write.fate = 'free'
  }

  ids(account: string): string[] {
    return [...new Set(this.writes.filter((write) => write.account === account).map(({ id }) => id))]
  }

  /** What may stand there: the values of the writes that no later one replaced. */
  last(id: string, register: Register): Write[] {
    const all = this.writes.filter((write) => write.id === id && write.register === register)
    return all.filter(
      (write) => write.mayReturn ?? !all.some((later) => later.fate === 'owed' && replaces(later, write)),
    )
  }
}

/** Of two that are not ordered the server's order counts, which nobody here knows. */
function replaces(later: Write, { at, tab, heardAt }: Write): boolean {
  return later.at > at && (later.tab === tab || (heardAt !== null && heardAt < later.at))
}

export type Stored = Readonly<Record<Exclude<Register, 'there'>, Value>>

/** What is wrong with what the server has and the devices offer, in words. */
export function faultsOf(
  model: Model,
  account: string,
  stored: ReadonlyMap<string, Stored>,
  offered: readonly { readonly id: string; readonly register: Register; readonly value: Value }[],
): string[] {
  for (const { id, register, value } of offered) {
    for (const write of model.writes) {
      if (write.id === id && write.register === register && write.value === value && write.fate === 'owed') {
        write.fate = 'offered'
        giveUpBefore(model, write)
      }
    }
  }
  const faults: string[] = []
  for (const id of model.ids(account)) {
    const document = stored.get(id)
    const there = model.last(id, 'there')
    if (!document) {
      const isOwed = there.every(({ value, fate }) => value === true && fate === 'owed')
      if (isOwed) faults.push(`lost: ${nameOf(model, id)}`)
      continue
    }
    if (!there.some(({ value }) => value === true)) faults.push(`came back: ${nameOf(model, id)}`)
    for (const register of REGISTERS) {
      if (register === 'there') continue
      const may = model.last(id, register)
      if (may.length > 0 && !may.some(({ value }) => value === document[register])) {
        faults.push(
          `${register} of ${nameOf(model, id)} is ${document[register]}, not ${may.map(({ value }) => value).join(' or ')}`,
        )
      }
    }
  }
  for (const id of stored.keys()) if (!model.ids(account).includes(id)) faults.push(`nobody made ${id}`)
  const texts = [...stored.values()].map(({ text }) => text)
  for (const text of new Set(texts)) {
    if (texts.filter((other) => other === text).length > 1) faults.push(`there twice: ${text}`)
  }
  return faults
}

/** What its tab had written there before, and not heard of, it has replaced by what is offered. */
function giveUpBefore({ writes }: Model, { id, register, tab, at }: Write): void {
  for (const write of writes) {
    const isBefore = write.id === id && write.register === register && write.tab === tab && write.at < at
    if (isBefore && write.heardAt === null && write.fate === 'owed') write.fate = 'free'
  }
}

function nameOf(model: Model, id: string): string {
  return `« ${model.writes.find((write) => write.id === id && write.register === 'text')?.value} »`
}
