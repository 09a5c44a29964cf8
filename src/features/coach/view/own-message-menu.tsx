import { Ellipsis, FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useIdleLoad } from '@/components/use-idle-load'
import { wentWith } from '@/domain/coach/dossier/sent-dossier'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { AnchoredMenu } from '@/ui/popups/menu'
import type { ConversationState } from '../conversation/conversation-state'

const SentDialog = lazyWithPreload(() => import('./sent-dialog').then((m) => m.SentDialog))

/** The message whose button was pressed, by its timestamp. */
export interface PressedMessage {
  readonly at: number
  readonly anchor: HTMLElement
}

interface OwnMessageButtonProps {
  at: number
  onPress: (pressed: PressedMessage) => void
}

export function OwnMessageButton({ at, onPress }: OwnMessageButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label="Options du message"
      title="Options du message"
      onClick={({ currentTarget }) => onPress({ at, anchor: currentTarget })}
      className="grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors duration-quick hover:bg-brand-soft hover:text-ink print:hidden"
    >
      <Ellipsis aria-hidden className="size-5" />
    </button>
  )
}

interface OwnMessageMenuProps {
  /** Null: closed. */
  of: PressedMessage | null
  onClose: () => void
  state: ConversationState
}

/** One menu for all questions of a conversation; opens their dossier. */
export function OwnMessageMenu({ of, onClose, state }: OwnMessageMenuProps) {
  const [shown, setShown] = useState<number | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  useIdleLoad(SentDialog.preload, state.messages.length > 0)
  const isGone = of !== null && wentWith(state.sent, of.at) === null
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
                {isGone ? "Ce qui a été envoyé n'est plus gardé" : 'Ce qui a été envoyé'}
              </>
            ),
            isDisabled: isGone,
            onSelect: () => {
              setShown(of?.at ?? null)
              setIsOpen(true)
            },
          },
        ]}
      />
      {shown !== null && (
        <Suspense fallback={null}>
          <SentDialog text={wentWith(state.sent, shown) ?? null} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
