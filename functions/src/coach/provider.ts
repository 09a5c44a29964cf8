import { isEmptyAnswer } from '@/domain/coach/answer/answer-source'
import {
  COACH_ANSWER_BYTES_MAX,
  COACH_EMPTY_ANSWER,
  type CoachMessage,
  type CoachResult,
} from '@/domain/coach/conversation/coach-request'
import { localDateOf, type LocalDate } from '@/domain/base/time/local-date'
import type { Proposed } from '@/domain/coach/cards/card-kinds'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, fetch, type Dispatcher } from 'undici'
import { Stopped, Fault } from '../platform/fault'
import { readCompletion, type Usage } from './completion'
import { settingsOf, spareSettingOf, TEXT_TOKENS, type SpareSetting } from './model-families'
import { ProposalReader } from './proposal-reader'
import { answerBodyOf, connectionFault } from './provider-fault'
import { systemMessage } from './system-message'
import { instructions } from './system-prompt'

export interface ProviderConfig {
  readonly apiKey: string
  readonly baseUrl: string
  readonly model: string
  /** Used if the provider says that `model` does not exist; '': none. */
  readonly fallbackModel: string
  readonly hasTools: boolean
}

/** What a question adds to the configuration. */
export interface Question {
  readonly messages: readonly CoachMessage[]
  /** Stands for the person at a provider that asks for it; null: none. */
  readonly safetyIdentifier: string | null
}

export interface ProviderLimits {
  /** Until the response headers. */
  readonly connectMs: number
  /** Between two chunks of the response. */
  readonly silenceMs: number
  readonly totalMs: number
  /** Time during which a missing model is not requested again. */
  readonly missingModelMs: number
  readonly retryDelaysMs: readonly number[]
  /** If the provider says to wait longer, the question is not asked again: the person is told how long. */
  readonly retryAfterMs: number
  readonly answerBytes: number
  /** Of the text alone; cards have a budget of their own. */
  readonly textCharacters: number
}

/**
 * There is no tokenizer here, and the provider's maximum is for text and cards together. French prose has 3.6 to 4.4 characters a token: this
 * many cut no answer of `TEXT_TOKENS`.
 */
const CHARACTERS_A_TOKEN = 4.5

const LIMITS: ProviderLimits = {
  connectMs: 20_000,
  silenceMs: 20_000,
  totalMs: 120_000,
  missingModelMs: 10 * 60_000,
  retryDelaysMs: [250, 1_000],
  retryAfterMs: 5_000,
  answerBytes: COACH_ANSWER_BYTES_MAX,
  textCharacters: TEXT_TOKENS * CHARACTERS_A_TOKEN,
}

interface Listener {
  readonly signal: AbortSignal | undefined
  /** `isAnew`: the text takes the place of all text before. */
  readonly onText: (text: string, isAnew: boolean) => void
  readonly onProposal: (proposal: Proposed) => void
  /** Called when a request is sent, once per attempt; from then on it may be paid for. */
  readonly onAsked: () => void
  readonly onUsage: (usage: Usage) => void
  readonly onFault: (fault: Fault) => void
}

export interface CoachProvider {
  /** Rejects with a `Fault` or with `Stopped`; after the first text or proposal only with `Stopped`. */
  answer(config: ProviderConfig, question: Question, listener: Listener): Promise<CoachResult>
  close(): Promise<void>
}

const KEEP_ALIVE_MS = 60_000
/** Longest beginning of an answer, in characters, that is held because it shows nothing. */
const EMPTY_MAX = 2_000

/** `instructionsOf`: what each request begins with; an evaluation compares prompts. */
export function createCoachProvider(
  limits: ProviderLimits = LIMITS,
  instructionsOf: (today: LocalDate) => readonly string[] = instructions,
): CoachProvider {
  const agent = new Agent({ connect: { timeout: limits.connectMs }, keepAliveTimeout: KEEP_ALIVE_MS })
  /** Expiry per model: a 404 may be a short error of the provider. */
  const missingModels = new Map<string, number>()
  /** Settings without which an answer is as good, refused since this instance began, per model. */
  const refusedSettings = new Map<string, Set<SpareSetting>>()

  async function ask(
    { apiKey, baseUrl, hasTools }: ProviderConfig,
    model: string,
    { messages, safetyIdentifier }: Question,
    { signal, onAsked }: Pick<Listener, 'onAsked'> & { readonly signal: AbortSignal },
  ): Promise<ReadableStream<Uint8Array>> {
    const refused = refusedSettings.get(model) ?? new Set()
    const settings = settingsOf(model, { hasTools, baseUrl, safetyIdentifier, refused })
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      dispatcher: agent.compose(tellWhenSent(onAsked)),
      signal,
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({
        model,
        ...settings,
        stream: true,
        messages: [
          systemMessage(instructionsOf(localDateOf(new Date())), {
            isMarked: settings.prompt_cache_options !== undefined,
          }),
          ...messages,
        ],
      }),
    })
    return answerBodyOf(response)
  }

  /** True: the refused setting is one that the next attempt leaves out. */
  function leavesOut(model: string, { reason }: Fault): boolean {
    const setting = spareSettingOf(reason)
    if (!setting) return false
    const refused = refusedSettings.get(model) ?? new Set()
    if (refused.has(setting)) return false
    refusedSettings.set(model, refused.add(setting))
    return true
  }

  return {
    async answer(config, question, listener) {
      const watchdog = watch(listener.signal, limits.totalMs)
      const { signal } = watchdog
      const retryDelays = [...limits.retryDelaysMs]
      let text = ''
      let proposals = new ProposalReader()
      const resultOf = (finish: CoachResult['finish']): CoachResult => ({
        text,
        finish,
        ...(proposals.shown > 0 && { proposals: proposals.shown }),
        ...(proposals.dropped > 0 && { dropped: proposals.dropped }),
        ...(proposals.uncomputed > 0 && { uncomputed: proposals.uncomputed }),
      })
      const isMissing = (missingModels.get(config.model) ?? 0) > Date.now()
      let model = isMissing ? config.fallbackModel : config.model
      let held = ''
      const onText = (part: string, isAnew = false) => {
        if (isAnew) {
          held = ''
          text = part
          listener.onText(part, true)
          return
        }
        held += part
        // Held until something shows, so that the sentence of an empty answer stands alone.
        if (held === '' || (text === '' && held.length < EMPTY_MAX && isEmptyAnswer(held))) return
        text += held
        listener.onText(held, false)
        held = ''
      }

      async function attempt(): Promise<CoachResult> {
        watchdog.expect('connect', limits.connectMs)
        const body = await ask(config, model, question, { signal, onAsked: listener.onAsked })
        proposals = new ProposalReader()
        held = ''
        const onBytes = () => watchdog.expect('silence', limits.silenceMs)
        onBytes()
        const { finish, usage } = await readCompletion(body, {
          answerBytesMax: limits.answerBytes,
          textCharactersMax: limits.textCharacters,
          onBytes,
          onText,
          onProposal: listener.onProposal,
          proposals,
        })
        if (usage) listener.onUsage(usage)
        // The browser has its own sentence for a filtered answer and for proposals without text.
        if (isEmptyAnswer(text) && proposals.shown === 0 && finish !== 'filtered') {
          held = ''
          onText(COACH_EMPTY_ANSWER, text !== '')
        }
        return resultOf(finish)
      }

      try {
        for (;;) {
          try {
            return await attempt()
          } catch (error) {
            if (error instanceof Stopped) throw error
            const fault = error instanceof Fault ? error : connectionFault(error)
            listener.onFault(fault)
            if (text !== '' || proposals.shown > 0) return resultOf('interrupted')
            if (fault.reason === 'model-missing' && !['', model].includes(config.fallbackModel)) {
              missingModels.set(config.model, Date.now() + limits.missingModelMs)
              model = config.fallbackModel
              continue
            }
            if (leavesOut(model, fault)) continue
            const delay = fault.isTransient ? retryDelays.shift() : undefined
            const saidMs = (fault.retryAfterSeconds ?? 0) * 1000
            if (delay === undefined || saidMs > limits.retryAfterMs) throw fault
            await wait(Math.max(delay, saidMs), signal)
          }
        }
      } finally {
        watchdog.end()
      }
    },
    close: () => agent.destroy(),
  }
}

/** A connection that fails does not call `onSent`. */
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

/** One signal for all timeouts and the person's stop; its reason is the error that the aborted call throws. */
interface Watchdog {
  readonly signal: AbortSignal
  /** Restarts the timer for the next sign of life. */
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
