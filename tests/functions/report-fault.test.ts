import { createReadStream, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BrowserFault } from '@/domain/base/browser-fault'
import { Figures } from '../../local/figures/figures'
import { logEntriesIn, type LogEntry } from '../../local/figures/log-entries'
import { CANARY_PROMPT } from './support/canaries'
import { callEndpoint } from './support/endpoint-call'
import { thisStack } from './support/stack'
import { until } from '../support/until'

const FAULT: BrowserFault = {
  version: 'app-AbCd_12-',
  screen: 'projects',
  caught: 'screen',
  error: 'TypeError',
  code: 'react-310',
  place: 'projects-screen-AbCd1234.js:1:2345',
  engine: 'webkit',
  major: 26,
}

let logStart = 0
beforeAll(() => {
  logStart = readWholeLog().length
})

const report = (body: unknown, headers: Record<string, string> = {}) =>
  callEndpoint('reportFault', body, { headers })
const readWholeLog = () => readFileSync(thisStack().logFile)
/** Without the lines of earlier files: Google's runner prints malformed bodies, canaries too. */
const readLog = () => readWholeLog().subarray(logStart).toString()
const linesWith = (text: string) =>
  readLog()
    .split('\n')
    .filter((line) => line.includes(text))

/** The two emulators write log entries in different forms. */
async function entriesWith(text: string): Promise<LogEntry[]> {
  const found: LogEntry[] = []
  for await (const entry of logEntriesIn(createReadStream(thisStack().logFile, 'utf8')))
    if (entry.message.includes(text)) found.push(entry)
  return found
}

it('a fault is one line of codes and versions, and its sender needs no session', async () => {
  const answer = await report({ ...FAULT, place: 'kept-screen-AbCd1234.js:1:7' })
  expect(answer).toMatchObject({ status: 204, raw: '' })
  await until(async () =>
    expect(await entriesWith('kept-screen')).toEqual([
      expect.objectContaining({
        severity: 'WARNING',
        message:
          'browser.fault projects screen TypeError react-310 kept-screen-AbCd1234.js:1:7 app-AbCd_12- webkit 26',
      }),
    ]),
  )
})

it("is counted in the day's figures", async () => {
  const figures = new Figures()
  for await (const entry of logEntriesIn(createReadStream(thisStack().logFile, 'utf8'))) figures.add(entry)
  expect(figures.faultsByVersion.rows()).toEqual([['app-AbCd_12-', 1]])
  expect(figures.faultsByPlace.rows()).toEqual([
    ['screen TypeError react-310 kept-screen-AbCd1234.js:1:7', 1],
  ])
})

describe('refused, without a word in the log', () => {
  it.each<[string, unknown]>([
    ...Object.keys(FAULT).map((key): [string, unknown] => [`without ${key}`, { ...FAULT, [key]: undefined }]),
    ...Object.keys(FAULT).map((key): [string, unknown] => [
      `a text as ${key}`,
      { ...FAULT, [key]: CANARY_PROMPT },
    ]),
    ...Object.keys(FAULT).map((key): [string, unknown] => [
      `a list as ${key}`,
      { ...FAULT, [key]: [FAULT[key as keyof BrowserFault]] },
    ]),
    ['another key', { ...FAULT, message: CANARY_PROMPT }],
    ['the key of a prototype', JSON.stringify(FAULT).replace('{', '{"__proto__":1,')],
    ['an address as screen', { ...FAULT, screen: '/coach/AbCd' }],
    ['a class of its own', { ...FAULT, error: 'CanariError' }],
    ['a code of its own', { ...FAULT, code: 'auth/canari' }],
    ['a number of React that is a text', { ...FAULT, code: 'react-310 canari' }],
    ['a place with a host', { ...FAULT, place: `https://x/${FAULT.place}` }],
    ['a place with words behind it', { ...FAULT, place: `${FAULT.place} canari` }],
    ['a place of a second line', { ...FAULT, place: `${FAULT.place}\ncanari` }],
    ['a version with words', { ...FAULT, version: 'app-canari-canari' }],
    ['a part of a version', { ...FAULT, major: 26.5 }],
    ['a version past all versions', { ...FAULT, major: 1_000 }],
    ['a list', [FAULT]],
    ['an empty object', {}],
  ])('%s gets 400', async (_, body) => {
    expect(await report(body)).toMatchObject({ status: 400, raw: '' })
  })

  it('null and half a JSON object get 400 from the runtime', async () => {
    for (const body of ['null', JSON.stringify(FAULT).slice(0, 40)])
      expect((await report(body)).status).toBe(400)
  })

  it('more than a kilobyte gets 413, another type 415, another method 405', async () => {
    expect((await report({ ...FAULT, place: 'x'.repeat(1_024) })).status).toBe(413)
    expect((await report(FAULT, { 'content-type': 'text/plain' })).status).toBe(415)
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await callEndpoint('reportFault', FAULT, { method })).status).toBe(405)
  })

  it('does not reach the log', () => {
    expect(linesWith('canari')).toEqual([])
    expect(readLog()).not.toMatch(/reportFault.*(error|warn)(?!.*browser\.)/)
  })
})

it('a flood is refused, and the log has a bound', async () => {
  const before = linesWith('browser.fault').length
  const statuses: number[] = []
  for (let round = 0; round < 60; round += 1) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => report(FAULT)))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(new Set(statuses)).toEqual(new Set([204, 429]))
  const taken = statuses.filter((status) => status === 204).length
  await until(() => expect(linesWith('browser.fault').length - before).toBe(taken))
  expect(linesWith('browser.flooded').length).toBeLessThanOrEqual(Math.ceil(taken / 60) + 1)
  expect(linesWith('browser.flooded').length).toBeGreaterThan(0)
})

it('an answer does not name the software behind it', async () => {
  const { headers } = await report(FAULT)
  expect(headers.get('x-powered-by')).toBeNull()
})
