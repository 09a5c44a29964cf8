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
import type { AppErrorCode } from '@/domain/base/errors'
import { errorText } from '@/lib/text/error-text'

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
  /** Shown if the password was changed but the session was not renewed; else null. */
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
        setIsDone(true)
        onDone()
      },
      (code) => {
        if (code === 'auth/requires-recent-login') setNeedsCurrent(true)
        setFault(refusal(code))
      },
    )
  }

  async function finish() {
    if (unfinished === null) return
    await run(
      async () => {
        if (await renewSession(unfinished)) setUnfinished(null)
      },
      () => undefined,
    )
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

function refusal(code: AppErrorCode): Fault {
  // Not an error of the person: the new field's hint explains it, and takes the focus.
  if (code === 'auth/requires-recent-login') return { text: '', field: 'currentPassword' }
  if (code === 'auth/wrong-password' || code === 'auth/invalid-credential') {
    return { text: errorText('login', code), field: 'currentPassword' }
  }
  return { text: errorText('password', code), field: code === 'auth/weak-password' ? 'newPassword' : null }
}
