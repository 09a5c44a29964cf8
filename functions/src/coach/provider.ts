import {
  COACH_ANSWER_BYTES_MAX,
  COACH_EMPTY_ANSWER,
  type CoachMessage,
  type CoachResult,
} from '@/domain/coach-request'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, fetch } from 'undici'
import { readCompletion } from './completion-stream'
import { CallerLeft } from '../fault'
import { CoachFault } from './fault'
import { answerBodyOf, connectionFault } from './provider-fault'
import { systemPrompt } from './system-prompt'
import { watch } from './watchdog'

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

const LIMITS: ProviderLimits = {
  connectMs: 20_000,
  silenceMs: 20_000,
  totalMs: 120_000,
  retryDelaysMs: [250, 1_000],
  answerBytes: COACH_ANSWER_BYTES_MAX,
}

interface Listener {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal | undefined
  readonly onText: (text: string) => void
  /** A failed attempt, before it is retried or reported. */
  readonly onFault: (fault: CoachFault) => void
}

export interface CoachProvider {
  /** Rejects with a `CoachFault`, or with `CallerLeft`; never once some text was heard, but for the latter. */
  answer(config: ProviderConfig, messages: readonly CoachMessage[], listener: Listener): Promise<CoachResult>
  close(): Promise<void>
}

const KEEP_ALIVE_MS = 60_000

export function createCoachProvider(limits: ProviderLimits = LIMITS): CoachProvider {
  const agent = new Agent({ connect: { timeout: limits.connectMs }, keepAliveTimeout: KEEP_ALIVE_MS })
  const missingModels = new Set<string>()

  async function ask(
    config: ProviderConfig,
    question: { readonly model: string; readonly messages: readonly CoachMessage[] },
    signal: AbortSignal,
  ): Promise<ReadableStream<Uint8Array>> {
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
        model: question.model,
        temperature: 0.7,
        max_tokens: 1000,
        stream: true,
        messages: [{ role: 'system', content: systemPrompt }, ...question.messages],
      }),
    })
    return answerBodyOf(response)
  }

  return {
    async answer(config, messages, listener) {
      const watchdog = watch(listener.signal, limits.totalMs)
      const { signal } = watchdog
      const retryDelays = [...limits.retryDelaysMs]
      let text = ''
      const onText = (part: string) => {
        text += part
        listener.onText(part)
      }

      async function attempt(model: string): Promise<CoachResult> {
        watchdog.expect('connect', limits.connectMs)
        const body = await ask(config, { model, messages }, signal)
        const onBytes = () => watchdog.expect('silence', limits.silenceMs)
        onBytes()
        const finish = await readCompletion(body, { answerBytesMax: limits.answerBytes, onBytes, onText })
        if (text.trim() === '') onText(COACH_EMPTY_ANSWER)
        return { text, finish }
      }

      try {
        for (;;) {
          const model = missingModels.has(config.model) ? config.fallbackModel : config.model
          try {
            return await attempt(model)
          } catch (error) {
            if (error instanceof CallerLeft) throw error
            const fault = error instanceof CoachFault ? error : connectionFault(error)
            listener.onFault(fault)
            if (text !== '') return { text, finish: 'interrupted' }
            if (fault.reason === 'model-missing' && !['', model].includes(config.fallbackModel)) {
              missingModels.add(config.model)
              continue
            }
            const delay = fault.isTransient ? retryDelays.shift() : undefined
            if (delay === undefined) throw fault
            await wait(delay, signal)
          }
        }
      } finally {
        watchdog.end()
      }
    },
    close: () => agent.destroy(),
  }
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted())
}
