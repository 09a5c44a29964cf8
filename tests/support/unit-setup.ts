import { afterEach, beforeEach, expect, vi } from 'vitest'

// Every `console.error` fails the test, such as a React warning or an unexpected failure. A test that expects one says so:
// `vi.spyOn(console, 'error').mockImplementation(() => {})`.
const print = console.error
let printed: unknown[][] = []

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
