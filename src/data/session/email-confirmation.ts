import { reload, sendEmailVerification, type User } from 'firebase/auth'
import { AppError } from '@/domain/base/errors'
import { openAuth } from './auth-client'
import { toAppError } from '@/data/live/to-app-error'

/** Sends Auth's e-mail, in French, with the link that confirms the address. */
export async function sendConfirmation(): Promise<void> {
  await asUser(async (user) => {
    await sendEmailVerification(user)
  })
}

/** Whether the confirmation link was opened, on any device. Refreshes the token, from which our functions read it. */
export async function checkConfirmation(): Promise<boolean> {
  return asUser(async (user) => {
    await reload(user)
    if (!user.emailVerified) return false
    await user.getIdToken(true)
    return true
  })
}

async function asUser<T>(work: (user: User) => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new AppError('network/offline')
  const auth = await openAuth()
  await auth.authStateReady()
  auth.languageCode = 'fr'
  if (!auth.currentUser) throw new AppError('session/signed-out')
  try {
    return await work(auth.currentUser)
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.code !== 'auth/network-request-failed') throw error
    throw new AppError('network/offline', { cause: thrown })
  }
}
