import { eraseAccount } from './account/erase'
import { isRecentLogin } from './account/recent-login'
import { endpoint, texts, type Asked } from './endpoint'
import { Fault } from './fault'
import { deliver, holdEndMail, mailId } from './mail/outbox'
import { isMailAddress, mailPassword, stripeSecretKey, trialHashKey } from './params'
import { logFault, toFault } from './refuse'

/** Erases the caller's account and everything kept of it; the browser waits until nothing is left. */
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
  await keepLastAddress(caller.uid, caller.email)
  await eraseAccount(caller.uid)
  await deliver(mailId({ kind: 'account-end', endedUserId: caller.uid }))
  return {}
}

/** No mail is worth keeping an account for. */
async function keepLastAddress(uid: string, email = ''): Promise<void> {
  if (!isMailAddress(email)) return
  await holdEndMail(uid, email, new Date()).catch((error: unknown) =>
    logFault('mail.end-not-held', toFault('mail', error)),
  )
}
