import { useSyncExternalStore } from 'react'
import { focusHeading } from '@/components/frame/main-landmark'
import { TEXT_GIVEN_UP } from '@/components/give-up'
import { offerUndo } from '@/components/offer-undo'
import { subscribeTyped } from '@/data/device/typed-text'
import { projectQuery } from '@/data/project-lists'
import { useLive } from '@/data/sync/use-live'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { dropTypedTexts, typedProjectIds } from '../editor/editor-device'

interface LostProjectsProps {
  uid: string
  onOpen: (projectId: string) => void
}

/** Typed texts of projects that were deleted elsewhere: no card leads to them, and the editor can make a new project of them. */
export function LostProjects({ uid, onOpen }: LostProjectsProps) {
  const ids = useSyncExternalStore(subscribeTyped, () => typedProjectIds(uid))
  return ids === ''
    ? null
    : ids.split(' ').map((id) => <LostProject key={id} uid={uid} id={id} onOpen={() => onOpen(id)} />)
}

function LostProject({ uid, id, onOpen }: { uid: string; id: string; onOpen: () => void }) {
  const live = useLive(uid, projectQuery(id))
  const isGone = live.status === 'ready' && live.isLive && live.value === null
  if (!isGone) return null
  return (
    <Notice
      tone="warning"
      className="print:hidden"
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={onOpen}>
            Ouvrir
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              offerUndo(TEXT_GIVEN_UP, dropTypedTexts(uid, id))
              focusHeading()
            }}
          >
            Abandonner
          </Button>
        </span>
      }
    >
      <strong>Non enregistré</strong>
      {' · Un projet a été supprimé ailleurs\u00a0: ce que vous y aviez écrit est encore sur cet appareil.'}
    </Notice>
  )
}
