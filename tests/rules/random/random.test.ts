import { expect, inject, test } from 'vitest'
import { FirestoreClient } from '../firestore-client'
import { runRandom } from './random-run'

test('3,000 random requests: only owners pass, nothing protected changes, no unknown field lands', async () => {
  const client = new FirestoreClient(inject('firestoreOrigin'))
  const { allowed, violations } = await runRandom(client, { total: 3000, seed: 1 })
  expect(violations).toEqual([])
  // A run in which all requests are refused would prove nothing.
  expect(allowed).toBeGreaterThan(300)
})
