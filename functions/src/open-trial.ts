import { logger } from 'firebase-functions'
import { deletionOf } from './account/deletion'
import { firestore } from './admin'
import { endpoint, texts, type Asked } from './platform/endpoint'
import { Fault } from './platform/fault'
import { trialHashKey } from './platform/params'
import { markHadTrial } from './trial/second-trial'
import { isTaken, trialAddress } from './trial/trial-address'

/**
 * Called once after a sign-up: marks the profile if the address has had its trial, before the first question. Grants nothing: `coachChat`
 * checks for itself.
 */
export const openTrial = endpoint(
  {
    area: 'account',
    auth: 'account',
    fields: texts(),
    secrets: [trialHashKey],
    timeoutSeconds: 30,
    memory: '256MiB',
  },
  look,
)

async function look({ caller }: Asked<object>): Promise<Record<string, never>> {
  const isNew = await takeNew(caller.uid)
  const address = trialAddress(caller.email)
  const stored = address ? await firestore.getAll(address.holder, address.former) : []
  const isSecond = await isTaken(stored, caller.uid, new Date())
  if (isSecond) await markHadTrial(caller.uid)
  if (isNew) logger.info(`trial.opened ${isSecond ? 'second' : 'first'}`, { isSecond })
  return {}
}

/** True if this call creates the account's usage: the daily figures count the line above once per account. */
function takeNew(uid: string): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const [usage, deletion] = await transaction.getAll(firestore.doc(`usage/${uid}`), deletionOf(uid))
    if (!usage || deletion?.exists) throw new Fault('account/unauthenticated', { reason: 'erased' })
    if (!usage.exists) transaction.set(usage.ref, { sentAt: [], open: [], askedBefore: 0 })
    return !usage.exists
  })
}
