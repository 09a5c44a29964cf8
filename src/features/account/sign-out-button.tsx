import { LogOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { whenAnswered } from '@/data/sync/current'
import { errorText } from '@/lib/text/error-text'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/popups/confirm-dialog'

/** Longest wait for pending changes before the question. */
const PENDING_LIMIT_MS = 5_000
const PENDING_LIMIT_OFFLINE_MS = 500

const WAITING = 'des changements qui attendent encore le réseau'

/** `isPressed`: it was pressed elsewhere, and starts at once. */
export function SignOutButton({ isPressed }: { isPressed: boolean }) {
  const { user } = useSignedIn()
  const [state, setState] = useState<'idle' | 'busy' | 'asking' | 'failed'>('idle')
  const [losses, setLosses] = useState<readonly string[]>([])

  async function leave(isSure: boolean) {
    setState('busy')
    try {
      const { signOut } = await import('@/data/session/auth')
      const found = isSure ? [] : await findLosses(user.uid)
      if (found.length > 0) {
        setLosses(found)
        setState('asking')
        return
      }
      // The page reloads; the button stays busy until then.
      await signOut()
    } catch (thrown) {
      console.warn('Signing out failed', thrown)
      setState('failed')
    }
  }

  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isPressed) button.current?.click()
  }, [isPressed])

  return (
    <>
      {state === 'failed' && <ErrorNotice text={errorText('signOut', 'unknown')} className="w-full" />}
      <Button ref={button} variant="secondary" isBusy={state === 'busy'} onClick={() => void leave(false)}>
        {state !== 'busy' && <LogOut aria-hidden className="size-4" />}
        {state === 'busy' ? 'Déconnexion…' : 'Se déconnecter'}
      </Button>
      <ConfirmDialog
        isOpen={state === 'asking'}
        onOpenChange={(isOpen) => {
          if (!isOpen) setState('idle')
        }}
        title="Tout n’est pas enregistré"
        confirmLabel="Me déconnecter quand même"
        cancelLabel="Rester connecté"
        tone="danger"
        onConfirm={() => void leave(true)}
      >
        <p className="mb-2">
          Si vous vous déconnectez maintenant, ce qui n’existe que sur cet appareil sera perdu&nbsp;:
        </p>
        <ul className="list-disc pl-5">
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  )
}

async function findLosses(uid: string): Promise<readonly string[]> {
  const { allUnsavedOf } = await import('@/data/account/unsaved')
  const isSent = await whenAnswered(uid, null, navigator.onLine ? PENDING_LIMIT_MS : PENDING_LIMIT_OFFLINE_MS)
  return [...(isSent ? [] : [WAITING]), ...(await allUnsavedOf(uid))]
}
