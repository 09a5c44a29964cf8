import { useState } from 'react'
import { cleanMessage } from '@/domain/coach/clean-message'
import { itemPlace, PROPOSAL_LIMITS, type ProposedProject } from '@/domain/coach/proposal'
import { Button } from '@/ui/button'
import { TextAreaField } from '@/ui/text-area-field'
import { TextField } from '@/ui/text-field'

interface NewProjectEditProps {
  proposed: ProposedProject
  onAdd: (edited: ProposedProject) => void
  onCancel: () => void
}

/** The title and the items of a new project, before it is made. An item that is emptied is left out. */
export function NewProjectEdit({ proposed, onAdd, onCancel }: NewProjectEditProps) {
  const [titre, setTitre] = useState(proposed.titre)
  const [texts, setTexts] = useState(proposed.elements.map(({ texte }) => texte))
  const [isChecked, setIsChecked] = useState(false)
  // As the card will be read again: the project must say the same.
  const title = cleanMessage(titre).replace(/\s+/g, ' ').trim()
  const edited = proposed.elements.map(({ element }, at) => ({
    element,
    texte: cleanMessage(texts[at] ?? '').trim(),
  }))
  const titleFault =
    title === ''
      ? 'Donne un nom au projet.'
      : title.length > PROPOSAL_LIMITS.title
        ? `Un nom tient en ${PROPOSAL_LIMITS.title} caractères.`
        : null
  const isTooLong = (texte: string) => texte.length > PROPOSAL_LIMITS.item

  function submit() {
    setIsChecked(true)
    if (titleFault !== null || edited.some(({ texte }) => isTooLong(texte))) return
    onAdd({ ...proposed, titre: title, elements: edited.filter(({ texte }) => texte !== '') })
  }

  return (
    <form
      className="flex flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label="Nom du projet"
        value={titre}
        error={isChecked ? titleFault : null}
        onChange={(event) => setTitre(event.target.value)}
      />
      {edited.map(({ element, texte }, at) => (
        <TextAreaField
          key={`${element} ${at}`}
          label={itemPlace(element)?.title ?? ''}
          dir="auto"
          rows={3}
          value={texts[at]}
          error={isChecked && isTooLong(texte) ? TOO_LONG : null}
          onChange={(event) =>
            setTexts(texts.map((text, index) => (index === at ? event.target.value : text)))
          }
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Ajouter</Button>
        <Button variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}

/** For a text that is changed on its card. */
export const TOO_LONG = `Un texte d'ici tient en ${PROPOSAL_LIMITS.item} caractères.`
