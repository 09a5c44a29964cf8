import { Suspense, useEffect, useLayoutEffect } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import { PageHeader } from '@/components/frame/page-header'
import { soughtIn } from '@/components/work/sought'
import { useSignedIn } from '@/components/signed-in-context'
import { useBegin } from '@/components/frame/use-begin'
import { sharingQuery } from '@/data/coach/coach'
import { conversationQuery, latestConversationQuery } from '@/data/coach/conversations'
import { joined, loaded, type Asking } from '@/data/sync/live'
import { useLive } from '@/data/sync/use-live'
import { isDocumentId, readFields, readText } from '@/domain/base/read-field'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast'
import { useMediaQuery } from '@/ui/use-media-query'
import { ConversationActions } from './history/conversation-actions'
import { conversationsOf } from './history/use-history'
import { conversationStoreOf } from './conversation/current-conversation'
import { CoachChat, loadIdeas, preloadAnswers } from './view/coach-chat'
import { addToDraft } from './view/composer'

const HistoryList = lazyWithPreload(() => import('./history/history-list').then((m) => m.HistoryList))
/** From this width on, the list leaves the conversation its full width. */
const WIDE = '(min-width: 85rem)'

const LIST_FILE = loaded('list of conversations', HistoryList.preload)
const ANSWER_FILE = loaded('answers', preloadAnswers)
const IDEA_FILE = loaded('ideas', loadIdeas)

type LoadedIdeas = Awaited<ReturnType<typeof loadIdeas>>

/** What the screen shows first. */
export function coachQueries(
  uid: string,
  _now: Date,
  [wanted = '']: readonly string[],
): readonly Asking<object>[] {
  const shown = isDocumentId(wanted) ? conversationQuery(wanted) : latestConversationQuery(uid)
  return [
    ({ conversation, ideas }: { conversation?: Conversation | null; ideas?: LoadedIdeas }) => ({
      conversation: shown,
      answers: conversation && ANSWER_FILE,
      ideas: conversation === null && IDEA_FILE,
      ideaFacts: ideas && joined('facts of ideas', ideas(uid), (facts) => facts),
    }),
    { sharing: sharingQuery(uid) },
    window.matchMedia(WIDE).matches ? { list: LIST_FILE, conversations: conversationsOf(uid, 1) } : {},
  ]
}

/** The coach's own page: only the conversation scrolls. */
export function CoachScreen() {
  const { user } = useSignedIn()
  const { conversation: wanted } = useParams()
  const isWide = useMediaQuery(WIDE)
  useQuestionOfAddress(user.uid)
  const opening = useWanted(user.uid, wanted)
  useBegin((question) => {
    conversationStoreOf(user.uid).startNew()
    if (question !== '') addToDraft(user.uid, question)
  })
  return (
    <div data-conversation="" className="flex min-h-0 flex-1 flex-col">
      <div className="border-b border-line pt-[max(0.375rem,env(safe-area-inset-top))] pb-1.5">
        <div className="@container px-4 sm:px-6">
          <PageHeader title={SCREENS.coach.title}>
            <div className="-mr-2.5 @3xl:-mr-4">
              <ConversationActions isListShown={isWide} />
            </div>
          </PageHeader>
        </div>
      </div>
      <div className="flex min-h-0 flex-1 print:block">
        {isWide && (
          <aside
            aria-labelledby="conversations-beside"
            className="flex w-80 shrink-0 flex-col gap-3 overflow-y-auto border-r border-line px-6 py-4 print:hidden"
          >
            <h2 id="conversations-beside" className="text-heading font-bold">
              Conversations
            </h2>
            <Suspense fallback={null}>
              <HistoryList />
            </Suspense>
          </aside>
        )}
        {opening ? <Opening {...opening} /> : <CoachChat takesFocus />}
      </div>
    </div>
  )
}

/** Puts the question of a link into the field, once. */
function useQuestionOfAddress(uid: string) {
  const state: unknown = useLocation().state
  const question = readText(readFields(state)?.['question'])
  const navigate = useNavigate()
  useEffect(() => {
    if (question === '') return
    addToDraft(uid, question)
    void navigate(paths.coach, { replace: true, state: null })
  }, [uid, question, navigate])
}

interface OpeningProps {
  /** The network is missing. */
  readonly hasFailed: boolean
  readonly retry: (() => void) | null
}

/** Opens the conversation of the address once; after that the coach's address is without it. Null: it is on the screen. */
function useWanted(uid: string, wanted: string | undefined): OpeningProps | null {
  const navigate = useNavigate()
  const isId = isDocumentId(wanted ?? '')
  const live = useLive(uid, wanted !== undefined && isId ? conversationQuery(wanted) : null)
  const sought = soughtIn(live)
  // The rules answer alike for a missing conversation and for another user's.
  const isDenied = live.status === 'error' && live.error.code === 'data/denied'
  const found = isId && !isDenied ? sought.found : null

  // Before the conversation on the screen is asked for: that would be the latest one.
  useLayoutEffect(() => {
    if (wanted === undefined || found === undefined) return
    if (found) conversationStoreOf(uid).open(found)
    else showToast({ text: 'Cette conversation n’existe pas, ou plus.' })
    void navigate(found ? paths.coach : paths.home, { replace: true })
  }, [uid, wanted, found, navigate])

  if (wanted === undefined || found) return null
  // Without the server's answer, a conversation that the device does not have may exist.
  return { hasFailed: found === undefined && live.status !== 'loading', retry: sought.retry }
}

function Opening({ hasFailed, retry }: OpeningProps) {
  return (
    <div className="mx-auto flex w-full max-w-reading flex-1 flex-col gap-4 px-4 py-6">
      {hasFailed ? (
        <>
          <ErrorNotice
            text="Cette conversation n’a pas pu être ouverte&nbsp;: le réseau manque."
            {...(retry && { onRetry: retry })}
          />
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
