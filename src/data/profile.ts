import type { SessionUser } from '@/data/device/session-store'
import { serverNow } from '@/data/session/server-clock'
import { readSignUpName, writeSignUpName } from '@/data/session/sign-up-name'
import { mutate, syncOf, whenAnswered } from '@/data/sync/current'
import { defineMutation } from '@/data/sync/mutation'
import { documentQuery, type Query } from '@/data/sync/query'
import { profilePath } from '@/domain/account/earned'
import { parseProfile, type Profile } from '@/domain/account/profile'
import {
  decideName,
  decideNewProfile,
  decidePaidMark,
  decideSeller,
  localPartOf,
  type NewPerson,
  type SellerChange,
} from '@/domain/account/profile-writes'
import { readFields, readText } from '@/domain/base/read-field'
import { figureWords } from '@/domain/money/figures'
import { ACRE_ANSWERS } from '@/domain/money/contributions'
import { VAT_REGIMES } from '@/domain/money/seller'

/** Null: missing, because the sign-up was interrupted or the account is being erased. */
export function profileQuery(uid: string): Query<Profile | null> {
  return documentQuery('profiles', uid, ({ fields }) => parseProfile(fields))
}

const ownProfile = (_: unknown, uid: string) => [profilePath(uid)]

export const createProfile = defineMutation<NewPerson>({
  name: 'profile.create',
  reads: ownProfile,
  writes: (person, [profile = null], { uid, at }) => decideNewProfile(uid, profile, person, at),
  key: () => 'create',
  says: ({ fullName }) => `Profil créé\u00a0: ${fullName}`,
})

export const renameProfile = defineMutation<{ readonly fullName: string }>({
  name: 'profile.rename',
  reads: ownProfile,
  writes: ({ fullName }, [profile = null], { uid, at }) => decideName(uid, profile, fullName, at),
  key: () => 'name',
  says: ({ fullName }) => `Nom changé\u00a0: ${fullName}`,
})

export const setSeller = defineMutation<SellerChange>({
  name: 'profile.seller',
  reads: ownProfile,
  writes: (change, [profile = null], { uid, at }) => decideSeller(uid, profile, change, at),
  key: ({ field }) => `seller ${field}`,
  says(change) {
    if (change.field === 'vatPoints') {
      return `Régime de TVA\u00a0: ${VAT_REGIMES.find(({ points }) => points === change.value)?.label ?? ''}`
    }
    if (change.field === 'acre') {
      return `ACRE\u00a0: ${ACRE_ANSWERS.find(({ value }) => value === change.value)?.label ?? ''}`
    }
    if (change.field === 'isFlatTaxed') return `Versement libératoire\u00a0: ${change.value ? 'oui' : 'non'}`
    return figureWords(change.field, change.value)
  },
})

const checkPaidMark = defineMutation<Record<string, never>>({
  name: 'profile.check',
  reads: ownProfile,
  writes: (_, [profile = null], { uid, at }) => decidePaidMark(uid, profile, at),
  key: () => 'check',
  says: () => 'Vérification du paiement',
})

/** Longest wait for the server before the first screen; the entry is sent anyway. */
const SIGN_UP_MS = 8_000
const LOGIN_MS = 5_000

/**
 * Writes the profile of a sign-up, also at a later visit after an interrupted one. An existing profile stays. Resolves when
 * the server has answered, or after `SIGN_UP_MS`. `accountName`: the name that Auth has from a sign-up on another device.
 */
export async function completeSignUp(
  { uid, email, createdAt }: SessionUser,
  accountName = '',
): Promise<void> {
  syncOf(uid)
  await mutate(createProfile, {
    fullName: readSignUpName(email) ?? (accountName || localPartOf(email)),
    email,
    createdAt: (createdAt ?? serverNow()).toISOString(),
  })
  writeSignUpName(email, null)
  await whenAnswered(uid, createProfile, SIGN_UP_MS)
}

/** Resolves when the server has answered, or after a few seconds. */
export async function checkAfterLogin(uid: string): Promise<void> {
  syncOf(uid)
  await mutate(checkPaidMark, {})
  await whenAnswered(uid, checkPaidMark, LOGIN_MS)
}

/** Renames the profile; replaces refused renames. */
export async function changeName(uid: string, fullName: string, refused: readonly number[]): Promise<void> {
  await mutate(renameProfile, { fullName })
  await syncOf(uid).giveUp(refused)
}

/** The name in an entry of `renameProfile`. */
export function nameOf(args: unknown): string {
  return readText(readFields(args)?.['fullName'])
}
