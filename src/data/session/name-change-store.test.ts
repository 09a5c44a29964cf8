// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { writeStored } from '@/data/device/device-storage'
import { forgetName, readNameChange, subscribeNameChange } from './name-change-store'

beforeEach(() => {
  // Somebody else was here before.
  readNameChange('nobody')
})

describe('a name that no answer came for', () => {
  test('is found again when the page was loaded anew', () => {
    writeStored('name.u1', 'Camille Durand')
    expect(readNameChange('u1')).toEqual({
      fullName: 'Camille Durand',
      state: 'sent',
      isUnheard: true,
    })
  })

  test("is not another person's", () => {
    writeStored('name.u2', 'Camille Durand')
    expect(readNameChange('u3')).toBeNull()
  })

  test('goes once the server has it, and says so', () => {
    writeStored('name.u4', 'Camille Durand')
    const change = readNameChange('u4')
    let heard = 0
    const stop = subscribeNameChange(() => (heard += 1))
    if (change) forgetName('u4', change)
    stop()
    expect([heard, readNameChange('u4')]).toEqual([1, null])
    readNameChange('nobody')
    expect(readNameChange('u4')).toBeNull()
  })
})

describe('two tabs that change the name', () => {
  /** Another tab of the same device. */
  function openTab() {
    vi.resetModules()
    return import('./name-change-store')
  }
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: 'coach-boom.name.u5' }))
  const unsaved = (tab: Awaited<ReturnType<typeof openTab>>) => tab.keptName.losses[0].count('u5')

  test('keep the later name until its own answer, and both know of it before somebody leaves', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.readNameChange('u5')
    const first = one.nameSent('u5', 'Camille Durand')
    const second = other.nameSent('u5', 'Camille Dupont')
    tell()
    expect(one.readNameChange('u5'), 'the other tab shows its own').toBeNull()
    one.nameAnswered('u5', first, 'saved')
    expect(other.readNameChange('u5')).toEqual({
      fullName: 'Camille Dupont',
      state: 'sent',
      isUnheard: false,
    })
    other.nameAnswered('u5', second, 'refused')
    expect([unsaved(one), unsaved(other)]).toEqual([1, 1])
    expect((await openTab()).readNameChange('u5')?.fullName).toBe('Camille Dupont')
  })
})
