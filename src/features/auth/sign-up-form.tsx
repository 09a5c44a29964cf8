import { useRef, useState } from 'react'
import { signUp } from '@/data/auth'
import type { AppErrorCode } from '@/domain/errors'
import { checkSignUp, type SignUpForm as Fields } from '@/domain/sign-up'
import { Button } from '@/ui/button'
import { PasswordField } from '@/ui/password-field'
import { TextField } from '@/ui/text-field'
import { FaultBanner } from './fault-banner'
import { LegalConsent } from './legal-consent'
import { faultOf, refusalOf } from './sign-up-faults'
import { useFormFault } from './use-form-fault'
import { useSubmission } from './use-submission'

// As the specification prints it, slips included; only the length is enforced (decision 21).
const PASSWORD_HINT = 'Minimum 8 caractères, incluant une majuscule , un caractere speciale et un chiffre'

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
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FaultBanner text={fault?.text ?? null} />
      <TextField
        label="Nom complet"
        name="fullName"
        autoComplete="name"
        required
        isInvalid={fault?.field === 'fullName'}
        value={person.fullName}
        onChange={(event) => {
          type('fullName', event.target.value)
        }}
      />
      <TextField
        label="Adresse email"
        type="email"
        name="email"
        autoComplete="email"
        required
        isInvalid={fault?.field === 'email'}
        value={person.email}
        onChange={(event) => {
          type('email', event.target.value)
        }}
      />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="new-password"
        required
        hint={PASSWORD_HINT}
        isInvalid={fault?.field === 'password'}
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
    </form>
  )
}
