import { parseCoachRequest, type CoachChunk, type CoachResult } from '@/domain/coach-request'
import { logger } from 'firebase-functions'
import { onCall, type CallableRequest, type CallableResponse } from 'firebase-functions/https'
import { callerOf } from './caller'
import { admit } from './coach/admission'
import { CoachFault } from './coach/fault'
import { createCoachProvider } from './coach/provider'
import { LEASE_MS } from './coach/turns'
import { CallerLeft } from './fault'
import { behindGate, rawDataOf } from './http-gate'
import { coachApiKey, coachProviderConfig, REGION } from './params'
import { logFault, refuse } from './refuse'

const provider = createCoachProvider()

/** Coach Boom's answer to a conversation, piece by piece when the caller accepts a stream. */
export const coachChat = behindGate(
  onCall<unknown, Promise<CoachResult>, CoachChunk>(
    {
      region: REGION,
      secrets: [coachApiKey],
      timeoutSeconds: LEASE_MS / 1000,
      memory: '512MiB',
      maxInstances: 10,
    },
    (request, response) => chat(request, response).catch((error: unknown) => refuse('coach', request, error)),
  ),
  { maxBytes: 64 * 1024, codes: { malformed: 'coach/invalid-request', tooLarge: 'coach/message-too-long' } },
)

async function chat(request: CallableRequest, response?: CallableResponse<CoachChunk>): Promise<CoachResult> {
  const startedAt = Date.now()
  const uid = callerOf(request)
  if (!uid) throw new CoachFault('coach/unauthenticated')
  const conversation = parseCoachRequest(rawDataOf(request.rawRequest))
  if (!conversation) throw new CoachFault('coach/invalid-request')
  const admission = await admit(uid)
  let counts = false
  try {
    const result = await provider.answer(coachProviderConfig(), conversation.messages, {
      signal: response?.signal,
      // A piece that cannot be written means that the caller left, which the signal tells.
      onText: (text) => void response?.sendChunk({ text }).catch(() => false),
      onFault: (fault) => logFault('coach.attempt-failed', fault),
    })
    counts = true
    logger.info('coach.answered', { finish: result.finish, milliseconds: Date.now() - startedAt })
    return result
  } catch (error) {
    // An answer that the caller stopped was asked for, and is paid for; one that never came is not counted.
    counts = error instanceof CallerLeft
    throw error
  } finally {
    await admission.release({ counts })
  }
}
