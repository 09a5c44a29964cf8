import { useState } from 'react'
import { useOwnProjects } from '@/components/memory/use-own-projects'
import { useSignedIn } from '@/components/signed-in-context'
import { DayPills } from '@/components/work/day-pills'
import { localDateOf } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { cleanMessage } from '@/domain/coach/conversation/clean-message'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/fields/select-field'
import { SwitchField } from '@/ui/fields/switch-field'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'

/** Values are texts: a weekday, the id of a project, 'on' or ''. */
export interface Field {
  readonly key: string
  readonly as: 'line' | 'text' | 'day' | 'weekly' | 'project'
  readonly label: string
  readonly value: string
}

/** Typed values by field key. */
export type Typed = Readonly<Record<string, string>>
export type Faults = Readonly<Record<string, string>>

interface CardFormProps {
  uid: string
  fields: readonly Field[]
  submit: string
  /** Accepts the typed values and returns null, or returns errors. */
  onSubmit: (typed: Typed) => Faults | null
  onCancel: () => void
}

export function CardForm({ uid, fields, submit, onSubmit, onCancel }: CardFormProps) {
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(fields.map(({ key, value }) => [key, value])),
  )
  const [faults, setFaults] = useState<Faults>({})
  const { deviceNow: now } = useSignedIn()

  return (
    <form
      className="flex flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setFaults(onSubmit(typed) ?? {})
      }}
    >
      {fields.map(({ key, as, label }) => {
        const value = typed[key] ?? ''
        const change = (next: string) => {
          setTyped({ ...typed, [key]: next })
          setFaults({ ...faults, [key]: '' })
        }
        const text = { label, value, error: faults[key] || null }
        if (as === 'day') {
          const from = typed['chaqueSemaine'] === 'on' ? null : localDateOf(now)
          return <DayPills key={key} label={label} day={value as Weekday} from={from} onChange={change} />
        }
        if (as === 'weekly') {
          const isOn = value === 'on'
          const hint = isOn && `La tâche revient chaque ${typed['jour'] ?? 'semaine'}.`
          const props = { label, isOn, ...(hint && { hint }) }
          return <SwitchField key={key} {...props} onChange={(isOn) => change(isOn ? 'on' : '')} />
        }
        if (as === 'project')
          return <ProjectField key={key} uid={uid} label={label} value={value} onChange={change} />
        if (as === 'line') {
          return <TextField key={key} {...text} onChange={({ target }) => change(target.value)} />
        }
        return (
          <TextAreaField key={key} {...text} dir="auto" onChange={({ target }) => change(target.value)} />
        )
      })}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary">
          {submit}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}

interface ProjectFieldProps {
  uid: string
  label: string
  /** '': no project. */
  value: string
  onChange: (value: string) => void
}

function ProjectField({ uid, label, value, onChange }: ProjectFieldProps) {
  const projects = useOwnProjects(uid) ?? []
  const isListed = value === '' || projects.some(({ id }) => id === value)
  return (
    <SelectField
      label={label}
      value={value}
      options={[
        { value: '', label: 'Toute mon activité' },
        ...projects.map(({ id, title }) => ({ value: id, label: title })),
        ...(isListed ? [] : [{ value, label: 'Ce projet' }]),
      ]}
      onChange={onChange}
    />
  )
}

/** A typed text, cleaned like a stored card's, so that target and card are equal. */
export function blockOf(typed: string | undefined): string {
  return cleanMessage(typed ?? '').trim()
}

/** Like `blockOf`, for a single line: a title, a task. */
export function lineOf(typed: string | undefined): string {
  return blockOf(typed).replace(/\s+/g, ' ')
}
