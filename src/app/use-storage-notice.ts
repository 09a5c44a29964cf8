import { useEffect } from 'react'
import { isIndexedDbUsable } from '@/data/indexed-db-probe'
import { showToast } from '@/ui/toast'

let isSaid = false

/** Says once that the browser keeps nothing on this device; the app then works in memory. */
export function useStorageNotice(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn || isSaid) return
    void isIndexedDbUsable().then((isUsable) => {
      if (isUsable || isSaid) return
      isSaid = true
      showToast({
        text: 'Votre navigateur ne garde rien sur cet appareil\u00a0: sans réseau, gardez cet onglet ouvert.',
        duration: 12_000,
      })
    })
  }, [isSignedIn])
}
