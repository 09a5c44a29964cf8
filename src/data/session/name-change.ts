import { updateDoc } from 'firebase/firestore'
import { dropTodayCopy } from '@/data/device/today-copy'
import { nameAnswered, nameSent } from './name-change-store'
import { profileRef } from './profiles'
import { serverAnswer } from '@/data/live/server-answer'

/**
 * Sends the name, offline when the network is back; until then it is also kept on the device, so that a refusal
 * that nobody was there to hear loses no text. Whether the server took it.
 */
export async function changeName(uid: string, fullName: string, now: Date): Promise<boolean> {
  const name = nameSent(uid, fullName)
  dropTodayCopy(uid, 'home')
  try {
    await serverAnswer((db) => updateDoc(profileRef(db, uid), { fullName, updatedAt: now.toISOString() }))
    nameAnswered(uid, name, 'saved')
    return true
  } catch (thrown) {
    console.warn('The name was refused:', thrown)
    nameAnswered(uid, name, 'refused')
    return false
  }
}
