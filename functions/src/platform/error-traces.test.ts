import { describe, expect, it } from 'vitest'
import { tracesOf } from './error-traces'

const CANARY = 'canari-question-91c4'
const logged = (error: unknown) => JSON.stringify(tracesOf(error))

class ProviderError extends Error {}

it('tells the class and the places', () => {
  const { kind, frames } = tracesOf(new RangeError(CANARY))
  expect(kind).toBe('RangeError')
  expect(frames[0]).toMatch(/^\/.*error-traces\.test\.ts:\d+:\d+$/)
  expect(tracesOf(new ProviderError()).kind).toBe('ProviderError')
})

describe('holds no text', () => {
  it.each<[string, () => unknown]>([
    ['a message', () => new Error(CANARY)],
    ['a name', () => Object.assign(new Error('x'), { name: CANARY })],
    ['a name that looks like a class', () => Object.assign(new Error('x'), { name: 'CanariQuestion' })],
    ['a constructor of its own', () => Object.assign(new Error('x'), { constructor: { name: CANARY } })],
    [
      'a class with a name from outside',
      () => new (Object.defineProperty(class extends Error {}, 'name', { value: CANARY }))(),
    ],
    ['a message like a frame', () => new Error(`x\n    at ${CANARY} (/tmp/${CANARY}.js:1:1)`)],
    [
      'a function name beside a real file',
      () => new Error(`x\n    at ${CANARY} (${import.meta.filename}:1:1)`),
    ],
    ['text behind a real file', () => new Error(`x\n    at a (${import.meta.filename}:1:1) ${CANARY}`)],
    ['a stack of its own', () => Object.assign(new Error('x'), { stack: CANARY })],
    ['a stack that is no text', () => Object.assign(new Error('x'), { stack: { toString: () => CANARY } })],
    ['a cause', () => new Error('x', { cause: CANARY })],
    ['a value that is no error', () => CANARY],
    ['an object', () => ({ name: CANARY, message: CANARY, stack: `    at ${CANARY}` })],
  ])('of %s', (_, make) => {
    expect(logged(make())).not.toMatch(/canari/i)
  })
})

it('is quick on a message made to be slow', () => {
  const startedAt = performance.now()
  logged(new Error(`    at ${'/'.repeat(90_000)}\n${'    at a (/a:1:1\n'.repeat(20_000)}`))
  expect(performance.now() - startedAt).toBeLessThan(1000)
})
