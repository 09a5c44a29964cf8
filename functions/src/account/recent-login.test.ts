import { expect, it } from 'vitest'
import { isRecentLogin } from './recent-login'

const now = new Date('2026-11-21T10:00:00.000Z')
const seconds = now.getTime() / 1000

it('lasts five minutes, inclusive', () => {
  expect(isRecentLogin(seconds, now)).toBe(true)
  expect(isRecentLogin(seconds - 300, now)).toBe(true)
  expect(isRecentLogin(seconds - 300, new Date(now.getTime() + 1))).toBe(false)
})

it.each([undefined, null, '', String(seconds), NaN])('is not recent when the token says %j', (authTime) => {
  expect(isRecentLogin(authTime, now)).toBe(false)
})
