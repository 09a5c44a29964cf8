import { atCreation, Subject, without } from '../case'
import { collections, type Collection, type Field } from '../collections'
import type { Labelled } from '../field-kinds'
import type { Actor } from '../firestore-client'
import type { Request, Write } from '../requests'
import type { RandomNumbers } from './random-numbers'
import type { Fields, Value } from '../values'

export interface RandomRequest {
  readonly as: Actor
  readonly request: Request
}

const subjects = Object.entries(collections).map(([name, collection]) => new Subject(name, collection))
const writable = subjects.filter(({ collection }) => collection.allowed.includes('create'))
const actors: readonly Actor[] = [
  'owner',
  'owner',
  'owner',
  'other',
  'other',
  'anonymous',
  'signed out',
  'without e-mail',
]
const people = ['owner#', 'other#'] as const

/**
 * A random request, valid or wrong in any part. Two people and two strangers share few documents, so that most requests find something to
 * steal, forge or break.
 */
export function randomRequest(random: RandomNumbers): RandomRequest {
  const as = random.pick(actors)
  const subject = randomSubject(random)
  const path = randomPath(random, subject)
  if (random.chance(0.1)) return { as, request: { op: 'get', path } }
  if (random.chance(0.1)) return { as, request: randomQuery(random, subject) }
  const writes = [randomWrite(random, subject, path, as)]
  while (random.chance(0.15)) {
    const other = randomSubject(random)
    const another = randomWrite(random, other, randomPath(random, other), as)
    // A document deleted and created again in one batch would look like a change of the old one.
    if (writes.every((one) => one.path !== another.path)) writes.push(another)
  }
  return { as, request: { op: 'write', writes } }
}

export function collectionOf(path: string): Collection | undefined {
  const names = path.split('/').filter((_, rank) => rank % 2 === 0)
  return subjects.find(({ collection }) => {
    const own = collection.path.split('/').filter((_, rank) => rank % 2 === 0)
    return own.join('/') === names.join('/')
  })?.collection
}

function randomSubject(random: RandomNumbers): Subject {
  return random.pick(random.chance(0.9) ? writable : subjects)
}

function randomPath(random: RandomNumbers, { collection }: Subject): string {
  if (collection.isNamedByFields) return collection.document.replace('owner#', random.pick(people))
  if (collection.ownedBy === 'id') return `${collection.path}/${random.pick(people)}`
  const id = `${random.pick(['doc', 'section', 'autre'])}#`
  return `${collection.path}/${id}`
}

function randomQuery(random: RandomNumbers, { collection }: Subject): Request {
  const limits = [1, collection.limit, collection.limit + 1, 10_000]
  return {
    op: 'list',
    path: collection.path,
    ...(random.chance(0.8) && { limit: Math.max(1, random.pick(limits)) }),
    ...(random.chance(0.8) && { where: { userId: random.pick(people) } }),
  }
}

function randomWrite(random: RandomNumbers, subject: Subject, path: string, as: Actor): Write {
  const kind = random.next()
  if (kind < 0.1) return { op: 'delete', path }
  if (kind < 0.5) return { op: 'set', path, fields: randomDocument(random, subject, as) }
  const changed = subject.fields.filter(() => random.chance(0.2))
  const removed = random.chance(0.1) ? [random.pick(subject.fields)[0]] : []
  const changes = Object.fromEntries(changed.map(([name, field]) => [name, randomValue(random, field, as)]))
  const fields = without({ ...subject.stamps(), ...changes, ...randomStranger(random) }, removed)
  return { op: 'merge', path, fields, remove: removed }
}

function randomDocument(random: RandomNumbers, subject: Subject, as: Actor): Fields {
  const kept = subject.fields.filter(([, { optional, isServers }]) =>
    random.chance(isServers ? 0.05 : optional ? 0.5 : 0.99),
  )
  const entries = kept.map(([name, field]) => [name, randomValue(random, atCreation(field), as)] as const)
  return { ...Object.fromEntries(entries), ...randomStranger(random) }
}

function randomStranger(random: RandomNumbers): Fields {
  return random.chance(0.04) ? { [random.pick(['autre', 'admin', 'role', 'hasPaidUntil'])]: true } : {}
}

function randomValue(random: RandomNumbers, { good, bad }: Pick<Field, 'good' | 'bad'>, as: Actor): Value {
  const labelled = random.chance(0.03) ? random.pick(bad) : random.pick(light(good))
  const value = labelled[1]
  // `collections` describes the owner; the other person's own values are tried too.
  const isAsOther = as === 'other' && typeof value === 'string' && random.chance(0.8)
  return isAsOther ? value.replace(/^owner#/, 'other#') : value
}

const lightOnes = new Map<readonly Labelled[], readonly Labelled[]>()

/** Drops long values, which are slow; the cases cover them. */
function light(values: readonly Labelled[]): readonly Labelled[] {
  const known = lightOnes.get(values)
  if (known) return known
  const few = values.filter(([, value]) => JSON.stringify(value).length < 3000)
  lightOnes.set(values, few)
  return few
}
