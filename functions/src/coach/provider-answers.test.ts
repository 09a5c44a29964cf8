import { describe, expect, it, test } from 'vitest'
import { contentText, finishOf, refusalFault } from './provider-answers'

const openai = (error: object) => ({ error })
const fastapi = (...locs: readonly (readonly unknown[])[]) => ({
  detail: locs.map((loc) => ({ type: 'extra_forbidden', loc, msg: 'Extra inputs are not permitted' })),
})

describe('a refused setting, however it is named', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['by OpenAI', openai({ param: 'temperature', message: 'x' }), ['temperature']],
    ['a part of it', openai({ param: 'stream_options.include_usage' }), ['stream_options']],
    ['the tools, by a part', openai({ param: 'tools[0].function.parameters' }), ['tools']],
    ['at the top', { param: 'store', message: 'x' }, ['store']],
    ['by FastAPI', fastapi(['body', 'parallel_tool_calls']), ['parallel_tool_calls']],
    ['a part of it', fastapi(['body', 'tools', 0, 'function', 'strict']), ['tools']],
    [
      'several at once',
      fastapi(['body', 'store'], ['body', 'stream_options', 'include_usage']),
      ['store', 'stream_options'],
    ],
    ['by Mistral', { object: 'error', message: fastapi(['body', 'store']) }, ['store']],
    ['by Google', [openai({ code: 400, message: "Unknown parameter: 'store'" })], ['store']],
    [
      'in a sentence',
      openai({ message: 'Unrecognized request argument supplied: store', param: null }),
      ['store'],
    ],
    [
      'in another',
      openai({
        message: "Unsupported parameter: 'max_tokens' is not supported. Use 'max_completion_tokens' instead.",
      }),
      ['max_tokens'],
    ],
    ['in quotes', openai({ message: 'property "store" is unsupported, value not allowed' }), ['store']],
    ['at the end', { detail: 'Extra inputs are not permitted: stream_options' }, ['stream_options']],
    ['in a bare one', { error: 'temperature must be 1 with this model' }, ['temperature']],
    [
      'how tools are called',
      openai({ message: 'The parameter `tool_choice` is not supported' }),
      ['tool_choice'],
    ],
  ])('%s: %j', (_name, body, settings) => {
    for (const status of [400, 422]) {
      const { code, refused, alsoRefused, reason, isUnexplained } = refusalFault(status, body)
      expect([code, [refused, ...alsoRefused]]).toEqual(['coach/provider-unavailable', settings])
      expect([reason, isUnexplained]).toEqual([`without-${settings[0]}`, false])
    }
  })
})

describe('a refusal that names no setting of ours', () => {
  it.each<[unknown, string, boolean]>([
    [{}, 'coach/question-refused', true],
    [null, 'coach/question-refused', true],
    ['<html>', 'coach/question-refused', true],
    [openai({ message: 'this model does not support tools' }), 'coach/question-refused', true],
    [
      openai({ message: `Invalid content: "Unknown parameter: 'max_completion_tokens'"` }),
      'coach/question-refused',
      true,
    ],
    [openai({ message: 'Too much about the temperature of a lamp' }), 'coach/question-refused', true],
    [openai({ code: 'content_filter' }), 'coach/question-refused', false],
    [openai({ param: 'messages[1].content' }), 'coach/question-refused', false],
    [fastapi(['body', 'messages', 0, 'content']), 'coach/question-refused', false],
    [openai({ param: 'stream' }), 'coach/misconfigured', false],
    [openai({ param: 'temperature_2' }), 'coach/misconfigured', false],
    [openai({ param: '__proto__' }), 'coach/misconfigured', false],
    [openai({ message: "Unknown parameter: 'top_k'" }), 'coach/misconfigured', false],
    [fastapi(['query', 'version']), 'coach/misconfigured', false],
    [fastapi(['body', 'model']), 'coach/misconfigured', false],
    [
      openai({ message: "This model's maximum context length is 4096 tokens; max_tokens is 1000" }),
      'coach/message-too-long',
      false,
    ],
  ])('%j: %s, tools in doubt: %s', (body, code, isUnexplained) => {
    const fault = refusalFault(400, body)
    expect(fault).toMatchObject({ code, isUnexplained, refused: undefined })
  })
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
  [null, undefined],
])('an answer that ends with %j ends with %j', (reason, finish) => {
  expect(finishOf(reason)).toBe(finish)
})
