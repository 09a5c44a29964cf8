import { signOut as signOutOfAuth } from 'firebase/auth'
import { waitForPendingWrites } from 'firebase/firestore'
import { openAuth } from './auth-client'
import { inTurn } from './profiles'
import { clearStored, clearStoredOfTab, sealStorage } from '@/data/device/device-storage'
import { isDeviceTaken, isSessionRemembered } from '@/data/device/session-hint'
import { eraseDatabase, openDatabase } from '@/data/live/firestore'
import { hasWaitingNotes } from '@/data/device/firestore-notes'
import { closeAllWatches } from '@/data/live/live'
import { closeSync, eraseSync } from '@/data/sync/current'
import { withinMs } from '@/data/device/within-ms'

/** Whether changes still wait for the network after `limitMs`: signing out then would lose them. */
export async function hasPendingWrites(limitMs: number): Promise<boolean> {
  const { db, isPersistent } = await openDatabase()
  if (!isPersistent && hasWaitingNotes()) return true
  // What waits for its turn was not handed over, and Firestore knows nothing of it.
  const handedOver = inTurn(() => Promise.resolve())
  return !(await withinMs(
    handedOver.then(() => waitForPendingWrites(db)),
    limitMs,
  ))
}

/** Signs out of this device: nothing private stays in the page or in its storage, and the page starts anew. */
export async function signOut(): Promise<void> {
  closeAllWatches()
  closeSync()
  const isOfTab = !isSessionRemembered()
  await signOutOfAuth(await openAuth())
  await leave(isOfTab)
}

let leaving: Promise<void> | null = null

/**
 * Once nobody is signed in: erases what the device kept of them and starts anew on the landing page. `isOfTab`: the session
 * was to end with its tab, which has kept all of it.
 */
export function leave(isOfTab: boolean): Promise<void> {
  leaving ??= forgetEverything(isOfTab).finally(() => {
    window.location.replace('/')
  })
  return leaving
}

async function forgetEverything(isOfTab: boolean): Promise<void> {
  closeAllWatches()
  closeSync()
  sealStorage()
  // What the device has is then somebody else's, who came in beside it, is remembered, and has signed out nowhere.
  if (isOfTab && isDeviceTaken()) clearStoredOfTab()
  else clearStored()
  // How many tasks are open is a word about the person too.
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined)
  await Promise.all([eraseSync(), eraseDatabase()])
}
