// The request to the AI provider in tokens, and its beginning that providers cache. The tokenizer is in tests only.
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, test } from 'vitest'
import { requestMessages } from '../../functions/src/coach/request-messages'
import { instructions } from '../../functions/src/coach/system-prompt'
import { PROPOSAL_TOOL } from '@/domain/coach/cards/proposal-tool'
import { dossierOf } from '@/domain/coach/dossier/dossier'
import { DOSSIER_MAX } from '@/domain/coach/dossier/dossier-parts'
import { SHARES_ALL } from '@/domain/coach/dossier/sharing'
import { FULL_ACCOUNT, FULL_ACCOUNT_DAY } from '../support/samples/full-account'

/** Of the API: role and marks of each message. */
const PER_MESSAGE = 4

function request(question: string, dossier: string) {
  const [role, law] = instructions('2026-11-28')
  const asked = { dossier, tone: null }
  const [message] = requestMessages(asked, [{ role: 'user', content: question, timestamp: 1 }], [])
  return { tools: JSON.stringify(PROPOSAL_TOOL), role, law, last: message?.content ?? '' }
}

function tokensOf(parts: ReturnType<typeof request>): number {
  return Object.values(parts).reduce((sum, text) => sum + countTokens(text), 2 * PER_MESSAGE)
}

const full = dossierOf(FULL_ACCOUNT, SHARES_ALL, FULL_ACCOUNT_DAY).text

test('a first question on an empty account has 3,600 tokens at most', () => {
  const tokens = tokensOf(request("Je pars de zéro, je fais quoi aujourd'hui ?", ''))
  expect(
    tokens,
    'shorten `usage` of the cards, or raise it here, in the guarantees and in record 19',
  ).toBeLessThanOrEqual(3_600)
})

describe('on a full account', () => {
  test.each([
    'Ma marge est de combien si la pub monte à 12 € ?',
    "Mon test de la lampe : j'arrête, je change une chose ou je continue ?",
    'Bonjour',
  ])('« %s » has 6,000 tokens at most', (question) => {
    expect(full.length).toBeGreaterThan(DOSSIER_MAX - 500)
    expect(tokensOf(request(question, full))).toBeLessThanOrEqual(6_000)
  })
})

test('100 questions of a day share their beginning, byte for byte, long enough for a cache', () => {
  const beginnings = Array.from({ length: 100 }, (_, index) => {
    const { tools, role, law } = request(`Question ${index}`, index % 2 === 0 ? full.slice(index) : '')
    return [tools, role, law].join('\n')
  })
  expect(new Set(beginnings).size).toBe(1)
  expect(countTokens(beginnings[0] ?? '')).toBeGreaterThan(1_024)
})

test('the texts that are added before the first token cost 50 ms at most', () => {
  const times = Array.from({ length: 20 }, (_, index) => {
    const startedAt = performance.now()
    request(`Combien de marge après la publicité ${index} ?`, full)
    return performance.now() - startedAt
  }).sort((a, b) => a - b)
  expect(times[18]).toBeLessThan(50)
})
