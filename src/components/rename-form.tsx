import { useEffect, useRef, useState } from 'react'
import type { StoredKey } from '@/data/device/stored-keys'
import { checkName, type NameFault } from '@/domain/base/text/typed-name'
import { formatNumber } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { inlineEditKeys } from '@/ui/fields/inline-edit-keys'
import { TextField } from '@/ui/fields/text-field'
import { useKeptText } from './use-kept-text'

interface RenameFormProps {
  label: string
  /** The longest stored name, in UTF-16 units. */
  max: number
  confirmLabel: string
  draftKey: StoredKey
  fieldId: string
  initial: string
  /** Called with the new name; null: unchanged. */
  onClose: (name: string | null) => void
}

/** Inline rename of a row: Enter confirms, Esc cancels, a blank name is refused. */
export function RenameForm(props: RenameFormProps) {
  const { label, max, confirmLabel, draftKey, fieldId, initial, onClose } = props
  const field = useRef<HTMLInputElement>(null)
  const { text, type, settle } = useKeptText(draftKey, initial)
  const [isRefused, setIsRefused] = useState(false)
  const checked = checkName(text, max)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  function close(name: string | null) {
    settle()
    onClose(name)
  }

  return (
    <form
      noValidate
      className="flex flex-wrap justify-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if ('name' in checked) close(checked.name === initial ? null : checked.name)
        else {
          setIsRefused(true)
          field.current?.focus()
        }
      }}
    >
      <div className="min-w-0 basis-full">
        <TextField
          ref={field}
          id={fieldId}
          label={label}
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
          value={text}
          error={isRefused && 'fault' in checked ? nameFaultText(checked.fault, text, max) : null}
          onChange={(event) => type(event.target.value)}
          onKeyDown={inlineEditKeys(() => close(null))}
        />
      </div>
      <Button variant="secondary" onClick={() => close(null)}>
        Annuler
      </Button>
      <Button type="submit">{confirmLabel}</Button>
    </form>
  )
}

/** Neutral sentences, valid with « tu » and « vous ». */
export function nameFaultText(fault: NameFault, typed: string, max: number): string {
  return fault === 'blank'
    ? 'Il faut un nom.'
    : `Un nom contient au plus ${max} caractères\u00a0: il y en a ${formatNumber(typed.trim().length)}.`
}
