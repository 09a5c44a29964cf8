import type { Proposed } from '@/domain/coach/cards/card-kinds'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { Usage } from '../../../functions/src/coach/completion'
import type { Fault } from '../../../functions/src/platform/fault'
import {
  createCoachProvider,
  type CoachProvider,
  type ProviderLimits,
} from '../../../functions/src/coach/provider'
import { CANARY_KEY, CANARY_PROMPT, FALLBACK_MODEL, MODEL } from './canaries'
import { startScriptedProvider, type ScriptedProvider } from './scripted-provider'

/** Large where a test does not wait for them: a busy machine is slow. */
const LIMITS: ProviderLimits = {
  connectMs: 5000,
  silenceMs: 5000,
  totalMs: 10_000,
  missingModelMs: 60_000,
  retryDelaysMs: [10, 20],
  retryAfterMs: 2_000,
  answerBytes: 1000,
  textCharacters: 100_000,
}

export let server: ScriptedProvider
let provider: CoachProvider

/** A new provider module for each test, connected to a scripted server. */
export function useProvider(): void {
  beforeAll(async () => {
    server = await startScriptedProvider()
    return () => server.stop()
  })
  beforeEach(() => {
    provider = createCoachProvider(LIMITS)
    return () => provider.close()
  })
}

export async function limitTo(limits: Partial<ProviderLimits>): Promise<void> {
  await provider.close()
  provider = createCoachProvider({ ...LIMITS, ...limits })
}

interface AskOptions {
  readonly model?: string
  readonly fallbackModel?: string
  readonly question?: string
  readonly signal?: AbortSignal
  readonly url?: string
  readonly hasTools?: boolean
  readonly onText?: (text: string) => void
}

/** Asks one question; `answer`: the result or the error. */
export async function ask({
  model = MODEL,
  fallbackModel = FALLBACK_MODEL,
  question = CANARY_PROMPT,
  signal,
  url = server.url,
  hasTools = false,
  onText,
}: AskOptions = {}) {
  const config = { apiKey: CANARY_KEY, baseUrl: `${url}/v1`, model, fallbackModel, hasTools }
  const heard: string[] = []
  const proposed: Proposed[] = []
  const faults: Fault[] = []
  const usage: Usage[] = []
  let asked = 0
  const answer = await provider
    .answer(
      config,
      { messages: [{ role: 'user', content: question }], safetyIdentifier: null },
      {
        signal,
        onText: (text) => {
          heard.push(text)
          onText?.(text)
        },
        onProposal: (proposal) => proposed.push(proposal),
        onAsked: () => (asked += 1),
        onUsage: (counted) => usage.push(counted),
        onFault: (fault) => faults.push(fault),
      },
    )
    .catch((error: unknown) => error)
  return { answer, heard, proposed, faults, usage, asked, calls: server.requests.length }
}

export function refusedWith(code: string, reason?: string): unknown {
  return expect.objectContaining({ code, ...(reason === undefined ? {} : { reason }) })
}
