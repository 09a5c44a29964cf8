// Reads refusals and ends of answers of the API that `functions/.env` names, OpenAI's or Mistral's: HTTP class, code and the refused field. Its
// texts are never read, shown or logged.
import type { CoachErrorCode } from '@/domain/base/errors'
import type { CoachResult } from '@/domain/coach/conversation/coach-request'
import { readFields, readList, readText, type Fields } from '@/domain/base/read-field'
import { Fault, type FaultFacts } from '../platform/fault'
import { SETTING_NAMES } from './model-families'

interface Refusal {
  readonly status: number
  readonly code: string
  /** The refused field, such as `stream_options.include_usage` or `tools[0].function.strict`; '': none is named. */
  readonly param: string
  /** Mistral's name of the refusal, whose codes are numbers. */
  readonly type: string
}

interface RefusalRow {
  readonly when: (refusal: Refusal) => boolean
  readonly code: CoachErrorCode
  readonly facts: FaultFacts | ((refusal: Refusal) => FaultFacts)
}

const REFUSALS: readonly RefusalRow[] = [
  {
    when: ({ code }) => FILTER_CODES.has(code),
    code: 'coach/question-refused',
    facts: {},
  },
  {
    when: ({ status, code, param, type }) =>
      status === 404 || code === 'model_not_found' || type === 'invalid_model' || param === 'model',
    code: 'coach/misconfigured',
    facts: { reason: 'model-missing' },
  },
  {
    when: ({ status, code }) => status === 413 || TOO_LONG_CODES.has(code),
    code: 'coach/message-too-long',
    facts: { reason: 'context' },
  },
  // Our account has no credit: waiting does not help.
  {
    when: ({ code }) => CREDIT_CODES.has(code),
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
    when: ({ status }) => status !== 400 && status !== 422,
    code: 'coach/misconfigured',
    facts: {},
  },
  // The mark of the cached part is in a message, and ours.
  {
    when: ({ param }) => param.endsWith('prompt_cache_breakpoint'),
    code: 'coach/misconfigured',
    facts: { reason: 'request-prompt_cache_options' },
  },
  // No field named, or `messages`: the person's text was refused, since `deploy:check` has verified that this request is accepted.
  {
    when: ({ param }) => param === '' || param.startsWith('messages'),
    code: 'coach/question-refused',
    facts: {},
  },
  // Another field of the request: our mistake.
  {
    when: () => true,
    code: 'coach/misconfigured',
    facts: ({ param }) => ({ reason: `request-${settingOf(param)}` }),
  },
]

const FILTER_CODES: ReadonlySet<string> = new Set([
  'content_filter',
  'content_policy_violation',
  'invalid_prompt',
])
const TOO_LONG_CODES: ReadonlySet<string> = new Set(['context_length_exceeded', 'string_above_max_length'])
const CREDIT_CODES: ReadonlySet<string> = new Set([
  'insufficient_quota',
  'billing_not_active',
  'billing_hard_limit_reached',
])

/** Waiting helps: only of these does the provider's `Retry-After` reach the person. */
const PASSING: ReadonlySet<CoachErrorCode> = new Set(['coach/provider-busy', 'coach/provider-unavailable'])

/** `body`: the refusal's JSON; anything else counts by its status alone. `wait`: in seconds, if the provider says when to ask again. */
export function refusalFault(status: number, body: unknown, wait?: number): Fault {
  const fields = readFields(body)
  // OpenAI's is in `error`; Mistral's is the body.
  const error = readFields(fields?.['error']) ?? fields
  const refusal = {
    status,
    code: readText(error?.['code']),
    param: readText(error?.['param']) || fieldIn(error),
    type: readText(error?.['type']),
  }
  const row = REFUSALS.find(({ when }) => when(refusal))
  const facts = typeof row?.facts === 'function' ? row.facts(refusal) : row?.facts
  const code = row?.code ?? 'coach/misconfigured'
  return new Fault(code, {
    reason: 'status',
    ...facts,
    status,
    ...(wait !== undefined && PASSING.has(code) && { retryAfterSeconds: wait }),
  })
}

/** The first field that Mistral refuses, `["body", "messages", 0, "content"]` in its words: « messages.0.content ». */
function fieldIn(error: Fields | null): string {
  const details = readFields(error?.['message'])?.['detail'] ?? error?.['detail']
  const [body, ...path] = readList(readFields(readList(details)[0])?.['loc'])
  return body === 'body' ? path.join('.') : ''
}

/** One of our own names, because it is logged. */
function settingOf(param: string): string {
  const [field] = /^\w+/.exec(param) ?? []
  return SETTING_NAMES.find((setting) => setting === field) ?? 'other'
}

type Finish = Exclude<CoachResult['finish'], 'interrupted'>

/** An answer that ends with a call of our tool is complete, as one that ends with `stop`. */
export function finishOf(reason: unknown): Finish | undefined {
  // Mistral's `error` ends a stream that broke: the answer has no end.
  if (typeof reason !== 'string' || reason === '' || reason === 'error') return undefined
  if (reason === 'length' || reason === 'model_length') return 'length'
  return reason === 'content_filter' ? 'filtered' : 'stop'
}
