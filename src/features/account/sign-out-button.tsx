import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'

/** How long a sign-out waits for changes that are still on their way, before it asks. */
const PENDING_LIMIT_MS = 5_000
const PENDING_LIMIT_OFFLINE_MS = 500

/** What a sign-out would erase from this device. */
const LOSSES = {
  pending: {
    title: 'Des changements attendent encore le réseau',
    text: "Si vous vous déconnectez maintenant, ce qui n'a pas encore été envoyé sera perdu.",
  },
  drafts: {
    title: "Un brouillon n'est pas enregistré",
    text: "Il n'existe que sur cet appareil\u00a0: si vous vous déconnectez maintenant, il sera perdu.",
  },
} as const

export function SignOutButton() {
  const { user } = useSignedIn()
  const [state, setState] = useState<'idle' | 'busy' | 'asking' | 'failed'>('idle')
  const [loss, setLoss] = useState<keyof typeof LOSSES>('pending')

  async function leave(isSure: boolean) {
    setState('busy')
    try {
      const { hasPendingWrites, hasUnsavedDrafts, signOut } = await import('@/data/sign-out')
      const limitMs = navigator.onLine ? PENDING_LIMIT_MS : PENDING_LIMIT_OFFLINE_MS
      const isPending = !isSure && (await hasPendingWrites(limitMs))
      if (!isSure && (isPending || hasUnsavedDrafts(user.uid))) {
        setLoss(isPending ? 'pending' : 'drafts')
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
        {state === 'busy' ? 'Déconnexion…' : 'Se déconnecter'}
      </Button>
      <ConfirmDialog
        isOpen={state === 'asking'}
        onOpenChange={(isOpen) => {
          if (!isOpen) setState('idle')
        }}
        title={LOSSES[loss].title}
        confirmLabel="Me déconnecter quand même"
        cancelLabel="Rester connecté"
        tone="danger"
        onConfirm={() => void leave(true)}
      >
        {LOSSES[loss].text}
      </ConfirmDialog>
    </>
  )
}
