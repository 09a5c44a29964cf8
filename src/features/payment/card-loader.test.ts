import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCardLoader, SLOW_MS } from './card-loader'

/** A fake network: each load is pending until the test ends it. */
function loaderOnHold() {
  const loads: { arrive: (tools: string) => void; fail: () => void }[] = []
  const askAgain = vi.fn()
  const loader = createCardLoader(
    () =>
      new Promise<string>((arrive, refuse) => {
        loads.push({ arrive, fail: () => refuse(new Error('blocked')) })
      }),
    askAgain,
  )
  return { loader, loads, askAgain }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is ready when the field is, not before', async () => {
  const { loader, loads } = loaderOnHold()
  loader.start()
  loads[0]!.arrive('stripe')
  await vi.advanceTimersByTimeAsync(0)
  expect(loader.read()).toMatchObject({ stage: 'mounting', tools: 'stripe', isSlow: false })
  loader.fieldIsReady()
  await vi.advanceTimersByTimeAsync(SLOW_MS)
  expect(loader.read()).toMatchObject({ stage: 'ready', isSlow: false })
})

it('is slow after ten seconds, and accepts a script that arrives late', async () => {
  const { loader, loads } = loaderOnHold()
  loader.start()
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1)
  expect(loader.read().isSlow).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(loader.read()).toMatchObject({ stage: 'loading', isSlow: true })
  loads[0]!.arrive('stripe')
  await vi.advanceTimersByTimeAsync(0)
  loader.fieldIsReady()
  expect(loader.read()).toMatchObject({ stage: 'ready', isSlow: false })
})

it('sends a second request for a script that hangs, and accepts the first to arrive', async () => {
  const { loader, loads, askAgain } = loaderOnHold()
  loader.start()
  await vi.advanceTimersByTimeAsync(SLOW_MS)
  loader.retry()
  expect(loader.read()).toMatchObject({ stage: 'loading', isSlow: false })
  expect(askAgain).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(SLOW_MS)
  expect(loader.read().isSlow).toBe(true)
  loads[0]!.arrive('stripe')
  await vi.advanceTimersByTimeAsync(0)
  expect(loader.read().stage).toBe('mounting')
})

it('says at once that it was blocked, and a later try can succeed', async () => {
  const { loader, loads } = loaderOnHold()
  loader.start()
  loads[0]!.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(loader.read().stage).toBe('failed')
  loader.retry()
  expect(loader.read().stage).toBe('loading')
  loads[1]!.arrive('stripe')
  await vi.advanceTimersByTimeAsync(0)
  expect(loader.read().stage).toBe('mounting')
})

it('mounts another field when the first does not answer', async () => {
  const { loader, loads } = loaderOnHold()
  loader.start()
  loads[0]!.arrive('stripe')
  await vi.advanceTimersByTimeAsync(SLOW_MS)
  expect(loader.read()).toMatchObject({ stage: 'mounting', isSlow: true, round: 0 })
  loader.retry()
  expect(loader.read()).toMatchObject({ stage: 'mounting', isSlow: false, round: 1 })
  expect(loads).toHaveLength(1)
})

it('loads no card field for a page that was left', async () => {
  const { loader, loads } = loaderOnHold()
  loader.start()()
  loads[0]!.arrive('stripe')
  await vi.advanceTimersByTimeAsync(0)
  expect(loader.read().stage).toBe('loading')
})
