import { ToneField } from '@/components/memory/tone-field'
import { useSignedIn } from '@/components/signed-in-context'
import { Dialog } from '@/ui/popups/dialog'
import { SightSwitches } from './sight-switches'
import type { SightOf } from './use-coach-sight'

interface SightDialogProps {
  sight: SightOf
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Changes the choice for every conversation. */
export function SightDialog({ sight, isOpen, onOpenChange }: SightDialogProps) {
  const { user } = useSignedIn()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Ce que voit le coach"
      closeLabel="Fermer"
      className="sm:max-w-xl"
    >
      <div className="flex flex-col gap-5">
        <p className="text-small text-muted">Pour toutes tes conversations, à partir de maintenant.</p>
        <SightSwitches sight={sight} hasMemories />
        <ToneField uid={user.uid} className="max-w-xs" />
      </div>
    </Dialog>
  )
}
