import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PendingMark } from '@/components/pending-mark'
import { useSignedIn } from '@/components/signed-in-context'
import { hasKeptText } from '@/components/use-kept-text'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { NameForm } from './name-form'
import { NAME_SAVED, useNameChange } from './use-name-change'

/** The name; the pencil button opens its form. */
export function NameField() {
  const { user, profile } = useSignedIn()
  const { name, isWaiting, refused, isSaved, save, forget } = useNameChange(user.uid, profile)
  const draftKey = `name-draft.${user.uid}` as const
  const [isEditing, setIsEditing] = useState(() => hasKeptText(draftKey))
  const pencil = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isOpen = isEditing || refused !== null

  useEffect(() => {
    if (wasOpen.current && !isOpen) pencil.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  if (isOpen) {
    return (
      <NameForm
        name={refused ?? name ?? ''}
        draftKey={draftKey}
        isRefused={refused !== null}
        onCancel={() => {
          setIsEditing(false)
          forget()
        }}
        onSave={(fullName) => {
          setIsEditing(false)
          if (fullName !== name || refused !== null) void save(fullName)
        }}
      />
    )
  }
  if (profile.status !== 'loading' && name === null) return null
  return (
    <div className="flex flex-col gap-2">
      <dl className="flex flex-col gap-0.5">
        <dt className="text-fine text-muted">Nom complet</dt>
        <dd className="flex items-start justify-between gap-2">
          {name === null ? (
            <Skeleton className="my-1 h-4.5 w-40" />
          ) : (
            <>
              <span className="flex min-w-0 flex-col font-semibold">
                <span className="wrap-anywhere">{name}</span>
                {isWaiting && <PendingMark />}
              </span>
              <Button
                ref={pencil}
                variant="ghost"
                size="icon"
                aria-label="Modifier le nom"
                title="Modifier le nom"
                className="-mt-3 -mr-2 shrink-0"
                onClick={() => {
                  setIsEditing(true)
                }}
              >
                <Pencil aria-hidden className="size-4.5" />
              </Button>
            </>
          )}
        </dd>
      </dl>
      {isSaved && (
        <Notice tone="success" role="status">
          {NAME_SAVED}
        </Notice>
      )}
    </div>
  )
}
