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

test('a refusal is known by its class and its codes, not by its sentence', () => {
  const fault = refusalFault(400, refusal({ message: 'maximum context length', param: 'tools' }))
  expect(fault).toMatchObject({ code: 'coach/misconfigured', reason: 'request-tools', status: 400 })
})

test.each([
  ['stop', 'stop'],
  ['tool_calls', 'stop'],
  ['length', 'length'],
  ['content_filter', 'filtered'],
  ['constructor', 'stop'],
  ['', undefined],
  [null, undefined],
])('an answer that ends with %j ends with %j', (reason, finish) => {
  expect(finishOf(reason)).toBe(finish)
})
