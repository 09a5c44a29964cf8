import { expect, test, vi } from 'vitest'
import { loadWhenPossible } from './can-load'

function network(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  if (isThere) window.dispatchEvent(new Event('online'))
}

test('without a network no file is requested until the server answers', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('not yet'))
  fetched.mockResolvedValue(new Response())
  network(false)
  const load = vi.fn(() => Promise.resolve('loaded'))
  const loading = loadWhenPossible(load)
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  network(true)
  expect(await loading).toBe('loaded')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a load that fails with a network rejects', async () => {
  const load = () => Promise.reject(new Error('broken'))
  await expect(loadWhenPossible(load)).rejects.toThrow('broken')
})
