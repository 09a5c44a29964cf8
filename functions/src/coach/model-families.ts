import { PROPOSAL_TOOL } from '@/domain/coach/cards/proposal-tool'

/** The part of a request's body that not every model takes, in the order in which it is sent. */
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

/** What the model may call, at its own discretion; one call at a time, as OpenAI holds several less strictly to their form. */
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
/** The provider keeps nothing for its own use, and says how many tokens it counted. */
const NOT_STORED = { store: false, stream_options: { include_usage: true } } as const

/**
 * What OpenAI's documentation says of its models, November 2026. A model that reasons allows a temperature only when it is
 * told not to, and its thoughts are taken from the 1,000 tokens; older ones refuse `reasoning_effort`.
 */
const FAMILIES: readonly Family[] = [
  {
    names: /^gpt-(?:5\.[1-9]|[6-9]|[1-9]\d)/,
    settings: { ...TEMPERATURE, ...SHORT_COMPLETION, reasoning_effort: 'none', ...NOT_STORED },
  },
  // These cannot be told not to reason.
  { names: /^gpt-5/, settings: { ...SHORT_COMPLETION, reasoning_effort: 'minimal', ...NOT_STORED } },
  { names: /^o[1-9]/, settings: { ...SHORT_COMPLETION, reasoning_effort: 'low', ...NOT_STORED } },
  { names: /^gpt-4/, settings: { ...TEMPERATURE, ...SHORT, ...NOT_STORED } },
  { names: /^gpt-3\.5/, settings: { ...TEMPERATURE, ...SHORT, stream_options: { include_usage: true } } },
]

/** What everything takes that speaks the protocol. */
const CONSERVATIVE: ModelSettings = { ...TEMPERATURE, ...SHORT }

export function settingsOf(model: string, { hasTools = false } = {}): ModelSettings {
  // A model trained further keeps its family's rules.
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
