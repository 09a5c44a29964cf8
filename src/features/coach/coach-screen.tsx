import { PageHeader } from '@/components/page-header'
import { useSignedIn } from '@/components/signed-in-context'
import { CoachChat } from './coach-chat'
import { ConversationActions } from './conversation-actions'
import { useConversation } from './use-conversation'

/** The coach on a page of its own: only the conversation scrolls. */
export function CoachScreen() {
  const { user } = useSignedIn()
  const { state, store } = useConversation(user.uid)
  return (
    <div className="fixed inset-0 z-20 flex flex-col bg-canvas">
      <div className="border-b border-line px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-2">
        <div className="mx-auto max-w-page">
          <PageHeader title="Coach Boom">
            <ConversationActions uid={user.uid} store={store} currentId={state.id} />
          </PageHeader>
        </div>
      </div>
      <CoachChat state={state} store={store} takesFocus />
    </div>
  )
}
