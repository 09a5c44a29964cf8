import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useFormFault } from '@/components/use-form-fault'
import { signUp } from '@/data/session/auth'
import type { AppErrorCode } from '@/domain/base/errors'
import { SIGN_UP_PASSWORD_WORDS } from '@/domain/base/business'
import { signUpFaults, type SignUpForm as Fields } from '@/domain/account/sign-up'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'
import { AuthForm } from './auth-form'
import { EmailField } from './email-field'
import { enter, useEntry } from './enter'
import { FAULT_ID } from './fault-banner'
import { OtherFormLink } from './other-form'
import { PasswordSolidity } from './password-solidity'
import { faultOf, refusalOf, remediesOf, type Attempt, type SignUpField } from './sign-up-faults'
import { WhatFollows } from './what-follows'

// Exact text of the specification, errors included; only the length is enforced.
const PASSWORD_HINT = `Minimum ${SIGN_UP_PASSWORD_WORDS}, incluant une majuscule , un caractere speciale et un chiffre`

interface SignUpFormProps {
  email: string
  onEmailChange: (email: string) => void
}

export function SignUpForm({ email, onEmailChange }: SignUpFormProps) {
  const [typed, setTyped] = useState({ fullName: '', password: '' })
  const person: Fields = { ...typed, email }
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { fault, setFault } = useFormFault<SignUpField>(form)
  const { isBusy, run } = useEntry()
  const remedies = attempt ? remediesOf(attempt, person) : {}
  /** The banner goes once the field that it names is right. */
  const banner = fault?.field && remedies[fault.field] === undefined ? null : fault
  const isAbout = (field: SignUpField) => banner?.field === field

  const isTaken = attempt?.refused === 'auth/email-already-in-use' && attempt.tried.email === email

  function type(field: keyof typeof typed, value: string) {
    setTyped((before) => ({ ...before, [field]: value }))
  }

  async function submit() {
    const [first] = signUpFaults(person)
    setAttempt({ tried: person, refused: null })
    setFault(first ? faultOf(first) : null)
    if (first) return
    await run(
      async () => {
        await enter(() => signUp(person))
        return null
      },
      (code: AppErrorCode) => {
        setAttempt({ tried: person, refused: code })
        const found = refusalOf(code)
        setFault(found)
        return found.text
      },
    )
  }

  return (
    <AuthForm formRef={form} fault={banner?.text ?? null} onSubmit={submit}>
      <TextField
        label="Nom complet"
        name="fullName"
        autoComplete="name"
        required
        error={remedies.fullName ?? null}
        aria-describedby={isAbout('fullName') ? FAULT_ID : undefined}
        value={person.fullName}
        onChange={(event) => {
          type('fullName', event.target.value)
        }}
      />
      <EmailField
        value={person.email}
        isInvalid={isAbout('email')}
        error={isTaken ? <ToLogin email={email} /> : remedies.email}
        onChange={onEmailChange}
      />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="new-password"
        required
        hint={
          <>
            <span className="block">{PASSWORD_HINT}</span>
            <PasswordSolidity password={person.password} known={[person.fullName, person.email]} />
          </>
        }
        error={remedies.password ?? null}
        aria-describedby={isAbout('password') ? FAULT_ID : undefined}
        showLabel="Afficher le mot de passe"
        hideLabel="Masquer le mot de passe"
        value={person.password}
        onChange={(event) => {
          type('password', event.target.value)
        }}
      />
      <Button type="submit" size="lg" isBusy={isBusy} className="w-full">
        {isBusy ? 'Création en cours...' : "Commencer l'essai gratuit"}
      </Button>
      <LegalConsent />
      <WhatFollows />
    </AuthForm>
  )
}

/** The address has an account: link to its login, with the address filled in. */
function ToLogin({ email }: { email: string }) {
  return (
    <>
      Déjà inscrit&nbsp;?{' '}
      <OtherFormLink to={paths.login} email={email}>
        Connectez-vous
      </OtherFormLink>
    </>
  )
}

/** The links open new tabs, so that the typed text is not lost. */
function LegalConsent() {
  const link = 'font-semibold text-ink underline underline-offset-4 hover:no-underline'
  return (
    <p className="text-fine text-muted">
      En créant un compte, vous acceptez nos{' '}
      <Link to={paths.terms} target="_blank" className={link}>
        conditions d’utilisation
      </Link>{' '}
      et notre{' '}
      <Link to={paths.privacy} target="_blank" className={link}>
        politique de confidentialité
      </Link>
      .
    </p>
  )
}
