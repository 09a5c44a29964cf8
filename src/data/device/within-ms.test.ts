import { expect, test } from 'vitest'
import { withinMs } from './within-ms'

const never = new Promise<void>(() => undefined)

test('returns whether the work settled in time, and rethrows an error that came in time', async () => {
  expect(await withinMs(Promise.resolve('done'), 1_000)).toBe(true)
  expect(await withinMs(never, 5)).toBe(false)
  await expect(withinMs(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused')
})

test('a failure that comes too late causes no unhandled rejection', async () => {
  const late = new Promise<void>((_resolve, reject) => {
    setTimeout(() => {
      reject(new Error('too late'))
    }, 10)
  })
  expect(await withinMs(late, 1)).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 20))
})
