import { MailCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { useSubmission } from '@/components/use-submission'
import { checkConfirmation, sendConfirmation } from '@/data/session/email-confirmation'
import { COACH_UNCONFIRMED_WORDS } from '@/domain/base/business'
import { errorText } from '@/lib/text/error-text'
import { Button } from '@/ui/button'

const REASONS = {
  'coach/unconfirmed': `Après ${COACH_UNCONFIRMED_WORDS}, l’essai demande une adresse confirmée.`,
  'coach/quota-day-unconfirmed':
    'Les réponses de la journée pour les adresses non confirmées sont toutes données. Confirme la tienne pour continuer maintenant.',
} as const

export interface ConfirmAddressProps {
  /** The refusal that a confirmed address ends. */
  code: keyof typeof REASONS
  /** When questions are answered again without it; null: never, or unknown. */
  wait: string | null
  onConfirmed: () => void
}

/** In place of the answer: the confirmation that the trial requires. The question is pending. */
export function ConfirmAddress({ code, wait, onConfirmed }: ConfirmAddressProps) {
  const { user } = useSignedIn()
  const { isBusy, run } = useSubmission()
  const [said, setSaid] = useState('')
  const id = useId()

  function say(text: string): string {
    setSaid(text)
    return text
  }

  async function check(isAskedFor: boolean) {
    await run(
      async () => {
        if (await checkConfirmation()) onConfirmed()
        else if (isAskedFor)
          return say('Le lien n’a pas encore été ouvert. Regarde aussi dans les indésirables.')
        return null
      },
      (code) => (isAskedFor ? say(errorText('confirmation', code)) : null),
    )
  }

  async function send() {
    await run(
      async () => {
        await sendConfirmation()
        return say(`Email envoyé à ${user.email}.`)
      },
      (code) => say(errorText('confirmationMail', code)),
    )
  }

  // Checks without a press when the person returns from the mailbox.
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void check(false)
  })
  useEffect(() => {
    const onVisible = () => look()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])

  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <div role="alert" className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
          <MailCheck aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 id={id} className="font-bold">
            Confirme ton adresse
          </h2>
          <p className="mt-1 text-small break-words text-muted">
            {REASONS[code]} Ouvre le lien de l’email envoyé à <strong>{user.email}</strong>, ici ou sur un
            autre appareil. Ta question est gardée. {wait}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 @md:pl-15">
        <Button isBusy={isBusy} onClick={() => void check(true)}>
          C’est fait
        </Button>
        <Button variant="secondary" onClick={() => void send()}>
          Renvoyer l’email
        </Button>
      </div>
      <p role="status" className="text-small empty:hidden @md:pl-15">
        {said}
      </p>
    </section>
  )
}
