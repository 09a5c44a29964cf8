import { describe, expect, it, test } from 'vitest'
import { finishOf, refusalFault } from './provider-answers'

const refusal = (error: object) => ({ error: { message: 'x', type: 'invalid_request_error', ...error } })

describe('a refused field of our request is named', () => {
  it.each<[unknown, string]>([
    [{ param: 'temperature', code: 'unsupported_value' }, 'temperature'],
    [{ param: 'max_tokens', code: 'unsupported_parameter' }, 'max_tokens'],
    [{ param: 'stream_options.include_usage', code: null }, 'stream_options'],
    [{ param: 'tools[0].function.parameters', code: 'invalid_function_parameters' }, 'tools'],
    [{ param: 'tool_choice', code: null }, 'tool_choice'],
    [{ param: 'reasoning_effort', code: 'unsupported_value' }, 'reasoning_effort'],
    [{ param: 'stream', code: 'unsupported_value' }, 'other'],
    [{ param: 'top_k', code: 'unknown_parameter' }, 'other'],
    [{ param: 'temperature_2' }, 'other'],
    [{ param: 'prompt_cache_options.ttl', code: 'unsupported_value' }, 'prompt_cache_options'],
    [{ param: 'prompt_cache_key', code: 'unknown_parameter' }, 'prompt_cache_key'],
    [{ param: 'safety_identifier', code: 'string_above_max_length_2' }, 'safety_identifier'],
    // The mark at the end of the cached part goes with its options.
    [{ param: 'messages[0].content[1].prompt_cache_breakpoint' }, 'prompt_cache_options'],
    [{ param: '__proto__' }, 'other'],
  ])('%j', (error, setting) => {
    for (const status of [400, 422]) {
      const { code, reason } = refusalFault(status, refusal(error as object))
      expect([code, reason]).toEqual(['coach/misconfigured', `request-${setting}`])
    }
  })
})

it.each<[number, unknown, string]>([
  [400, {}, 'coach/question-refused'],
  [400, null, 'coach/question-refused'],
  [400, '<html>', 'coach/question-refused'],
  [400, [refusal({ param: 'store' })], 'coach/question-refused'],
  [400, refusal({ param: null, code: null }), 'coach/question-refused'],
  [400, refusal({ param: 7, code: {} }), 'coach/question-refused'],
  [400, refusal({ message: "Unknown parameter: 'store'" }), 'coach/question-refused'],
  [400, refusal({ param: 'messages[1].content', code: 'invalid_value' }), 'coach/question-refused'],
  [400, refusal({ code: 'content_filter', param: 'prompt' }), 'coach/question-refused'],
  [400, refusal({ code: 'content_policy_violation' }), 'coach/question-refused'],
  [400, refusal({ code: 'invalid_prompt' }), 'coach/question-refused'],
  [400, refusal({ code: 'model_not_found' }), 'coach/misconfigured'],
  [400, refusal({ param: 'model' }), 'coach/misconfigured'],
  [404, refusal({ code: 'model_not_found' }), 'coach/misconfigured'],
  [404, '<html>', 'coach/misconfigured'],
  [400, refusal({ code: 'context_length_exceeded', param: 'messages' }), 'coach/message-too-long'],
  [400, refusal({ code: 'string_above_max_length', param: 'messages' }), 'coach/message-too-long'],
  [413, null, 'coach/message-too-long'],
  [429, refusal({ code: 'insufficient_quota' }), 'coach/misconfigured'],
  [429, refusal({ code: 'billing_not_active' }), 'coach/misconfigured'],
  [400, refusal({ code: 'billing_hard_limit_reached' }), 'coach/misconfigured'],
  [429, refusal({ code: 'rate_limit_exceeded' }), 'coach/provider-busy'],
  [429, null, 'coach/provider-busy'],
  [401, refusal({ code: 'invalid_api_key' }), 'coach/misconfigured'],
  [403, refusal({ code: 'unsupported_country_region_territory' }), 'coach/misconfigured'],
  [408, null, 'coach/provider-unavailable'],
  [500, refusal({ code: null }), 'coach/provider-unavailable'],
  [529, '<html>', 'coach/provider-unavailable'],
  [418, null, 'coach/misconfigured'],
])('%i %j is %s', (status, body, code) => {
  expect(refusalFault(status, body).code).toBe(code)
})

/** As Mistral's documents and threads about its address have it. */
describe('a refusal of Mistral', () => {
  const extra = (...loc: unknown[]) => ({
    object: 'error',
    message: { detail: [{ type: 'extra_forbidden', loc, msg: 'Extra inputs are not permitted' }] },
    type: 'invalid_request_error',
    param: null,
    code: null,
  })
  const plain = (type: string, code: string) => ({ object: 'error', message: 'x', type, param: null, code })
  it.each<[number, unknown, string, string?]>([
    [422, extra('body', 'max_completion_tokens'), 'coach/misconfigured', 'request-max_completion_tokens'],
    [422, extra('body', 'stream_options'), 'coach/misconfigured', 'request-stream_options'],
    [422, extra('body', 'store'), 'coach/misconfigured', 'request-store'],
    [422, extra('body', 'safety_identifier'), 'coach/misconfigured', 'request-safety_identifier'],
    [422, extra('body', 'tools', 0, 'function', 'strict'), 'coach/misconfigured', 'request-tools'],
    [422, extra('body', 'messages', 1, 'user', 'content'), 'coach/question-refused'],
    [
      422,
      { detail: [{ loc: ['body', 'prompt_cache_key'] }] },
      'coach/misconfigured',
      'request-prompt_cache_key',
    ],
    [422, extra('query', 'x'), 'coach/question-refused'],
    [400, plain('invalid_model', '1500'), 'coach/misconfigured', 'model-missing'],
    [401, { message: 'Unauthorized', request_id: 'x' }, 'coach/misconfigured'],
    [429, plain('service_tier_capacity_exceeded', '3505'), 'coach/provider-busy'],
    [429, { message: 'Requests rate limit exceeded' }, 'coach/provider-busy'],
    [503, plain('internal_server_error', '3000'), 'coach/provider-unavailable'],
  ])('%i %j is %s %s', (status, body, code, reason) => {
    const fault = refusalFault(status, body)
    expect(fault.code).toBe(code)
    if (reason !== undefined) expect(fault.reason).toBe(reason)
  })
})

test('a refusal is known by its class and its codes, not by its sentence', () => {
  const fault = refusalFault(400, refusal({ message: 'maximum context length', param: 'tools' }))
  expect(fault).toMatchObject({ code: 'coach/misconfigured', reason: 'request-tools', status: 400 })
})

test.each<[number, unknown, number | undefined]>([
  [429, refusal({ code: 'rate_limit_exceeded' }), 90],
  [503, null, 90],
  [529, '<html>', 90],
  // Waiting does not help.
  [429, refusal({ code: 'insufficient_quota' }), undefined],
  [400, {}, undefined],
])('the wait that the provider says with %i %j is told: %s', (status, body, seconds) => {
  expect(refusalFault(status, body, 90).retryAfterSeconds).toBe(seconds)
})

test.each([
  ['stop', 'stop'],
  ['tool_calls', 'stop'],
  ['length', 'length'],
  ['model_length', 'length'],
  ['error', undefined],
  ['content_filter', 'filtered'],
  ['constructor', 'stop'],
  ['', undefined],
  [null, undefined],
])('an answer that ends with %j ends with %j', (reason, finish) => {
  expect(finishOf(reason)).toBe(finish)
})
