import { updateDoc } from 'firebase/firestore'
import { keepNameChange, readNameChange, type NameChange } from './name-change-store'
import { profileRef } from './profiles'
import { serverAnswer } from '@/data/live/server-answer'

/**
 * Sends the name, offline when the network is back; until then it is also kept on the device, so that a refusal
 * that nobody was there to hear loses no text. Whether the server took it.
 */
export async function changeName(uid: string, fullName: string, now: Date): Promise<boolean> {
  const change: NameChange = { fullName, status: 'sending' }
  keepNameChange(uid, change)
  const isLatest = () => readNameChange(uid) === change
  try {
    await serverAnswer((db) => updateDoc(profileRef(db, uid), { fullName, updatedAt: now.toISOString() }))
    if (isLatest()) keepNameChange(uid, null)
    return true
  } catch (thrown) {
    console.warn('The name was refused:', thrown)
    if (isLatest()) keepNameChange(uid, { fullName, status: 'refused' })
    return false
  }
}
