import { afterEach, expect, test, vi } from 'vitest'
import { eraseLeftovers } from './leftovers'

afterEach(() => {
  localStorage.clear()
})

test('the database of an account that has signed out is deleted, and other databases stay', async () => {
  const deleteDatabase = vi.fn()
  const databases = () => Promise.resolve([{ name: 'coach-boom.sync.uid' }, { name: 'another' }])
  vi.stubGlobal('indexedDB', { deleteDatabase, databases })
  await eraseLeftovers()
  expect(deleteDatabase.mock.calls).toEqual([['coach-boom.sync.uid']])
})

test('the database of an account that signs in meanwhile in another tab stays', async () => {
  const deleteDatabase = vi.fn()
  vi.stubGlobal('indexedDB', {
    deleteDatabase,
    databases: () => {
      localStorage.setItem('coach-boom.signed-in', 'uid')
      return Promise.resolve([{ name: 'coach-boom.sync.uid' }])
    },
  })
  await eraseLeftovers()
  expect(deleteDatabase).not.toHaveBeenCalled()
})
