import {
  COACH_ANSWER_BYTES_MAX,
  COACH_EMPTY_ANSWER,
  type CoachMessage,
  type CoachResult,
} from '@/domain/coach/coach-request'
import type { Proposed } from '@/domain/coach/proposal'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, fetch, type Dispatcher } from 'undici'
import { Stopped, Fault } from '../fault'
import { readCompletion, type Usage } from './completion'
import { settingsWithout, type ModelSettings, type SettingName } from './model-families'
import { ProposalReader } from './proposal-reader'
import { withoutTools } from './provider-answers'
import { answerBodyOf, connectionFault } from './provider-fault'
import { redact } from './redaction'
import { systemPrompt } from './system-prompt'

export interface ProviderConfig {
  readonly apiKey: string
  readonly baseUrl: string
  readonly model: string
  /** Asked when the provider says that `model` does not exist; '' for none. */
  readonly fallbackModel: string
  /** Whether the model may propose what can be added with a click. */
  readonly hasTools: boolean
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
  /** Aborted when the person stops the answer. */
  readonly signal: AbortSignal | undefined
  readonly onText: (text: string) => void
  readonly onProposal: (proposal: Proposed) => void
  /** A request is leaving: from here on it may be paid for. Once per attempt. */
  readonly onAsked: () => void
  readonly onUsage: (usage: Usage) => void
  /** A failed attempt, before it is retried or reported. */
  readonly onFault: (fault: Fault) => void
}

export interface CoachProvider {
  /** Rejects with a `Fault`, or with `Stopped`; never once something was heard, but for the latter. */
  answer(config: ProviderConfig, messages: readonly CoachMessage[], listener: Listener): Promise<CoachResult>
  close(): Promise<void>
}

const KEEP_ALIVE_MS = 60_000

export function createCoachProvider(limits: ProviderLimits = LIMITS): CoachProvider {
  const agent = new Agent({ connect: { timeout: limits.connectMs }, keepAliveTimeout: KEEP_ALIVE_MS })
  const missingModels = new Set<string>()
  const refusedSettings = new Map<string, ReadonlySet<SettingName>>()

  function learn(model: string, ...refused: readonly SettingName[]): void {
    refusedSettings.set(model, new Set([...(refusedSettings.get(model) ?? []), ...refused]))
  }

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
      let proposals = new ProposalReader(config.apiKey)
      const resultOf = (finish: CoachResult['finish']): CoachResult => ({
        text,
        finish,
        ...(proposals.shown > 0 && { proposals: proposals.shown }),
        ...(proposals.dropped > 0 && { dropped: proposals.dropped }),
      })
      /** Asks without tools whether it is them that a refusal meant which names nothing. */
      let doubtsTools = false
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
        if (doubtsTools) {
          doubtsTools = false
          learn(model, 'tools')
          listener.onFault(withoutTools())
        }
        proposals = new ProposalReader(config.apiKey)
        const onBytes = () => watchdog.expect('silence', limits.silenceMs)
        onBytes()
        const redaction = redact(config.apiKey)
        const { finish, usage } = await readCompletion(body, {
          answerBytesMax: limits.answerBytes,
          onBytes,
          onText: (part) => onText(redaction.feed(part)),
          onProposal: listener.onProposal,
          proposals,
        }).finally(() => onText(redaction.end()))
        if (usage) listener.onUsage(usage)
        // The browser has a sentence for what was filtered, and one above proposals without a word.
        if (text.trim() === '' && proposals.shown === 0 && finish !== 'filtered') onText(COACH_EMPTY_ANSWER)
        return resultOf(finish)
      }

      try {
        for (;;) {
          const model = missingModels.has(config.model) ? config.fallbackModel : config.model
          const refused = [
            ...(refusedSettings.get(model) ?? []),
            ...(doubtsTools ? (['tools'] as const) : []),
          ]
          const settings = settingsWithout(model, new Set(refused), config)
          try {
            return await attempt(model, settings)
          } catch (error) {
            if (error instanceof Stopped) throw error
            const fault = error instanceof Fault ? error : connectionFault(error)
            listener.onFault(fault)
            if (text !== '' || proposals.shown > 0) return resultOf('interrupted')
            if (fault.reason === 'model-missing' && !['', model].includes(config.fallbackModel)) {
              missingModels.add(config.model)
              continue
            }
            if (fault.refused && fault.refused in settings) {
              learn(model, fault.refused, ...fault.alsoRefused)
              if (retryDelays.shift() !== undefined) continue
            }
            if (fault.isUnexplained && 'tools' in settings && retryDelays.shift() !== undefined) {
              doubtsTools = true
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
  const onLeave = () => controller.abort(new Stopped())
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
