import { useState } from 'react'
import { Button } from '@/ui/button'
import { DeleteAccountDialog } from './delete-account-dialog'
import { SettingsSection } from '@/features/account/settings-section'

export function DeleteAccount({ onOpenSubscription }: { onOpenSubscription: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsSection title="Quitter Coach Boom">
      <p className="text-small text-muted">
        Supprimer le compte efface tout ce que vous avez enregistré, sans retour possible.
      </p>
      <Button
        variant="secondary"
        className="self-start border-danger/50 text-danger hover:bg-danger-soft"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Supprimer le compte
      </Button>
      <DeleteAccountDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onOpenSubscription={() => {
          setIsOpen(false)
          onOpenSubscription()
        }}
      />
    </SettingsSection>
  )
}
