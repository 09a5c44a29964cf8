import { PROPOSAL_TOOL } from '@/domain/coach/cards/proposal-tool'

/** Fields of the request body that not every model accepts, in the order in which they are sent. */
export interface ModelSettings {
  readonly temperature?: 0.7
  readonly max_tokens?: number
  readonly max_completion_tokens?: number
  readonly reasoning_effort?: 'none' | 'minimal' | 'low'
  readonly store?: false
  readonly stream_options?: { readonly include_usage: true }
  readonly tools?: readonly (typeof PROPOSAL_TOOL)[]
  readonly tool_choice?: 'auto'
  readonly parallel_tool_calls?: false
  readonly prompt_cache_key?: typeof CACHE_KEY
  readonly prompt_cache_options?: typeof CACHE_OPTIONS
  readonly safety_identifier?: string
}

/** Tokens of the text of an answer, as specified. */
export const TEXT_TOKENS = 1_000
/** Tokens of the tool call beside it: nine cards of about 150. */
const CARD_TOKENS = 1_500

/** One call at a time: OpenAI enforces the schema less strictly for parallel calls. */
const TOOL_SETTINGS = {
  tools: [PROPOSAL_TOOL],
  tool_choice: 'auto',
  parallel_tool_calls: false,
} as const satisfies ModelSettings

/** The same for everybody: it leads requests with one beginning to one machine. No personal data, as both providers demand. */
const CACHE_KEY = 'coach-boom'
/**
 * Only what is marked is kept, our instructions: of a person's text the provider's cache gets nothing. 30 minutes are its one value.
 */
const CACHE_OPTIONS = { mode: 'explicit', ttl: '30m' } as const

/** Settings that an answer does not need: where one is refused, the question is asked again without it. */
const SPARE_SETTINGS = ['prompt_cache_key', 'prompt_cache_options', 'safety_identifier'] as const
export type SpareSetting = (typeof SPARE_SETTINGS)[number]

/** What a provider takes beside the settings of its model, at its own address alone. */
interface Extras {
  readonly host: RegExp
  readonly takes: readonly SpareSetting[]
}

/** `eu.api.openai.com` is OpenAI too. */
const OPENAI = /^(?:[a-z]+\.)?api\.openai\.com$/
const MISTRAL = /^api\.mistral\.ai$/
/** A stand-in of the provider. Only the local stack may have one (`provider-url.ts`). */
const STAND_IN = /^(?:127\.0\.0\.1|localhost)$/

interface Family {
  readonly names: RegExp
  readonly settings: (longest: number) => ModelSettings
  readonly extras?: Extras
}

const TEMPERATURE = { temperature: 0.7 } as const
/** The provider stores nothing for its own use and returns the token counts. */
const NOT_STORED = { store: false, stream_options: { include_usage: true } } as const

const KEYED: Extras = { host: OPENAI, takes: ['prompt_cache_key', 'safety_identifier'] }

/**
 * The providers' documentation of November 2026. OpenAI: a reasoning model accepts a temperature only with `none`, and its reasoning uses up
 * the tokens of the answer; older models refuse `reasoning_effort`, and all before 5.6 the options of the cache. Mistral refuses every field
 * that it does not know (422), `max_completion_tokens`, `store` and `stream_options` among them, and counts tokens without being asked.
 */
const FAMILIES: readonly Family[] = [
  {
    names: /^gpt-(?:5\.(?:[6-9]|\d\d)|[6-9]|[1-9]\d)/,
    settings: (longest) => ({
      ...TEMPERATURE,
      max_completion_tokens: longest,
      reasoning_effort: 'none',
      ...NOT_STORED,
    }),
    extras: { host: OPENAI, takes: SPARE_SETTINGS },
  },
  {
    names: /^gpt-5\.[1-5]/,
    settings: (longest) => ({
      ...TEMPERATURE,
      max_completion_tokens: longest,
      reasoning_effort: 'none',
      ...NOT_STORED,
    }),
    extras: KEYED,
  },
  // Reasoning cannot be turned off for these.
  {
    names: /^gpt-5/,
    settings: (longest) => ({
      max_completion_tokens: longest,
      reasoning_effort: 'minimal',
      ...NOT_STORED,
    }),
    extras: KEYED,
  },
  {
    names: /^o[1-9]/,
    settings: (longest) => ({
      max_completion_tokens: longest,
      reasoning_effort: 'low',
      ...NOT_STORED,
    }),
    extras: KEYED,
  },
  {
    names: /^gpt-4/,
    settings: (longest) => ({ ...TEMPERATURE, max_tokens: longest, ...NOT_STORED }),
    extras: KEYED,
  },
  {
    names: /^gpt-3\.5/,
    settings: (longest) => ({
      ...TEMPERATURE,
      max_tokens: longest,
      stream_options: { include_usage: true },
    }),
  },
  // These two may reason, if asked.
  {
    names: /^mistral-(?:small|medium)-/,
    settings: (longest) => ({ ...TEMPERATURE, max_tokens: longest, reasoning_effort: 'none' }),
    extras: { host: MISTRAL, takes: ['prompt_cache_key'] },
  },
  {
    names: /^(?:open-)?mi(?:ni)?stral-/,
    settings: (longest) => ({ ...TEMPERATURE, max_tokens: longest }),
    extras: { host: MISTRAL, takes: ['prompt_cache_key'] },
  },
]

interface Asking {
  readonly hasTools?: boolean
  /** Address of the provider; none: what only its own address takes is left out. */
  readonly baseUrl?: string
  /** Stands for the person at the provider, who is not named. Null: unknown. */
  readonly safetyIdentifier?: string | null
  /** Settings that this provider has refused. */
  readonly refused?: ReadonlySet<SpareSetting>
}

export function settingsOf(
  model: string,
  { hasTools = false, baseUrl = '', safetyIdentifier = null, refused = new Set() }: Asking = {},
): ModelSettings {
  // A fine-tuned model follows its base model's rules.
  const name = model.replace(/^ft:/, '')
  const family = FAMILIES.find(({ names }) => names.test(name))
  const longest = hasTools ? TEXT_TOKENS + CARD_TOKENS : TEXT_TOKENS
  // Every OpenAI-compatible provider takes these two.
  const settings = family?.settings(longest) ?? { ...TEMPERATURE, max_tokens: longest }
  const takes = family?.extras && isAt(family.extras.host, baseUrl) ? family.extras.takes : []
  const sends = (setting: SpareSetting) => takes.includes(setting) && !refused.has(setting)
  return {
    ...settings,
    ...(hasTools && TOOL_SETTINGS),
    ...(sends('prompt_cache_key') && { prompt_cache_key: CACHE_KEY }),
    ...(sends('prompt_cache_options') && { prompt_cache_options: CACHE_OPTIONS }),
    ...(sends('safety_identifier') && safetyIdentifier !== null && { safety_identifier: safetyIdentifier }),
  }
}

function isAt(host: RegExp, baseUrl: string): boolean {
  if (!URL.canParse(baseUrl)) return false
  const { hostname } = new URL(baseUrl)
  return host.test(hostname) || STAND_IN.test(hostname)
}

/** The setting that a refusal names, if an answer needs it not; null: another one, or none. */
export function spareSettingOf(reason: string | undefined): SpareSetting | null {
  return SPARE_SETTINGS.find((setting) => reason === `request-${setting}`) ?? null
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
  'prompt_cache_key',
  'prompt_cache_options',
  'safety_identifier',
]
