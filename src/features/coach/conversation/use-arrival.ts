import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { readConversation } from '@/data/coach/conversations'
import { codeOf } from '@/domain/base/errors'
import { isDocumentId, readFields, readText } from '@/domain/base/read-field'
import { paths } from '@/lib/paths'
import { showToast } from '@/ui/toast'
import type { ConversationStore } from './conversation-store'
import { addToDraft } from './draft'

/**
 * What somebody comes to the coach for: the conversation of the address, or a question to put into the field. Both
 * are done once and then leave the address: from there on the conversation follows what is done in it.
 */
export function useArrival(uid: string, store: ConversationStore) {
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
      readConversation(wanted).then(
        (conversation) => {
          if (!isCurrent) return
          if (conversation) {
            store.open(conversation)
            done()
          } else leave()
        },
        (thrown: unknown) => {
          if (!isCurrent) return
          // The rules refuse what is not there, and what is somebody else's, alike.
          if (codeOf(thrown) === 'data/denied') leave()
          else setFailed(wanted)
        },
      )
    }
    return () => {
      isCurrent = false
    }
  }, [wanted, store, navigate, attempt])

  const retry = useCallback(() => {
    setFailed(null)
    setAttempt((count) => count + 1)
  }, [])
  if (!wanted) return { opening: null, retry }
  return { opening: failed === wanted ? ('failed' as const) : ('reading' as const), retry }
}
