// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { writeStored } from '@/data/device/device-storage'
import { keepNameChange, readNameChange, subscribeNameChange } from './name-change-store'

beforeEach(() => {
  // Somebody else was here before.
  readNameChange('nobody')
})

describe('a name that no answer came for', () => {
  test('is found again when the page was loaded anew', () => {
    writeStored('name.u1', 'Camille Durand')
    expect(readNameChange('u1')).toEqual({ fullName: 'Camille Durand', status: 'kept' })
  })

  test("is not another person's", () => {
    writeStored('name.u2', 'Camille Durand')
    expect(readNameChange('u3')).toBeNull()
  })

  test('goes once the server has it, and says so', () => {
    writeStored('name.u4', 'Camille Durand')
    readNameChange('u4')
    let heard = 0
    const stop = subscribeNameChange(() => (heard += 1))
    keepNameChange('u4', null)
    stop()
    expect([heard, readNameChange('u4')]).toEqual([1, null])
    readNameChange('nobody')
    expect(readNameChange('u4')).toBeNull()
  })
})
