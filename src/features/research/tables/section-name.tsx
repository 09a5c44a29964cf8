import { checkName } from '@/domain/base/text/typed-name'
import { pastedLine } from '@/domain/base/text/pasted'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { hasKeptText, useKeptText } from '@/components/use-kept-text'
import { useWanted } from '@/lib/hooks/use-wanted'
import type { StoredKey } from '@/data/device/stored-keys'
import { NAME_MAX } from '@/domain/base/text/text-limits'
import { cn } from '@/lib/cn'
import { TextField } from '@/ui/fields/text-field'
import { nameButtonId } from '../row-ids'
import { useFocusNext } from '../use-focus-next'

interface SectionNameProps {
  tableId: string
  name: string
  onRename: (name: string) => void
}

/** The heading of a section. A press turns it into a field, which is saved when left. */
export function SectionName({ tableId, name: stored, onRename }: SectionNameProps) {
  const [name, setName] = useWanted(stored)
  const draftKey = `research.name.${tableId}` as const
  const [isEditing, setIsEditing] = useState(() => hasKeptText(draftKey))
  const [notice, setNotice] = useState('')
  const focusNext = useFocusNext()

  return (
    <div className={cn('min-w-0', isEditing ? 'flex-1 basis-56' : '-ml-2')}>
      {isEditing ? (
        <NameField
          name={name}
          draftKey={draftKey}
          onClose={(typed, byKey) => {
            setIsEditing(false)
            setNotice(
              typed === '' ? `Un nom ne peut pas être vide\u00a0: «\u00a0${name}\u00a0» est gardé.` : '',
            )
            if (byKey) focusNext(nameButtonId(tableId))
            if (typed === null || typed === '' || typed === name) return
            setName(typed)
            onRename(typed)
          }}
        />
      ) : (
        <h2 className="w-fit max-w-full">
          <button
            type="button"
            id={nameButtonId(tableId)}
            title="Changer le nom"
            className="group flex min-h-target max-w-full items-center gap-2 rounded-field px-2 text-left text-heading font-extrabold wrap-anywhere hover:bg-brand-soft"
            onClick={() => {
              setNotice('')
              setIsEditing(true)
            }}
          >
            {name}
            <Pencil aria-hidden className="size-4 shrink-0 text-muted group-hover:text-ink" />
          </button>
        </h2>
      )}
      <p role="status" className="pl-2 text-fine text-muted empty:sr-only">
        {notice}
      </p>
    </div>
  )
}

interface NameFieldProps {
  name: string
  /** Device key of the typed text. */
  draftKey: StoredKey
  /** With the new name; '' if blank, null if cancelled. */
  onClose: (typed: string | null, byKey: boolean) => void
}

function NameField({ name, draftKey, onClose }: NameFieldProps) {
  const { text: typed, type, settle } = useKeptText(draftKey, name)
  const [isRefused, setIsRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isClosed = useRef(false)
  const checked = checkName(typed, NAME_MAX)
  const fault =
    'fault' in checked && checked.fault === 'too-long'
      ? `${pastedLine(typed).length} caractères, pour ${NAME_MAX} au plus.`
      : null

  // Selected, so that typing replaces the default name.
  useEffect(() => field.current?.select(), [])

  function close(result: string | null, byKey: boolean) {
    // Removing the field blurs it, which must not count as a second answer.
    if (isClosed.current) return
    isClosed.current = true
    settle()
    onClose(result, byKey)
  }

  function commit(byKey: boolean) {
    if (fault) setIsRefused(true)
    else close('name' in checked ? checked.name : '', byKey)
  }

  return (
    <TextField
      ref={field}
      label="Nom de la section"
      isLabelHidden
      autoComplete="off"
      enterKeyHint="done"
      className="font-display text-heading font-extrabold"
      value={typed}
      error={isRefused ? fault : null}
      onChange={(event) => type(event.target.value)}
      onBlur={() => commit(false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // The focus moves to the heading's button, which the rest of this keystroke would press.
          event.preventDefault()
          commit(true)
        }
        if (event.key === 'Escape') close(null, true)
      }}
    />
  )
}
