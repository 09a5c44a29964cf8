import { useRef, useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { NEW_PASSWORD_WORDS } from '@/domain/base/business'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { PasswordField } from '@/ui/fields/password-field'
import { CURRENT_HINT, PASSWORD_CHANGED, PASSWORD_UNFINISHED, usePasswordChange } from './use-password-change'

const EYE = { showLabel: 'Afficher le mot de passe', hideLabel: 'Masquer le mot de passe' } as const

/** Changes the password; asks for the current one only if Firebase Auth requires a recent login. */
export function PasswordForm() {
  const { user } = useSignedIn()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ newPassword: '', currentPassword: '' })
  const { fault, isBusy, isDone, isUnfinished, needsCurrent, submit, finish } = usePasswordChange(form)

  function type(field: keyof typeof typed, value: string) {
    setTyped((before) => ({ ...before, [field]: value }))
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(typed, () => setTyped({ newPassword: '', currentPassword: '' }))
      }}
    >
      {/* The account's name, for a password manager. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        {...EYE}
        label="Nouveau mot de passe"
        name="newPassword"
        autoComplete="new-password"
        required
        hint={`Au moins ${NEW_PASSWORD_WORDS}.`}
        value={typed.newPassword}
        error={fault?.field === 'newPassword' ? fault.text : null}
        onChange={(event) => type('newPassword', event.target.value)}
      />
      {needsCurrent && (
        <PasswordField
          {...EYE}
          label="Mot de passe actuel"
          name="currentPassword"
          autoComplete="current-password"
          required
          hint={CURRENT_HINT}
          value={typed.currentPassword}
          error={fault?.field === 'currentPassword' ? fault.text : null}
          onChange={(event) => type('currentPassword', event.target.value)}
        />
      )}
      {fault?.field === null && <ErrorNotice text={fault.text} />}
      {isDone && (
        <Notice tone="success" role="status">
          {PASSWORD_CHANGED}
        </Notice>
      )}
      {isUnfinished && (
        <Notice
          tone="warning"
          role="status"
          action={
            <Button variant="secondary" isBusy={isBusy} onClick={() => void finish()}>
              Terminer
            </Button>
          }
        >
          {PASSWORD_UNFINISHED}
        </Notice>
      )}
      <Button
        type="submit"
        variant="secondary"
        isBusy={isBusy && !isUnfinished}
        disabled={isBusy}
        className="self-start"
      >
        Changer le mot de passe
      </Button>
    </form>
  )
}
