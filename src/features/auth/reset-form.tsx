import { useRef, useState } from 'react'
import { useFormFault } from '@/components/use-form-fault'
import { useSubmission } from '@/components/use-submission'
import { requestPasswordReset } from '@/data/session/auth'
import { isEmail } from '@/domain/account/sign-up'
import { errorText } from '@/lib/text/error-text'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { AuthForm } from './auth-form'
import { EmailField } from './email-field'

interface ResetFormProps {
  email: string
  onEmailChange: (email: string) => void
  onBack: () => void
}

const SENT =
  'Si un compte existe pour cette adresse, un lien pour choisir un nouveau mot de passe vient d’y être envoyé. Pensez à regarder dans les courriers indésirables.'

/** The answer does not reveal whether the address has an account. */
export function ResetForm({ email, onEmailChange, onBack }: ResetFormProps) {
  const [isSent, setIsSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { fault, setFault } = useFormFault<'email'>(form)
  const { isBusy, run } = useSubmission()

  async function submit() {
    setIsSent(false)
    const isValid = isEmail(email)
    setFault(isValid ? null : { text: errorText('login', 'auth/invalid-email'), field: 'email' })
    if (!isValid) return
    await run(
      async () => {
        await requestPasswordReset(email)
        setIsSent(true)
        return SENT
      },
      (code) => {
        const text = errorText('reset', code)
        setFault({ text, field: null })
        return text
      },
    )
  }

  return (
    <AuthForm formRef={form} fault={fault?.text ?? null} takesFocus onSubmit={submit}>
      {isSent && (
        <Notice tone="success" role="status">
          {SENT}
        </Notice>
      )}
      <EmailField value={email} isInvalid={fault?.field === 'email'} onChange={onEmailChange} />
      <Button type="submit" size="lg" isBusy={isBusy} className="w-full">
        {isBusy ? 'Envoi en cours…' : 'Envoyer le lien'}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        Retour à la connexion
      </Button>
    </AuthForm>
  )
}
