import { beforeEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from '@/data/device/device-storage'
import { clearSession, writeSessionHint } from '@/data/device/session-hint'
import { stagedFor } from '@/data/sync/staging'
import { dropWork, leaveUnsaved, leaveWork, readWaitingWork, sizeOf, takeWork } from './waiting-work'

const journal = vi.hoisted(() => ({ entriesOf: (): Promise<unknown> => Promise.resolve([]) }))
vi.mock('@/data/sync/current', () => ({ entriesOf: () => journal.entriesOf() }))

const AT = '2026-11-25T09:00:00.000Z'
const entry = (text: string) => ({ name: 'todos.add', args: { text }, at: AT, key: null, isHeld: false })
const DRAFT = 'coach.draft.lea'

const arrive = (uid: string, isRemembered = true) => {
  writeSessionHint({ uid, email: '', createdAt: null }, isRemembered)
  takeWork(uid)
}

/** The server ended Léa's session. */
function endSession(isRemembered = true) {
  writeSessionHint({ uid: 'lea', email: '', createdAt: null }, isRemembered)
  leaveWork({ uid: 'lea', entries: [entry('A'), entry('B')], texts: { [DRAFT]: 'Un message' } })
  clearSession()
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test.each([true, false])(
  'work waits for its person, then is where journal and screens find it (remembered: %s)',
  (isRemembered) => {
    endSession(isRemembered)
    expect(readStored(DRAFT)).toBeNull()
    expect(stagedFor('lea')).toEqual([])
    expect(localStorage.length).toBe(isRemembered ? 1 : 0)
    const waiting = readWaitingWork()
    expect(waiting && sizeOf(waiting)).toBe(3)
    arrive('lea', isRemembered)
    expect(stagedFor('lea')).toEqual([entry('A'), entry('B')])
    expect(readStored(DRAFT)).toBe('Un message')
    expect(readWaitingWork()).toBeNull()
  },
)

test('a session of one tab takes the work that waits on the device', () => {
  endSession()
  arrive('lea', false)
  expect(stagedFor('lea')).toHaveLength(2)
  expect(localStorage.length).toBe(0)
})

test('a text that was typed since stays', () => {
  endSession()
  writeStored(DRAFT, 'Plus récent')
  arrive('lea')
  expect(readStored(DRAFT)).toBe('Plus récent')
})

test('what two tabs leave is one, once each', () => {
  endSession()
  leaveWork({ uid: 'lea', entries: [entry('B'), entry('C')], texts: {} })
  expect(readWaitingWork()?.entries).toEqual([entry('A'), entry('B'), entry('C')])
})

test('another person who is remembered ends the waiting, and gets nothing of it', () => {
  endSession()
  arrive('max', false)
  expect(readWaitingWork()?.uid).toBe('lea')
  sessionStorage.clear()
  arrive('max')
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/lea|Un message/)
})

test('nothing waits where nothing was unsent', () => {
  leaveWork({ uid: 'lea', entries: [], texts: {} })
  expect(readWaitingWork()).toBeNull()
})

test('« Effacer » erases it, and its undo puts it back', () => {
  endSession()
  const putBack = dropWork()
  expect(localStorage.length).toBe(0)
  putBack()
  expect(readWaitingWork()?.uid).toBe('lea')
})

test('typed texts wait too where another tab deletes the session while the journal is read', async () => {
  writeSessionHint({ uid: 'lea', email: '', createdAt: null }, true)
  writeStored(DRAFT, 'Un message')
  journal.entriesOf = () => {
    clearSession()
    return Promise.resolve([entry('A')])
  }
  await leaveUnsaved('lea')
  expect(readWaitingWork()).toEqual({ uid: 'lea', entries: [entry('A')], texts: { [DRAFT]: 'Un message' } })
  expect(sessionStorage.length).toBe(0)
})
