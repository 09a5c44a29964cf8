// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdIdleWork, whenIdle } from './when-idle'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('idle work waits for the drawing of a page that opens', async () => {
  const run = vi.fn()
  const opened = holdIdleWork()
  whenIdle(run)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(run).not.toHaveBeenCalled()
  opened()
  await vi.advanceTimersByTimeAsync(600)
  expect(run).toHaveBeenCalledOnce()
})

test('an opening that does not end holds idle work for 3 s', async () => {
  const run = vi.fn()
  holdIdleWork()
  whenIdle(run)
  await vi.advanceTimersByTimeAsync(3_600)
  expect(run).toHaveBeenCalledOnce()
})

test('idle work that is cancelled never runs, before and after the opening', async () => {
  const run = vi.fn()
  const opened = holdIdleWork()
  whenIdle(run)()
  const cancel = whenIdle(run)
  opened()
  await vi.advanceTimersByTimeAsync(10)
  cancel()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(run).not.toHaveBeenCalled()
})

test('without an opening it runs at the next idle moment', async () => {
  const run = vi.fn()
  whenIdle(run)
  await vi.advanceTimersByTimeAsync(600)
  expect(run).toHaveBeenCalledOnce()
})
