import { createHash, createHmac } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { safetyIdentifierOf } from './safety-identifier'

const KEY = 'a key of the hashes that is long enough to be one'
const withKey = (key: string) => vi.stubEnv('TRIAL_HASH_KEY', key)
afterEach(() => vi.unstubAllEnvs())

test('is a hash with our key, the same each time, of one person alone', () => {
  withKey(KEY)
  const identifier = safetyIdentifierOf('uid-1')
  expect(identifier).toBe(createHmac('sha256', KEY).update('coach uid-1').digest('hex'))
  expect(safetyIdentifierOf('uid-1')).toBe(identifier)
  expect(safetyIdentifierOf('uid-2')).not.toBe(identifier)
})

test('is found by nobody without the key', () => {
  withKey(KEY)
  const identifier = safetyIdentifierOf('uid-1')
  const guesses = ['uid-1', 'coach uid-1'].flatMap((text) => [
    text,
    createHash('sha256').update(text).digest('hex'),
  ])
  expect(guesses).not.toContain(identifier)
  withKey(KEY.toUpperCase())
  expect(safetyIdentifierOf('uid-1')).not.toBe(identifier)
})

test.each(['', ' ', 'short'])('is none with the key %j', (key) => {
  withKey(key)
  expect(safetyIdentifierOf('uid-1')).toBeNull()
})
