import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useIdleLoad } from '@/components/use-idle-load'
import { cn } from '@/lib/cn'
import { lazyPopup } from '@/ui/popups/lazy-popup'
import { loadGathering } from './coach-scope'
import { sharedWords, unreadSentence } from './shared-words'
import { unreadOf, type ShownScope } from './use-coach-scope'

export const ScopeDialog = lazyPopup(() => import('./scope-choice').then((m) => m.ScopeDialog), 'isOpen')
const preload = () => Promise.all([ScopeDialog.preload(), loadGathering()])

/** Above the field: the data of the next question, in a line that opens the dialog. */
export function ScopeBar({ scope }: { scope: ShownScope }) {
  const [isOpen, setIsOpen] = useState(false)
  useIdleLoad(preload, true)
  const words = sharedWords(scope)
  const unread = unreadOf(scope.shared, scope.status)
  const Icon = words.length === 0 ? EyeOff : Eye
  return (
    <div className="-my-1 flex flex-col">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          scope.begin()
          setIsOpen(true)
        }}
        className="-ml-3 inline-flex min-h-target max-w-full min-w-0 items-center gap-2 self-start rounded-full px-3 text-left text-fine text-muted transition-colors duration-quick hover:bg-hover hover:text-ink active:bg-pressed"
      >
        <Icon aria-hidden className={cn('size-4 shrink-0', words.length > 0 && 'text-brand-text')} />
        <span className="truncate">
          {words.length === 0
            ? 'Le coach ne voit que cette conversation'
            : `Le coach voit\u00a0: ${words.join(' · ')}${scope.isOld ? ' (vu sur cet appareil)' : ''}`}
        </span>
      </button>
      {unread.length > 0 && (
        <ErrorNotice tone="warning" text={unreadSentence(unread)} onRetry={scope.retry} className="mb-1" />
      )}
      <ScopeDialog scope={scope} isOpen={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}
