import { describe, expect, it, test } from 'vitest'
import { contentText, finishOf, refusalFault } from './provider-answers'

const openai = (error: object) => ({ error })
const fastapi = (...locs: readonly (readonly unknown[])[]) => ({
  detail: locs.map((loc) => ({ type: 'extra_forbidden', loc, msg: 'Extra inputs are not permitted' })),
})

describe('a refused part of our request, however it is named', () => {
  it.each<[string, unknown, string]>([
    ['by OpenAI', openai({ param: 'temperature', message: 'x' }), 'temperature'],
    ['a part of it', openai({ param: 'stream_options.include_usage' }), 'stream_options'],
    ['the tools, by a part', openai({ param: 'tools[0].function.parameters' }), 'tools'],
    ['at the top', { param: 'store', message: 'x' }, 'store'],
    ['by FastAPI', fastapi(['body', 'parallel_tool_calls']), 'parallel_tool_calls'],
    ['a part of it', fastapi(['body', 'tools', 0, 'function', 'strict']), 'tools'],
    ['several at once', fastapi(['body', 'stream'], ['body', 'store']), 'store'],
    ['by Mistral', { object: 'error', message: fastapi(['body', 'store']) }, 'store'],
    ['by Google', [openai({ code: 400, message: "Unknown parameter: 'store'" })], 'store'],
    [
      'in a sentence',
      openai({ message: 'Unrecognized request argument supplied: store', param: null }),
      'store',
    ],
    [
      'in another',
      openai({
        message: "Unsupported parameter: 'max_tokens' is not supported. Use 'max_completion_tokens' instead.",
      }),
      'max_tokens',
    ],
    ['in quotes', openai({ message: 'property "store" is unsupported, value not allowed' }), 'store'],
    ['at the end', { detail: 'Extra inputs are not permitted: stream_options' }, 'stream_options'],
    ['in a bare one', { error: 'temperature must be 1 with this model' }, 'temperature'],
    ['of tools', openai({ message: 'this model does not support tools' }), 'tools'],
    [
      'how they are called',
      openai({ message: 'The parameter `tool_choice` is not supported' }),
      'tool_choice',
    ],
    ['by a name that is not ours', openai({ message: "Unknown parameter: 'top_k'" }), 'other'],
    ['by another part', openai({ param: 'stream' }), 'other'],
    ['by nearly our name', openai({ param: 'temperature_2' }), 'other'],
    ['by no name', openai({ param: '__proto__' }), 'other'],
    ['beside the body', fastapi(['query', 'version']), 'other'],
  ])('%s: %j', (_name, body, setting) => {
    for (const status of [400, 422]) {
      const { code, reason } = refusalFault(status, body)
      expect([code, reason]).toEqual(['coach/misconfigured', `request-${setting}`])
    }
  })
})

it.each<[unknown, string]>([
  [{}, 'coach/question-refused'],
  [null, 'coach/question-refused'],
  ['<html>', 'coach/question-refused'],
  [
    openai({ message: `Invalid content: "Unknown parameter: 'max_completion_tokens'"` }),
    'coach/question-refused',
  ],
  [openai({ message: 'Too much about the temperature of a lamp' }), 'coach/question-refused'],
  [openai({ code: 'content_filter' }), 'coach/question-refused'],
  [openai({ param: 'messages[1].content' }), 'coach/question-refused'],
  [fastapi(['body', 'messages', 0, 'content']), 'coach/question-refused'],
  [fastapi(['body', 'model']), 'coach/misconfigured'],
  [
    openai({ code: 'content_filter', param: 'prompt', message: 'The response was filtered' }),
    'coach/question-refused',
  ],
  [
    openai({ code: 'model_decommissioned', message: 'The model `x` has been decommissioned' }),
    'coach/misconfigured',
  ],
  [{ object: 'error', message: 'Invalid model: x', type: 'invalid_model' }, 'coach/misconfigured'],
  [openai({ message: 'x is not a valid model ID' }), 'coach/misconfigured'],
  [openai({ message: 'Your credit balance is too low to access the API.' }), 'coach/misconfigured'],
  [openai({ code: 'billing_hard_limit_reached' }), 'coach/misconfigured'],
  [
    { object: 'error', message: '"auto" tool choice requires --enable-auto-tool-choice' },
    'coach/misconfigured',
  ],
  [
    [openai({ code: 400, message: 'API key not valid. Please pass a valid API key.' })],
    'coach/misconfigured',
  ],
  [openai({ message: 'prompt is too long: 210000 tokens > 200000 maximum' }), 'coach/message-too-long'],
  [
    [openai({ message: 'The input token count (12) exceeds the maximum number of tokens allowed (10).' })],
    'coach/message-too-long',
  ],
  [
    openai({ message: 'the request exceeds the available context size', type: 'exceed_context_size_error' }),
    'coach/message-too-long',
  ],
  [
    openai({ message: "This model's maximum context length is 4096 tokens; max_tokens is 1000" }),
    'coach/message-too-long',
  ],
])('%j is %s', (body, code) => {
  expect(refusalFault(400, body).code).toBe(code)
})

test.each<[unknown, string]>([
  ['Bonjour', 'Bonjour'],
  [
    [
      { type: 'text', text: 'Bon' },
      { type: 'text', text: 'jour' },
    ],
    'Bonjour',
  ],
  [
    [
      { type: 'thinking', thinking: [{ type: 'text', text: 'secret' }] },
      { type: 'text', text: 'Oui' },
    ],
    'Oui',
  ],
  [['Bon', { text: 'jour' }], 'Bonjour'],
  [[{ type: 'image_url', text: 'x' }, null, 3], ''],
  [null, ''],
  [{ text: 'x' }, ''],
])('the content %j says %j', (content, text) => {
  expect(contentText(content)).toBe(text)
})

test.each([
  ['stop', 'stop'],
  ['tool_calls', 'stop'],
  ['length', 'length'],
  ['model_length', 'length'],
  ['content_filter', 'filtered'],
  ['content_filter: SAFETY', 'filtered'],
  ['MAX_TOKENS', 'length'],
  ['constructor', 'stop'],
  ['', undefined],
  [null, undefined],
])('an answer that ends with %j ends with %j', (reason, finish) => {
  expect(finishOf(reason)).toBe(finish)
})
