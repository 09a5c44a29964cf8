import { onCall, type CallableRequest } from 'firebase-functions/https'
import { eraseAccount } from './account/erase'
import { isRecentLogin } from './account/recent-login'
import { auth, firestore } from './admin'
import { currentCallerOf } from './caller'
import { Fault } from './fault'
import { behindGate, exactFieldsOf, rawDataOf } from './http-gate'
import { deliver, holdEndMail, mailId } from './mail/outbox'
import { isMailAddress, mailPassword, REGION, stripeSecretKey, trialHashKey } from './params'
import { logFault, refuse, toFault } from './refuse'

/** Erases the caller's account and everything kept of it; the browser waits until nothing is left. */
export const deleteAccount = behindGate(
  onCall<unknown, Promise<Record<string, never>>>(
    {
      region: REGION,
      secrets: [stripeSecretKey, trialHashKey, mailPassword],
      timeoutSeconds: 540,
      memory: '512MiB',
      maxInstances: 10,
    },
    (request) => eraseCaller(request).catch((error: unknown) => refuse('account', request, error)),
  ),
  { maxBytes: 4096, codes: { malformed: 'account/invalid-request', tooLarge: 'account/invalid-request' } },
)

async function eraseCaller(request: CallableRequest): Promise<Record<string, never>> {
  const caller = await currentCallerOf(request.auth?.rawToken)
  if (!caller) throw new Fault('account/unauthenticated')
  if (!exactFieldsOf(rawDataOf(request.rawRequest), [])) throw new Fault('account/invalid-request')
  if (!isRecentLogin(caller.auth_time, new Date())) throw new Fault('account/recent-login-required')
  await keepLastAddress(caller.uid)
  await eraseAccount(caller.uid)
  await deliver(mailId({ kind: 'account-end', endedUserId: caller.uid }))
  return {}
}

/** Only an address that was confirmed, or of somebody who paid, is written to. No mail is worth keeping an account for. */
async function keepLastAddress(uid: string): Promise<void> {
  try {
    const [{ email = '', emailVerified }, paid] = await Promise.all([
      auth.getUser(uid),
      firestore.collection('payments').where('userId', '==', uid).limit(1).get(),
    ])
    if (!isMailAddress(email) || (!emailVerified && paid.empty)) return
    await holdEndMail(uid, email, new Date())
  } catch (error) {
    logFault('mail.end-not-held', toFault('mail', error))
  }
}
