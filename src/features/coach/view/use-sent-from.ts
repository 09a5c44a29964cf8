import { useEffect, useEffectEvent, useState } from 'react'
import type * as Code from './sent-from'
import { isBusy, type ConversationState } from '../conversation/conversation-state'

/** Fewer messages always travel whole, unless they are longer than any that the coach writes. */
const LONG = 6

/** Position of the first message that the coach still gets; 0: all of them, or not known yet. Computed with the code that draws cards. */
export function useSentFrom(state: ConversationState): number {
  const [from, setFrom] = useState(0)
  const { id, earlierCount } = state
  const count = state.messages.length
  const busy = isBusy(state)
  const look = useEffectEvent(({ sentFrom }: typeof Code) => setFrom(sentFrom(state)))
  useEffect(() => {
    if (busy || count <= LONG) return
    // Without the code nothing is said.
    import('./sent-from').then(look, () => undefined)
  }, [id, count, earlierCount, busy])
  return count > LONG && from < count ? from : 0
}
