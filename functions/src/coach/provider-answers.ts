// What the providers that speak OpenAI's protocol answer, each in its own way: one table for a refusal, one for the
// pieces of an answer. Only compared with words that we know, never shown or logged.
import type { CoachErrorCode } from '@/domain/base/errors'
import type { CoachResult } from '@/domain/coach/conversation/coach-request'
import { readFields, readList, readText } from '@/domain/base/read-field'
import { Fault, type FaultFacts } from '../platform/fault'
import { SETTING_NAMES } from './model-families'

interface Refusal {
  readonly status: number
  readonly code: unknown
  readonly message: string
  /** The parts of our request that it names, as `stream_options.include_usage` or `tools[0].function.strict`. */
  readonly names: readonly string[]
}

interface RefusalRow {
  readonly when: (refusal: Refusal) => boolean
  readonly code: CoachErrorCode
  readonly facts: FaultFacts | ((refusal: Refusal) => FaultFacts)
}

const isAboutRequest = ({ status }: Refusal) => status === 400 || status === 422

/** The first row that fits says whose fault a refusal is, and what to do about it. */
const REFUSALS: readonly RefusalRow[] = [
  {
    when: (refusal) =>
      refusal.status === 404 ||
      refusal.code === 'model_not_found' ||
      (isAboutRequest(refusal) && refusal.names[0] === 'model'),
    code: 'coach/misconfigured',
    facts: { reason: 'model-missing' },
  },
  {
    when: ({ status, code, message }) =>
      status === 413 || TOO_LONG_CODES.has(code) || /maximum context length/i.test(message),
    code: 'coach/message-too-long',
    facts: { reason: 'context' },
  },
  // Our account is empty: waiting does not help.
  {
    when: ({ code }) => code === 'insufficient_quota',
    code: 'coach/misconfigured',
    facts: { reason: 'credit' },
  },
  { when: ({ status }) => status === 429, code: 'coach/provider-busy', facts: { isTransient: true } },
  {
    when: ({ status }) => status >= 500 || status === 408,
    code: 'coach/provider-unavailable',
    facts: ({ status }) => ({ isTransient: [500, 502, 503].includes(status) }),
  },
  { when: (refusal) => !isAboutRequest(refusal), code: 'coach/misconfigured', facts: {} },
  // Without a name it is what somebody wrote: `deploy:check` has seen this request taken.
  {
    when: ({ names }) => names.length === 0 || names[0]?.startsWith('messages') === true,
    code: 'coach/question-refused',
    facts: {},
  },
  // Another part of the request: our mistake.
  {
    when: () => true,
    code: 'coach/misconfigured',
    facts: ({ names }) => ({ reason: `request-${settingAmong(names)}` }),
  },
]

const TOO_LONG_CODES: ReadonlySet<unknown> = new Set(['context_length_exceeded', 'string_above_max_length'])

/** `body`: the JSON of the refusal, or whatever came in its place. */
export function refusalFault(status: number, body: unknown): Fault {
  const refusal = { status, ...readRefusal(body) }
  const row = REFUSALS.find(({ when }) => when(refusal))
  const facts = typeof row?.facts === 'function' ? row.facts(refusal) : row?.facts
  return new Fault(row?.code ?? 'coach/misconfigured', { reason: 'status', ...facts, status })
}

/** OpenAI's `error`, FastAPI's `detail`, Mistral's `message.detail`, Ollama's bare sentence, Google's list of one. */
function readRefusal(body: unknown): Omit<Refusal, 'status'> {
  const fields = readFields(readList(body)[0] ?? body) ?? {}
  const error = readFields(fields['error']) ?? fields
  const nested = readFields(error['message'])
  const message =
    [error['message'], fields['error'], fields['detail']].map((each) => readText(each)).find(Boolean) ?? ''
  const details = [fields['detail'], error['detail'], nested?.['detail']].flatMap(readList)
  const named = [readText(error['param']), ...details.map(locationOf)].filter((name) => name !== '')
  return { code: error['code'], message, names: named.length > 0 ? named : namesIn(message) }
}

/** `['body', 'tools', 0, 'function']` as `tools.0.function`. */
function locationOf(detail: unknown): string {
  const [place, ...path] = readList(readFields(detail)?.['loc'])
  return (place === 'body' ? path : [place, ...path]).join('.')
}

const NAMED_FIRST = /^(?:unsupported|unknown|unrecognized)[a-z ]*: ['"`]?([a-z_.]{1,60})/i
const COMPLAINS =
  /\b(?:parameters?|values?|arguments?|propert(?:y|ies)|fields?|inputs?|supports?|supported|permitted|allowed|must be)\b/i
/** More than a word in quotes may be what somebody wrote. */
const QUOTED = /"[^"]*\s[^"]*"/g
const READ_MAX = 300

/** Some name the setting in a sentence alone. */
function namesIn(message: string): readonly string[] {
  const said = message.replace(QUOTED, '').slice(0, READ_MAX)
  const first = NAMED_FIRST.exec(said)?.[1]
  if (first !== undefined) return [first]
  if (!COMPLAINS.test(said)) return []
  const found = SETTING_NAMES.map((name) => ({ name, at: said.search(new RegExp(String.raw`\b${name}\b`)) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)
  return found.slice(0, 1).map(({ name }) => name)
}

/** In our own words, for the log. */
function settingAmong(names: readonly string[]): string {
  return SETTING_NAMES.find((setting) => names.some((name) => /^\w+/.exec(name)?.[0] === setting)) ?? 'other'
}

/** The kinds of pieces that are said; thoughts and what else there is are not. */
const SAID_PIECES: ReadonlySet<unknown> = new Set(['text', 'output_text', undefined])

/** The text of a `delta.content`: a string, or a list of pieces as Mistral and others send them. */
export function contentText(content: unknown): string {
  if (typeof content === 'string') return content
  return readList(content)
    .map((piece) => {
      if (typeof piece === 'string') return piece
      const fields = readFields(piece)
      return fields && SAID_PIECES.has(fields['type']) ? readText(fields['text']) : ''
    })
    .join('')
}

const FINISHES: Readonly<Partial<Record<string, Exclude<CoachResult['finish'], 'interrupted'>>>> = {
  length: 'length',
  // Mistral's word, where the window of the model is full.
  model_length: 'length',
  content_filter: 'filtered',
}

/** Why the provider stopped, in our words; undefined where it did not say. */
export function finishOf(reason: unknown): Exclude<CoachResult['finish'], 'interrupted'> | undefined {
  return typeof reason === 'string' ? (FINISHES[reason] ?? 'stop') : undefined
}
