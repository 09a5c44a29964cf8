import { readStored, writeStored } from '@/data/device/device-storage'
import { isSignedIn } from '@/data/session/is-signed-in'
import { putOffText, readPutOff, withPutOff, type PutOff } from '@/domain/guidance/put-off'

/** What somebody does not want to be told now, on this device: nobody wrote it, and it is over in a day. */
export function putOffSteps(uid: string, now: Date): PutOff {
  return readPutOff(readStored(`next-step.${uid}`), now)
}

/** Where the device keeps nothing, it lasts as long as the page. */
export function putOffStep(uid: string, key: string, now: Date): PutOff {
  const next = withPutOff(putOffSteps(uid, now), key, now)
  // After a sign-out nothing may be left on the device.
  if (isSignedIn(uid)) writeStored(`next-step.${uid}`, putOffText(next))
  return next
}

/** All of them may be told again. */
export function forgetPutOffs(uid: string): void {
  writeStored(`next-step.${uid}`, null)
}
