import { useState } from 'react'
import { cleanMessage } from '@/domain/coach/clean-message'
import { PROPOSAL_LIMITS } from '@/domain/coach/proposal'
import { Button } from '@/ui/button'
import { TextAreaField } from '@/ui/text-area-field'
import { TOO_LONG } from './new-project-edit'

interface ItemCardEditProps {
  text: string
  onDone: (text: string) => void
  onCancel: () => void
}

/** The words of a text, before it is added. */
export function ItemCardEdit({ text, onDone, onCancel }: ItemCardEditProps) {
  const [typed, setTyped] = useState(text)
  const [error, setError] = useState<string | null>(null)

  function submit() {
    // As the card will be read again: the item must say the same.
    const clean = cleanMessage(typed).trim()
    if (clean === '') setError('Écris le texte à ajouter.')
    else if (clean.length > PROPOSAL_LIMITS.item) setError(TOO_LONG)
    else onDone(clean)
  }

  return (
    <form
      className="mt-2 flex flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextAreaField
        label="Texte"
        dir="auto"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(null)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary">
          Garder ce texte
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
