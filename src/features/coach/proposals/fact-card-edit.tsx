import { useState } from 'react'
import { FACT_FAULTS, NOT_REMEMBERED } from '@/components/memory/fact-faults'
import { useOwnProjects } from '@/components/memory/use-own-projects'
import { privacyOf } from '@/domain/coach/fact-privacy'
import { checkFact } from '@/domain/coach/check-fact'
import type { ProposedFact } from '@/domain/coach/proposal'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { CardForm } from './card-form'

interface FactCardEditProps {
  uid: string
  proposed: ProposedFact
  onSave: (edited: ProposedFact) => void
  onCancel: () => void
}

/** The words of a fact, and what it is about, before it is remembered. */
export function FactCardEdit({ uid, proposed, onSave, onCancel }: FactCardEditProps) {
  const [text, setText] = useState(proposed.fait)
  const [projet, setProjet] = useState(proposed.projet)
  const [error, setError] = useState<string | null>(null)
  const projects = useOwnProjects(uid) ?? []
  const isListed = projet === null || projects.some(({ id }) => id === projet)

  function submit() {
    const checked = checkFact(text)
    if ('fault' in checked) setError(FACT_FAULTS[checked.fault])
    else if (privacyOf(checked.text) !== null) setError(NOT_REMEMBERED)
    else onSave({ ...proposed, fait: checked.text, projet })
  }

  return (
    <CardForm submit={<Button type="submit">Retenir</Button>} onSubmit={submit} onCancel={onCancel}>
      <TextField
        label="Souvenir"
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value)
          setError(null)
        }}
      />
      <SelectField
        label="Concerne"
        value={projet ?? ''}
        options={[
          { value: '', label: 'Toute mon activité' },
          ...projects.map(({ id, title }) => ({ value: id, label: title })),
          ...(isListed ? [] : [{ value: projet, label: 'Ce projet' }]),
        ]}
        onChange={(id) => setProjet(id === '' ? null : id)}
      />
    </CardForm>
  )
}
