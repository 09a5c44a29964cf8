import { parseCoachRequest, type CoachChunk, type CoachResult } from '@/domain/coach/coach-request'
import { logger } from 'firebase-functions'
import { onCall, type CallableRequest, type CallableResponse } from 'firebase-functions/https'
import { callerOf } from './caller'
import { admit } from './coach/admission'
import type { Usage } from './coach/completion'
import { Fault } from './fault'
import { createCoachProvider, type CoachProvider } from './coach/provider'
import { LEASE_MS } from './coach/quotas'
import { told } from './coach/told'
import { behindGate, rawDataOf } from './http-gate'
import { coachApiKey, coachProviderConfig, REGION, trialHashKey } from './params'
import { logFault, refuse } from './refuse'

/** Coach Boom's answer to a conversation, piece by piece when the caller accepts a stream. */
export const coachChat = coachChatOver(createCoachProvider())

/** The endpoint in front of a provider of its own patience. */
export function coachChatOver(provider: CoachProvider) {
  return behindGate(
    onCall<unknown, Promise<CoachResult>, CoachChunk>(
      {
        region: REGION,
        secrets: [coachApiKey, trialHashKey],
        timeoutSeconds: LEASE_MS / 1000,
        memory: '512MiB',
        maxInstances: 10,
      },
      (request, response) =>
        chat(provider, request, response).catch((error: unknown) => refuse('coach', request, error)),
    ),
    {
      maxBytes: 64 * 1024,
      codes: { malformed: 'coach/invalid-request', tooLarge: 'coach/message-too-long' },
    },
  )
}

async function chat(
  provider: CoachProvider,
  request: CallableRequest,
  response?: CallableResponse<CoachChunk>,
): Promise<CoachResult> {
  const startedAt = Date.now()
  const caller = callerOf(request)
  if (!caller) throw new Fault('coach/unauthenticated')
  const conversation = parseCoachRequest(rawDataOf(request.rawRequest))
  if (!conversation) throw new Fault('coach/invalid-request')
  const admission = await admit(caller)
  let wasAsked = false
  let usage: Usage | undefined
  let firstAt: number | undefined
  try {
    const result = await provider.answer(coachProviderConfig(), told(conversation), {
      signal: response?.signal,
      // A piece that cannot be written means that the caller left, which the signal tells.
      onText: (text) => {
        firstAt ??= Date.now()
        void response?.sendChunk({ text }).catch(() => false)
      },
      onProposal: (proposal) => void response?.sendChunk({ proposal }).catch(() => false),
      onAsked: () => (wasAsked = true),
      onUsage: (counted) => (usage = counted),
      onFault: (fault) =>
        logFault(fault.refused === 'tools' ? 'coach.tools-refused' : 'coach.attempt-failed', fault),
    })
    const { finish, proposals, dropped } = result
    const endedAt = Date.now()
    const facts = {
      finish,
      milliseconds: endedAt - startedAt,
      // Of an answer that only proposes, until its end: nothing was read before.
      firstMilliseconds: (firstAt ?? endedAt) - startedAt,
      ...usage,
      ...(proposals !== undefined && { proposals }),
      ...(dropped !== undefined && { dropped }),
    }
    logger.info(['coach.answered', ...Object.values(facts)].join(' '), facts)
    return result
  } finally {
    // Whatever came of it, a question that left may be paid for; otherwise a refusal could be had for ever.
    await admission.release({ counts: wasAsked })
  }
}
