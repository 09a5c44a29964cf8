import { changeName } from '@/data/session/name-change'
import { forgetName, keptName, readNameChange, subscribeNameChange } from '@/data/session/name-change-store'
import { watchProfile } from '@/data/session/profiles'
import { serverNow } from '@/data/session/server-clock'
import type { Live } from '@/data/live/use-live'
import type { Profile } from '@/domain/account/profile'
import { nameStanding } from '@/features/account/name-standing'
import type { Deed, TextScreen } from './text-screen'

let profile: Live<Profile | null> = { status: 'loading' }

/** « Nom complet » of the profile, as `use-name-change.ts` has it. */
export const nameScreen: TextScreen = {
  follow(uid) {
    const settle = () => {
      const { settled } = standing(uid)
      if (settled) forgetName(uid, settled)
    }
    watchProfile(
      uid,
      (value, meta) => {
        profile = { status: 'ready', value, ...meta }
        settle()
      },
      () => undefined,
    )
    subscribeNameChange(settle)
  },
  isSettled(uid) {
    const isServers = profile.status === 'ready' && !profile.isPending && !profile.isFromCache
    return isServers && (readNameChange(uid) === null || standing(uid).refused !== null)
  },
  state: (uid) => `a name ${profile.status} and ${JSON.stringify(readNameChange(uid))}`,
  shown: () => new Map([['name', profile.status === 'ready' ? (profile.value?.fullName ?? '') : '']]),
  offered: (uid) =>
    [...keptName.values(uid).values()].map(({ fullName, state }) => ({
      ...{ text: fullName, isRefused: state === 'refused' },
    })),
  write: (uid, _, text) => save(uid, text),
  retry(uid) {
    const { refused } = standing(uid)
    return refused === null ? null : save(uid, refused, null)
  },
  drop(uid) {
    const change = readNameChange(uid)
    if (!change || standing(uid).refused === null) return null
    forgetName(uid, change)
    return { ...NAME, over: null, given: change.fullName }
  },
}

const NAME = { place: 'name', homes: [] } as const

/** The field shows the name that waits or was refused, else that of the profile. */
function save(uid: string, fullName: string, over: string | null = shownName(uid)): Deed {
  void changeName(uid, fullName, serverNow())
  return { ...NAME, over }
}

function shownName(uid: string): string {
  const { stored, refused } = standing(uid)
  return refused ?? readNameChange(uid)?.fullName ?? stored ?? ''
}

function standing(uid: string) {
  return nameStanding(readNameChange(uid), profile)
}
