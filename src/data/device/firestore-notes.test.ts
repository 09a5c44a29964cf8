// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { hasWaitingNotes } from './firestore-notes'

afterEach(() => {
  localStorage.clear()
})

test('a change that waits on the disk is known without the database that holds it', () => {
  localStorage.setItem('firestore_zombie_firestore/[DEFAULT]/demo/_client', '1')
  expect(hasWaitingNotes()).toBe(false)
  localStorage.setItem('firestore_mutations_firestore/[DEFAULT]/demo/_4_uid', '{"state":"pending"}')
  expect(hasWaitingNotes()).toBe(true)
})
