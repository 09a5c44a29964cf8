import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useIdleLoad } from '@/components/use-idle-load'
import { cn } from '@/lib/cn'
import { lazyPopup } from '@/ui/popups/lazy-popup'
import { loadGathering } from './coach-sight'
import { seenWords, unreadSentence } from './seen-words'
import { unreadOf, type SightOf } from './use-coach-sight'

const SightDialog = lazyPopup(() => import('./sight-choice').then((m) => m.SightDialog), 'isOpen')
const preload = () => Promise.all([SightDialog.preload(), loadGathering()])

/** Above the field: the data of the next question, in a line that opens the dialog. */
export function SightBar({ sight }: { sight: SightOf }) {
  const [isOpen, setIsOpen] = useState(false)
  useIdleLoad(preload, true)
  const words = seenWords(sight)
  const unread = unreadOf(sight.seen, sight.status)
  const Icon = words.length === 0 ? EyeOff : Eye
  return (
    <div className="-my-1 flex flex-col">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          sight.begin()
          setIsOpen(true)
        }}
        className="-ml-3 inline-flex min-h-target max-w-full min-w-0 items-center gap-2 self-start rounded-full px-3 text-left text-fine text-muted transition-colors duration-quick hover:bg-brand-soft hover:text-ink"
      >
        <Icon aria-hidden className={cn('size-4 shrink-0', words.length > 0 && 'text-brand-text')} />
        <span className="truncate">
          {words.length === 0
            ? 'Le coach ne voit que cette conversation'
            : `Le coach voit\u00a0: ${words.join(' · ')}${sight.isOld ? ' (vu sur cet appareil)' : ''}`}
        </span>
      </button>
      {unread.length > 0 && (
        <ErrorNotice tone="warning" text={unreadSentence(unread)} onRetry={sight.retry} className="mb-1" />
      )}
      <SightDialog sight={sight} isOpen={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}
