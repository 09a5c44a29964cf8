// Every two verbs of the product that can meet on one document, in both orders.
import { describe, expect, it, test } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { allReads, askMutation, runMutation } from '@/data/sync/mutation'
import { askQuestion } from '@/data/coach/conversations'
import type { Spec } from '@/data/sync/query'
import { Device, newWorld, type Tab } from './support/device'
import { NOW, UID, VERBS, WORLD } from './support/product-verbs'
import { settled } from './support/tasks'
import { readerOf } from '../support/documents'

type Verb = (typeof VERBS)[number]

const pathsOf = ([name, args]: Verb) =>
  askMutation({ name, args }, (mutation, known) => allReads(mutation, known, UID)) ?? []

function meet(a: Verb, b: Verb): boolean {
  const paths = pathsOf(b)
  return pathsOf(a).some((path) => paths.includes(path))
}

/** A question is sent by a screen, and its function has tests of its own. */
const SENT = VERBS.filter(([name]) => name !== askQuestion.name)

/** Paths of documents that a verb creates. */
const createdBy = ([name, args]: Verb) =>
  (
    askMutation({ name, args }, (mutation, known) =>
      runMutation(mutation, known, readerOf(WORLD), { uid: UID, at: NOW }),
    ) ?? []
  ).flatMap(({ kind, path }) => (kind === 'set' && !WORLD.has(path) ? [path] : []))

/** The same verb about another document of the same collection; null: it is about no document there. */
function about(verb: Verb, path: string): Verb | null {
  const { collection, id } = specOf(path)
  const own = pathsOf(verb)
    .map(specOf)
    .find((spec) => spec.collection === collection)
  if (!own) return null
  const replaced = (_key: string, value: unknown) => (value === own.id ? id : value)
  const args: unknown = JSON.parse(JSON.stringify(verb[1], replaced))
  const moved: Verb = [verb[0], args]
  return pathsOf(moved).includes(path) ? moved : null
}

/** Verbs that a person may do next: about the documents of this one, and about those that it creates. */
function following(a: Verb): readonly Verb[] {
  const met = SENT.filter((b) => meet(a, b))
  const next = createdBy(a).flatMap((path) =>
    SENT.filter((b) => !pathsOf(b).includes(path)).flatMap((b) => {
      const moved = about(b, path)
      return moved ? [moved] : []
    }),
  )
  return [...met, ...next]
}

/** One page that shows all documents of these verbs. */
class Played {
  readonly world = newWorld(NOW.getTime())
  readonly device = new Device(this.world, UID)
  private readonly tab: Tab
  private readonly paths: readonly string[]

  constructor(verbs: readonly Verb[]) {
    for (const [path, fields] of WORLD) this.world.server.documents.set(path, fields)
    this.paths = [...new Set(verbs.flatMap(pathsOf))]
    this.tab = this.device.open()
    for (const path of this.paths) this.tab.sync.watch(specOf(path), () => undefined)
  }

  async do([name, args]: Verb): Promise<void> {
    const key = askMutation({ name, args }, (mutation, known) => mutation.key?.(known) ?? null)
    void this.tab.sync.add({ name, args, at: new Date(this.world.time).toISOString(), key, isHeld: false })
    void this.tab.sync.endPauses()
    await this.settle()
  }

  async settle(): Promise<void> {
    await settled()
    // Answers wait for the network.
    await this.world.tasks.drain(() => !this.device.isOnline && this.world.tasks.areOnly('timer', 'answer'))
  }

  /** Sends all entries, and loses the first answer. */
  async sendTwice(): Promise<void> {
    const { server, tasks } = this.world
    const before = server.transactions
    this.device.goOnline()
    await settled()
    await tasks.drain(() => server.transactions > before)
    this.device.isOnline = false
    await this.settle()
    this.device.goOnline()
    await this.settle()
  }

  shown(): Documents {
    return this.documents((path) => this.tab.sync.known(specOf(path))[0]?.fields)
  }

  stored(): Documents {
    return this.documents((path) => this.world.server.documents.get(path))
  }

  refused(): readonly string[] {
    return this.tab.sync.entries().map(({ name, fault }) => `${name}: ${fault}`)
  }

  private documents(read: (path: string) => Fields | undefined): Documents {
    return Object.fromEntries(this.paths.map((path) => [path, withoutTimes(read(path) ?? null)]))
  }
}

type Documents = Readonly<Record<string, unknown>>

function specOf(path: string): Spec {
  const end = path.lastIndexOf('/')
  return { collection: path.slice(0, end), id: path.slice(end + 1) }
}

/** A run later than the first one may write another time. */
function withoutTimes(fields: Fields | null): unknown {
  return JSON.parse(JSON.stringify(fields).replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"time"'))
}

describe.each(SENT)('%s %j', (...a: Verb) => {
  it.each(following(a))('then %s %j', async (...b: Verb) => {
    const played = new Played([a, b])
    await played.settle()
    played.device.isOnline = false
    await played.do(a)
    await played.do(b)
    const shown = played.shown()
    await played.sendTwice()
    // Both at once, both again after a lost answer, and one after the other: the server ends with what was shown.
    expect(played.stored()).toEqual(shown)
    expect(played.shown()).toEqual(shown)

    const single = new Played([a, b])
    for (const verb of [a, b]) {
      await single.do(verb)
    }
    expect(single.stored()).toEqual(shown)
    expect(single.refused()).toEqual(played.refused())
    // Numbers of a day are refused where the other verb noted them meanwhile.
    for (const refusal of played.refused()) expect(refusal).toMatch(/gone$|^salesTests\.days: changed$/)
  })
})

test('every two verbs about documents of one kind meet', () => {
  const kindsOf = (verb: Verb) => pathsOf(verb).map((path) => specOf(path).collection)
  const tried = new Set(SENT.flatMap((a) => following(a).flatMap(([b]) => [`${a[0]} ${b}`, `${b} ${a[0]}`])))
  const possible = SENT.flatMap((a) =>
    SENT.filter((b) => kindsOf(b).some((kind) => kindsOf(a).includes(kind))).map((b) => `${a[0]} ${b[0]}`),
  )
  expect(possible.filter((pair) => !tried.has(pair))).toEqual([])
})
