// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { hasWaitingNotes, mendNotes } from './firestore-notes'

afterEach(() => {
  localStorage.clear()
})

test('a change that waits on the disk is known without the database that holds it', () => {
  localStorage.setItem('firestore_zombie_firestore/[DEFAULT]/demo/_client', '1')
  expect(hasWaitingNotes()).toBe(false)
  localStorage.setItem('firestore_mutations_firestore/[DEFAULT]/demo/_4_uid', '{"state":"pending"}')
  expect(hasWaitingNotes()).toBe(true)
})

test('a note that finds no room goes straight to the other tabs, as if it had found some', async () => {
  const note = { key: 'firestore_mutations_firestore/[DEFAULT]/demo/_4_uid', newValue: '{"state":"pending"}' }
  const { setItem, removeItem } = Storage.prototype
  const other = new BroadcastChannel('firestore_notes')
  try {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
    mendNotes()

    const told = new Promise((resolve) => (other.onmessage = ({ data }) => resolve(data)))
    localStorage.setItem(note.key, note.newValue)
    expect(await told).toEqual(note)
    expect(() => localStorage.setItem('coach-boom.draft', 'Un texte')).toThrow('No room')

    const hear = vi.fn()
    window.addEventListener('storage', hear)
    other.postMessage(note)
    await vi.waitFor(() => expect(hear).toHaveBeenCalled())
    expect(hear.mock.lastCall?.[0]).toMatchObject({ ...note, storageArea: localStorage })

    // Firestore writes its last notes then.
    window.dispatchEvent(new Event('pagehide'))
    localStorage.setItem(note.key, note.newValue)
  } finally {
    Object.assign(Storage.prototype, { setItem, removeItem })
    other.close()
  }
})

test('what a tab says of itself and its lists is stored as soon as there is room, unless it is over by then', () => {
  const client = (tab: string) => `firestore_clients_firestore/[DEFAULT]/demo/_${tab}`
  const target = (id: number) => `firestore_targets_firestore/[DEFAULT]/demo/_${id}`
  const [own, left] = [client('a'), client('b')]
  const { setItem, removeItem } = Storage.prototype
  let isFull = true
  try {
    Storage.prototype.setItem = function (key: string, value: string) {
      if (isFull) throw new DOMException('No room', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
    mendNotes()
    localStorage.setItem(own, '{"activeTargetIds":[2]}')
    localStorage.setItem(own, '{"activeTargetIds":[2,4]}')
    localStorage.setItem(left, '{"activeTargetIds":[6]}')
    localStorage.setItem('firestore_mutations_firestore/[DEFAULT]/demo/_4_uid', '{"state":"pending"}')
    for (const id of [2, 4]) localStorage.setItem(target(id), '{"state":"current"}')
    localStorage.removeItem(left)
    const told = { key: target(4), newValue: '{"state":"not-current"}' }
    window.dispatchEvent(new StorageEvent('storage', told))
    expect(localStorage.length).toBe(0)

    isFull = false
    window.dispatchEvent(new StorageEvent('storage', { key: 'firestore_sequence_number', newValue: '7' }))
    // A change may have been answered since: another tab takes its note away.
    expect(Object.entries(localStorage)).toEqual([
      [own, '{"activeTargetIds":[2,4]}'],
      [target(2), '{"state":"current"}'],
    ])
  } finally {
    Object.assign(Storage.prototype, { setItem, removeItem })
  }
})
