import { useRef } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { CONTACTS_UNCONFIRMED_PER_DAY, CONTACTS_WORDS } from '@/domain/base/business'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { usePayments } from '@/features/account/payments/use-payments'
import { acceptedText, useContact } from './use-contact'

/** A message to the team; the typed text is stored on the device until the server accepts it. */
export function ContactForm() {
  const { user } = useSignedIn()
  const form = useRef<HTMLFormElement>(null)
  const payments = usePayments(user.uid)
  // As for the server, also after a refund.
  const hasPaid = payments.status === 'ready' && payments.value.length > 0
  const {
    subject,
    message,
    typeSubject,
    typeMessage,
    fault,
    isBusy,
    accepted,
    needsConfirmation,
    resent,
    submit,
    resend,
  } = useContact(user.uid, form)

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
      <p className="text-small text-muted">
        Une question, un problème, une idée&nbsp;: écrivez-nous. Nous répondons à{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{user.email}</strong>.
      </p>
      <TextField
        label="Sujet"
        name="subject"
        autoComplete="off"
        required
        value={subject}
        error={fault?.field === 'subject' ? fault.text : null}
        onChange={(event) => typeSubject(event.target.value)}
      />
      <TextAreaField
        label="Message"
        name="message"
        required
        value={message}
        error={fault?.field === 'message' ? fault.text : null}
        onChange={(event) => typeMessage(event.target.value)}
      />
      {fault?.field === null && <ErrorNotice text={fault.text} />}
      {needsConfirmation && (
        <Button
          type="button"
          variant="secondary"
          className="self-start"
          disabled={isBusy}
          onClick={() => void resend(user.email)}
        >
          Renvoyer l’email de confirmation
        </Button>
      )}
      <p role="status" className="text-small empty:hidden">
        {resent}
      </p>
      {accepted && (
        <Notice tone="success" role="status">
          {acceptedText(accepted)}
        </Notice>
      )}
      <Button type="submit" isBusy={isBusy} className="self-start">
        {isBusy ? 'Envoi en cours…' : 'Envoyer le message'}
      </Button>
      <p className="text-fine text-muted">
        {CONTACTS_WORDS} par jour au plus
        {hasPaid || (
          <>, {CONTACTS_UNCONFIRMED_PER_DAY}&nbsp;seul tant que votre adresse n’est pas confirmée</>
        )}
        .
      </p>
    </form>
  )
}
