/**
 * Records every write with its author, its time, and the time at which it was known to be on the server. Independent of the product's code
 * for storing and sending.
 */

const REGISTERS = ['there', 'text', 'day', 'completed'] as const
export type Register = (typeof REGISTERS)[number]
export type Value = string | boolean

export interface Write {
  readonly account: string
  readonly id: string
  readonly register: Register
  readonly value: Value
  /** The tabs of a device share one journal, so its writes are ordered. */
  readonly device: string
  readonly tab: string
  /** Number of operations so far. */
  readonly at: number
  /** Time at which no tab of the device waited for it any more; null: not yet. */
  heardAt: number | null
  /** `offered`: refused by the server and shown by the device; `free`: given up by its author. */
  fate: 'owed' | 'offered' | 'free'
}

export interface Offer {
  readonly id: string
  readonly register: Register
  readonly value: Value
}

export class Model {
  readonly writes: Write[] = []

  wrote(write: Omit<Write, 'heardAt' | 'fate'>): void {
    this.writes.push({ ...write, heardAt: null, fate: 'owed' })
  }

  /** Called when the device's journal has no entry of the document any more. */
  heard(device: string, id: string, at: number): void {
    for (const write of this.writes) {
      if (write.device === device && write.id === id) write.heardAt ??= at
    }
  }

  unheard(isMeant: (write: Write) => boolean): Write[] {
    return this.writes.filter((write) => write.heardAt === null && isMeant(write))
  }

  free(isMeant: (write: Write) => boolean): void {
    for (const write of this.writes) if (isMeant(write)) write.fate = 'free'
  }

  ids(account: string): string[] {
    return [...new Set(this.writes.filter((write) => write.account === account).map(({ id }) => id))]
  }

  /** Writes whose value may be stored: no later one replaced them. */
  last(id: string, register: Register): Write[] {
    const all = this.writes.filter((write) => write.id === id && write.register === register)
    return all.filter((write) => !all.some((later) => later.fate === 'owed' && replaces(later, write)))
  }
}

/** Unordered writes of two devices do not replace each other, because only the server knows their order. */
function replaces(later: Write, { at, device, heardAt }: Write): boolean {
  return later.at > at && (later.device === device || (heardAt !== null && heardAt < later.at))
}

export type Stored = Readonly<Record<Exclude<Register, 'there'>, Value>>

/** Differences between the recorded writes and the server's documents, in words. */
export function faultsOf(
  model: Model,
  account: string,
  stored: ReadonlyMap<string, Stored>,
  offers: readonly Offer[],
): string[] {
  for (const { id, register, value } of offers) {
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
      const possible = model.last(id, register)
      if (possible.length > 0 && !possible.some(({ value }) => value === document[register])) {
        const values = possible.map(({ value }) => value).join(' or ')
        faults.push(`${register} of ${nameOf(model, id)} is ${document[register]}, not ${values}`)
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

/** An offered write replaces earlier unsent ones of its device. */
function giveUpBefore({ writes }: Model, { id, register, device, at }: Write): void {
  for (const write of writes) {
    const isBefore =
      write.id === id && write.register === register && write.device === device && write.at < at
    if (isBefore && write.heardAt === null && write.fate === 'owed') write.fate = 'free'
  }
}

function nameOf(model: Model, id: string): string {
  return `« ${model.writes.find((write) => write.id === id && write.register === 'text')?.value} »`
}
