import { Dialog } from '@/ui/popups/dialog'
import { DossierText } from '../dossier/dossier-text'

interface SentDialogProps {
  /** Null: only the conversation was sent. */
  text: string | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The exact dossier of one question. */
export function SentDialog({ text, isOpen, onOpenChange }: SentDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Ce qui a été envoyé"
      closeLabel="Fermer"
      className="sm:max-w-2xl"
    >
      {text === null ? (
        <p>Pour cette question, rien d'autre que la conversation n'est noté.</p>
      ) : (
        <div className="flex flex-col gap-3">
          <p className="text-small">En plus de la conversation, ce texte est parti avec ta question.</p>
          <DossierText
            name="Texte envoyé avec cette question"
            text={text}
            className="max-h-[min(26rem,55dvh)]"
          />
        </div>
      )}
    </Dialog>
  )
}
