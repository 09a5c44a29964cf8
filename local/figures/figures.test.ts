import { describe, expect, it } from 'vitest'
import { Figures } from './figures'
import { logEntriesIn } from './log-entries'
import { htmlOf, tablesOf, textOf } from './page'
import { Quantiles } from './quantiles'

async function figuresOf(text: string, pieceLength = text.length): Promise<Figures> {
  const figures = new Figures()
  for await (const entry of logEntriesIn(inPieces(text, pieceLength))) figures.add(entry)
  return figures
}

// oxlint-disable-next-line typescript/require-await -- as a stream hands them over
async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let index = 0; index < text.length; index += Math.max(1, length))
    yield text.slice(index, index + length)
}

const entry = (message: string, severity = 'INFO', timestamp = '2026-11-23T10:00:00.123456Z') => ({
  insertId: 'a{"b',
  jsonPayload: { message, code: 'x' },
  resource: { type: 'cloud_run_revision', labels: { service_name: 'coachchat' } },
  severity,
  timestamp,
})

const MESSAGES: readonly [string, string?][] = [
  ['coach.answered stop 1200 400 900 640 100 12'],
  ['coach.answered stop 2000 500 900 640 0 20 2 1'],
  ['coach.doubted figures vous'],
  ['coach.doubted figures'],
  ['coach.rated useful'],
  ['coach.rated not-useful'],
  ['coach.rated reason wrong'],
  ['coach.answered length 3000 600'],
  ['coach.refused coach/quota-hour'],
  ['coach.refused coach/misconfigured key-shape', 'ERROR'],
  ['coach.attempt-failed coach/provider-busy busy 429', 'WARNING'],
  ['coach.unexpected TypeError', 'ERROR'],
  ['trial.opened first'],
  ['trial.opened second'],
  ['payment.paid 2999'],
  ['payment.paid 2999'],
  ['payment.refunded 2999'],
  ['payment.webhook payment_intent.succeeded settled'],
  ['payment.reconciled'],
  ['browser.fault todos screen TypeError react-310 todos-AbCd1234.js:1:2 app-AbCd1234 webkit 26', 'WARNING'],
  ['browser.fault home promise Error - - visitor-AbCd1234 firefox 140', 'WARNING'],
  ['Callable request verification passed', 'DEBUG'],
]
const ENTRIES = MESSAGES.map(([message, severity], hour) =>
  entry(message, severity, `2026-11-23T${String(hour).padStart(2, '0')}:00:00Z`),
)

function expectTheDay(figures: Figures): void {
  expect(figures).toMatchObject({
    entries: MESSAGES.length,
    signUps: 2,
    trials: 1,
    payments: 2,
    paidCents: 5998,
    refunds: 1,
    refundedCents: 2999,
    reconciliations: 1,
    questions: 3,
    proposals: 1,
    promptTokens: 1800,
    completionTokens: 32,
    cachedTokens: 1280,
    cacheWriteTokens: 100,
    useful: 1,
    notUseful: 1,
  })
  expect(figures.doubts.rows()).toEqual([
    ['figures', 2],
    ['vous', 1],
  ])
  expect(figures.reasons.rows()).toEqual([['wrong', 1]])
  expect(figures.alerts.rows()).toEqual([
    ['coach.refused coach/misconfigured', 1],
    ['coach.unexpected TypeError', 1],
  ])
  expect(figures.warnings.rows()).toEqual([['coach.attempt-failed coach/provider-busy', 1]])
  expect(figures.codes.rows().map(([code]) => code)).toEqual([
    'coach/misconfigured',
    'coach/provider-busy',
    'coach/quota-hour',
  ])
  expect(figures.faultsByScreen.rows()).toEqual([
    ['home', 1],
    ['todos', 1],
  ])
  expect(figures.faultsByVersion.rows()).toEqual([
    ['app-AbCd1234', 1],
    ['visitor-AbCd1234', 1],
  ])
  expect(figures.first.at(0.95)).toBeGreaterThan(590)
  expect(figures.first.at(0.95)).toBeLessThan(610)
}

describe('reads the day alike', () => {
  const list = JSON.stringify(ENTRIES, null, 2)
  it.each([2, 7, 64, list.length])('from the list of gcloud, in pieces of %i', async (length) => {
    const figures = await figuresOf(list, length)
    expectTheDay(figures)
    expect(figures.from?.toISOString()).toBe('2026-11-23T00:00:00.000Z')
    expect(figures.to?.toISOString()).toBe('2026-11-23T21:00:00.000Z')
  })

  it('from an object a line', async () => {
    expectTheDay(await figuresOf(ENTRIES.map((each) => JSON.stringify(each)).join('\n')))
  })

  it("from the local stack's log, whose lines have no time", async () => {
    const levels: Record<string, string> = {
      INFO: 'info',
      WARNING: 'warning',
      ERROR: 'error',
      DEBUG: 'debug',
    }
    const lines = MESSAGES.map(
      ([message, severity = 'INFO']) =>
        `[functions:node] ${levels[severity] ?? ''} ${message.startsWith('payment.rec') ? '287-1 ' : ''}${message}`,
    )
    const figures = await figuresOf(['[functions] loaded { 12 }', ...lines, 'auth: {"no'].join('\n'), 50)
    expectTheDay(figures)
    expect(figures.from).toBeNull()
  })

  it("from firebase-tools' log", async () => {
    const lines = MESSAGES.map(
      ([message, severity = 'INFO']) => `>  ${JSON.stringify({ severity, message, facts: {} })}`,
    )
    expectTheDay(await figuresOf(['i  functions: Beginning execution', ...lines].join('\n')))
  })
})

it('counts 5xx of requests, and ignores foreign log lines', async () => {
  const requests = [200, 503, 500].map((status) => ({ httpRequest: { status }, severity: 'ERROR' }))
  const odd = [
    { jsonPayload: { message: { a: 1 } } },
    { textPayload: 'at Object.<anonymous> x.y' },
    {},
    3,
    null,
  ]
  const figures = await figuresOf(JSON.stringify([...requests, ...odd]))
  expect(figures.serverErrors).toBe(2)
  expect(figures.alerts.rows()).toEqual([])
})

it('holds no more for a log of any size', async () => {
  const huge = entry('x'.repeat(400_000))
  const many = Array.from({ length: 1_000 }, (_, rank) =>
    entry(`browser.fault home error Error - - app-${rank} webkit 1`),
  )
  const figures = await figuresOf(JSON.stringify([huge, ...many, entry('trial.opened first')]), 65_536)
  expect(figures.signUps).toBe(1)
  expect(figures.entries).toBe(1_001)
  expect(figures.faultsByVersion.rows()).toHaveLength(201)
  expect(figures.faultsByVersion.rows()[0]).toEqual(['others', 800])
})

it('finds a quantile within a hundredth', () => {
  const quantiles = new Quantiles()
  for (let value = 1; value <= 10_000; value += 1) quantiles.add(value)
  expect(quantiles.at(0.5)! / 5_000).toBeCloseTo(1, 1)
  expect(Math.abs(quantiles.at(0.95)! / 9_500 - 1)).toBeLessThan(0.011)
  expect(new Quantiles().at(0.5)).toBeNull()
})

it('shows text from a log as text', async () => {
  const figures = await figuresOf(
    JSON.stringify([entry('browser.fault <b>x</b> error Error - - app-1 webkit 1')]),
  )
  expect(htmlOf(tablesOf(figures))).not.toContain('<b>')
  expect(htmlOf(tablesOf(figures))).toContain('&#60;b&#62;x')
  expect(textOf(tablesOf(figures))).toContain('Faults of browsers by screen\n  <b>x</b>  1')
})
