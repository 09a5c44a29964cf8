import { useCallback } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { watchLatestConversation } from '@/data/coach/conversations'
import type { OnError, OnValue } from '@/data/live/live'
import { useLive, type Live } from '@/data/live/use-live'
import type { Conversation } from '@/domain/coach/conversation'

/** The conversation that went on last; null: this person never asked anything. */
export type LatestTalk = Live<Conversation | null>

export function useLatestTalk(): LatestTalk {
  const { uid } = useSignedIn().user
  return useLive(
    useCallback(
      (onValue: OnValue<Conversation | null>, onError: OnError) =>
        watchLatestConversation(uid, onValue, onError),
      [uid],
    ),
  )
}
