import type { Collection, Field } from './collections'
import type { Actor, Verdict } from './firestore-client'
import type { Document, Request, Write } from './requests'
import { serverTime, type Fields } from './values'

export interface Case {
  readonly name: string
  readonly collection: string
  readonly given: readonly Document[]
  readonly as: Actor
  readonly request: Request
  readonly expected: Verdict
}

export class Subject {
  readonly name: string
  readonly collection: Collection
  readonly fields: readonly (readonly [string, Field])[]
  /** Documents that must exist before a document can be created. */
  readonly parents: readonly Document[]

  constructor(name: string, collection: Collection) {
    this.name = name
    this.collection = collection
    this.fields = Object.entries(collection.fields)
    this.parents = collection.parent ? [collection.parent] : []
  }

  get path(): string {
    return this.collection.document
  }

  pathOf(id: string): string {
    return `${this.collection.path}/${id}`
  }

  /** Every field. */
  complete(): Fields {
    return Object.fromEntries(this.fields.map(([name, field]) => [name, atCreation(field).good[0][1]]))
  }

  smallest(): Fields {
    return without(
      this.complete(),
      this.fields.filter(([, field]) => field.optional).map(([name]) => name),
    )
  }

  /** As a client creates it, without the server's fields. */
  created(): Fields {
    return without(
      this.complete(),
      this.fields.filter(([, field]) => field.isServers).map(([name]) => name),
    )
  }

  existing(fields: Fields = {}): readonly Document[] {
    return [...this.parents, { path: this.path, fields: { ...this.complete(), ...fields } }]
  }

  /** Server timestamps, which every update must write again. */
  stamps(): Fields {
    const stamped = this.fields.filter(([, field]) => !field.immutable && field.good[0][1] === serverTime)
    return Object.fromEntries(stamped.map(([name, field]) => [name, field.good[0][1]]))
  }

  create(fields: Fields, path = this.path): Request {
    return write({ op: 'create', path, fields })
  }

  update(fields: Fields, remove: readonly string[] = []): Request {
    return write({
      op: 'update',
      path: this.path,
      fields: { ...without(this.stamps(), remove), ...fields },
      remove,
    })
  }

  /** A valid update by the owner: the second good value of the first field that has two. */
  harmlessChange(): Fields {
    const changes = this.fields.flatMap(([name, { immutable, good }]) =>
      immutable || !good[1] ? [] : [{ [name]: good[1][1] }],
    )
    return changes[0] ?? { autre: 'texte' }
  }

  case(
    what: string,
    expected: Verdict,
    request: Request,
    { as = 'owner', given = this.existing() }: { as?: Actor; given?: readonly Document[] } = {},
  ): Case {
    const name = `${this.name}: ${as}, ${what} -> ${expected}`
    return { name, collection: this.name, given, as, request, expected }
  }
}

export function atCreation(field: Field): Pick<Field, 'good' | 'bad'> {
  return field.atCreation ?? field
}

export function write(...writes: readonly Write[]): Request {
  return { op: 'write', writes }
}

export function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
