// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
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
