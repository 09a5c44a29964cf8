import { ConfirmDialog } from '@/ui/popups/confirm-dialog'

interface QuestionProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

/** `name`: for the list, where the project itself is not in view. */
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
      , ses notes et ses versions seront supprimés. Cette action est irréversible.
    </ConfirmDialog>
  )
}
