import { useId, useState } from 'react'
import { FEEDBACK_MONTHS } from '@/domain/base/business'
import {
  FEEDBACK_LINE_MAX,
  REASON_KEYS,
  REASONS,
  type RatedExchange,
  type Reason,
} from '@/domain/coach/feedback'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/fields/text-field'
import { Dialog } from '@/ui/popups/dialog'
import { DossierText } from '../dossier/dossier-text'
import type { SaidMore } from './rating'

interface RatingReasonsProps {
  exchange: RatedExchange
  isSending: boolean
  onSend: (more: Pick<SaidMore, 'reason' | 'line' | 'isSent'>) => void
  onClose: () => void
}

/** Asks why an answer was not useful. Texts leave only from the dialog that shows them whole. */
export function RatingReasons({ exchange, isSending, onSend, onClose }: RatingReasonsProps) {
  const id = useId()
  const [reason, setReason] = useState<Reason | null>(null)
  const [line, setLine] = useState('')
  const [isShown, setIsShown] = useState(false)
  const text = line.trim()
  return (
    <section
      ref={arrive}
      aria-labelledby={id}
      // The margin is the place of « Aller au dernier message ».
      className="flex scroll-mb-16 flex-col gap-3 rounded-field border border-line p-3"
    >
      <p id={id} className="text-small font-semibold">
        Qu’est-ce qui n’allait pas&nbsp;?
      </p>
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-2">
        {REASON_KEYS.map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={reason === key}
            onClick={() => setReason(reason === key ? null : key)}
            className={cn(
              'min-h-target rounded-full border px-4 text-small font-medium transition-colors duration-quick hover:bg-hover active:bg-pressed',
              reason === key ? 'border-ink bg-selected text-ink' : 'border-line-strong',
            )}
          >
            {REASONS[key]}
          </button>
        ))}
      </div>
      <TextField
        label="Un mot de plus (facultatif)"
        value={line}
        maxLength={FEEDBACK_LINE_MAX}
        onChange={(event) => setLine(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          isBusy={isSending}
          disabled={reason === null && text === ''}
          onClick={() => onSend({ reason, line: text, isSent: false })}
        >
          Envoyer
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsShown(true)}>
          Joindre la réponse…
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Fermer
        </Button>
      </div>
      <Dialog
        isOpen={isShown}
        onOpenChange={setIsShown}
        title="Ce qui sera envoyé"
        closeLabel="Fermer"
        className="sm:max-w-2xl"
      >
        <div className="flex flex-col gap-4">
          <p className="text-small">
            Notre équipe lira ces textes pour corriger le coach. Ils sont effacés avec ton compte, et au plus
            tard après {FEEDBACK_MONTHS}&nbsp;mois.
          </p>
          <Part name="Ton avis" text={[reason && REASONS[reason], text].filter(Boolean).join('\n')} />
          <Part name="Ta question" text={exchange.question} />
          <Part
            name="Les notes parties avec elle"
            text={exchange.notes ?? ''}
            isGone={exchange.notes === null}
          />
          <Part name="La réponse" text={exchange.answer} />
          <div className="flex flex-wrap gap-2">
            <Button
              isBusy={isSending}
              onClick={() => {
                setIsShown(false)
                onSend({ reason, line: text, isSent: true })
              }}
            >
              Envoyer à l’équipe
            </Button>
            <Button variant="ghost" onClick={() => setIsShown(false)}>
              Annuler
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  )
}

function Part({ name, text, isGone = false }: { name: string; text: string; isGone?: boolean }) {
  if (text === '') {
    return <p className="text-small text-muted">{`${name}\u00a0: ${isGone ? 'plus gardées' : 'rien'}`}</p>
  }
  return (
    <div className="flex flex-col gap-1">
      <p className="text-small font-semibold">{name}</p>
      <DossierText name={name} text={text} className="max-h-48" />
    </div>
  )
}

/** The first choice takes the focus, unless the person has gone on elsewhere while the thumb was sent. */
function arrive(section: HTMLElement | null): void {
  if (!section) return
  const focused = document.activeElement
  const isHere = focused === document.body || section.closest('[data-rating]')?.contains(focused)
  if (isHere) section.querySelector('button')?.focus({ preventScroll: true })
  // Opened under the last answer, it would be below the fold of a phone.
  section.scrollIntoView({ block: 'nearest' })
}
