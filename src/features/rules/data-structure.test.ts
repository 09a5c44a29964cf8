import { expect, test } from 'vitest'
import indexFile from '../../../firestore.indexes.json'
import rules from '../../../firestore.rules?raw'
import { COLLECTIONS, INDEXES } from './data-structure'

test('the documentation lists the indexes that are deployed', () => {
  const deployed = indexFile.indexes.map(({ collectionGroup, fields }) => ({
    collection: collectionGroup,
    fields: fields.map(({ fieldPath, order }) => `${fieldPath} ${order === 'ASCENDING' ? '↑' : '↓'}`),
  }))
  expect(INDEXES).toEqual(deployed)
})

// Nobody writes a payment but the server: the rules name no field of it but its owner.

test('the documentation names the collections and fields that the rules know', () => {
  for (const { name, fields } of COLLECTIONS) {
    expect(rules).toContain(`match /${name}/{`)
    for (const field of name === 'payments' ? [] : fields) expect(rules).toMatch(new RegExp(`\\b${field}\\b`))
  }
})

test('no field that the rules take is missing in the documentation', () => {
  for (const { name, fields } of COLLECTIONS.filter((one) => one.name !== 'payments')) {
    const holder = rules.split(name === 'product' ? 'function isCandidate(' : `match /${name}/{`)[1] ?? ''
    const [, list = ''] = /keys\(\)\.hasOnly\(([^)]*)\)/.exec(holder) ?? []
    const known = [...list.matchAll(/'(\w+)'/g)].map(([, field]) => field)
    expect(known.length).toBeGreaterThan(3)
    expect(fields).toEqual(expect.arrayContaining(known))
  }
})
