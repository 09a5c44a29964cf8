import { describe, expect, inject, test } from 'vitest'
import { allCases } from './cases'
import { FirestoreClient } from './firestore-client'
import { verdictsOf } from './run-cases'

// Set by the short form of `npm run test:google`.
const cases = allCases(Number(process.env['RULES_SHAPES_ONE_OF'] ?? 1))
const verdicts = await verdictsOf(new FirestoreClient(inject('firestoreOrigin')), cases)

describe('firestore.rules', () => {
  test('are held to at least a thousand cases, each with a name of its own', () => {
    expect(allCases().length).toBeGreaterThanOrEqual(1000)
    const names = allCases().map(({ name }) => name)
    expect(names.filter((name, rank) => names.indexOf(name) !== rank)).toEqual([])
  })

  cases.forEach(({ name, expected }, rank) => {
    test(name, () => expect(verdicts[rank]).toBe(expected))
  })
})
