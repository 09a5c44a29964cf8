import { useSyncExternalStore } from 'react'
import { offerUndo } from '@/components/offer-undo'
import { subscribeTyped } from '@/data/device/typed-text'
import { dropWork, parseWaitingWork, sizeOf, waitingText } from '@/data/session/waiting-work'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

/** The server ended a session: how much of its work waits here. It names nothing, because anybody may read it. */
export function WaitingWorkNotice() {
  const work = parseWaitingWork(useSyncExternalStore(subscribeTyped, waitingText, () => null))
  if (!work) return null
  const count = sizeOf(work)
  return (
    <div className="mb-5">
      <Notice
        tone="warning"
        role="status"
        action={
          <Button
            variant="ghost"
            onClick={() => offerUndo(count === 1 ? 'Changement effacé' : 'Changements effacés', dropWork())}
          >
            Effacer
          </Button>
        }
      >
        {`Votre session est terminée\u00a0: reconnectez-vous. ${
          count === 1 ? '1\u00a0changement vous attend' : `${count}\u00a0changements vous attendent`
        } sur cet appareil.`}
      </Notice>
    </div>
  )
}
