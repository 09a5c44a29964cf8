import { UnsavedMark } from '@/components/work/unsaved-mark'
import { reconnect } from '@/data/sync/current'
import { errorText } from '@/lib/text/error-text'
import { formatTime } from '@/lib/text/format'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { useLasts } from '@/lib/hooks/use-lasts'
import { Button } from '@/ui/button'
import { useEditing, type EditorStore } from './editor-store'

/** A change without an answer after this time: the network is connected but does not work. */
const SLOW_MS = 8_000

/** The save state of the typed text; announced only if there is a problem. */
export function SavedLine({ store }: { store: EditorStore }) {
  const isByHand = useEditing(
    store,
    ({ base, isGone, typed }) => typed.size > 0 && (!base || isGone || store.obstacle() !== null),
  )
  const isPending = useEditing(store, ({ base }) => base?.isPending === true)
  const refused = useEditing(store, ({ base, isGone }) => (isGone ? undefined : base?.refused))
  const savedAt = useEditing(store, ({ base, hasStored }) => (hasStored ? (base?.updatedAt ?? null) : null))
  const isOnline = useIsOnline()
  // Each key stroke is a new change.
  const changedAt = useEditing(store, ({ base }) => base?.updatedAt?.getTime() ?? 0)
  const isSlow = useLasts(isPending && isOnline, SLOW_MS, changedAt)

  if (refused && refused.length > 0) {
    return (
      <UnsavedMark refused={refused} sentence={`${errorText('projectSave', 'unknown')}.`}>
        {' Votre texte est gardé sur cet appareil.'}
      </UnsavedMark>
    )
  }
  if (isSlow) {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-fine font-medium text-warning">
        Pas encore enregistré, le réseau répond mal. Votre texte est gardé sur cet appareil.
        <Button variant="secondary" onClick={() => void reconnect()}>
          Réessayer
        </Button>
      </p>
    )
  }
  const text = isByHand
    ? 'Non sauvegardé · gardé sur cet appareil'
    : isPending
      ? isOnline
        ? 'Enregistrement…'
        : 'Gardé sur cet appareil, en attente du réseau'
      : savedAt && `Enregistré à ${formatTime(savedAt)}`
  return text ? <p className="text-fine text-muted">{text}</p> : null
}
