import { reload, sendEmailVerification } from 'firebase/auth'
import { asUser } from './auth-client'

/** Sends Auth's e-mail with the link that confirms the address. */
export function sendConfirmation(): Promise<void> {
  return asUser((user) => sendEmailVerification(user))
}

/** Whether the confirmation link was opened, on any device. Refreshes the token, from which our functions read it. */
export function checkConfirmation(): Promise<boolean> {
  return asUser(async (user) => {
    await reload(user)
    if (!user.emailVerified) return false
    await user.getIdToken(true)
    return true
  })
}
