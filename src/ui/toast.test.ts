import { beforeEach, expect, test, vi } from 'vitest'
import type { AddToast } from './toast'

beforeEach(() => {
  vi.resetModules()
})

test('toasts from before the toaster are shown when it is mounted, without those that were closed meanwhile', async () => {
  const { openToasts, showToast } = await import('./toast')
  const end = showToast({ text: 'Hors ligne' })
  const endKept = showToast({ text: 'Une nouvelle version' })
  end()
  const shown: string[] = []
  const close = vi.fn()
  const toaster: AddToast = ({ text }) => {
    shown.push(text)
    return close
  }
  openToasts(toaster)
  expect(shown).toEqual(['Une nouvelle version'])
  end()
  expect(close).not.toHaveBeenCalled()
  endKept()
  expect(close).toHaveBeenCalledOnce()
})

test('the toaster is wanted by the first toast', async () => {
  const { showToast, toasterWanted } = await import('./toast')
  showToast({ text: 'Hors ligne' })
  await toasterWanted
})
