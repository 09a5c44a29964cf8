import { updateDoc } from 'firebase/firestore'
import { writeIfLatest } from '@/data/live/server-answer'
import type { DeliveryOutcome } from '@/domain/base/delivery-state'
import { keptName, nameAnswered, nameSent } from './name-change-store'
import { profileRef } from './profiles'

/**
 * Sends the name, offline when the network is back; until then it is also kept on the device, so that a refusal
 * that nobody was there to hear loses no text. `dropped`: another tab named a newer one before Firestore was there.
 */
export async function changeName(uid: string, fullName: string, now: Date): Promise<DeliveryOutcome> {
  const name = nameSent(uid, fullName)
  const outcome = await writeIfLatest(
    () => keptName.values(uid).get('') === name,
    (db) => updateDoc(profileRef(db, uid), { fullName, updatedAt: now.toISOString() }),
  ).catch((thrown: unknown): DeliveryOutcome => {
    console.warn('The name was refused:', thrown)
    return 'refused'
  })
  nameAnswered(uid, name, outcome)
  return outcome
}
