import { logger } from 'firebase-functions'
import { endpoint, texts, type Asked } from './endpoint'
import { trialHashKey } from './params'
import { formerAddress, isRemembered } from './trial/former-addresses'
import { markHadTrial } from './trial/second-trial'

/**
 * Asked once, after a sign-up: an address that had its trial hears it before the first question, through its profile.
 * It opens nothing: `coachChat` looks for itself.
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
  const stored = await formerAddress(caller.email)?.get()
  const isSecond = stored ? isRemembered(stored, new Date()) : false
  if (isSecond) await markHadTrial(caller.uid)
  logger.info(`trial.opened ${isSecond ? 'second' : 'first'}`, { isSecond })
  return {}
}
