// The request to the AI provider in tokens. The tokenizer is in tests only.
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, test } from 'vitest'
import { requestMessages } from '../../functions/src/coach/request-messages'
import { instructions } from '../../functions/src/coach/system-prompt'
import { PROPOSAL_TOOL } from '@/domain/coach/cards/proposal-tool'
import { dossierOf } from '@/domain/coach/dossier/dossier'
import { DOSSIER_MAX, NOTHING_READ, type DossierFacts } from '@/domain/coach/dossier/dossier-parts'
import { SHARES_ALL } from '@/domain/coach/dossier/sharing'
import { TONES } from '@/domain/coach/dossier/tone'
import { ideasOf } from '@/domain/guidance/coach-ideas'
import { QUESTIONS } from '../coach-evaluation/questions'
import { FULL_ACCOUNT, FULL_ACCOUNT_DAY } from '../support/samples/full-account'

/** Of the API: role and marks of each message. */
const PER_MESSAGE = 4

const [role, law] = instructions('2026-11-28')
const BEGINNING = [JSON.stringify(PROPOSAL_TOOL), role, law]
const beginningTokens = BEGINNING.reduce((sum, text) => sum + countTokens(text), 2 * PER_MESSAGE)

function lastMessage(question: string, dossier: string, tone: (typeof TONES)[number] | null = null): string {
  const [message] = requestMessages(
    { dossier, tone },
    [{ role: 'user', content: question, timestamp: 1 }],
    [],
  )
  return message?.content ?? ''
}

/** With the longest line of tone, which any question may have. */
function tokensOf(question: string, dossier: string): number {
  const lasts = TONES.map((tone) => countTokens(lastMessage(question, dossier, tone)))
  return beginningTokens + Math.max(...lasts)
}

const STAGES = ['idea', 'links', 'product', 'offer', 'shop', 'sales', null] as const
const NAMED = { test: 'Lampe pince', product: 'Lampe pince', project: 'Ma lampe de lecture' }
const UNNAMED = { test: null, product: null, project: null }
/** Every idea of a question that a press asks. */
const IDEAS = STAGES.flatMap((stage) => [NAMED, UNNAMED].flatMap((names) => ideasOf({ stage, ...names })))
const ASKED = [
  ...new Set([
    ...QUESTIONS.map(({ question }) => question),
    ...IDEAS,
    'Je pars de zéro, je fais quoi aujourd’hui ?',
    'Ma marge est de combien si la pub monte à 12 € ?',
    'Bonjour',
  ]),
]

const notesOf = (facts: DossierFacts) => dossierOf(facts, SHARES_ALL, FULL_ACCOUNT_DAY).text

const EMPTY_ACCOUNT = notesOf({
  ...NOTHING_READ,
  projects: [],
  candidates: [],
  tests: [],
  todos: [],
  weeks: [],
  memory: [],
  profile: { level: 1, xp: 0 },
  lessons: { done: 0, read: 0, total: 15, underWay: null },
})

describe.each([
  ['shares nothing', ''],
  ['shares all there is', EMPTY_ACCOUNT],
])('an empty account that %s', (_, notes) => {
  test.each(ASKED)('« %s » has 3,600 tokens at most', (question) => {
    expect(
      tokensOf(question, notes),
      'shorten `usage` of the cards, or raise it here, in the guarantees and in record 19',
    ).toBeLessThanOrEqual(3_600)
  })
})

/** Figures have the most tokens a character. */
const MOSTLY_PRODUCTS = { ...FULL_ACCOUNT, projects: [], todos: [], weeks: [], memory: [] }

describe.each([
  ['of everything', notesOf(FULL_ACCOUNT)],
  ['mostly of products', notesOf(MOSTLY_PRODUCTS)],
  ['of products alone', notesOf({ ...MOSTLY_PRODUCTS, plan: null, lessons: null })],
])('a full account, with notes %s', (_, notes) => {
  test('has notes as long as they may be', () => {
    expect(notes.length).toBeGreaterThan(DOSSIER_MAX - 500)
  })

  test.each(ASKED)('« %s » has 6,000 tokens at most', (question) => {
    expect(tokensOf(question, notes)).toBeLessThanOrEqual(6_000)
  })
})

// That it is the same for everybody: `ai-request.test.ts`.
test('the beginning of all requests is long enough for a provider’s cache', () => {
  expect(countTokens(BEGINNING.join('\n'))).toBeGreaterThan(1_024)
})

test('the texts that are added before the first token cost 50 ms at most', () => {
  const notes = notesOf(FULL_ACCOUNT)
  const times = Array.from({ length: 20 }, (_, index) => {
    const startedAt = performance.now()
    instructions('2026-11-28')
    lastMessage(`Combien de marge après la publicité ${index} ?`, notes)
    return performance.now() - startedAt
  }).sort((a, b) => a - b)
  expect(times[18]).toBeLessThan(50)
})
