import { useEffect } from 'react'
import { onUnstored } from '@/data/device/device-storage'
import { storageState } from '@/data/device/storage-support'
import { showToast } from '@/ui/toast'

const SWITCHED_OFF =
  'Votre navigateur ne garde rien sur cet appareil\u00a0: sans réseau, gardez cet onglet ouvert.'
const SILENT =
  "Ce que cet appareil garde ne répond pas\u00a0: ce qui attendait le réseau partira plus tard. D'ici là, sans réseau, gardez cet onglet ouvert."
const FULL =
  "Cet appareil n'a plus de place pour vos brouillons\u00a0: gardez cet onglet ouvert jusqu'à ce qu'ils soient enregistrés."

const NOTICES = { refused: SWITCHED_OFF, silent: SILENT, full: FULL }

let isSaid = false

/** Warns once that the device's storage is disabled or silent, so that the app works in memory, or that it is full. */
export function useStorageNotice(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return
    void storageState().then((state) => {
      if (state !== 'usable') say(NOTICES[state])
      onUnstored(() => {
        say(FULL)
      })
    })
  }, [isSignedIn])
}

function say(text: string): void {
  if (isSaid) return
  isSaid = true
  showToast({ text, duration: 12_000 })
}
