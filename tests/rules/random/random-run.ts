import type { Collection } from '../collections'
import type { Actor, Answer, FirestoreClient, StoredDocument } from '../firestore-client'
import type { Request } from '../requests'
import { RandomNumbers } from './random-numbers'
import { collectionOf, randomRequest, type RandomRequest } from './random-requests'

export interface RandomResult {
  readonly requests: number
  readonly allowed: number
  readonly violations: readonly string[]
}

type StoredFields = StoredDocument['fields']

const worlds = 16

/** Sends `total` random requests and checks three properties of the allowed ones. */
export async function runRandom(
  client: FirestoreClient,
  { total, seed, onProgress }: { total: number; seed: number; onProgress?: (done: number) => void },
): Promise<RandomResult> {
  let done = 0
  const results = await Promise.all(
    Array.from({ length: worlds }, async (_, rank) => {
      const world = new World(client, `r${rank}`, new RandomNumbers(seed * worlds + rank))
      for (let left = Math.floor((total + rank) / worlds); left > 0; left -= 1) {
        await world.step()
        done += 1
        if (done % 5000 === 0) onProgress?.(done)
      }
      return world
    }),
  )
  return {
    requests: done,
    allowed: results.reduce((sum, { allowed }) => sum + allowed, 0),
    violations: results.flatMap(({ violations }) => violations),
  }
}

/** A few people and their documents, with the known content of the database. */
class World {
  readonly violations: string[] = []
  allowed = 0
  readonly #client: FirestoreClient
  readonly #name: string
  readonly #random: RandomNumbers
  readonly #stored = new Map<string, StoredFields>()

  constructor(client: FirestoreClient, name: string, random: RandomNumbers) {
    this.#client = client
    this.#name = name
    this.#random = random
  }

  async step(): Promise<void> {
    const sent = randomRequest(this.#random)
    const answer = await this.#send(sent)
    if (answer.verdict !== 'allowed') return
    this.allowed += 1
    const before = new Map(this.#stored)
    const paths = touchedPaths(sent.request)
    if (sent.request.op === 'write') await Promise.all(paths.map((path) => this.#refresh(path)))
    const owner = uidOf(sent.as)
    for (const { path, fields } of answer.documents) {
      this.#check(
        sent,
        this.#ownerOf(path, new Map([...this.#stored, [path, fields]])) === owner,
        `reads ${path}`,
      )
    }
    const isToldOfMissing = sent.request.op === 'get' && answer.documents.length === 0 && owner !== null
    for (const path of paths) {
      if (isToldOfMissing && collectionOf(path)?.tellsMissing) continue
      this.#checkPath(sent, path, before, owner)
    }
  }

  #checkPath(
    sent: RandomRequest,
    path: string,
    before: Map<string, StoredFields>,
    owner: string | null,
  ): void {
    const [old, now] = [before.get(path), this.#stored.get(path)]
    const collection = collectionOf(path)
    // A changed document belongs to its owner before the write, a created one to its owner after it.
    const holder = this.#ownerOf(path, old || !now ? before : this.#stored)
    this.#check(sent, collection !== undefined && holder !== null && holder === owner, `reaches ${path}`)
    if (!now || sent.request.op !== 'write') return
    const unknown = Object.keys(now).filter((name) => !(name in (collection?.fields ?? {})))
    this.#check(sent, unknown.length === 0, `stores ${unknown.join(', ')} in ${path}`)
    const changed = protectedFields(collection).filter((name) => old && differs(old[name], now[name]))
    this.#check(sent, changed.length === 0, `changes ${changed.join(', ')} of ${path}`)
    this.#check(sent, !becomesPaid(collection, old, now), `pays ${path}`)
  }

  /** Null: unknown. */
  #ownerOf(path: string, stored: ReadonlyMap<string, StoredFields>): string | null {
    const collection = collectionOf(path)
    const parts = path.split('/')
    if (collection?.ownedBy === 'id') return parts[1] ?? null
    const holder = collection?.ownedBy === 'parent' ? parts.slice(0, 2).join('/') : path
    const userId = stored.get(holder)?.['userId'] as { stringValue?: string } | undefined
    return userId?.stringValue ?? null
  }

  async #send({ request, as }: RandomRequest): Promise<Answer> {
    const answer = await this.#client.send(request, as, this.#name)
    return { ...answer, documents: answer.documents.map((document) => this.#unnamed(document)) }
  }

  async #refresh(path: string): Promise<void> {
    const [found] = (await this.#client.sendAsServer({ op: 'get', path }, this.#name)).documents
    if (found) this.#stored.set(path, this.#unnamed(found).fields)
    else this.#stored.delete(path)
  }

  /** Replaces the world's name by `#` again. */
  #unnamed({ path, fields }: StoredDocument): StoredDocument {
    const text = JSON.stringify({ path, fields })
    return JSON.parse(
      text.replaceAll(new RegExp(`(owner|other|doc|section|autre)${this.#name}\\b`, 'g'), '$1#'),
    ) as StoredDocument
  }

  #check(sent: RandomRequest, holds: boolean, what: string): void {
    if (!holds) this.violations.push(`${sent.as} ${what}: ${JSON.stringify(sent.request).slice(0, 600)}`)
  }
}

function uidOf(as: Actor): string | null {
  if (as === 'signed out' || as === 'anonymous') return null
  return as === 'other' ? 'other#' : 'owner#'
}

function touchedPaths(request: Request): string[] {
  if (request.op === 'list') return []
  return request.op === 'get' ? [request.path] : [...new Set(request.writes.map(({ path }) => path))]
}

function protectedFields(collection: Collection | undefined): string[] {
  return Object.entries(collection?.fields ?? {}).flatMap(([name, { immutable, isRestamped }]) =>
    immutable && !isRestamped ? [name] : [],
  )
}

function becomesPaid(
  collection: Collection | undefined,
  old: StoredFields | undefined,
  now: StoredFields,
): boolean {
  const isPaid = (fields: StoredFields): boolean => differs(fields['hasPaid'], { booleanValue: false })
  return collection?.path === 'profiles' && old !== undefined && !isPaid(old) && isPaid(now)
}

function differs(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b)
}
