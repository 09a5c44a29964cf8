import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'

/** How long a sign-out waits for changes that are still on their way, before it asks. */
const PENDING_LIMIT_MS = 5_000
const PENDING_LIMIT_OFFLINE_MS = 500

export function SignOutButton() {
  const [state, setState] = useState<'idle' | 'busy' | 'asking' | 'failed'>('idle')

  async function leave(isSure: boolean) {
    setState('busy')
    try {
      const { hasPendingWrites, signOut } = await import('@/data/sign-out')
      const limitMs = navigator.onLine ? PENDING_LIMIT_MS : PENDING_LIMIT_OFFLINE_MS
      if (!isSure && (await hasPendingWrites(limitMs))) {
        setState('asking')
        return
      }
      // The page starts anew: the button stays busy until it does.
      await signOut()
    } catch (thrown) {
      console.warn('Signing out failed', thrown)
      setState('failed')
    }
  }

  return (
    <>
      {state === 'failed' && <ErrorNotice text="Erreur lors de la déconnexion" className="w-full" />}
      <Button variant="secondary" isBusy={state === 'busy'} onClick={() => void leave(false)}>
        {state !== 'busy' && <LogOut aria-hidden className="size-4" />}
        {state === 'busy' ? 'Déconnexion...' : 'Se déconnecter'}
      </Button>
      <ConfirmDialog
        isOpen={state === 'asking'}
        onOpenChange={(isOpen) => {
          if (!isOpen) setState('idle')
        }}
        title="Des changements attendent encore le réseau"
        confirmLabel="Me déconnecter quand même"
        cancelLabel="Rester connecté"
        tone="danger"
        onConfirm={() => void leave(true)}
      >
        Si vous vous déconnectez maintenant, ce qui n'a pas encore été envoyé sera perdu.
      </ConfirmDialog>
    </>
  )
}
