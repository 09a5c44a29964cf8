import { useEffect, useRef, useState } from 'react'
import { isBlank } from '@/domain/base/text/visible-text'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/fields/text-field'
import { readTypedLink, type ReadLink } from './link-typing'

interface LinkFormProps {
  id: string
  /** Text that was typed before the field was closed without an answer. */
  typed: string
  onType: (typed: string) => void
  /** The screen starts with this field: open, without the focus, and not closable. */
  isStart?: boolean
  onConfirm: (read: ReadLink) => void
  onCancel: () => void
}

/** The field for a pasted link; an invalid link shows its error, and the text remains. */
export function LinkForm({ id, typed, isStart = false, onType, onConfirm, onCancel }: LinkFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const read = readTypedLink(typed)
  // Opened again after a reload, the field shows its error at once.
  const [isRefused, setIsRefused] = useState(read !== null && 'fault' in read)
  const { fault, links = [] } = read && 'fault' in read ? read : { fault: null }

  const takesFocus = useRef(!isStart)
  useEffect(() => {
    if (takesFocus.current) field.current?.focus()
  }, [])

  return (
    <form
      noValidate
      data-edits-row=""
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
        {isRefused && links.length > 0 && (
          <ul aria-label="Liens de ce texte" className="mt-2 flex flex-col gap-2">
            {links.map((each) => (
              <li key={each.link} className="flex">
                <Button variant="secondary" className="max-w-full" onClick={() => onConfirm(each)}>
                  <span className="min-w-0 truncate" dir="ltr">
                    <span className="sr-only">Ajouter </span>
                    {each.link.replace(/^https?:\/\/(?:www\.)?/, '')}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
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
