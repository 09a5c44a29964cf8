import { Dialog } from '@base-ui/react/dialog'
import { Maximize2, X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { CoachChat } from '../view/coach-chat'
import { CoachAvatar } from '../view/message'
import { ConversationActions } from '../history/conversation-actions'
import type { usePanelState } from './use-panel-state'

interface PanelWindowProps {
  isOpen: boolean
  /** Rendered inside an overlay. */
  isOverlaid: boolean
  layout: ReturnType<typeof usePanelState>['layout']
  takesFocus: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The full page replaces the panel. */
  onExpand: () => void
  returnFocusTo: () => HTMLElement | null
}

/** On a desktop next to the page or its overlay, which remain usable; else a sheet over the page, or a phone's full screen. */
export function PanelWindow({
  isOpen,
  isOverlaid,
  layout,
  takesFocus,
  onOpenChange,
  onExpand,
  returnFocusTo,
}: PanelWindowProps) {
  const popupRef = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open, { reason, event, cancel }) => {
        // Esc pressed in the page belongs to the page, where it may cancel an edit. In an overlay Esc closes the panel
        // first, and only then the overlay.
        const isElsewhere =
          !isOverlaid && event.target !== document.body && !popupRef.current?.contains(event.target as Node)
        if (reason === 'escape-key' && isElsewhere) cancel()
        else onOpenChange(open)
      }}
      modal={layout !== 'beside'}
      disablePointerDismissal={layout !== 'sheet'}
    >
      <Dialog.Portal>
        {layout === 'sheet' && <Dialog.Backdrop forceRender className="fixed inset-0 z-50 bg-scrim" />}
        <Dialog.Popup
          ref={popupRef}
          data-beside-overlay={isOverlaid && layout === 'beside' ? '' : undefined}
          data-beside-page={!isOverlaid && layout === 'beside' ? '' : undefined}
          data-conversation={layout === 'beside' ? undefined : ''}
          // On a desktop the conversation moves the focus to its field. On a phone that would open the keyboard, but the
          // focus must not remain on covered content.
          initialFocus={takesFocus || layout !== 'beside' ? popupRef : false}
          finalFocus={returnFocusTo}
          className={cn(
            'fixed flex flex-col bg-canvas text-ink shadow-pop outline-none',
            PLACES[isOverlaid && layout === 'beside' ? 'aside' : layout],
            isOverlaid ? 'z-50' : 'z-40',
          )}
        >
          <div className="flex items-center gap-1 border-b border-line py-1.5 pt-[max(0.375rem,env(safe-area-inset-top))] pr-1.5 pl-4">
            <CoachAvatar />
            <Dialog.Title className="ml-2 min-w-0 flex-1 truncate text-heading font-bold max-[22.5rem]:text-body">
              Coach Boom
            </Dialog.Title>
            <ConversationActions />
            {/* Below an overlay the page has unfinished work and must not be left. */}
            {!isOverlaid && (
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
          <CoachChat takesFocus={takesFocus} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const PLACES = {
  page: 'inset-0',
  beside:
    'right-[calc(env(safe-area-inset-right,0px)+1.5rem)] bottom-6 h-[min(44rem,calc(100dvh-3rem))] w-[min(26rem,calc(100vw-3rem))] rounded-card border border-line ' +
    // Below the header, in the free space of the page (`--beside` in `theme.css`).
    'min-[70rem]:top-[calc(var(--shell-top)+1px)] min-[70rem]:right-0 min-[70rem]:bottom-0 min-[70rem]:h-auto min-[70rem]:w-(--beside) min-[70rem]:rounded-none min-[70rem]:border-y-0 min-[70rem]:border-r-0 min-[70rem]:pr-[env(safe-area-inset-right,0px)] min-[70rem]:shadow-none',
  // As high as the editor, in its free space (`--taken` in `theme.css`).
  aside:
    'top-1/2 right-[calc(env(safe-area-inset-right,0px)+1rem)] h-[90dvh] w-[26rem] -translate-y-1/2 rounded-card border border-line [@media(height<36rem)]:h-dvh [@media(height<36rem)]:rounded-none',
  sheet:
    'inset-y-0 right-0 w-[30rem] max-w-full rounded-l-card border-l border-line pr-[env(safe-area-inset-right)]',
} as const
