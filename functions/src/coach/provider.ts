import {
  COACH_ANSWER_BYTES_MAX,
  COACH_EMPTY_ANSWER,
  type CoachMessage,
  type CoachResult,
} from '@/domain/coach-request'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, fetch, type Response } from 'undici'
import { readCompletion } from './completion-stream'
import { CallerLeft, CoachFault } from './fault'
import { connectionFault, responseFault } from './provider-fault'
import { systemPrompt } from './system-prompt'
import { watch, type Watchdog } from './watchdog'

export interface ProviderConfig {
  readonly apiKey: string
  readonly baseUrl: string
  readonly model: string
  /** Asked when the provider says that `model` does not exist; '' for none. */
  readonly fallbackModel: string
}

export interface ProviderLimits {
  /** Until the answer's headers. */
  readonly connectMs: number
  /** Between two pieces of the answer. */
  readonly silenceMs: number
  readonly totalMs: number
  /** One wait per retry. */
  readonly retryDelaysMs: readonly number[]
  readonly answerBytes: number
}

export const PROVIDER_LIMITS: ProviderLimits = {
  connectMs: 20_000,
  silenceMs: 20_000,
  totalMs: 120_000,
  retryDelaysMs: [250, 1_000],
  answerBytes: COACH_ANSWER_BYTES_MAX,
}

interface Listener {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal | undefined
  onText(text: string): void
  /** A failed attempt, before it is retried or reported. */
  onFault(fault: CoachFault): void
}

export interface CoachProvider {
  /** Rejects with a `CoachFault`, or with `CallerLeft`; never once some text was heard, but for the latter. */
  answer(config: ProviderConfig, messages: readonly CoachMessage[], listener: Listener): Promise<CoachResult>
  close(): Promise<void>
}

const KEEP_ALIVE_MS = 60_000

export function createCoachProvider(limits: ProviderLimits = PROVIDER_LIMITS): CoachProvider {
  const agent = new Agent({ connect: { timeout: limits.connectMs }, keepAliveTimeout: KEEP_ALIVE_MS })
  const missingModels = new Set<string>()

  async function ask(
    config: ProviderConfig,
    model: string,
    messages: readonly CoachMessage[],
    signal: AbortSignal,
  ) {
    const response = await fetch(`${config.baseUrl}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      dispatcher: agent,
      signal,
      headers: {
        authorization: `Bearer ${config.apiKey}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({
        model,
        temperature: 0.7,
        max_tokens: 1000,
        stream: true,
        messages: [{ role: 'system', content: systemPrompt }, ...messages],
      }),
    })
    const fault = await responseFault(response)
    if (fault) throw fault
    return response
  }

  async function hear(response: Response, watchdog: Watchdog, onText: (text: string) => void) {
    if (!response.body) throw new CoachFault('coach/provider-unavailable', { reason: 'no-body' })
    return readCompletion(response.body as ReadableStream<Uint8Array>, {
      onBytes: () => watchdog.expect('silence', limits.silenceMs),
      onText,
      answerBytesMax: limits.answerBytes,
    })
  }

  async function answer(config: ProviderConfig, messages: readonly CoachMessage[], listener: Listener) {
    const watchdog = watch(listener.signal, limits.totalMs)
    let text = ''
    const onText = (part: string) => {
      text += part
      listener.onText(part)
    }
    const retryDelays = [...limits.retryDelaysMs]
    try {
      for (;;) {
        const model = missingModels.has(config.model) ? config.fallbackModel : config.model
        try {
          watchdog.expect('connect', limits.connectMs)
          const response = await ask(config, model, messages, watchdog.signal)
          watchdog.expect('silence', limits.silenceMs)
          const finish = await hear(response, watchdog, onText)
          if (text.trim() === '') onText(COACH_EMPTY_ANSWER)
          return { text, finish }
        } catch (error) {
          if (error instanceof CallerLeft) throw error
          const fault = error instanceof CoachFault ? error : connectionFault(error)
          listener.onFault(fault)
          if (text !== '') return { text, finish: 'interrupted' as const }
          if (
            fault.reason === 'model-missing' &&
            model !== config.fallbackModel &&
            config.fallbackModel !== ''
          ) {
            missingModels.add(config.model)
            continue
          }
          const delay = fault.isTransient ? retryDelays.shift() : undefined
          if (delay === undefined) throw fault
          await wait(delay, watchdog)
        }
      }
    } finally {
      watchdog.end()
    }
  }

  return { answer, close: () => agent.destroy() }
}

async function wait(ms: number, watchdog: Watchdog): Promise<void> {
  watchdog.expect('connect', 2 * ms + 1000)
  await sleep(ms, undefined, { signal: watchdog.signal }).catch(() => {
    throw watchdog.signal.reason
  })
}
