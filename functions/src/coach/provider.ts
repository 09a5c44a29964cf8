import {
  COACH_ANSWER_BYTES_MAX,
  COACH_EMPTY_ANSWER,
  type CoachMessage,
  type CoachResult,
} from '@/domain/coach/coach-request'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, fetch, type Dispatcher } from 'undici'
import { CallerLeft, Fault } from '../fault'
import { readCompletion, type Usage } from './completion'
import { settingsWithout, type ModelSettings, type SettingName } from './model-families'
import { answerBodyOf, connectionFault } from './provider-fault'
import { redact } from './redaction'
import { systemPrompt } from './system-prompt'

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
  /** A request is leaving: from here on it may be paid for. Once per attempt. */
  readonly onAsked: () => void
  readonly onUsage: (usage: Usage) => void
  /** A failed attempt, before it is retried or reported. */
  readonly onFault: (fault: Fault) => void
}

export interface CoachProvider {
  /** Rejects with a `Fault`, or with `CallerLeft`; never once some text was heard, but for the latter. */
  answer(config: ProviderConfig, messages: readonly CoachMessage[], listener: Listener): Promise<CoachResult>
  close(): Promise<void>
}

const KEEP_ALIVE_MS = 60_000

export function createCoachProvider(limits: ProviderLimits = LIMITS): CoachProvider {
  const agent = new Agent({ connect: { timeout: limits.connectMs }, keepAliveTimeout: KEEP_ALIVE_MS })
  const missingModels = new Set<string>()
  const refusedSettings = new Map<string, ReadonlySet<SettingName>>()

  async function ask(
    config: ProviderConfig,
    question: ModelSettings & { readonly model: string; readonly messages: readonly CoachMessage[] },
    { signal, onAsked }: Pick<Listener, 'onAsked'> & { readonly signal: AbortSignal },
  ): Promise<ReadableStream<Uint8Array>> {
    const { model, messages, ...settings } = question
    const response = await fetch(`${config.baseUrl}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      dispatcher: agent.compose(tellWhenSent(onAsked)),
      signal,
      headers: {
        authorization: `Bearer ${config.apiKey}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({
        model,
        ...settings,
        stream: true,
        messages: [{ role: 'system', content: systemPrompt }, ...messages],
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
        if (part !== '') listener.onText(part)
      }

      async function attempt(model: string, settings: ModelSettings): Promise<CoachResult> {
        watchdog.expect('connect', limits.connectMs)
        const body = await ask(
          config,
          { model, ...settings, messages },
          { signal, onAsked: listener.onAsked },
        )
        const onBytes = () => watchdog.expect('silence', limits.silenceMs)
        onBytes()
        const redaction = redact(config.apiKey)
        const { finish, usage } = await readCompletion(body, {
          answerBytesMax: limits.answerBytes,
          onBytes,
          onText: (part) => onText(redaction.feed(part)),
        }).finally(() => onText(redaction.end()))
        if (usage) listener.onUsage(usage)
        // The browser has a sentence for what was filtered.
        if (text.trim() === '' && finish !== 'filtered') onText(COACH_EMPTY_ANSWER)
        return { text, finish }
      }

      try {
        for (;;) {
          const model = missingModels.has(config.model) ? config.fallbackModel : config.model
          const settings = settingsWithout(model, refusedSettings.get(model))
          try {
            return await attempt(model, settings)
          } catch (error) {
            if (error instanceof CallerLeft) throw error
            const fault = error instanceof Fault ? error : connectionFault(error)
            listener.onFault(fault)
            if (text !== '') return { text, finish: 'interrupted' }
            if (fault.reason === 'model-missing' && !['', model].includes(config.fallbackModel)) {
              missingModels.add(config.model)
              continue
            }
            if (fault.refused && fault.refused in settings) {
              refusedSettings.set(model, new Set([...(refusedSettings.get(model) ?? []), fault.refused]))
              if (retryDelays.shift() !== undefined) continue
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

/** A connection that never came to be has asked nobody. */
function tellWhenSent(onSent: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const start = handler.onRequestStart?.bind(handler)
    handler.onRequestStart = (controller, context) => {
      onSent()
      start?.(controller, context)
    }
    return dispatch(options, handler)
  }
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted())
}

/** One signal for all the reasons to give up on a provider; the reason is what the aborted call throws. */
interface Watchdog {
  readonly signal: AbortSignal
  /** The next sign of life must come within this time, counted anew at each call. */
  expect(what: 'connect' | 'silence', withinMs: number): void
  end(): void
}

function watch(caller: AbortSignal | undefined, totalMs: number): Watchdog {
  const controller = new AbortController()
  const giveUp = (reason: string) => controller.abort(new Fault('coach/provider-timeout', { reason }))
  const onLeave = () => controller.abort(new CallerLeft())
  const total = setTimeout(giveUp, totalMs, 'total')
  let step: NodeJS.Timeout | undefined
  if (caller?.aborted) onLeave()
  caller?.addEventListener('abort', onLeave, { once: true })
  return {
    signal: controller.signal,
    expect(what, withinMs) {
      clearTimeout(step)
      step = setTimeout(giveUp, withinMs, what)
    },
    end() {
      clearTimeout(step)
      clearTimeout(total)
      caller?.removeEventListener('abort', onLeave)
    },
  }
}
