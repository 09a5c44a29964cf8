import { useEffect } from 'react'
import { isStorageThere, isStorageUsable, onUnstored } from '@/data/device/device-storage'
import { isIndexedDbUsable } from '@/data/device/indexed-db-probe'
import { showToast } from '@/ui/toast'

const SWITCHED_OFF =
  'Votre navigateur ne garde rien sur cet appareil\u00a0: sans réseau, gardez cet onglet ouvert.'
const SILENT =
  "Ce que cet appareil garde ne répond pas\u00a0: ce qui attendait le réseau partira plus tard. D'ici là, sans réseau, gardez cet onglet ouvert."
const FULL =
  "Cet appareil n'a plus de place pour vos brouillons\u00a0: gardez cet onglet ouvert jusqu'à ce qu'ils soient enregistrés."

let isSaid = false

/** Warns once that the device's storage is disabled or silent, so that the app works in memory, or that it is full. */
export function useStorageNotice(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return
    void isIndexedDbUsable().then((isUsable) => {
      if (!isUsable || !isStorageThere('device')) say(SWITCHED_OFF)
      else if (!isStorageUsable('device')) say(FULL)
      onUnstored((why) => say(why === 'full' ? FULL : SILENT))
    })
  }, [isSignedIn])
}

function say(text: string): void {
  if (isSaid) return
  isSaid = true
  showToast({ text, duration: 12_000 })
}
