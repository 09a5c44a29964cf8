import { useEffect, useRef, useState } from 'react'
import { isBlank } from '@/domain/base/text/visible-text'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/fields/text-field'
import { readTypedLink, type ReadLink } from './link-typing'

interface LinkFormProps {
  id: string
  /** What was typed before, when the field was closed without an answer. */
  typed: string
  onType: (typed: string) => void
  /** The screen begins with it: it stands open, takes no focus by itself and cannot be closed. */
  isStart?: boolean
  onConfirm: (read: ReadLink) => void
  onCancel: () => void
}

/** Where a link is pasted; a link that cannot be kept says why, and the text stays. */
export function LinkForm({ id, typed, isStart = false, onType, onConfirm, onCancel }: LinkFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const read = readTypedLink(typed)
  // Open again after a reload: why the text is not a link is said at once.
  const [isRefused, setIsRefused] = useState(read !== null && 'fault' in read)
  const fault = read && 'fault' in read ? read.fault : null

  const takesFocus = useRef(!isStart)
  useEffect(() => {
    if (takesFocus.current) field.current?.focus()
  }, [])

  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (read && 'link' in read) {
          onConfirm(read)
        } else {
          setIsRefused(true)
          field.current?.focus()
        }
      }}
    >
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          ref={field}
          id={id}
          label="Lien du produit"
          isLabelHidden
          placeholder="Lien du produit (https://…)"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          error={isRefused ? fault : null}
          onChange={(event) => {
            onType(event.target.value)
            setIsRefused(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            onCancel()
          }}
        />
      </div>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isBlank(typed)}>
          Confirmer le lien
        </Button>
        {!isStart && (
          <Button variant="ghost" onClick={onCancel}>
            Annuler
          </Button>
        )}
      </span>
    </form>
  )
}
