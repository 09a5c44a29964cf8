import { describe, expect, it, test } from 'vitest'
import { settingsOf, settingsWithout, type SettingName } from './model-families'

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
    // Another provider's door to a model has that provider's rules.
    ['openai/gpt-6-luna', specified],
    ['gpt-oss-20b', specified],
    ['constructor', specified],
  ])('%s', (model, settings) => {
    expect(settingsOf(model)).toEqual(settings)
  })
})

describe('what a provider refused', () => {
  const without = (model: string, ...names: SettingName[]) => settingsWithout(model, new Set(names))

  it('is left out', () => {
    expect(without('gpt-6-luna', 'temperature', 'store')).toEqual({
      max_completion_tokens: 1000,
      reasoning_effort: 'none',
      ...usage,
    })
  })

  it('is asked for under its other name when it is the length', () => {
    expect(without('some-model', 'max_tokens')).toEqual({ temperature: 0.7, max_completion_tokens: 1000 })
    expect(without('gpt-6-luna', 'max_completion_tokens')).toMatchObject({ max_tokens: 1000 })
    expect(without('some-model', 'max_tokens', 'max_completion_tokens')).toEqual({ temperature: 0.7 })
    expect(without('some-model', 'max_completion_tokens', 'max_tokens')).toEqual({ temperature: 0.7 })
  })

  it('takes how tools are called along with them', () => {
    expect(settingsWithout('some-model', new Set(), { hasTools: true })).toMatchObject({
      ...specified,
      tool_choice: 'auto',
      parallel_tool_calls: false,
    })
    expect(settingsWithout('some-model', new Set<SettingName>(['tools']), { hasTools: true })).toEqual(
      specified,
    )
  })
})
