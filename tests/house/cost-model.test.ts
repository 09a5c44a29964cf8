// Compares the costs and the deployment in docs/deploy.md with the code.
import { readFileSync } from 'node:fs'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import {
  ACCOUNTS,
  AI_PRICES,
  busiestHour,
  busiestHourTable,
  costTable,
  dayOfUse,
  MODEL_PRICES,
  modelPriceTable,
  monthlyCost,
} from '../../bench/cost-model'
import { settingsOf } from '../../functions/src/coach/model-families'
import { EVENT_TYPES } from '../../functions/src/payment/settlement/events'
import { BACKUP_DAYS, LOG_DAYS } from '../../src/domain/base/business'

const deploy = readFileSync('docs/deploy.md', 'utf8')
const operate = readFileSync('docs/operate.md', 'utf8')
const squeeze = (text: string) => text.replace(/[ -]+/g, ' ')

test('the table of costs equals the result of the model', () => {
  for (const row of costTable(ACCOUNTS)) expect(squeeze(deploy)).toContain(squeeze(row))
})

test('the table of the busiest hour equals the result of the model', () => {
  for (const row of busiestHourTable(ACCOUNTS)) expect(squeeze(operate)).toContain(squeeze(row))
})

test('the busiest hour is a share of the day, and its streams last as long as an answer', () => {
  // 1,000,000 x 20 % x 3 questions x 15 % in 3,600 s
  expect(busiestHour(1_000_000)).toMatchObject({ exchanges: 25, streams: 150, tokens: 25 * 60 * 4_700 })
})

test('a day of use is the sum of its openings, ticks and exchanges', () => {
  // 9 + 9 + 2, 0.3 x 21, 0.2 x 105, 4 x 2, 3 x 11; 4 x 2, 3 x 6, 4.
  expect(dayOfUse().reads).toBeCloseTo(88.3)
  expect(dayOfUse().writes).toBe(30)
})

test('usage in the free tier of Google costs nothing, and the AI is paid from the first token', () => {
  const few = monthlyCost(100)
  expect([few.firestore, few.hosting, few.functions]).toEqual([0, 0, 0])
  // 100 x 20 % x 30 days x 3 questions x (4,100 tokens at 0.10 + 600 at 0.50 a million)
  expect(few.ai).toBeCloseTo(1800 * (0.00041 + 0.0003))
})

test('the models of the guide, of its prices and of the params are the same', () => {
  const env = readFileSync('functions/.env', 'utf8')
  const params = readFileSync('functions/src/platform/params.ts', 'utf8')
  for (const name of ['COACH_MODEL', 'COACH_FALLBACK_MODEL']) {
    const model = new RegExp(`^${name}=(.+)$`, 'm').exec(env)?.[1] ?? ''
    expect(params).toContain(`defineString('${name}', { default: '${model}' })`)
    expect(deploy).toContain(`\`${model}\``)
  }
  expect(env).toContain(`COACH_MODEL=${AI_PRICES.model}\n`)
})

test('the guide says the price of each model that the coach can ask, and whose settings are known', () => {
  expect(Object.keys(MODEL_PRICES)).toEqual(['gpt-6-luna', 'mistral-small-2603'])
  for (const row of modelPriceTable()) expect(squeeze(deploy)).toContain(squeeze(row))
  for (const model of Object.keys(MODEL_PRICES)) expect(settingsOf(model)).not.toEqual(settingsOf('unknown'))
  expect(deploy).toContain('COACH_BASE_URL=https://api.mistral.ai/v1')
})

test('far above the free tier the bill grows in proportion to the accounts', () => {
  const [one, ten] = [monthlyCost(1_000_000), monthlyCost(10_000_000)]
  expect(ten.reads).toBeCloseTo(10 * one.reads)
  expect(ten.total / one.total).toBeCloseTo(10, 1)
})

test('the guide names every function, secret, param and event, and keeps backups and logs as the privacy page says', () => {
  const params = readFileSync('functions/src/platform/params.ts', 'utf8')
  const exports = readFileSync('functions/src/index.ts', 'utf8')
  const named = [
    ...[...params.matchAll(/define(?:Secret|String)\('(\w+)'/g)].map(([, name]) => name),
    ...[...exports.matchAll(/export \{ (\w+) \}/g)].map(([, name]) => name),
    ...EVENT_TYPES,
  ]
  expect(named.length).toBeGreaterThan(20)
  for (const name of named) expect(deploy).toContain(`\`${name}\``)
  expect(deploy).toContain(`\`${Stripe.API_VERSION}\``)
  expect(deploy).toContain(`--retention=${BACKUP_DAYS}d`)
  expect(deploy).toContain(`--retention-days=${LOG_DAYS} `)
})
