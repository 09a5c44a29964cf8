import fc from 'fast-check'
import { test } from 'vitest'
import { parseCoachRequest } from './coach/conversation/coach-request'
import { parseChatMessage, parseConversation } from './coach/conversation/conversation'
import { parsePayment } from '@/domain/access/payment'
import { parseCandidate } from '@/domain/research/candidate'
import { pastedTodos } from './base/text/pasted-list'
import { parseLink } from '@/domain/research/links/candidate-link'
import { parseProfile } from '@/domain/account/profile'
import { parseProject } from '@/domain/projects/project'
import { readDate } from '@/domain/base/read-field'
import { parseSalesTest } from '@/domain/sales-tests/sales-test'
import { parseSection } from '@/domain/research/section'
import { parseTodo, PLAIN_TODO } from '@/domain/todos/todo'
import { parseWeekday } from './base/time/weekday'

const PARSERS: Record<string, (data: unknown) => unknown> = {
  profile: parseProfile,
  todo: (data) => parseTodo('id', data),
  project: (data) => parseProject('id', data),
  conversation: (data) => parseConversation('id', data),
  message: parseChatMessage,
  candidate: (data) => parseCandidate('id', data),
  section: (data) => parseSection('id', data),
  payment: (data) => parsePayment('id', data),
  request: parseCoachRequest,
  'sales test': (data) => parseSalesTest('id', data),
  date: readDate,
  weekday: parseWeekday,
  link: (data) => parseLink(textOf(data)),
  paste: (data) => pastedTodos(textOf(data)),
}

const KEYS = [
  ...['userId', 'text', 'dayOfWeek', 'createdAt', ...Object.keys(PLAIN_TODO), 'title', 'status', 'tasks'],
  ...['candidates', 'sentCandidates', 'products', 'state', 'verdicts', 'note', 'salePriceCents'],
  ...['tried', 'limitCents', 'gainCents', 'days', 'startsOn', 'numbers', 'visits', '2026-11-02'],
  ...['sections', 'product', 'offer', 'id', 'content', 'messages', 'role', 'timestamp', 'link', 'wowEffect'],
  ...[
    'fullName',
    'email',
    'xp',
    'hasPaidAt',
    'nomSection',
    'amount',
    'toDate',
    'length',
    '__proto__',
    'dueDate',
  ],
]

const LEAVES: readonly unknown[] = [
  ...[undefined, null, true, false, 0, -1, 1.5, 1e300, Number.NaN, -Infinity, 10n, Symbol('x')],
  ...['', ' ', 'ana', 'lundi', 'user', 'planning', 'succeeded', '2026-01-31T10:00:00.000Z', '9'.repeat(400)],
  ...['\ud800', '\u202e', '<img onerror=alert(1)>', 'javascript:alert(1)', '__proto__', 'https://ex.fr'],
  ...[new Date(Number.NaN), new Date(0), () => 1, new Map(), new Uint8Array(3), /x/],
]

function textOf(data: unknown): string {
  if (Array.isArray(data)) return data.map(textOf).join('\n')
  return typeof data === 'string' ? data : ''
}

function garbage(chance: (below: number) => number, depth: number): unknown {
  const shape = depth > 0 ? chance(4) : 0
  if (shape < 1) return LEAVES[chance(LEAVES.length)]
  if (shape < 2) return Array.from({ length: chance(5) }, () => garbage(chance, depth - 1))
  const entries = Array.from({ length: chance(9) }, () => [
    KEYS[chance(KEYS.length)],
    garbage(chance, depth - 1),
  ])
  return Object.fromEntries(entries)
}

test.each(Object.entries(PARSERS))('no garbage breaks the parser: %s', (_, parse) => {
  const run = fc.property(fc.gen(), (value) => void parse(garbage((below) => value(fc.nat, below - 1), 4)))
  fc.assert(run, { seed: 20_261_121, numRuns: 300 })
})
