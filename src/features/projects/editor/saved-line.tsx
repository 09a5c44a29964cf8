import { checkProject } from '@/domain/projects/parts'
import { errorText } from '@/lib/error-text'
import { formatTime } from '@/lib/format'
import { useIsOnline } from '@/lib/use-is-online'
import { isWaiting } from './by-itself'
import { isDirty } from './editor-state'
import { useEditing, useIsKept, useSaving, type EditorStore } from './editor-store'

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
