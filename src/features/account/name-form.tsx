import { useEffect, useRef, useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useKeptText } from '@/components/use-kept-text'
import { checkFullName, type NameFault } from '@/domain/account/profile'
import { NAME_MAX } from '@/domain/base/text/text-limits'
import { errorText } from '@/lib/text/error-text'
import { tooLongText } from '@/domain/base/text/number-text'
import { Button } from '@/ui/button'
import { inlineEditKeys } from '@/ui/fields/inline-edit-keys'
import { TextField } from '@/ui/fields/text-field'
import type { StoredKey } from '@/data/device/stored-keys'
import { pastedLine } from '@/domain/base/text/pasted'

interface NameFormProps {
  name: string
  draftKey: StoredKey
  isRefused: boolean
  onSave: (fullName: string) => void
  onCancel: () => void
}

/** Edits the name in place: Enter saves, Esc cancels. */
export function NameForm({ name, draftKey, isRefused, onSave, onCancel }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const { text: typed, type, settle } = useKeptText(draftKey, name)
  const [isChecked, setIsChecked] = useState(false)
  const checked = checkFullName(typed)

  useEffect(() => {
    // A refusal may open the form while the person types in another field.
    if (document.activeElement instanceof HTMLInputElement) return
    field.current?.focus()
    field.current?.select()
  }, [])

  function cancel() {
    settle()
    onCancel()
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if ('fullName' in checked) {
          settle()
          onSave(checked.fullName)
        } else {
          setIsChecked(true)
          field.current?.focus()
        }
      }}
    >
      {isRefused && <ErrorNotice text={errorText('profileSave', 'unknown')} />}
      <TextField
        ref={field}
        label="Nom complet"
        name="fullName"
        autoComplete="name"
        required
        enterKeyHint="done"
        value={typed}
        error={isChecked && 'fault' in checked ? faultText(checked.fault, typed) : null}
        onChange={(event) => type(event.target.value)}
        onKeyDown={inlineEditKeys(cancel)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Sauvegarder</Button>
        <Button variant="secondary" onClick={cancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}

function faultText(fault: NameFault, typed: string): string {
  if (fault === 'required') return 'Le nom est requis'
  return tooLongText(pastedLine(typed).length, NAME_MAX)
}
