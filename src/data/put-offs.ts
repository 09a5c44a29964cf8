import { readStored, writeStored } from '@/data/device/device-storage'
import { putOffText, readPutOff, withPutOff, type PutOff } from '@/domain/guidance/put-off'

/** Steps that the person put off on this device, until midnight. */
export function putOffSteps(uid: string, now: Date): PutOff {
  return readPutOff(readStored(`next-step.${uid}`), now)
}

/** Without storage they last as long as the page. */
export function putOffStep(uid: string, key: string, now: Date): PutOff {
  const next = withPutOff(putOffSteps(uid, now), key, now)
  writeStored(`next-step.${uid}`, putOffText(next))
  return next
}

/** Ends all of them. */
export function forgetPutOffs(uid: string): void {
  writeStored(`next-step.${uid}`, null)
}
