// Reads refusals and answers of OpenAI-compatible providers, which differ in form. Provider texts are only compared with known terms, never
// shown or logged.
import type { CoachErrorCode } from '@/domain/base/errors'
import type { CoachResult } from '@/domain/coach/conversation/coach-request'
import { readFields, readList, readText } from '@/domain/base/read-field'
import { Fault, type FaultFacts } from '../platform/fault'
import { SETTING_NAMES } from './model-families'

interface Refusal {
  readonly status: number
  readonly code: unknown
  readonly message: string
  /** Request fields named by the refusal, such as `stream_options.include_usage` or `tools[0].function.strict`. */
  readonly names: readonly string[]
}

interface RefusalRow {
  readonly when: (refusal: Refusal) => boolean
  readonly code: CoachErrorCode
  readonly facts: FaultFacts | ((refusal: Refusal) => FaultFacts)
}

const isAboutRequest = ({ status }: Refusal) => status === 400 || status === 422

const REFUSALS: readonly RefusalRow[] = [
  // Before the fields: Azure names `prompt`, which is not one of ours.
  {
    when: ({ code }) => FILTER_CODES.has(code),
    code: 'coach/question-refused',
    facts: {},
  },
  {
    when: (refusal) =>
      refusal.status === 404 ||
      MISSING_CODES.has(refusal.code) ||
      (isAboutRequest(refusal) && (refusal.names[0] === 'model' || NO_MODEL.test(refusal.message))),
    code: 'coach/misconfigured',
    facts: { reason: 'model-missing' },
  },
  {
    when: ({ status, code, message }) => status === 413 || TOO_LONG_CODES.has(code) || TOO_LONG.test(message),
    code: 'coach/message-too-long',
    facts: { reason: 'context' },
  },
  // Our account has no credit: waiting does not help.
  {
    when: ({ code, message }) => CREDIT_CODES.has(code) || NO_CREDIT.test(message),
    code: 'coach/misconfigured',
    facts: { reason: 'credit' },
  },
  { when: ({ status }) => status === 429, code: 'coach/provider-busy', facts: { isTransient: true } },
  {
    when: ({ status }) => status >= 500 || status === 408,
    code: 'coach/provider-unavailable',
    facts: ({ status }) => ({ isTransient: [500, 502, 503].includes(status) }),
  },
  {
    when: (refusal) => !isAboutRequest(refusal) || OUR_SETTING.test(refusal.message),
    code: 'coach/misconfigured',
    facts: {},
  },
  // No field named, or `messages`: the person's text was refused, since `deploy:check` has verified that this request is accepted.
  {
    when: ({ names }) => names.length === 0 || names[0]?.startsWith('messages') === true,
    code: 'coach/question-refused',
    facts: {},
  },
  // Another field of the request: our mistake.
  {
    when: () => true,
    code: 'coach/misconfigured',
    facts: ({ names }) => ({ reason: `request-${settingAmong(names)}` }),
  },
]

const FILTER_CODES: ReadonlySet<unknown> = new Set([
  'content_filter',
  'content_policy_violation',
  'invalid_prompt',
])
const MISSING_CODES: ReadonlySet<unknown> = new Set(['model_not_found', 'model_decommissioned'])
const TOO_LONG_CODES: ReadonlySet<unknown> = new Set(['context_length_exceeded', 'string_above_max_length'])
const CREDIT_CODES: ReadonlySet<unknown> = new Set([
  ...['insufficient_quota', 'billing_not_active', 'billing_hard_limit_reached'],
])
// Sentences of providers without a code: Mistral, OpenRouter; Anthropic, Google, llama.cpp; Anthropic.
const NO_MODEL = /^invalid model\b|is not a valid model/i
const TOO_LONG =
  /maximum context length|^prompt is too long|exceeds the (?:maximum number of tokens|available context size)/i
const NO_CREDIT = /^your credit balance is too low/i
/** vLLM without its tool parser, Google with a wrong key. */
const OUR_SETTING = /^"auto" tool choice requires|^api key not valid/i

export function refusalFault(status: number, body: unknown): Fault {
  const refusal = { status, ...readRefusal(body) }
  const row = REFUSALS.find(({ when }) => when(refusal))
  const facts = typeof row?.facts === 'function' ? row.facts(refusal) : row?.facts
  return new Fault(row?.code ?? 'coach/misconfigured', { reason: 'status', ...facts, status })
}

/** OpenAI's `error`, FastAPI's `detail`, Mistral's `message.detail`, Ollama's plain sentence, Google's list of one. */
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
/** Several words in quotes may be the person's text. */
const QUOTED = /"[^"]*\s[^"]*"/g
const READ_MAX = 300

/** Some providers name the field only in a sentence. */
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

function settingAmong(names: readonly string[]): string {
  return SETTING_NAMES.find((setting) => names.some((name) => /^\w+/.exec(name)?.[0] === setting)) ?? 'other'
}

/** Content types to show; others (reasoning, for example) are skipped. */
const SAID_PIECES: ReadonlySet<unknown> = new Set(['text', 'output_text', undefined])

/** `content`: `delta.content`, a string or a list of parts (Mistral and others). */
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

type Finish = Exclude<CoachResult['finish'], 'interrupted'>

const FINISHES: ReadonlyMap<string, Finish> = new Map([
  ['length', 'length'],
  // Mistral's reason for a full context window.
  ['model_length', 'length'],
  ['max_tokens', 'length'],
  ['content_filter', 'filtered'],
])

/** Google adds its own reason: `content_filter: SAFETY`. */
export function finishOf(reason: unknown): Finish | undefined {
  if (typeof reason !== 'string' || reason === '') return undefined
  return FINISHES.get(/^\w+/.exec(reason.toLowerCase())?.[0] ?? '') ?? 'stop'
}
