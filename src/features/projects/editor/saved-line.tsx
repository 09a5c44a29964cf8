import { reconnect } from '@/data/live/reconnect'
import { checkProject } from '@/domain/projects/parts'
import { errorText } from '@/lib/error-text'
import { formatTime } from '@/lib/format'
import { useIsOnline } from '@/lib/use-is-online'
import { useLasts } from '@/lib/use-lasts'
import { Button } from '@/ui/button'
import { isWaiting } from './by-itself'
import { isDirty } from './editor-state'
import { useEditing, useIsKept, useSaving, type EditorStore } from './editor-store'

/** A save that has no answer by then has met a network that only seems to be there. */
const SLOW_MS = 8_000

/** Whether what is typed is safe, and where, in one glance; announced only when it is not. */
export function SavedLine({ store }: { store: EditorStore }) {
  const isUnsaved = useEditing(store, isDirty)
  const isOnItsWay = useEditing(store, isWaiting)
  const isByHand = useEditing(
    store,
    ({ base, isGone, conflict, offer, content }) =>
      !base || isGone || conflict !== null || offer !== null || checkProject(content) !== null,
  )
  const savedAt = useEditing(store, ({ base }) => base?.updatedAt ?? null)
  const isKept = useIsKept(store)
  const saving = useSaving(store)
  const isOnline = useIsOnline()
  const isSlow = useLasts(isOnItsWay && isOnline, SLOW_MS)

  if (isUnsaved && isKept === false && (isByHand || !isOnline || saving === 'refused')) {
    return (
      <p role="status" className="text-fine font-medium text-warning">
        Cet appareil ne peut pas garder de brouillon&nbsp;: sauvegardez avant de quitter.
      </p>
    )
  }
  if (isUnsaved && saving === 'refused') {
    return (
      <p role="status" className="text-fine font-medium text-danger">
        {`Non enregistré · ${errorText('projectSave', 'unknown')}. Votre texte est gardé sur cet appareil.`}
      </p>
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
  const text =
    isUnsaved && isByHand
      ? isKept
        ? 'Non sauvegardé · brouillon gardé sur cet appareil'
        : 'Non sauvegardé'
      : isUnsaved || isOnItsWay
        ? isOnline
          ? 'Enregistrement…'
          : 'Gardé sur cet appareil, en attente du réseau'
        : saving === 'some' && savedAt && `Enregistré à ${formatTime(savedAt)}`
  return text ? <p className="text-fine text-muted">{text}</p> : null
}
