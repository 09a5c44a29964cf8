/// <reference types="vite/client" />
import { randomUUID } from 'node:crypto'
import { createUserWithEmailAndPassword } from 'firebase/auth'
import { disableNetwork, enableNetwork } from 'firebase/firestore'
import { vi } from 'vitest'
import { publishSession } from '@/data/device/session-store'
import { openAuth } from '@/data/session/auth-client'
import { openDatabase } from '@/data/sync/remote/database'

export async function signUp(): Promise<string> {
  const auth = await openAuth()
  const { user } = await createUserWithEmailAndPassword(auth, `${randomUUID()}@exemple.fr`, 'motdepasse')
  return user.uid
}

/** Also publishes the session, so that the page stores texts on the device. */
export async function comeIn(): Promise<string> {
  const uid = await signUp()
  publishSession({ status: 'signed-in', by: 'login', user: { uid, email: '', createdAt: null } })
  return uid
}

/** Runs `act` without a network, for the browser and the SDK. */
export async function offline<T>(act: () => Promise<T>): Promise<T> {
  const db = openDatabase()
  await disableNetwork(db)
  const status = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  try {
    return await act()
  } finally {
    status.mockRestore()
    await enableNetwork(db)
  }
}
