import { afterEach, expect, test, vi } from 'vitest'
import { eraseLeftovers } from './leftovers'

afterEach(() => {
  localStorage.clear()
})

test('what was kept of somebody who has left goes, what is not ours stays', async () => {
  const deleteDatabase = vi.fn()
  const databases = () => Promise.resolve([{ name: 'coach-boom.sync.uid' }, { name: 'another' }])
  vi.stubGlobal('indexedDB', { deleteDatabase, databases })
  await eraseLeftovers()
  expect(deleteDatabase.mock.calls).toEqual([['coach-boom.sync.uid']])
})

test('what belongs to somebody who came in meanwhile, in another tab, stays', async () => {
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
