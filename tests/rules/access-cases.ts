import { write, type Case, type Subject } from './case'
import type { Operation } from './collections'
import type { Actor, Verdict } from './firestore-client'
import type { Request } from './requests'

const actors: readonly Actor[] = ['owner', 'other', 'signed out', 'anonymous']

/** Every actor and operation, on an existing and on a missing document. */
export function accessCases(subject: Subject): Case[] {
  const { collection, path } = subject
  const fields = subject.created()
  const listing: Request = {
    op: 'list',
    path: collection.path,
    limit: collection.limit || 1,
    ...(collection.ownedBy === 'userId' && { where: { userId: 'owner#' } }),
  }
  const requests: readonly (readonly [string, Operation, Request, 'existing' | 'missing'])[] = [
    ['gets it', 'get', { op: 'get', path }, 'existing'],
    ['gets a missing one', 'get', { op: 'get', path }, 'missing'],
    ['lists them', 'list', listing, 'existing'],
    ['creates it', 'create', subject.create(fields), 'missing'],
    ['creates it with set', 'create', write({ op: 'set', path, fields }), 'missing'],
    ['updates it', 'update', subject.update(subject.harmlessChange()), 'existing'],
    ['deletes it', 'delete', write({ op: 'delete', path }), 'existing'],
    ['deletes a missing one', 'delete', write({ op: 'delete', path }), 'missing'],
  ]
  // `resource` is null for a missing document; only rules with the owner stored elsewhere allow reading it.
  const findsMissing = collection.ownedBy !== 'userId'
  return actors.flatMap((as) =>
    requests.map(([what, operation, request, state]) => {
      const mayDo = as === 'owner' && collection.allowed.includes(operation)
      const reachesMissing = state === 'existing' || operation === 'create' || findsMissing
      const isTold =
        collection.tellsMissing === true &&
        operation === 'get' &&
        state === 'missing' &&
        (as === 'owner' || as === 'other')
      const expected: Verdict = isTold || (mayDo && reachesMissing) ? 'allowed' : 'refused'
      const given = state === 'existing' ? subject.existing() : subject.parents
      return subject.case(what, expected, request, { as, given })
    }),
  )
}

export function ownershipCases(subject: Subject): Case[] {
  const { path } = subject
  const fields = subject.created()
  const { ownedBy } = subject.collection
  const mine = { ...fields, ...(ownedBy === 'userId' && { userId: 'other#' }) }
  const theft = [
    subject.case("sets it over somebody's", 'refused', write({ op: 'set', path, fields: mine }), {
      as: 'other',
    }),
    subject.case("sets the same over somebody's", 'refused', write({ op: 'set', path, fields }), {
      as: 'other',
    }),
    subject.case("merges into somebody's", 'refused', write({ op: 'merge', path, fields: mine }), {
      as: 'other',
    }),
    subject.case("gives a field to somebody's", 'refused', subject.update({ autre: 'texte' }), {
      as: 'other',
    }),
  ]
  if (ownedBy !== 'userId') return theft
  const given = subject.parents
  const toOther = { userId: 'other#' }
  return [
    ...theft,
    subject.case('takes it by its owner field', 'refused', subject.update(toOther), { as: 'other' }),
    subject.case('gives it away', 'refused', subject.update(toOther)),
    subject.case('gives it away with set', 'refused', write({ op: 'set', path, fields: mine })),
    subject.case('creates it for somebody', 'refused', subject.create(mine), { given }),
    subject.case('creates it for nobody', 'refused', subject.create({ ...fields, userId: '' }), { given }),
  ]
}
