import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../local/paths'
import { collections, type Collection } from './collections'

interface Index {
  readonly collectionGroup: string
  readonly queryScope: string
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[]
}

const file = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')) as {
  indexes: readonly Index[]
  fieldOverrides: readonly { collectionGroup: string; fieldPath: string; ttl?: boolean }[]
}
/** Collections queried only by the functions. */
const SERVER_ONLY = ['intents', 'mails']
/** The archive alone lists them, without an order. */
const UNORDERED = ['feedback']
const indexes = file.indexes.filter(({ collectionGroup }) => !SERVER_ONLY.includes(collectionGroup))
const described: Readonly<Record<string, Collection>> = collections

describe('firestore.indexes.json', () => {
  // An index on an unknown field deploys without an error, and no query can use it.
  test.each(indexes)('$collectionGroup: known fields, the owner first, newest first', (index) => {
    const { collectionGroup, queryScope, fields } = index
    const known = Object.keys(described[collectionGroup]?.fields ?? {})
    expect(fields.filter(({ fieldPath }) => !known.includes(fieldPath))).toEqual([])
    expect(queryScope).toBe('COLLECTION')
    // The rules refuse a list without a filter by owner.
    expect(fields[0]).toEqual({ fieldPath: 'userId', order: 'ASCENDING' })
    expect(fields.at(-1)).toMatchObject({ order: 'DESCENDING' })
  })

  test('has one for every collection that the browser lists by date', () => {
    const listed = Object.entries(described).flatMap(([name, { allowed, ownedBy }]) =>
      allowed.includes('list') && ownedBy === 'userId' && !UNORDERED.includes(name) ? [name] : [],
    )
    expect([...new Set(indexes.map(({ collectionGroup }) => collectionGroup))].sort()).toEqual(listed.sort())
  })
})

// Without its policy a document that says when it expires is kept for ever: feedback for longer than the privacy page promises.
test('the database deletes what has an end', () => {
  const deleted = file.fieldOverrides.flatMap(({ collectionGroup, fieldPath, ttl }) =>
    ttl === true ? `${collectionGroup}.${fieldPath}` : [],
  )
  // Without `deletions`: the second look of an erasure deletes its note, which it must not lose before.
  const ending = ['feedback', 'formerAddresses', 'mails', 'stripeEvents']
  expect(deleted.sort()).toEqual(ending.map((name) => `${name}.expiresAt`))
})
