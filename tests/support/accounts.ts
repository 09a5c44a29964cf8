import { randomUUID } from 'node:crypto'
import { emulatorAdmin, type Fields } from '../../local/emulators/emulator-admin'

export interface Account {
  readonly uid: string
  readonly fullName: string
  readonly email: string
  readonly password: string
}

export interface AccountOptions {
  /** Default: true. */
  hasSeenWelcome?: boolean
  fullName?: string
  /** Default: now. An account older than `TRIAL_DAYS` has no trial left. */
  createdAt?: Date
  /** Start of the paid month. */
  hasPaidAt?: Date
  /** The server's mark of a person whose address had a trial before. */
  hadTrial?: boolean
}

/** Set by `startAppUnderTest`; Playwright's workers inherit it. */
function port(name: 'FLOW_AUTH_PORT' | 'FLOW_FIRESTORE_PORT'): number {
  const value = Number(process.env[name])
  if (!value) throw new Error(`${name} is not set: flows run through playwright.config.ts`)
  return value
}

function admin() {
  return emulatorAdmin({ auth: port('FLOW_AUTH_PORT'), firestore: port('FLOW_FIRESTORE_PORT') })
}

/** An account with its profile, as after a sign-up. */
export async function createAccount(options: AccountOptions = {}): Promise<Account> {
  const uid = `u${randomUUID().replaceAll('-', '')}`
  const account: Account = {
    uid,
    fullName: options.fullName ?? 'Camille Martin',
    email: `${uid}@exemple.fr`,
    password: 'motdepasse',
  }
  const createdAt = options.createdAt ?? new Date()
  if (options.createdAt) await admin().putAccounts([{ ...account, createdAt }])
  else await admin().addAccount(account)
  await putDocument(`profiles/${uid}`, {
    fullName: account.fullName,
    email: account.email,
    level: 1,
    xp: 0,
    hasLearningPlan: false,
    hasSeenWelcome: options.hasSeenWelcome ?? true,
    hasPaid: options.hasPaidAt !== undefined,
    hasPaidAt: options.hasPaidAt ?? '',
    ...(options.hadTrial && { hadTrial: true }),
    createdAt: createdAt.toISOString(),
    updatedAt: createdAt.toISOString(),
  })
  return account
}

/** Writes without the rules. */
export function putDocument(path: string, fields: Fields): Promise<void> {
  return putDocuments(new Map([[path, fields]]))
}

export function putDocuments(documents: ReadonlyMap<string, Fields>): Promise<void> {
  return admin().putDocuments(documents)
}
