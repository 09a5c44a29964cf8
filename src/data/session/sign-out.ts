import { signOut as signOutOfAuth } from 'firebase/auth'
import { openAuth } from './auth-client'
import { clearStored, clearStoredOfTab, sealStorage } from '@/data/device/device-storage'
import { isDeviceTaken, isSessionRemembered } from '@/data/device/session-hint'
import { closeSync, eraseSync } from '@/data/sync/current'

/** Signs out of this device: nothing private stays in the page or in its storage, and the page starts anew. */
export async function signOut(): Promise<void> {
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
  closeSync()
  sealStorage()
  // What the device has is then somebody else's, who came in beside it, is remembered, and has signed out nowhere.
  if (isOfTab && isDeviceTaken()) clearStoredOfTab()
  else clearStored()
  // How many tasks are open is a word about the person too.
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined)
  await eraseSync()
}
