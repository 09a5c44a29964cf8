import { useState, type RefObject } from 'react'
import { useFormFault } from '@/components/use-form-fault'
import { useSubmission } from '@/components/use-submission'
import { deleteAccount } from '@/data/account/account'
import { errorText } from '@/lib/text/error-text'

/** After these the server may have begun, and then it goes on by itself. */
const MAY_HAVE_BEGUN: ReadonlySet<string> = new Set(['account/erasure-incomplete', 'account/internal'])
/** Accounts of which this page knows that; the dialog may be closed and opened again. */
const interrupted = new Set<string>()

const WRONG_PASSWORD: ReadonlySet<string> = new Set(['auth/wrong-password', 'auth/invalid-credential'])

export function useAccountDeletion(uid: string, form: RefObject<HTMLFormElement | null>) {
  const [password, setPassword] = useState('')
  const { fault, setFault } = useFormFault<'password'>(form)
  const { isBusy, run } = useSubmission()

  async function submit() {
    setFault(password === '' ? { text: 'Le mot de passe est requis', field: 'password' } : null)
    if (password === '') return
    await run(
      async () => {
        await deleteAccount(password)
        return null
      },
      (code) => {
        if (MAY_HAVE_BEGUN.has(code)) interrupted.add(uid)
        const isWrongPassword = WRONG_PASSWORD.has(code)
        const place = interrupted.has(uid) && !isWrongPassword ? 'accountDeleteAgain' : 'accountDelete'
        const text = errorText(place, code)
        setFault({ text, field: isWrongPassword ? 'password' : null })
        return `Suppression du compte\u00a0: ${text}`
      },
    )
  }

  return {
    password,
    setPassword,
    fault,
    isBusy,
    submit,
    reset: () => {
      setPassword('')
      setFault(null)
    },
  }
}
