import { logger } from 'firebase-functions'
import { onCall, type CallableRequest } from 'firebase-functions/https'
import { currentCallerOf } from './caller'
import { Fault } from './fault'
import { behindGate, exactFieldsOf, rawDataOf } from './http-gate'
import { REGION, trialHashKey } from './params'
import { refuse } from './refuse'
import { formerAddress, isRemembered } from './trial/former-addresses'
import { markHadTrial } from './trial/second-trial'

/**
 * Asked once, after a sign-up: an address that had its trial hears it before the first question, through its profile.
 * It opens nothing: `coachChat` looks for itself.
 */
export const openTrial = behindGate(
  onCall<unknown, Promise<Record<string, never>>>(
    { region: REGION, secrets: [trialHashKey], timeoutSeconds: 30, memory: '256MiB', maxInstances: 10 },
    (request) => look(request).catch((error: unknown) => refuse('account', request, error)),
  ),
  { maxBytes: 4096, codes: { malformed: 'account/invalid-request', tooLarge: 'account/invalid-request' } },
)

async function look(request: CallableRequest): Promise<Record<string, never>> {
  const caller = await currentCallerOf(request.auth?.rawToken)
  if (!caller) throw new Fault('account/unauthenticated')
  if (!exactFieldsOf(rawDataOf(request.rawRequest), [])) throw new Fault('account/invalid-request')
  const stored = await formerAddress(caller.email)?.get()
  const isSecond = stored ? isRemembered(stored, new Date()) : false
  if (isSecond) await markHadTrial(caller.uid)
  logger.info(`trial.opened ${isSecond ? 'second' : 'first'}`, { isSecond })
  return {}
}
