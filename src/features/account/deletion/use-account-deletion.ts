import { useState, type RefObject } from 'react'
import { useFormFault } from '@/components/use-form-fault'
import { useSubmission } from '@/components/use-submission'
import { deleteAccount } from '@/data/account/account'
import { errorText } from '@/lib/text/error-text'

const WRONG_PASSWORD: ReadonlySet<string> = new Set(['auth/wrong-password', 'auth/invalid-credential'])

export function useAccountDeletion(form: RefObject<HTMLFormElement | null>) {
  const [password, setPassword] = useState('')
  const { fault, setFault } = useFormFault<'password'>(form)
  const { isBusy, run } = useSubmission()

  async function submit() {
    setFault(password === '' ? { text: 'Le mot de passe est requis', field: 'password' } : null)
    if (password === '') return
    await run(
      () => deleteAccount(password),
      (code) => {
        const text = errorText('accountDelete', code)
        setFault({ text, field: WRONG_PASSWORD.has(code) ? 'password' : null })
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
