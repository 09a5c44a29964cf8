import { useEffect, useSyncExternalStore } from 'react'
import { isStorageUsable, onUnstored, reportUnstored } from '@/data/device/device-storage'
import { isIndexedDbUsable } from '@/data/device/indexed-db-probe'
import { readClockOffset, subscribeClock } from '@/data/session/server-clock'
import { clockText } from '@/lib/text/clock-text'
import { showToast } from '@/ui/toast'

const SWITCHED_OFF =
  'Votre navigateur ne garde rien sur cet appareil\u00a0: sans réseau, gardez cet onglet ouvert.'
const SILENT =
  'Ce que cet appareil garde ne répond pas\u00a0: ce qui attendait le réseau partira plus tard. D’ici là, sans réseau, gardez cet onglet ouvert.'
const FULL =
  'Cet appareil n’a plus de place pour vos brouillons\u00a0: gardez cet onglet ouvert jusqu’à ce qu’ils soient enregistrés.'
const DELETED =
  'Ce que cet appareil gardait a été effacé\u00a0: gardez cet onglet ouvert jusqu’à ce que vos changements soient enregistrés.'
const TEXTS = { full: FULL, silent: SILENT, deleted: DELETED } as const

const said = new Set<'storage' | 'clock'>()

function sayOnce(about: 'storage' | 'clock', text: string): void {
  if (said.has(about)) return
  said.add(about)
  showToast({ text, duration: 12_000 })
}

/**
 * Warns once that the device's storage is disabled or silent, so that the app works in memory, or that it is full; and once that
 * its clock is wrong: no data is lost, but weekdays are wrong.
 */
export function useDeviceNotices(isSignedIn: boolean): void {
  const offset = useSyncExternalStore(subscribeClock, readClockOffset, () => 0)
  useEffect(() => {
    if (!isSignedIn) return
    void isIndexedDbUsable().then((isUsable) => {
      if (!isUsable) sayOnce('storage', SWITCHED_OFF)
      else if (!isStorageUsable('device')) reportUnstored('full')
      onUnstored((why) => sayOnce('storage', TEXTS[why]))
    })
  }, [isSignedIn])
  useEffect(() => {
    if (isSignedIn && offset !== 0) sayOnce('clock', clockText(offset))
  }, [isSignedIn, offset])
}
