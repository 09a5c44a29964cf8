import { useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/popups/confirm-dialog'
import { Dialog } from '@/ui/popups/dialog'
import { MemoryList } from './memory-list'
import { forgetAll } from './memory-verbs'
import { useMemory } from './use-memory'

interface MemoryDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** « Ce que je sais de toi », opened from the profile, from the coach's sharing settings, and from a card. */
export function MemoryDialog({ isOpen, onOpenChange }: MemoryDialogProps) {
  const { user } = useSignedIn()
  const state = useMemory(user.uid)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Ce que je sais de toi"
      closeLabel="Fermer les souvenirs"
      className="sm:max-w-xl"
      footer={
        state.memory.facts.length > 0 && (
          <Button
            variant="secondary"
            className="border-danger/50 text-danger hover:bg-danger-soft"
            onClick={() => setIsAsking(true)}
          >
            Tout oublier
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-small text-muted">
          Seulement ce que tu as approuvé. Le coach le lit mot pour mot, quand tu partages cette partie&nbsp;;
          un souvenir lié à un projet ne part qu’avec ce projet.
        </p>
        <MemoryList uid={user.uid} state={state} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={'Tout oublier\u00a0?'}
        confirmLabel="Tout oublier"
        cancelLabel="Garder"
        tone="danger"
        onConfirm={() => {
          setIsAsking(false)
          forgetAll(state.memory)
        }}
      >
        Le coach n’en saura plus rien dès la prochaine question. Ce qui est déjà parti avec une question reste
        dans sa conversation.
      </ConfirmDialog>
    </Dialog>
  )
}
