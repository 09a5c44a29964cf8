import { CircleCheck, Lightbulb, Undo2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Card } from '@/domain/coach/card'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/button'
import { answer, type CardPlace } from './take-advice'

interface CardFrameProps {
  /** « tâche pour jeudi » */
  name: string
  /** Stands in the person's work. */
  isTaken?: boolean
  /** Texts to be read: the buttons stand below and leave them the width. */
  isLong?: boolean
  children: ReactNode
  /** What can be done with it. */
  actions: ReactNode
}

/** One proposal: what it is, and what the person can answer. */
export function CardFrame({ name, isTaken = false, isLong = false, children, actions }: CardFrameProps) {
  const Icon = isTaken ? CircleCheck : Lightbulb
  return (
    <div
      role="group"
      aria-label={`Proposition\u00a0: ${name}`}
      className={cn(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-field border p-3',
        isTaken ? 'border-line' : 'border-line-strong bg-surface',
      )}
    >
      <Icon
        aria-hidden
        className={cn('mt-0.5 size-5 shrink-0', isTaken ? 'text-success' : 'text-brand-text')}
      />
      <div className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">{children}</div>
      <div
        className={cn(
          '-my-1 ml-auto flex flex-wrap items-center justify-end gap-y-1 sm:gap-x-1',
          isLong && 'mt-0 basis-full',
        )}
      >
        {actions}
      </div>
    </div>
  )
}

interface FoldedCardProps {
  name: string
  /** What it proposed, in a few words. */
  subject: string
  card: Card
  place: CardPlace
}

/** A proposal that was put aside, in one line. */
export function FoldedCard({ name, subject, card, place }: FoldedCardProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-label={`Proposition\u00a0: ${name}`}
      className="flex items-center gap-2 pl-3 text-small text-muted"
    >
      <span id={id} className="min-w-0 flex-1 truncate">
        {card.state === 'undone' ? 'Ajout annulé' : 'Ignorée'} · {subject}
      </span>
      <Button
        variant="ghost"
        aria-describedby={id}
        onClick={() => void answer(place, card, 'open')}
        className="text-muted"
      >
        <Undo2 aria-hidden className="size-4" />
        Remettre
      </Button>
    </div>
  )
}

/** Made by a version of the product that this page does not know yet. */
export function NewerCard() {
  return (
    <p className="rounded-field border border-line p-3 text-small text-muted">
      Proposition d'une version plus récente. Recharge la page pour la voir.
    </p>
  )
}
