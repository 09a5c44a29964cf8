import { useState, type RefObject } from 'react'
import { useFormFault } from '@/components/use-form-fault'
import { useKeptText } from '@/components/use-kept-text'
import { useSubmission } from '@/components/use-submission'
import { contactSupport, type ContactState } from '@/data/account/account'
import { sendConfirmation } from '@/data/session/email-confirmation'
import { checkContact, type ContactFault, type ContactText } from '@/domain/account/contact'
import type { AppErrorCode } from '@/domain/base/errors'
import { CONTACT_MESSAGE_MAX, CONTACT_SUBJECT_MAX } from '@/domain/base/text/text-limits'
import { errorText } from '@/lib/text/error-text'
import { tooLongText } from '@/domain/base/text/number-text'
import { contactFailure } from './contact-failure'

/** Refusals that end with a confirmed address. */
const ENDED_BY_CONFIRMING: ReadonlySet<AppErrorCode> = new Set([
  'contact/quota-unconfirmed',
  'contact/full-unconfirmed',
])

interface Accepted {
  readonly state: ContactState
  /** False: the text was changed while it was sent, and the changed one is still there. */
  readonly isWhole: boolean
}

export function acceptedText({ state, isWhole }: Accepted): string {
  const sent =
    state === 'sent'
      ? 'Votre message est parti. Nous vous répondons par email.'
      : 'Votre message est enregistré\u00a0: il part dès que le service d’email répond. Nous vous répondons par email.'
  return isWhole
    ? sent
    : `${sent} Ce que vous avez changé pendant l’envoi n’est pas parti\u00a0: il est gardé.`
}

/** A draft for the team. Its id is stored with the text, so that a retry sends the same message. */
export function useContact(uid: string, form: RefObject<HTMLFormElement | null>) {
  const subject = useKeptText(`contact-subject.${uid}`, '')
  const message = useKeptText(`contact-message.${uid}`, '')
  const sending = useKeptText(`contact-id.${uid}`, '')
  const { fault, setFault } = useFormFault<keyof ContactText>(form)
  const { isBusy, run } = useSubmission()
  const [accepted, setAccepted] = useState<Accepted | null>(null)
  const [needsConfirmation, setNeedsConfirmation] = useState(false)
  /** Result of the press on « Renvoyer l'email ». */
  const [resent, setResent] = useState('')

  function change(typed: typeof subject, text: string) {
    // A changed text is a new message.
    sending.type('')
    typed.type(text)
    setAccepted(null)
  }

  async function submit() {
    const typed = { subject: subject.text, message: message.text }
    const checked = checkContact(typed)
    setFault('kind' in checked ? { text: faultText(checked, typed), field: checked.field } : null)
    if ('kind' in checked || isBusy) return
    setNeedsConfirmation(false)
    setResent('')
    const id = sending.text || crypto.randomUUID()
    sending.type(id)
    await run(
      async () => {
        const state = await contactSupport(id, checked)
        // One without the other would be half of a message.
        const isWhole = subject.isStill(typed.subject) && message.isStill(typed.message)
        if (isWhole) {
          subject.settleIf(typed.subject)
          message.settleIf(typed.message)
        }
        sending.settleIf(id)
        const answer = { state, isWhole }
        setAccepted(answer)
        return acceptedText(answer)
      },
      (code, retryAfterSeconds) => {
        const text = contactFailure(code, retryAfterSeconds, new Date())
        setFault({ text, field: null })
        setNeedsConfirmation(ENDED_BY_CONFIRMING.has(code))
        return `«\u00a0Nous contacter\u00a0»\u00a0: ${text}`
      },
    )
  }

  function say(text: string): string {
    setResent(text)
    return text
  }

  async function resend(email: string) {
    await run(
      async () => {
        await sendConfirmation()
        return say(`Email envoyé à ${email}. Ouvrez son lien, puis envoyez votre message.`)
      },
      (code) => say(errorText('contactConfirmation', code)),
    )
  }

  return {
    subject: subject.text,
    message: message.text,
    typeSubject: (text: string) => change(subject, text),
    typeMessage: (text: string) => change(message, text),
    fault,
    isBusy,
    accepted,
    needsConfirmation,
    resent,
    submit,
    resend,
  }
}

function faultText({ field, kind }: ContactFault, typed: ContactText): string {
  const [name, max] =
    field === 'subject'
      ? (['Le sujet', CONTACT_SUBJECT_MAX] as const)
      : (['Le message', CONTACT_MESSAGE_MAX] as const)
  switch (kind) {
    case 'required':
      return `${name} est requis`
    case 'too-long':
      return tooLongText(typed[field].trim().length, max)
    case 'unprintable':
      return `${name} contient un caractère invisible qui ne peut pas être envoyé. Retapez-le sans copier-coller.`
  }
}
