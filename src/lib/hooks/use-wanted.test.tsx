import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useWanted } from './use-wanted'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function shownOf<T extends string | boolean | null>(live: T) {
  const { result, rerender } = renderHook((value: T) => useWanted(value), { initialProps: live })
  return {
    shown: () => result.current[0],
    want: (next: T) => act(() => result.current[1](next)),
    follow: rerender,
  }
}

test('a wanted value shows at once, and stays once the live value has followed', () => {
  const box = shownOf<boolean>(false)
  box.want(true)
  expect(box.shown()).toBe(true)
  box.follow(true)
  expect(box.shown()).toBe(true)
  box.follow(false)
  expect(box.shown(), 'another device took it back').toBe(false)
})

test('an earlier change that comes late does not show again', () => {
  const box = shownOf<boolean>(true)
  box.want(false)
  box.want(true)
  box.follow(false)
  expect(box.shown()).toBe(true)
  box.follow(true)
  expect(box.shown()).toBe(true)
  box.follow(false)
  expect(box.shown()).toBe(false)
})

test('a wanted value that never becomes the live value is dropped after three seconds', () => {
  const box = shownOf<boolean>(false)
  box.want(true)
  act(() => {
    vi.advanceTimersByTime(2_999)
  })
  expect(box.shown()).toBe(true)
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(box.shown()).toBe(false)
})

test('no answer is an answer too', () => {
  const box = shownOf<boolean | null>(true)
  box.want(null)
  expect(box.shown()).toBe(null)
  box.follow(null)
  box.follow(true)
  expect(box.shown(), 'another device answered again').toBe(true)
})

test('wanting the current value waits for nothing', () => {
  const box = shownOf<string>('Lampes')
  box.want('Lampes')
  box.follow('Luminaires')
  expect(box.shown()).toBe('Luminaires')
})
