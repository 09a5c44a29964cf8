import { ConfirmDialog } from '@/ui/confirm-dialog'

interface QuestionProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

/** `name`: from the list, where the project itself is not in view. */
export function DeleteQuestion({ isOpen, name, onClose, onConfirm }: QuestionProps & { name?: string }) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Supprimer le projet"
      confirmLabel="Supprimer définitivement"
      cancelLabel="Annuler"
      tone="danger"
      onConfirm={onConfirm}
    >
      Le projet
      {name && (
        <>
          {' '}
          «&nbsp;<bdi className="font-semibold break-words text-ink">{name}</bdi>&nbsp;»
        </>
      )}
      , ses notes, ses versions et son brouillon seront supprimés. Cette action est irréversible.
    </ConfirmDialog>
  )
}

export function LeaveQuestion({ isKept, ...props }: QuestionProps & { isKept: boolean }) {
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      onOpenChange={props.onClose}
      title={"Quitter l'éditeur\u00a0?"}
      confirmLabel="Quitter"
      cancelLabel="Rester"
      tone={isKept ? 'primary' : 'danger'}
      onConfirm={props.onConfirm}
    >
      {isKept
        ? 'Votre brouillon reste sur cet appareil.'
        : "Cet appareil ne peut pas garder de brouillon\u00a0: ce qui n'est pas sauvegardé sera perdu quand vous fermerez cet onglet."}
    </ConfirmDialog>
  )
}
