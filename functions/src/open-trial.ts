import { logger } from 'firebase-functions'
import { onCall, type CallableRequest } from 'firebase-functions/https'
import { deletionOf } from './account/deletion'
import { firestore } from './admin'
import { currentCallerOf } from './caller'
import { Fault } from './fault'
import { behindGate, exactFieldsOf, rawDataOf } from './http-gate'
import { REGION, trialHashKey } from './params'
import { refuse } from './refuse'
import { markHadTrial } from './trial/second-trial'
import { isTaken, trialAddress } from './trial/trial-address'

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
  const isNew = await takeNew(caller.uid)
  const address = trialAddress(caller.email)
  const stored = address ? await firestore.getAll(address.holder, address.former) : []
  const isSecond = await isTaken(stored, caller.uid, new Date())
  if (isSecond) await markHadTrial(caller.uid)
  if (isNew) logger.info(`trial.opened ${isSecond ? 'second' : 'first'}`, { isSecond })
  return {}
}

/** Whether the account is counted by this call: the day's figures are made of the line above, however often it is called. */
function takeNew(uid: string): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const [usage, deletion] = await transaction.getAll(firestore.doc(`usage/${uid}`), deletionOf(uid))
    if (!usage || deletion?.exists) throw new Fault('account/unauthenticated', { reason: 'erased' })
    if (!usage.exists) transaction.set(usage.ref, { sentAt: [], open: [], askedBefore: 0 })
    return !usage.exists
  })
}
