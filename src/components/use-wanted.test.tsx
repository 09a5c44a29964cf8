// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useWanted } from './use-wanted'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function shownOf(live: boolean) {
  const { result, rerender } = renderHook((value: boolean) => useWanted(value), { initialProps: live })
  return {
    shown: () => result.current[0],
    want: (next: boolean) => act(() => result.current[1](next)),
    follow: rerender,
  }
}

test('what is wanted shows at once and stays when the live value has followed', () => {
  const box = shownOf(false)
  box.want(true)
  expect(box.shown()).toBe(true)
  box.follow(true)
  expect(box.shown()).toBe(true)
  box.follow(false)
  expect(box.shown(), 'another device took it back').toBe(false)
})

test('an earlier change that comes late does not show again', () => {
  const box = shownOf(true)
  box.want(false)
  box.want(true)
  box.follow(false)
  expect(box.shown()).toBe(true)
  box.follow(true)
  expect(box.shown()).toBe(true)
  box.follow(false)
  expect(box.shown()).toBe(false)
})

test('what the live value never takes is given up after three seconds', () => {
  const box = shownOf(false)
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
