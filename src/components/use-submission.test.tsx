// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppError } from '@/domain/base/errors'
import type { ToastOptions } from '@/ui/toast'
import type { Outcome } from './use-late-outcome'
import { useSubmission } from './use-submission'

const toasts = vi.hoisted((): ToastOptions[] => [])
vi.mock('@/ui/toast', () => ({ showToast: (options: ToastOptions) => toasts.push(options) }))

afterEach(() => {
  toasts.length = 0
})

function begun(outcome: () => Outcome) {
  const { result, unmount } = renderHook(() => useSubmission())
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const drawn: string[] = []
  let done: Promise<void> = Promise.resolve()
  act(() => {
    done = result.current.run(
      async () => {
        await gate
        const said = outcome()
        drawn.push('done')
        return said
      },
      (code) => {
        drawn.push(code)
        return `Refusé\u00a0: ${code}`
      },
    )
  })
  const end = async (): Promise<void> => {
    await act(async () => {
      open()
      await done
    })
  }
  return { result, unmount, drawn, end }
}

function refuse(): Outcome {
  throw new AppError('network/offline')
}

test.each<[string, () => Outcome, string]>([
  ['a success', () => 'Fait.', 'done'],
  ['a failure', refuse, 'network/offline'],
])('the place on the screen says %s alone while it is there', async (_, outcome, drawn) => {
  const run = begun(outcome)
  expect(run.result.current.isBusy).toBe(true)
  await run.end()
  expect(run.result.current.isBusy).toBe(false)
  expect(run.drawn).toEqual([drawn])
  expect(toasts).toEqual([])
})

test.each<[string, () => Outcome, readonly object[]]>([
  ['a success', () => 'Fait.', [{ text: 'Fait.', tone: 'info' }]],
  ['a failure', refuse, [{ text: 'Refusé\u00a0: network/offline', tone: 'alert' }]],
  [
    'an outcome of its own tone',
    () => ({ text: 'Presque.', tone: 'alert' }),
    [{ text: 'Presque.', tone: 'alert' }],
  ],
  ['nothing of an outcome without a sentence', () => null, []],
])('a toast says %s once the place has gone', async (_, outcome, expected) => {
  const run = begun(outcome)
  run.unmount()
  await run.end()
  expect(toasts).toEqual(expected)
})
