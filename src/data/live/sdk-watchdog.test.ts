import { beforeEach, expect, test, vi } from 'vitest'
import { isPoison, mayReloadByItself } from './sdk-watchdog'

const NOON = new Date('2026-11-21T12:00:00Z')
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

beforeEach(() => {
  sessionStorage.clear()
})

test('only a failed assertion of the SDK counts', () => {
  expect(isPoison(new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state'))).toBe(true)
  expect(isPoison(new Error('Missing or insufficient permissions.'))).toBe(false)
  expect(isPoison('INTERNAL ASSERTION FAILED')).toBe(false)
})

test('the page reloads by itself at most once per ten minutes', () => {
  expect(mayReloadByItself(NOON)).toBe(true)
  expect(mayReloadByItself(minutesLater(1))).toBe(false)
  expect(mayReloadByItself(minutesLater(9.9))).toBe(false)
  expect(mayReloadByItself(minutesLater(10))).toBe(true)
})

test('where nothing can be remembered it never reloads by itself: it could go on for ever', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'QuotaExceededError')
  })
  expect(mayReloadByItself(NOON)).toBe(false)
})
