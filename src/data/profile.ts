import * as json from '@/domain/base/json'
import type { SessionUser } from '@/data/device/session-store'
import { serverNow } from '@/data/session/server-clock'
import { readSignUpName, writeSignUpName } from '@/data/session/sign-up-name'
import { mutate, syncOf, whenAnswered } from '@/data/sync/current'
import { defineMutation, TYPING_PAUSE_MS } from '@/data/sync/mutation'
import { documentQuery, type Query } from '@/data/sync/query'
import { profilePath } from '@/domain/account/earned'
import { parseProfile, type Profile } from '@/domain/account/profile'
import {
  decideName,
  decideNewProfile,
  decidePaidMark,
  decideSeller,
  decideWelcome,
  localPartOf,
  type NewPerson,
  type SellerChange,
} from '@/domain/account/profile-writes'
import { figureWords, SELLER_KEYS } from '@/domain/money/figures'
import { ACRE_ANSWERS } from '@/domain/law/contributions'
import { VAT_REGIMES } from '@/domain/money/seller'

/** Null: missing, because the sign-up was interrupted or the account is being erased. */
export function profileQuery(uid: string): Query<Profile | null> {
  return documentQuery('profiles', uid, ({ fields }) => parseProfile(fields))
}

const ownProfile = (_: unknown, uid: string) => [profilePath(uid)]

export const createProfile = defineMutation<NewPerson>({
  name: 'profile.create',
  args: json.args<NewPerson>({ fullName: json.text, email: json.text, createdAt: json.time }),
  reads: ownProfile,
  writes: (person, doc, { uid, at }) => decideNewProfile(uid, doc(profilePath(uid)), person, at),
  key: () => 'create',
  says: ({ fullName }) => `Profil créé\u00a0: ${fullName}`,
})

interface Renamed {
  readonly fullName: string
}

export const renameProfile = defineMutation<Renamed>({
  name: 'profile.rename',
  args: json.args<Renamed>({ fullName: json.text }),
  reads: ownProfile,
  writes: ({ fullName }, doc, { uid, at }) => decideName(uid, doc(profilePath(uid)), fullName, at),
  key: () => 'name',
  says: ({ fullName }) => `Nom changé\u00a0: ${fullName}`,
})

function readSellerChange(stored: unknown): SellerChange {
  const { field } = json.object({ field: json.oneOf(['vatPoints', 'acre', 'isFlatTaxed', ...SELLER_KEYS]) })(
    stored,
  )
  const { value } = json.fields(stored)
  if (field === 'acre') return { field, value: json.oneOf(ACRE_ANSWERS.map((answer) => answer.value))(value) }
  if (field === 'isFlatTaxed') return { field, value: json.flag(value) }
  if (field === 'vatPoints') return { field, value: json.integer(value) }
  if (field === 'contributionPoints') return { field, value: json.orNull(json.number)(value) }
  return { field, value: json.orNull(json.integer)(value) }
}

/** Writes one input at each key stroke. */
export const setSeller = defineMutation<SellerChange>({
  name: 'profile.seller',
  args: json.argsOf<SellerChange>(readSellerChange),
  reads: ownProfile,
  writes: (change, doc, { uid, at }) => decideSeller(uid, doc(profilePath(uid)), change, at),
  key: ({ field }) => `seller ${field}`,
  quietMs: TYPING_PAUSE_MS,
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

export const seeWelcome = defineMutation<Record<string, never>>({
  name: 'profile.welcome',
  args: json.args<Record<string, never>>({}),
  reads: ownProfile,
  writes: (_, doc, { uid, at }) => decideWelcome(uid, doc(profilePath(uid)), at),
  key: () => 'welcome',
  says: () => 'Accueil vu',
})

const checkPaidMark = defineMutation<Record<string, never>>({
  name: 'profile.check',
  args: json.args<Record<string, never>>({}),
  reads: ownProfile,
  writes: (_, doc, { uid, at }) => decidePaidMark(uid, doc(profilePath(uid)), at),
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
