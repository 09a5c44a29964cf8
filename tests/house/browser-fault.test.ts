import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  BROWSER_FAULT_BYTES_MAX,
  FAULT_ERRORS,
  FAULT_SCREENS,
  parseBrowserFault,
} from '@/domain/base/browser-fault'
import { AppError } from '@/domain/base/errors'
import { readHosting } from '../../local/hosting/hosting'
import { allScreens } from '../../src/lib/screens'

const LONGEST = {
  version: `plan-visitor-${'x'.repeat(8)}`,
  screen: 'accessibility',
  caught: 'overlay',
  error: 'InvalidStateError',
  code: 'payment/refund-window-over',
  place: `${'x'.repeat(51)}-${'x'.repeat(8)}.js:999999:9999999`,
  engine: 'chromium',
  major: 999,
}

test('every screen has its word, and every word its screen', () => {
  expect([...FAULT_SCREENS].sort()).toEqual([...allScreens.map(({ name }) => name), 'none'].sort())
})

test('our own errors are named as they name themselves', () => {
  expect(FAULT_ERRORS).toContain(new AppError('unknown').name)
})

test('the longest fault fits, by far', () => {
  expect(parseBrowserFault(LONGEST)).toEqual(LONGEST)
  expect(JSON.stringify(LONGEST).length * 2).toBeLessThan(BROWSER_FAULT_BYTES_MAX)
})

test('the page asks its own origin, which Hosting hands over', () => {
  const address = /fetch\('([^']+)'/.exec(readFileSync('src/fault-reporter.ts', 'utf8'))?.[1]
  const { rewrites, headers } = readHosting()
  expect(rewrites.find(({ source }) => source === address)?.function?.functionId).toBe('reportFault')
  expect(JSON.stringify(headers)).toContain("connect-src 'self'")
})
