import { useRef, useState } from 'react'
import { useFormFault } from '@/components/use-form-fault'
import { useSubmission } from '@/components/use-submission'
import { signUp } from '@/data/session/auth'
import type { AppErrorCode } from '@/domain/base/errors'
import { SIGN_UP_PASSWORD_WORDS } from '@/domain/base/business'
import { checkSignUp, type SignUpForm as Fields } from '@/domain/account/sign-up'
import { Button } from '@/ui/button'
import { PasswordField } from '@/ui/password-field'
import { TextField } from '@/ui/text-field'
import { AuthForm } from './auth-form'
import { EmailField } from './email-field'
import { FAULT_ID } from './fault-banner'
import { LegalConsent } from './legal-consent'
import { faultOf, refusalOf } from './sign-up-faults'

// As the specification prints it, slips included; only the length is enforced (record 030, line 9).
const PASSWORD_HINT = `Minimum ${SIGN_UP_PASSWORD_WORDS}, incluant une majuscule , un caractere speciale et un chiffre`

export function SignUpForm() {
  const [person, setPerson] = useState<Fields>({ fullName: '', email: '', password: '' })
  const form = useRef<HTMLFormElement>(null)
  const { fault, setFault } = useFormFault<keyof Fields>(form)
  const { isBusy, run } = useSubmission()

  function type(field: keyof Fields, value: string) {
    setPerson((typed) => ({ ...typed, [field]: value }))
  }

  async function submit() {
    const found = checkSignUp(person)
    setFault(found && faultOf(found))
    if (found) return
    await run(
      () => signUp(person),
      (code: AppErrorCode) => {
        setFault(refusalOf(code))
      },
    )
  }

  return (
    <AuthForm formRef={form} fault={fault?.text ?? null} onSubmit={submit}>
      <TextField
        label="Nom complet"
        name="fullName"
        autoComplete="name"
        required
        isInvalid={fault?.field === 'fullName'}
        aria-describedby={fault?.field === 'fullName' ? FAULT_ID : undefined}
        value={person.fullName}
        onChange={(event) => {
          type('fullName', event.target.value)
        }}
      />
      <EmailField
        value={person.email}
        isInvalid={fault?.field === 'email'}
        onChange={(email) => type('email', email)}
      />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="new-password"
        required
        hint={PASSWORD_HINT}
        isInvalid={fault?.field === 'password'}
        aria-describedby={fault?.field === 'password' ? FAULT_ID : undefined}
        showLabel="Afficher le mot de passe"
        hideLabel="Masquer le mot de passe"
        value={person.password}
        onChange={(event) => {
          type('password', event.target.value)
        }}
      />
      <Button type="submit" size="lg" isBusy={isBusy} className="mt-2 w-full">
        {isBusy ? 'Création en cours...' : "Commencer l'essai gratuit"}
      </Button>
      <LegalConsent />
    </AuthForm>
  )
}
