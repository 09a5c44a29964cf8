import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { errorText } from '@/lib/error-text'
import { paths } from '@/lib/paths'
import { Skeleton } from '@/ui/skeleton'

/** In the place of the conversation that the address names, until it is here. */
export function OpeningConversation({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  return (
    <div className="mx-auto flex w-full max-w-reading flex-1 flex-col gap-4 px-4 py-6">
      {hasFailed ? (
        <>
          <ErrorNotice text={errorText('conversationOpen', 'network/offline')} onRetry={onRetry} />
          <Link
            to={paths.coach}
            replace
            className="self-start text-small font-semibold text-brand-text underline"
          >
            Revenir à la conversation en cours
          </Link>
        </>
      ) : (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">Ouverture de la conversation…</span>
          <Skeleton className="h-12 w-3/5 self-end" />
          <Skeleton className="h-28 w-4/5" />
          <Skeleton className="h-12 w-2/5 self-end" />
        </div>
      )}
    </div>
  )
}
