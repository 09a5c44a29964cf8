import { afterEach, beforeEach, expect, vi } from 'vitest'

// Every `console.error` fails the test, such as a React warning or an unexpected failure. A test that expects one says so:
// `vi.spyOn(console, 'error').mockImplementation(() => {})`.
const print = console.error
let printed: unknown[][] = []

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  // What a part loads when it is wanted takes its time on a machine that others use.
  configure({ asyncUtilTimeout: 15_000 })
}

beforeEach(() => {
  printed = []
  console.error = (...args: unknown[]) => {
    printed.push(args)
    print(...args)
  }
})

afterEach(async () => {
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react')
    cleanup()
  }
  vi.restoreAllMocks()
  console.error = print
  expect(printed, 'console.error was called').toEqual([])
})
