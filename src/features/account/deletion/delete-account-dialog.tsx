import { useId, useRef } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/popups/dialog'
import { PasswordField } from '@/ui/fields/password-field'
import { DeletionTerms } from './deletion-terms'
import { useAccountDeletion } from './use-account-deletion'

interface DeleteAccountDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onOpenSubscription: () => void
}

export function DeleteAccountDialog({ isOpen, onOpenChange, onOpenSubscription }: DeleteAccountDialogProps) {
  const { user } = useSignedIn()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const { password, setPassword, fault, isBusy, submit, reset } = useAccountDeletion(user.uid, form)

  function change(next: boolean) {
    // A deletion cannot be cancelled: the dialog stays open until the answer.
    if (isBusy) return
    if (!next) reset()
    onOpenChange(next)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title="Supprimer le compte"
      closeLabel="Fermer"
      footer={
        <>
          <Button variant="secondary" className="max-sm:grow" disabled={isBusy} onClick={() => change(false)}>
            Annuler
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            className="max-sm:grow"
            isBusy={isBusy}
            disabled={password === ''}
          >
            {isBusy ? 'Suppression en cours…' : 'Supprimer définitivement'}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <DeletionTerms onOpenSubscription={onOpenSubscription} />
        {/* The account's name, for a password manager. */}
        <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        {fault?.field === null && <ErrorNotice text={fault.text} />}
        <PasswordField
          label="Mot de passe"
          name="password"
          autoComplete="current-password"
          required
          showLabel="Afficher le mot de passe"
          hideLabel="Masquer le mot de passe"
          value={password}
          error={fault?.field === 'password' ? fault.text : null}
          onChange={(event) => setPassword(event.target.value)}
          onKeyDown={(event) => {
            // Without a password the button is disabled and the browser ignores Enter: `submit` shows the error.
            if (event.key === 'Enter' && password === '') void submit()
          }}
        />
      </form>
    </Dialog>
  )
}
