import { useState, type RefObject } from 'react'
import { useFormFault, type FormFault } from '@/components/use-form-fault'
import { useSubmission } from '@/components/use-submission'
import { changePassword, renewSession } from '@/data/account/account'
import {
  NEW_PASSWORD_MIN,
  NEW_PASSWORD_WORDS,
  PASSWORD_MAX,
  PASSWORD_MAX_WORDS,
} from '@/domain/base/business'
import { AppError, type AppErrorCode } from '@/domain/base/errors'
import { errorText } from '@/lib/text/error-text'
import type { ToastOptions } from '@/ui/toast'

export const PASSWORD_CHANGED = 'Mot de passe mis à jour avec succès !'
export const PASSWORD_UNFINISHED =
  'Le réseau a manqué juste après. Votre nouveau mot de passe est bien le bon\u00a0; touchez «\u00a0Terminer\u00a0» avant de payer ou de demander un remboursement, ou reconnectez-vous.'
export const CURRENT_HINT =
  'Votre dernière connexion date un peu\u00a0: indiquez-le pour confirmer que c’est bien vous.'

interface Typed {
  readonly newPassword: string
  readonly currentPassword: string
}

type Fault = FormFault<keyof Typed>

export function usePasswordChange(form: RefObject<HTMLFormElement | null>) {
  const { fault, setFault } = useFormFault<keyof Typed>(form)
  const { isBusy, run } = useSubmission()
  const [needsCurrent, setNeedsCurrent] = useState(false)
  const [isDone, setIsDone] = useState(false)
  /** The new password, if it was changed but the session was not renewed; else null. */
  const [unfinished, setUnfinished] = useState<string | null>(null)

  async function submit({ newPassword, currentPassword }: Typed, onDone: () => void) {
    if (isBusy) return
    setIsDone(false)
    setUnfinished(null)
    const found = checkNewPassword(newPassword, needsCurrent ? currentPassword : null)
    setFault(found)
    if (found) return
    await run(
      async () => {
        const isRenewed = await changePassword(newPassword, needsCurrent ? currentPassword : null)
        setUnfinished(isRenewed ? null : newPassword)
        setNeedsCurrent(false)
        setIsDone(isRenewed)
        onDone()
        return isRenewed ? PASSWORD_CHANGED : unfinishedOutcome(newPassword)
      },
      (code) => {
        if (code === 'auth/requires-recent-login') setNeedsCurrent(true)
        const refused = refusal(code)
        setFault(refused)
        return refusedOutcome(refused)
      },
    )
  }

  async function finish(password = unfinished) {
    if (password === null) return
    setFault(null)
    await run(
      async () => {
        if (!(await renewSession(password))) throw new AppError('network/offline')
        setUnfinished(null)
        setIsDone(true)
        return PASSWORD_CHANGED
      },
      (code) => {
        const refused = refusal(code)
        setFault(refused)
        return code === 'network/offline' ? unfinishedOutcome(password) : refusedOutcome(refused)
      },
    )
  }

  /** The toast keeps the button: the password is not stored anywhere. */
  function unfinishedOutcome(password: string): ToastOptions {
    const action = { label: 'Terminer', run: () => void finish(password) }
    return { text: PASSWORD_UNFINISHED, tone: 'alert', action }
  }

  return { fault, isBusy, isDone, isUnfinished: unfinished !== null, needsCurrent, submit, finish }
}

export function checkNewPassword(next: string, current: string | null): Fault | null {
  if (next.length < NEW_PASSWORD_MIN) {
    const text = `Le mot de passe doit contenir au moins ${NEW_PASSWORD_WORDS}.`
    return { text, field: 'newPassword' }
  }
  if (next.length > PASSWORD_MAX) {
    return { text: `Un mot de passe compte au plus ${PASSWORD_MAX_WORDS}.`, field: 'newPassword' }
  }
  return current === '' ? { text: 'Le mot de passe est requis', field: 'currentPassword' } : null
}

/** The refusal as a toast, where the form has gone. */
function refusedOutcome({ text }: Fault): string {
  return `Mot de passe\u00a0: ${text === '' ? CURRENT_HINT : text}`
}

function refusal(code: AppErrorCode): Fault {
  // Not an error of the person: the new field's hint explains it, and takes the focus.
  if (code === 'auth/requires-recent-login') return { text: '', field: 'currentPassword' }
  if (code === 'auth/wrong-password' || code === 'auth/invalid-credential') {
    return { text: errorText('login', code), field: 'currentPassword' }
  }
  return { text: errorText('password', code), field: code === 'auth/weak-password' ? 'newPassword' : null }
}
