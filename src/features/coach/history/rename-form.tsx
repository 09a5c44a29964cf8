import { useEffect, useRef, useState } from 'react'
import { CONVERSATION_TITLE_MAX } from '@/domain/base/text-limits'
import { checkTitle, type TitleFault } from '@/domain/coach/conversation-list'
import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { inlineEditKeys } from '@/ui/inline-edit-keys'
import { TextField } from '@/ui/text-field'

interface RenameFormProps {
  fieldId: string
  title: string
  /** With the new name, or null when it stays as it is. */
  onClose: (title: string | null) => void
}

/** The name of a conversation in its place: Enter confirms, Esc cancels, nothing blank is accepted. */
export function RenameForm({ fieldId, title, onClose }: RenameFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(title)
  const [isRefused, setIsRefused] = useState(false)
  const checked = checkTitle(typed)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  return (
    <form
      noValidate
      className="flex flex-wrap justify-end gap-2 px-3 py-2"
      onSubmit={(event) => {
        event.preventDefault()
        if ('title' in checked) onClose(checked.title === title ? null : checked.title)
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
          label="Nom de la conversation"
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          error={isRefused && 'fault' in checked ? faultText(checked.fault, typed) : null}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={inlineEditKeys(() => onClose(null))}
        />
      </div>
      <Button variant="secondary" onClick={() => onClose(null)}>
        Annuler
      </Button>
      <Button type="submit">Confirmer</Button>
    </form>
  )
}

function faultText(fault: TitleFault, typed: string): string {
  return fault === 'blank'
    ? 'Écris un nom, ou annule.'
    : `Un nom contient au plus ${CONVERSATION_TITLE_MAX} caractères\u00a0: il y en a ${formatNumber(typed.trim().length)}.`
}
