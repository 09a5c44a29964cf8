import { PageHeader } from '@/components/page-header'
import { useSignedIn } from '@/components/signed-in-context'
import { SCREENS } from '@/lib/screens'
import { CoachChat } from './view/coach-chat'
import { ConversationActions } from './conversation/conversation-actions'
import { OpeningConversation } from './view/opening-conversation'
import { useArrival } from './conversation/use-arrival'
import { useConversation } from './conversation/use-conversation'

/** The coach on a page of its own: only the conversation scrolls. */
export function CoachScreen() {
  const { user } = useSignedIn()
  const { state, store } = useConversation(user.uid)
  const { opening, retry } = useArrival(user.uid, store)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="border-b border-line pt-[max(0.375rem,env(safe-area-inset-top))] pb-1.5">
        <div className="@container mx-auto max-w-page px-4 sm:px-6">
          <PageHeader title={SCREENS.coach.title}>
            <div className="-mr-2.5 @3xl:-mr-4">
              <ConversationActions uid={user.uid} store={store} currentId={state.id} />
            </div>
          </PageHeader>
        </div>
      </div>
      {opening ? (
        <OpeningConversation hasFailed={opening === 'failed'} onRetry={retry} />
      ) : (
        <CoachChat state={state} store={store} takesFocus />
      )}
    </div>
  )
}
