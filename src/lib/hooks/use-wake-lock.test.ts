import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useWakeLock } from './use-wake-lock'

/** `held`: the locks that the browser gave, and whether each is still held. */
function fakeWakeLock() {
  const held: boolean[] = []
  const request = vi.fn(() => {
    const index = held.push(true) - 1
    const release = () => {
      held[index] = false
      return Promise.resolve()
    }
    return Promise.resolve({ release })
  })
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  return { held, request }
}

function asked(isHeld: boolean) {
  const { rerender } = renderHook(useWakeLock, { initialProps: isHeld })
  return (next: boolean) => rerender(next)
}

const settle = () => act(() => Promise.resolve())

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('the screen stays on as long as it is asked for, also after the page was hidden', async () => {
  const { held } = fakeWakeLock()
  const ask = asked(true)
  await settle()
  expect(held).toEqual([true])
  // The browser released the lock of the hidden page.
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(held).toEqual([false, true])
  ask(false)
  await settle()
  expect(held).toEqual([false, false])
})

test('a lock that arrives too late is released, and a refused one is ignored', async () => {
  const { held, request } = fakeWakeLock()
  const ask = asked(true)
  ask(false)
  await settle()
  expect(held).toEqual([false])
  request.mockRejectedValue(new DOMException('The battery is low', 'NotAllowedError'))
  ask(true)
  await settle()
  expect(held).toEqual([false])
})
