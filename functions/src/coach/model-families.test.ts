import { describe, expect, it, test } from 'vitest'
import { settingsOf, spareSettingOf } from './model-families'

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
    ['gpt-5.10', newest],
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
    ['mistral-small-2603', { ...specified, reasoning_effort: 'none' }],
    ['mistral-medium-3-5', { ...specified, reasoning_effort: 'none' }],
    ['mistral-large-latest', specified],
    ['ministral-8b-latest', specified],
    ['open-mistral-nemo', specified],
    ['llama3.1:8b', specified],
    // Another provider's name for a model follows that provider's rules.
    ['openai/gpt-6-luna', specified],
    ['gpt-oss-20b', specified],
    ['constructor', specified],
  ])('%s', (model, settings) => {
    expect(settingsOf(model)).toEqual(settings)
  })
})

it('how tools are called comes with them alone, and cards have 1,500 tokens beside the 1,000 of the text', () => {
  expect(settingsOf('some-model', { hasTools: true })).toMatchObject({
    temperature: 0.7,
    max_tokens: 2500,
    tool_choice: 'auto',
    parallel_tool_calls: false,
  })
  expect(settingsOf('gpt-6-luna', { hasTools: true })).toMatchObject({ max_completion_tokens: 2500 })
})

describe('what only its own address takes', () => {
  const openai = 'https://api.openai.com/v1'
  const id = 'a'.repeat(64)
  const key = { prompt_cache_key: 'coach-boom' }
  const options = { prompt_cache_options: { mode: 'explicit', ttl: '30m' } }
  const safety = { safety_identifier: id }

  test.each<[string, string, object]>([
    ['gpt-6-luna', openai, { ...key, ...options, ...safety }],
    ['gpt-5.6-luna', openai, { ...key, ...options, ...safety }],
    ['gpt-6-luna', 'https://eu.api.openai.com/v1', { ...key, ...options, ...safety }],
    // The stand-in of the local stack speaks as the provider does.
    ['gpt-6-luna', 'http://127.0.0.1:4010/v1', { ...key, ...options, ...safety }],
    ['gpt-5.5', openai, { ...key, ...safety }],
    ['gpt-5.1', openai, { ...key, ...safety }],
    ['gpt-4o', openai, { ...key, ...safety }],
    ['o4-mini', openai, { ...key, ...safety }],
    ['gpt-3.5-turbo', openai, {}],
    ['gpt-6-luna', 'https://openrouter.ai/api/v1', {}],
    ['gpt-6-luna', 'https://api.openai.com.pirate.example/v1', {}],
    ['gpt-6-luna', 'https://x.openai.azure.com/v1', {}],
    ['mistral-small-2603', 'https://api.mistral.ai/v1', key],
    ['mistral-small-2603', openai, {}],
    ['mistral-small-2603', 'http://localhost:1/v1', key],
    ['gpt-6-luna', '', {}],
  ])('%s at %s', (model, baseUrl, extras) => {
    const { prompt_cache_key, prompt_cache_options, safety_identifier } = settingsOf(model, {
      baseUrl,
      safetyIdentifier: id,
    })
    expect({ prompt_cache_key, prompt_cache_options, safety_identifier }).toEqual({
      prompt_cache_key: undefined,
      prompt_cache_options: undefined,
      safety_identifier: undefined,
      ...extras,
    })
  })

  it('leaves out what was refused, and a person who is not known', () => {
    const refused = new Set(['prompt_cache_options'] as const)
    const settings = settingsOf('gpt-6-luna', { baseUrl: openai, refused })
    expect(settings).toMatchObject(key)
    expect(settings).not.toHaveProperty('prompt_cache_options')
    expect(settings).not.toHaveProperty('safety_identifier')
  })

  test.each([
    ['request-prompt_cache_options', 'prompt_cache_options'],
    ['request-safety_identifier', 'safety_identifier'],
    ['request-temperature', null],
    ['status', null],
    [undefined, null],
  ])('a refusal because of %s', (reason, setting) => {
    expect(spareSettingOf(reason)).toBe(setting)
  })
})
