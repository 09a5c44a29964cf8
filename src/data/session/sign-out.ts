import { signOut as signOutOfAuth } from 'firebase/auth'
import { openAuth } from './auth-client'
import { clearStored, sealStorage } from '@/data/device/device-storage'
import { isDeviceTaken, isSessionRemembered } from '@/data/device/session-hint'
import { closeSync, eraseSync } from '@/data/sync/current'

/** Signs out, deletes the person's data from this device and reloads the landing page. */
export async function signOut(): Promise<void> {
  closeSync()
  const isOfTab = !isSessionRemembered()
  await signOutOfAuth(await openAuth())
  await leave(isOfTab)
}

let leaving: Promise<void> | null = null

/**
 * After a sign-out: deletes the person's data from the device and loads the landing page. `isOfTab`: the session was stored in
 * this tab alone.
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
  // The device's data then belongs to another person, who is remembered and still signed in.
  if (isOfTab && isDeviceTaken()) clearStored(['session'])
  else clearStored()
  // The badge shows the number of open tasks.
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined)
  await eraseSync()
}
