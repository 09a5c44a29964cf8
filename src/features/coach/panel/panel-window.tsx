import { Dialog } from '@base-ui/react/dialog'
import { Maximize2, X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { CoachCall } from '@/components/ask-coach'
import { useSignedIn } from '@/components/signed-in-context'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { CoachChat } from '../view/coach-chat'
import { CoachAvatar } from '../view/message'
import { ConversationActions } from '../history/conversation-actions'
import { useConversationStore } from '../conversation/use-conversation'
import { useIsPhone } from './use-panel-state'

export interface PanelWindowProps {
  isOpen: boolean
  /** Drawn in what lies over the page. */
  isOverlaid: boolean
  /** « Demander au coach » was pressed. */
  call: CoachCall | null
  takesFocus: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The full page takes over. */
  onExpand: () => void
  returnFocusTo: () => HTMLElement | null
}

/** Beside the page on a desktop, where the page stays usable; over all of it on a phone. */
export function PanelWindow({
  isOpen,
  isOverlaid,
  call,
  takesFocus,
  onOpenChange,
  onExpand,
  returnFocusTo,
}: PanelWindowProps) {
  const isPhone = useIsPhone()
  const popupRef = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open, { reason, event, cancel }) => {
        // Esc pressed in the page beside is the page's: it may cancel an edit there.
        const isElsewhere =
          event.target !== document.body && !popupRef.current?.contains(event.target as Node)
        if (reason === 'escape-key' && isElsewhere) cancel()
        else onOpenChange(open)
      }}
      modal={isPhone}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Popup
          ref={popupRef}
          // The conversation takes the focus itself: the field on a desktop, not the keyboard on a phone.
          initialFocus={false}
          finalFocus={returnFocusTo}
          className={cn(
            'fixed inset-0 flex flex-col bg-canvas text-ink shadow-pop outline-none sm:inset-auto sm:right-[calc(env(safe-area-inset-right,0px)+1.5rem)] sm:bottom-6 sm:h-[min(44rem,calc(100dvh-3rem))] sm:w-[min(26rem,calc(100vw-3rem))] sm:rounded-card sm:border sm:border-line',
            isOverlaid ? 'z-50' : 'z-40',
          )}
        >
          <PanelContent call={call} takesFocus={takesFocus} onExpand={isOverlaid ? null : onExpand} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface PanelContentProps extends Pick<PanelWindowProps, 'call' | 'takesFocus'> {
  /** null: the page below has work in it, and is not left for a wider view. */
  onExpand: (() => void) | null
}

function PanelContent({ call, takesFocus, onExpand }: PanelContentProps) {
  const { user } = useSignedIn()
  const store = useConversationStore(user.uid)
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line py-1.5 pt-[max(0.375rem,env(safe-area-inset-top))] pr-1.5 pl-4">
        <CoachAvatar />
        <Dialog.Title className="ml-2 min-w-0 flex-1 truncate text-heading font-bold max-[22.5rem]:text-body">
          Coach Boom
        </Dialog.Title>
        <ConversationActions uid={user.uid} store={store} />
        {onExpand && (
          <Link
            to={paths.coach}
            onClick={onExpand}
            aria-label="Ouvrir en pleine page"
            title="Ouvrir en pleine page"
            className={buttonClass({ variant: 'ghost', size: 'icon' }, 'max-sm:hidden')}
          >
            <Maximize2 aria-hidden className="size-5" />
          </Link>
        )}
        <Dialog.Close
          aria-label="Fermer le coach"
          title="Fermer le coach"
          className={buttonClass({ variant: 'ghost', size: 'icon' })}
        >
          <X aria-hidden className="size-5" />
        </Dialog.Close>
      </div>
      <CoachChat store={store} call={call} takesFocus={takesFocus} />
    </>
  )
}
