import { useState } from 'react'
import { useLateOutcome } from '@/components/use-late-outcome'
import { changeName, renameProfile } from '@/data/profile'
import { syncOf, whenAnswered } from '@/data/sync/current'
import type { Live } from '@/data/sync/live'
import { useEntries } from '@/data/sync/use-live'
import type { Profile } from '@/domain/account/profile'
import { errorText } from '@/lib/text/error-text'

export const NAME_SAVED = 'Profil mis à jour avec succès !'

export function useNameChange(uid: string, profile: Live<Profile | null>) {
  const changes = useEntries(uid).filter(({ name }) => name === renameProfile.name)
  const refused = changes.filter(({ fault }) => fault !== null)
  const numbers = refused.map(({ number }) => number)
  const [isSaved, setIsSaved] = useState(false)
  const sayLate = useLateOutcome()

  async function save(fullName: string) {
    setIsSaved(false)
    await changeName(uid, fullName, numbers)
    if (!(await whenAnswered(uid, renameProfile, Infinity))) return
    const isRefused = syncOf(uid)
      .entries()
      .some(({ name }) => name === renameProfile.name)
    setIsSaved(!isRefused)
    if (isRefused) sayLate(errorText('profileSave', 'unknown'), 'alert')
    else sayLate(NAME_SAVED, 'info')
  }

  const last = refused.at(-1)
  return {
    /** Null: unknown. The profile view already contains a pending or refused name. */
    name: profile.status === 'ready' ? (profile.value?.fullName ?? null) : null,
    isWaiting: changes.some(({ fault }) => fault === null),
    refused: last ? (renameProfile.args(last.args)?.fullName ?? null) : null,
    isSaved,
    save,
    forget: () => {
      setIsSaved(false)
      void syncOf(uid).giveUp(numbers)
    },
  }
}
