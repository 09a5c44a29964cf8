import { useCallback } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { watchLatestTalk } from '@/data/coach/talks'
import type { OnError, OnValue } from '@/data/live/live'
import { useLive, type Live } from '@/data/live/use-live'
import type { Talk } from '@/domain/coach/talk'

/** The conversation that went on last; null: this person never asked anything. */
export type LatestTalk = Live<Talk | null>

export function useLatestTalk(): LatestTalk {
  const { uid } = useSignedIn().user
  return useLive(
    useCallback(
      (onValue: OnValue<Talk | null>, onError: OnError) => watchLatestTalk(uid, onValue, onError),
      [uid],
    ),
  )
}
