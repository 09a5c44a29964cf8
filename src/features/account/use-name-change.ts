import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { changeName } from '@/data/session/name-change'
import { forgetName, readNameChange, subscribeNameChange } from '@/data/session/name-change-store'
import { serverNow } from '@/data/session/server-clock'
import type { Live } from '@/data/live/use-live'
import type { Profile } from '@/domain/account/profile'
import { errorText } from '@/lib/error-text'
import { showToast } from '@/ui/toast'
import { nameStanding } from './name-standing'

export const NAME_SAVED = 'Profil mis à jour avec succès !'

/** The name to show, and what became of the one that was typed last. */
export function useNameChange(uid: string, profile: Live<Profile | null>) {
  const change = useSyncExternalStore(subscribeNameChange, () => readNameChange(uid))
  const [isSaved, setIsSaved] = useState(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const { stored, refused, settled } = nameStanding(change, profile)

  useEffect(() => {
    if (settled) forgetName(uid, settled)
  }, [settled, uid])

  async function save(fullName: string) {
    setIsSaved(false)
    const outcome = await changeName(uid, fullName, serverNow())
    if (!isGone.current) setIsSaved(outcome === 'saved')
    else if (outcome === 'saved') showToast({ text: NAME_SAVED })
    else if (outcome === 'refused') showToast({ text: errorText('profileSave', 'unknown'), tone: 'alert' })
  }

  return {
    name: change && refused === null ? change.fullName : stored,
    stored,
    isWaiting: change !== null && refused === null && !settled,
    refused,
    isSaved,
    save,
    forget: () => {
      setIsSaved(false)
      if (change) forgetName(uid, change)
    },
  }
}
