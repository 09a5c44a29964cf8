import { useEffect, useId, useRef, useState } from 'react'
import { useFormFault, type FormFault } from '@/components/use-form-fault'
import { signIn } from '@/data/session/auth'
import { PASSWORD_MAX } from '@/domain/base/business'
import type { AppErrorCode } from '@/domain/base/errors'
import { isEmail } from '@/domain/account/sign-up'
import { errorText } from '@/lib/text/error-text'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/fields/checkbox'
import { PasswordField } from '@/ui/fields/password-field'
import { AuthForm } from './auth-form'
import { EmailField } from './email-field'
import { enter, useEntry } from './enter'
import { FAULT_ID } from './fault-banner'

type LoginField = 'email' | 'password'

interface LoginFormProps {
  email: string
  onEmailChange: (email: string) => void
  onForgotten: () => void
  /** The person returns from the reset form: focus the link to it. */
  isBack: boolean
}

export function LoginForm({ email, onEmailChange, onForgotten, isBack }: LoginFormProps) {
  const [password, setPassword] = useState('')
  const [isRemembered, setIsRemembered] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  const { fault, setFault } = useFormFault<LoginField>(form)
  const { isBusy, run } = useEntry()
  const rememberId = useId()
  const forgotten = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) forgotten.current?.focus()
  }, [isBack])

  async function submit() {
    const found = checkLogin(email, password)
    setFault(found)
    if (found) return
    await run(
      async () => {
        await enter(() => signIn({ email, password, isRemembered }))
        return null
      },
      (code) => {
        const found = refusal(code)
        setFault(found)
        return found.text
      },
    )
  }

  return (
    <AuthForm formRef={form} fault={fault?.text ?? null} takesFocus onSubmit={submit}>
      <EmailField value={email} isInvalid={fault?.field === 'email'} onChange={onEmailChange} />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="current-password"
        required
        isInvalid={fault?.field === 'password'}
        aria-describedby={fault?.field === 'password' ? FAULT_ID : undefined}
        showLabel="Afficher le mot de passe"
        hideLabel="Masquer le mot de passe"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={rememberId} className="-ml-2.5 flex min-h-target items-center text-small">
          <Checkbox
            id={rememberId}
            checked={isRemembered}
            onChange={(event) => {
              setIsRemembered(event.target.checked)
            }}
          />
          Se souvenir de moi
        </label>
        <button
          ref={forgotten}
          type="button"
          onClick={onForgotten}
          className="min-h-target text-small font-semibold text-ink underline underline-offset-4 hover:no-underline"
        >
          Mot de passe oublié ?
        </button>
      </div>
      <Button type="submit" size="lg" isBusy={isBusy} className="w-full">
        {isBusy ? 'Connexion en cours...' : 'Se connecter'}
      </Button>
    </AuthForm>
  )
}

function checkLogin(email: string, password: string): FormFault<LoginField> | null {
  if (!isEmail(email)) return { text: errorText('login', 'auth/invalid-email'), field: 'email' }
  if (password === '') return { text: 'Le mot de passe est requis', field: 'password' }
  if (password.length > PASSWORD_MAX) {
    return { text: `Un mot de passe compte au plus ${PASSWORD_MAX} caractères.`, field: 'password' }
  }
  return null
}

function refusal(code: AppErrorCode): FormFault<LoginField> {
  return { text: errorText('login', code), field: FIELD_OF[code] ?? null }
}

const FIELD_OF: Partial<Record<AppErrorCode, LoginField>> = {
  'auth/invalid-email': 'email',
  'auth/user-not-found': 'email',
  'auth/wrong-password': 'password',
  'auth/invalid-credential': 'password',
}
