import { describe, expect, it, test } from 'vitest'
import { settingsOf } from './model-families'

const usage = { stream_options: { include_usage: true } }
const newest = {
  temperature: 0.7,
  max_completion_tokens: 1000,
  reasoning_effort: 'none',
  store: false,
  ...usage,
}
const older = { temperature: 0.7, max_tokens: 1000, store: false, ...usage }
const specified = { temperature: 0.7, max_tokens: 1000 }

describe('the body of each family', () => {
  test.each<[string, object]>([
    ['gpt-6-luna', newest],
    ['gpt-5.6-luna', newest],
    ['gpt-5.1', newest],
    ['gpt-7', newest],
    ['gpt-12-mini', newest],
    ['gpt-6-luna-2026-09-01', newest],
    ['gpt-5', { max_completion_tokens: 1000, reasoning_effort: 'minimal', store: false, ...usage }],
    ['gpt-5-mini', { max_completion_tokens: 1000, reasoning_effort: 'minimal', store: false, ...usage }],
    ['o4-mini', { max_completion_tokens: 1000, reasoning_effort: 'low', store: false, ...usage }],
    ['gpt-4o-mini', older],
    ['gpt-4.1', older],
    ['gpt-4', older],
    ['gpt-3.5-turbo', { ...specified, ...usage }],
    ['gpt-3.5-turbo-0125', { ...specified, ...usage }],
    ['ft:gpt-4o-mini-2024-07-18:acme::x', older],
    ['mistral-small-latest', specified],
    ['llama3.1:8b', specified],
    // Another provider's name for a model follows that provider's rules.
    ['openai/gpt-6-luna', specified],
    ['gpt-oss-20b', specified],
    ['constructor', specified],
  ])('%s', (model, settings) => {
    expect(settingsOf(model)).toEqual(settings)
  })
})

it('how tools are called comes with them alone', () => {
  expect(settingsOf('some-model', { hasTools: true })).toMatchObject({
    ...specified,
    tool_choice: 'auto',
    parallel_tool_calls: false,
  })
})
