import { useState } from 'react'
import { Button } from '@/ui/button'
import { TextAreaField } from '@/ui/text-area-field'
import { CardForm, itemTextOf } from './card-form'

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
    const { text, fault } = itemTextOf(typed)
    if (text === '') setError('Écris le texte à ajouter.')
    else if (fault !== null) setError(fault)
    else onDone(text)
  }

  return (
    <CardForm
      submit={
        <Button type="submit" variant="secondary">
          Garder ce texte
        </Button>
      }
      onSubmit={submit}
      onCancel={onCancel}
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
    </CardForm>
  )
}
