import { useSignedIn } from '@/components/signed-in-context'
import type { Live } from '@/data/sync/live'
import { useLive } from '@/data/sync/use-live'
import { latestTalkQuery } from '@/data/coach/talks'
import type { Talk } from '@/domain/coach/conversation/talk'

/** The last active conversation; null: none. */
export type LatestTalk = Live<Talk | null>

export function useLatestTalk(): LatestTalk {
  const { uid } = useSignedIn().user
  return useLive(uid, latestTalkQuery(uid))
}
