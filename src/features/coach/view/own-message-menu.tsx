import { FileText } from 'lucide-react'
import { useState } from 'react'
import { wentWith, type SentDossiers } from '@/domain/coach/dossier/sent-dossier'
import { Dialog } from '@/ui/popups/dialog'
import { AnchoredMenu } from '@/ui/popups/menu'
import { DossierText } from '../dossier/dossier-text'
import type { PressedMessage } from './message'

interface OwnMessageMenuProps {
  /** Null: closed. */
  of: PressedMessage | null
  onClose: () => void
  sent: SentDossiers
}

/** One menu for all questions of a conversation; opens their exact dossier. */
export function OwnMessageMenu({ of, onClose, sent }: OwnMessageMenuProps) {
  const [shown, setShown] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const isGone = of !== null && wentWith(sent, of.at) === null
  const text = wentWith(sent, shown)
  return (
    <>
      <AnchoredMenu
        label="Message"
        anchor={of?.anchor ?? null}
        onClose={onClose}
        items={[
          {
            key: 'sent',
            label: (
              <>
                <FileText aria-hidden className="mr-2.5 size-4 shrink-0 text-muted" />
                {isGone ? 'Ce qui a été envoyé n’est plus gardé' : 'Ce qui a été envoyé'}
              </>
            ),
            isDisabled: isGone,
            onSelect: () => {
              setShown(of?.at ?? 0)
              setIsOpen(true)
            },
          },
        ]}
      />
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Ce qui a été envoyé"
        closeLabel="Fermer"
        className="sm:max-w-2xl"
      >
        {text ? (
          <div className="flex flex-col gap-3">
            <p className="text-small">
              En plus de la conversation, ce texte est parti avec ta question. Des extraits de nos leçons, les
              mêmes pour tous, peuvent s’y ajouter.
            </p>
            <DossierText
              name="Texte envoyé avec cette question"
              text={text}
              className="max-h-[min(26rem,55dvh)]"
            />
          </div>
        ) : (
          <p>Pour cette question, rien d’autre que la conversation n’est noté.</p>
        )}
      </Dialog>
    </>
  )
}
