import { useState } from 'react'
import { PROPOSAL_LIMITS, type ProposedProject } from '@/domain/coach/proposal'
import { itemPlace } from '@/domain/projects/item-text'
import { Button } from '@/ui/button'
import { TextAreaField } from '@/ui/text-area-field'
import { TextField } from '@/ui/text-field'
import { CardForm, itemTextOf, lineOf } from './card-form'

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
  const title = lineOf(titre)
  const edited = proposed.elements.map(({ element }, at) => ({ element, ...itemTextOf(texts[at] ?? '') }))
  const titleFault =
    title === ''
      ? 'Donne un nom au projet.'
      : title.length > PROPOSAL_LIMITS.title
        ? `Un nom tient en ${PROPOSAL_LIMITS.title} caractères.`
        : null

  function submit() {
    setIsChecked(true)
    if (titleFault !== null || edited.some(({ fault }) => fault !== null)) return
    const kept = edited.filter(({ text }) => text !== '')
    onAdd({
      ...proposed,
      titre: title,
      elements: kept.map(({ element, text }) => ({ element, texte: text })),
    })
  }

  return (
    <CardForm submit={<Button type="submit">Ajouter</Button>} onSubmit={submit} onCancel={onCancel}>
      <TextField
        label="Nom du projet"
        value={titre}
        error={isChecked ? titleFault : null}
        onChange={(event) => setTitre(event.target.value)}
      />
      {edited.map(({ element, fault }, at) => (
        <TextAreaField
          key={`${element} ${at}`}
          label={itemPlace(element)?.title ?? ''}
          dir="auto"
          rows={3}
          value={texts[at]}
          error={isChecked ? fault : null}
          onChange={(event) =>
            setTexts(texts.map((text, index) => (index === at ? event.target.value : text)))
          }
        />
      ))}
    </CardForm>
  )
}
