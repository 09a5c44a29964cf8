import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyWithPreload } from './lazy-with-preload'

const hello = ({ name }: { name: string }) => <p>Bonjour {name}</p>
const inSuspense = (part: React.ReactNode) => <Suspense fallback={<p>Un instant</p>}>{part}</Suspense>

test('a part that was preloaded is drawn at once, without a fallback', async () => {
  const Hello = lazyWithPreload(() => Promise.resolve(hello))
  await Hello.preload()
  render(inSuspense(<Hello name="Camille" />))
  expect(screen.queryByText('Bonjour Camille')).not.toBeNull()
})

test('a part that was not is loaded when it is drawn', async () => {
  const Hello = lazyWithPreload(() => Promise.resolve(hello))
  render(inSuspense(<Hello name="Camille" />))
  expect(screen.queryByText('Un instant')).not.toBeNull()
  await screen.findByText('Bonjour Camille')
})

test('a loaded part is not loaded again, and a failed one is', async () => {
  const load = vi.fn(() => Promise.resolve(hello))
  load.mockRejectedValueOnce(new Error('no network'))
  const Hello = lazyWithPreload(load)
  await expect(Hello.preload()).rejects.toThrow('no network')
  await Hello.preload()
  await Hello.preload()
  expect(load).toHaveBeenCalledTimes(2)
})
