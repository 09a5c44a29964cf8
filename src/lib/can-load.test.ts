import { expect, test, vi } from 'vitest'
import { loadWhenPossible } from './can-load'

function network(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  if (isThere) window.dispatchEvent(new Event('online'))
}

test('without a network nothing is asked for until there is one', async () => {
  network(false)
  const load = vi.fn(() => Promise.resolve('loaded'))
  const loading = loadWhenPossible(load)
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  network(true)
  expect(await loading).toBe('loaded')
})

test('what fails although there is a network is told', async () => {
  const load = () => Promise.reject(new Error('broken'))
  await expect(loadWhenPossible(load)).rejects.toThrow('broken')
})
