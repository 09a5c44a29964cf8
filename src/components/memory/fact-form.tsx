import { useRef, useState } from 'react'
import { useKeptText } from '@/components/use-kept-text'
import type { StoredKey } from '@/data/device/stored-keys'
import { FACT_MAX } from '@/domain/base/text/text-limits'
import { contradictedBy } from '@/domain/coach/facts/fact-conflict'
import { checkFact } from '@/domain/coach/facts/check-fact'
import { isSameFact, type Fact } from '@/domain/coach/facts/facts'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/fields/select-field'
import { TextField } from '@/ui/fields/text-field'
import { FactClash } from './fact-clash'
import { FACT_FAULTS, SAID_ALREADY } from './fact-faults'
import type { ProjectName } from './use-own-projects'

interface FactFormProps {
  label: string
  draftKey: StoredKey
  initial?: Pick<Fact, 'text' | 'project'>
  /** Facts to check for duplicates and contradictions. */
  others: readonly Fact[]
  projects: readonly ProjectName[] | null
  submitLabel: string
  /** `instead`: the fact that it replaces. */
  onSave: (said: Pick<Fact, 'text' | 'project'>, instead: Fact | null) => void
  onCancel?: () => void
  fault?: string | null
}

const ALL = ''

export function FactForm(props: FactFormProps) {
  const { initial = { text: '', project: null }, others, projects, onSave, onCancel } = props
  const { text, type, settle } = useKeptText(props.draftKey, initial.text)
  const [project, setProject] = useState(initial.project)
  const [error, setError] = useState<string | null>(null)
  const [clash, setClash] = useState<{ known: Fact; text: string } | null>(null)
  const field = useRef<HTMLInputElement>(null)

  function fail(sentence: string) {
    setError(sentence)
    field.current?.focus()
  }

  function save(said: string, instead: Fact | null) {
    setClash(null)
    onSave({ text: said, project }, instead)
    if (initial.text === '') type('')
    settle()
    field.current?.focus()
  }

  function submit() {
    const checked = checkFact(text)
    if ('fault' in checked) {
      fail(FACT_FAULTS[checked.fault])
      return
    }
    const said = checked.text
    const isSaid = others.some((one) => isSameFact(one.text, said) && one.project === project)
    const known = contradictedBy(others, { text: said, project })
    if (isSaid) fail(SAID_ALREADY)
    else if (known) setClash({ known, text: said })
    else if (props.fault) fail(props.fault)
    else save(said, null)
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
        ref={field}
        label={props.label}
        value={text}
        error={error}
        hint={text.length > FACT_MAX - COUNTED_FROM ? `${text.length} sur ${FACT_MAX}` : null}
        autoComplete="off"
        onChange={(event) => {
          type(event.target.value)
          setError(null)
          setClash(null)
        }}
      />
      <SelectField
        label="Concerne"
        value={project ?? ALL}
        options={[{ value: ALL, label: 'Toute mon activité' }, ...optionsOf(projects, project)]}
        onChange={(id) => setProject(id === ALL ? null : id)}
      />
      {clash ? (
        <FactClash
          known={clash.known}
          said={clash.text}
          onReplace={() => save(clash.text, clash.known)}
          onKeepBoth={props.fault ? null : () => save(clash.text, null)}
          onCancel={() => {
            setClash(null)
            field.current?.focus()
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{props.submitLabel}</Button>
          {onCancel && (
            <Button
              variant="ghost"
              onClick={() => {
                settle()
                onCancel()
              }}
            >
              Annuler
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

/** The counter shows from this many remaining characters on. */
const COUNTED_FROM = 40

function optionsOf(projects: readonly ProjectName[] | null, chosen: string | null) {
  const known = (projects ?? []).map(({ id, title }) => ({ value: id, label: title }))
  const isKnown = chosen === null || known.some(({ value }) => value === chosen)
  return isKnown ? known : [...known, { value: chosen, label: 'Projet plus ancien, ou supprimé' }]
}
