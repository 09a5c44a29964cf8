import { useEffect } from 'react'
import { canKeepData } from '@/data/storage-support'

let isSaid = false

/** Says once that the browser keeps nothing on this device; the app then works in memory. */
export function useStorageNotice(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn || isSaid) return
    void canKeepData().then(async (isKept) => {
      if (isKept || isSaid) return
      isSaid = true
      const { showToast } = await import('@/ui/toast')
      showToast({
        text: 'Votre navigateur ne garde rien sur cet appareil\u00a0: sans réseau, gardez cet onglet ouvert.',
        duration: 12_000,
      })
    })
  }, [isSignedIn])
}
