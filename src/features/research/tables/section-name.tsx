import { checkName } from '@/domain/base/text/typed-name'
import { pastedLine } from '@/domain/base/text/pasted'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { StoredKey } from '@/data/device/stored-keys'
import { readTyped, writeTyped } from '@/data/device/typed-text'
import { endPauses } from '@/data/sync/current'
import { NAME_MAX } from '@/domain/base/text/text-limits'
import { cn } from '@/lib/cn'
import { tooLongText } from '@/domain/base/text/number-text'
import { TextField } from '@/ui/fields/text-field'
import { nameButtonId } from '../row-ids'
import { useFocusNext } from '../use-focus-next'

interface SectionNameProps {
  tableId: string
  name: string
  onRename: (name: string) => void
}

/** The heading of a section. A press turns it into a field, where each key stroke is a mutation. */
export function SectionName({ tableId, name, onRename }: SectionNameProps) {
  const draftKey = `research.name.${tableId}` as const
  const [isEditing, setIsEditing] = useState(() => readTyped(draftKey) !== null)
  const [notice, setNotice] = useState('')
  const focusNext = useFocusNext()

  return (
    <div className={cn('min-w-0', isEditing ? 'flex-1 basis-56' : '-ml-2')}>
      {isEditing ? (
        <NameField
          name={name}
          draftKey={draftKey}
          onRename={onRename}
          onClose={(blankFor, byKey) => {
            setIsEditing(false)
            setNotice(
              blankFor === null
                ? ''
                : `Un nom ne peut pas être vide\u00a0: «\u00a0${blankFor}\u00a0» est gardé.`,
            )
            if (byKey) focusNext(nameButtonId(tableId))
            endPauses()
          }}
        />
      ) : (
        <h2 className="w-fit max-w-full">
          <button
            type="button"
            id={nameButtonId(tableId)}
            title="Changer le nom"
            className="group flex min-h-target max-w-full items-center gap-2 rounded-field px-2 text-left text-heading font-bold wrap-anywhere hover:bg-hover active:bg-pressed"
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
  /** Device key of a text that is no name: blank, or too long. */
  draftKey: StoredKey
  onRename: (name: string) => void
  /** `blankFor`: the name that is kept since the text is blank. */
  onClose: (blankFor: string | null, byKey: boolean) => void
}

function NameField({ name, draftKey, onRename, onClose }: NameFieldProps) {
  const [typed, setTyped] = useState(() => readTyped(draftKey))
  /** The name before the first change here, and the last one that was typed. */
  const own = useRef<{ readonly before: string; readonly last: string } | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isClosed = useRef(false)
  const checked = typed === null ? { name } : checkName(typed, NAME_MAX)
  const fault = 'fault' in checked ? checked.fault : null
  // A text that is no name, or the section's name with spaces around it. Otherwise another device renamed the section since.
  const isAsTyped = 'fault' in checked || checked.name === name
  const text = typed !== null && isAsTyped ? typed : name

  // Selected, so that typing replaces the default name.
  useEffect(() => field.current?.select(), [])

  function type(next: string) {
    setTyped(next)
    const read = checkName(next, NAME_MAX)
    keep(draftKey, 'fault' in read ? next : null)
    if ('fault' in read || read.name === name) return
    own.current = { before: own.current?.before ?? name, last: read.name }
    onRename(read.name)
  }

  function close(blankFor: string | null, byKey: boolean) {
    // Removing the field blurs it, which must not count as a second answer.
    if (isClosed.current) return
    isClosed.current = true
    keep(draftKey, null)
    onClose(blankFor, byKey)
  }

  /** Restores the name before, unless another device changed it since. Returns the name that the section has now. */
  function takeBack(): string {
    if (own.current?.last !== name || own.current.before === name) return name
    onRename(own.current.before)
    return own.current.before
  }

  function commit(byKey: boolean) {
    if (fault === 'too-long') setIsRefused(true)
    else close(fault === 'blank' ? takeBack() : null, byKey)
  }

  return (
    <TextField
      ref={field}
      label="Nom du tableau"
      isLabelHidden
      autoComplete="off"
      enterKeyHint="done"
      className="font-display text-heading font-bold"
      value={text}
      error={isRefused && fault === 'too-long' ? tooLongText(pastedLine(text).length, NAME_MAX) : null}
      onChange={(event) => type(event.target.value)}
      onBlur={() => commit(false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // The focus moves to the heading's button, which the rest of this keystroke would press.
          event.preventDefault()
          commit(true)
        }
        if (event.key === 'Escape') {
          takeBack()
          close(null, true)
        }
      }}
    />
  )
}

function keep(key: StoredKey, text: string | null): void {
  if (readTyped(key) !== text) writeTyped(key, text)
}
