// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { eraseLeftovers } from './leftovers'

afterEach(() => {
  localStorage.clear()
})

test("Firestore's notes of somebody who has left go, what is not of Firestore stays", async () => {
  localStorage.setItem('firestore_mutations_firestore/[DEFAULT]/demo/_4_uid', '{"state":"pending"}')
  localStorage.setItem('another', 'stays')
  await eraseLeftovers()
  expect(Object.keys(localStorage)).toEqual(['another'])
})

test('what belongs to somebody who came in meanwhile, in another tab, stays', async () => {
  const deleteDatabase = vi.fn()
  vi.stubGlobal('indexedDB', {
    deleteDatabase,
    databases: () => {
      localStorage.setItem('coach-boom.signed-in', 'uid')
      return Promise.resolve([{ name: 'firestore/[DEFAULT]/demo/main' }])
    },
  })
  await eraseLeftovers()
  expect(deleteDatabase).not.toHaveBeenCalled()

  localStorage.setItem('firestore_mutations_firestore/[DEFAULT]/demo/_4_uid', '{"state":"pending"}')
  await eraseLeftovers()
  expect(Object.keys(localStorage)).toHaveLength(2)
})
