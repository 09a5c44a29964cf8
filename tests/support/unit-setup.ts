import { afterEach, beforeEach, expect, vi } from 'vitest'

// What a console would print in red is a fault: a warning of React, a failure that nobody expected. A test that
// expects one says so: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
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
