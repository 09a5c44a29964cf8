import type { CoachResult } from '@/domain/coach/conversation/coach-request'
import type { Proposed } from '@/domain/coach/cards/card-kinds'
import type { Usage } from '../../functions/src/coach/completion'
import type { CoachProvider, ProviderConfig } from '../../functions/src/coach/provider'
import { Fault } from '../../functions/src/platform/fault'
import type { EvaluationQuestion } from './questions'
import { messagesOf } from './sent'

export interface RecordedAnswer {
  readonly question: number
  /** From 1. */
  readonly run: number
  readonly text: string
  readonly proposals: readonly Proposed[]
  readonly finish: CoachResult['finish'] | null
  readonly dropped: number
  /** Why there is no answer; null: answered. */
  readonly fault: string | null
  readonly refusals: readonly string[]
  /** null: not reported by the provider. */
  readonly usage: Usage | null
  /** Time to the first text or proposal; null: none. */
  readonly firstMs: number | null
  readonly wholeMs: number
}

interface Asking {
  readonly provider: CoachProvider
  readonly config: ProviderConfig
  readonly run: number
}

/**
 * Asks as `coachChat` does after its access checks: same request parsing, frame, prompt, tool, settings, retries and response
 * parsing. Access and quotas do not change an answer.
 */
export async function askCoach(
  question: EvaluationQuestion,
  { provider, config, run }: Asking,
): Promise<RecordedAnswer> {
  const startedAt = performance.now()
  const since = () => Math.round(performance.now() - startedAt)
  const proposals: Proposed[] = []
  const refusals: string[] = []
  let usage: Usage | null = null
  let firstMs: number | null = null
  let fault: string | null = null
  const result = await provider
    .answer(
      config,
      {
        messages: messagesOf(question),
        safetyIdentifier: null,
      },
      {
        signal: undefined,
        onText: () => (firstMs ??= since()),
        onProposal: (proposal) => {
          firstMs ??= since()
          proposals.push(proposal)
        },
        onAsked: () => undefined,
        onUsage: (counted) => (usage = counted),
        onFault: ({ code, reason }) => refusals.push([code, reason].join(' ').trim()),
      },
    )
    .catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error
      fault = [error.code, error.reason].join(' ').trim()
      return null
    })
  return {
    question: question.number,
    run,
    text: result?.text ?? '',
    proposals,
    finish: result?.finish ?? null,
    dropped: result?.dropped ?? 0,
    fault,
    refusals,
    usage,
    firstMs,
    wholeMs: since(),
  }
}
