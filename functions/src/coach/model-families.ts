import { PROPOSAL_TOOL } from '@/domain/coach/cards/proposal-tool'

/** Fields of the request body that not every model accepts, in the order in which they are sent. */
export interface ModelSettings {
  readonly temperature?: 0.7
  readonly max_tokens?: 1000
  readonly max_completion_tokens?: 1000
  readonly reasoning_effort?: 'none' | 'minimal' | 'low'
  readonly store?: false
  readonly stream_options?: { readonly include_usage: true }
  readonly tools?: readonly (typeof PROPOSAL_TOOL)[]
  readonly tool_choice?: 'auto'
  readonly parallel_tool_calls?: false
}

/** One call at a time: OpenAI enforces the schema less strictly for parallel calls. */
const TOOL_SETTINGS = {
  tools: [PROPOSAL_TOOL],
  tool_choice: 'auto',
  parallel_tool_calls: false,
} as const satisfies ModelSettings

interface Family {
  readonly names: RegExp
  readonly settings: ModelSettings
}

const TEMPERATURE = { temperature: 0.7 } as const
const SHORT = { max_tokens: 1000 } as const
const SHORT_COMPLETION = { max_completion_tokens: 1000 } as const
/** The provider stores nothing for its own use and returns the token counts. */
const NOT_STORED = { store: false, stream_options: { include_usage: true } } as const

/**
 * OpenAI's documentation of its models, November 2026. A reasoning model accepts a temperature only with `none`, and its reasoning uses up
 * the 1,000 tokens; older models refuse `reasoning_effort`.
 */
const FAMILIES: readonly Family[] = [
  {
    names: /^gpt-(?:5\.[1-9]|[6-9]|[1-9]\d)/,
    settings: { ...TEMPERATURE, ...SHORT_COMPLETION, reasoning_effort: 'none', ...NOT_STORED },
  },
  // Reasoning cannot be turned off for these.
  { names: /^gpt-5/, settings: { ...SHORT_COMPLETION, reasoning_effort: 'minimal', ...NOT_STORED } },
  { names: /^o[1-9]/, settings: { ...SHORT_COMPLETION, reasoning_effort: 'low', ...NOT_STORED } },
  { names: /^gpt-4/, settings: { ...TEMPERATURE, ...SHORT, ...NOT_STORED } },
  { names: /^gpt-3\.5/, settings: { ...TEMPERATURE, ...SHORT, stream_options: { include_usage: true } } },
]

/** Accepted by every OpenAI-compatible provider. */
const CONSERVATIVE: ModelSettings = { ...TEMPERATURE, ...SHORT }

export function settingsOf(model: string, { hasTools = false } = {}): ModelSettings {
  // A fine-tuned model follows its base model's rules.
  const name = model.replace(/^ft:/, '')
  const family = FAMILIES.find(({ names }) => names.test(name))?.settings ?? CONSERVATIVE
  return hasTools ? { ...family, ...TOOL_SETTINGS } : family
}

export const SETTING_NAMES: readonly (keyof ModelSettings)[] = [
  'temperature',
  'max_tokens',
  'max_completion_tokens',
  'reasoning_effort',
  'store',
  'stream_options',
  'tools',
  'tool_choice',
  'parallel_tool_calls',
]
