import { eraseAccount } from './account/erase'
import { isRecentLogin } from './account/recent-login'
import { auth, firestore } from './admin'
import { endpoint, texts, type Asked } from './platform/endpoint'
import { Fault } from './platform/fault'
import { deliver, holdEndMail, mailId } from './mail/outbox'
import { isMailAddress, mailPassword, stripeSecretKey, trialHashKey } from './platform/params'
import { logFault, toFault } from './platform/refuse'

export const deleteAccount = endpoint(
  {
    area: 'account',
    auth: 'account',
    fields: texts(),
    secrets: [stripeSecretKey, trialHashKey, mailPassword],
    timeoutSeconds: 540,
  },
  eraseCaller,
)

async function eraseCaller({ caller }: Asked<object>): Promise<Record<string, never>> {
  if (!isRecentLogin(caller.auth_time, new Date())) throw new Fault('account/recent-login-required')
  await keepLastAddress(caller.uid)
  await eraseAccount(caller.uid)
  await deliver(mailId({ kind: 'account-end', endedUserId: caller.uid }))
  return {}
}

/** Only a confirmed address, or one of an account with a payment, gets the last mail. An error here must not stop the erasure. */
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
