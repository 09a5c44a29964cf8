import type { CallableFunction } from 'firebase-functions/https'
import { expect, it, vi } from 'vitest'
import { behindGate } from './http-gate'

const options = { maxBytes: 10, codes: { malformed: 'm', tooLarge: 't' } }

function gate() {
  const callable = Object.assign(vi.fn(), {
    __endpoint: { platform: 'gcfv2' },
    run: vi.fn(),
    stream: vi.fn(),
  })
  return { callable, gated: behindGate(callable as unknown as CallableFunction<unknown, unknown>, options) }
}

it('looks like the callable to a deploy and to the emulator', () => {
  const { callable, gated } = gate()
  expect(typeof gated).toBe('function')
  expect(gated.__endpoint).toBe(callable.__endpoint)
})

// The emulator answers preflights by itself, so the functions' tests cannot see this.
it('lets a preflight pass, to be remembered for two hours', () => {
  const { callable, gated } = gate()
  const setHeader = vi.fn()
  const [request, answer] = [{ method: 'OPTIONS' }, { setHeader }] as unknown as Parameters<typeof gated>
  void gated(request, answer)
  expect(callable).toHaveBeenCalledWith(request, answer)
  expect(setHeader).toHaveBeenCalledWith('Access-Control-Max-Age', '7200')
})
