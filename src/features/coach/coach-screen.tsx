import { Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { PageHeader } from '@/components/frame/page-header'
import { useSignedIn } from '@/components/signed-in-context'
import { findConversation } from '@/data/coach/conversations'
import { codeOf } from '@/domain/base/errors'
import { isDocumentId, readFields, readText } from '@/domain/base/read-field'
import { errorText } from '@/lib/text/error-text'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast'
import { useMediaQuery } from '@/ui/use-media-query'
import { ConversationActions } from './history/conversation-actions'
import type { ConversationStore } from './conversation/conversation-store'
import { useConversationStore } from './conversation/use-conversation'
import { CoachChat } from './view/coach-chat'
import { addToDraft } from './view/composer'

const SideList = lazyWithPreload(() => import('./history/side-list').then((m) => m.SideList))
/** From this width on, the list leaves the conversation its full width. */
const WIDE = '(min-width: 85rem)'

/** The coach's own page: only the conversation scrolls. */
export function CoachScreen() {
  const { user } = useSignedIn()
  const store = useConversationStore(user.uid)
  const { opening, retry } = useArrival(user.uid, store)
  const isWide = useMediaQuery(WIDE)
  return (
    <div data-conversation="" className="flex min-h-0 flex-1 flex-col">
      <div className="border-b border-line pt-[max(0.375rem,env(safe-area-inset-top))] pb-1.5">
        <div className="@container mx-auto max-w-page px-4 sm:px-6">
          <PageHeader title={SCREENS.coach.title}>
            <div className="-mr-2.5 @3xl:-mr-4">
              <ConversationActions uid={user.uid} store={store} isListShown={isWide} />
            </div>
          </PageHeader>
        </div>
      </div>
      <div className="flex min-h-0 flex-1 print:block">
        {isWide && (
          <Suspense fallback={<div className="w-80 shrink-0 border-r border-line" />}>
            <SideList uid={user.uid} store={store} />
          </Suspense>
        )}
        {opening ? (
          <OpeningConversation hasFailed={opening === 'failed'} onRetry={retry} />
        ) : (
          <CoachChat store={store} call={null} takesFocus />
        )}
      </div>
    </div>
  )
}

/**
 * Opens the conversation of the address, or puts a question into the field. Each happens once and then leaves the address;
 * after that the conversation follows the person's actions.
 */
function useArrival(uid: string, store: ConversationStore) {
  const { conversation: wanted } = useParams()
  const state: unknown = useLocation().state
  const question = readText(readFields(state)?.['question'])
  const navigate = useNavigate()
  const [failed, setFailed] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (question === '') return
    addToDraft(uid, question)
    void navigate(paths.coach, { replace: true, state: null })
  }, [uid, question, navigate])

  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    const done = () => void navigate(paths.coach, { replace: true })
    const leave = () => {
      showToast({ text: "Cette conversation n'existe pas, ou plus." })
      void navigate(paths.home, { replace: true })
    }
    if (store.read().id === wanted) done()
    else if (!isDocumentId(wanted)) leave()
    else {
      findConversation(uid, wanted).then(
        (conversation) => {
          if (!isCurrent) return
          if (conversation) {
            store.open(conversation)
            done()
          } else leave()
        },
        (thrown: unknown) => {
          if (!isCurrent) return
          // The rules answer alike for a missing conversation and for another user's.
          if (codeOf(thrown) === 'data/denied') leave()
          else setFailed(wanted)
        },
      )
    }
    return () => {
      isCurrent = false
    }
  }, [uid, wanted, store, navigate, attempt])

  const retry = useCallback(() => {
    setFailed(null)
    setAttempt((count) => count + 1)
  }, [])
  if (!wanted) return { opening: null, retry }
  return { opening: failed === wanted ? ('failed' as const) : ('reading' as const), retry }
}

function OpeningConversation({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
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
