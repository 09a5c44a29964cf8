import type { ReactNode } from 'react'
import { cleanMessage } from '@/domain/coach/clean-message'
import { PROPOSAL_LIMITS } from '@/domain/coach/proposal'
import { Button } from '@/ui/button'

interface CardFormProps {
  /** What the press does: « Ajouter ». */
  submit: ReactNode
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** A proposal in fields, to be changed on its card. */
export function CardForm({ submit, onSubmit, onCancel, children }: CardFormProps) {
  return (
    <form
      className="flex flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <div className="flex flex-wrap gap-2">
        {submit}
        <Button variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}

/** A typed text as the card will be read again: what is made of it must say the same. */
export function itemTextOf(typed: string): { readonly text: string; readonly fault: string | null } {
  const text = cleanMessage(typed).trim()
  const isTooLong = text.length > PROPOSAL_LIMITS.item
  return { text, fault: isTooLong ? `Un texte d'ici tient en ${PROPOSAL_LIMITS.item} caractères.` : null }
}

/** The same for what is one line: a title, a task. */
export function lineOf(typed: string): string {
  return cleanMessage(typed).replace(/\s+/g, ' ').trim()
}
