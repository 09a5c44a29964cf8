import { randomUUID } from 'node:crypto'
import { projectId } from '../../../local/paths'
import { CANARY_MAIL } from './canaries'
import { thisStack } from './stack'

export interface Account {
  readonly uid: string
  readonly token: string
}

/** The Auth emulator stores `createdAt` in ms. */
export async function createAccount({ createdAt = new Date(), isConfirmed = false } = {}): Promise<Account> {
  const uid = `u${randomUUID().replaceAll('-', '').slice(0, 20)}`
  const email = `${CANARY_MAIL}.${uid}@example.com`
  await authPost(`projects/${projectId}/accounts:batchCreate`, {
    users: [{ localId: uid, email, createdAt: String(createdAt.getTime()), emailVerified: isConfirmed }],
  })
  return { uid, token: idToken({ uid, email }) }
}

/** Signs up as the browser does. */
export async function signUp(fields: { email?: string; password?: string } = {}): Promise<Account> {
  const answer = await authPost(
    'accounts:signUp?key=any',
    { ...fields, returnSecureToken: true },
    'a visitor',
  )
  return { uid: String(answer['localId']), token: String(answer['idToken']) }
}

export async function deleteAccount(uid: string): Promise<void> {
  await authPost(`projects/${projectId}/accounts:delete`, { localId: uid })
}

export async function accountExists(uid: string): Promise<boolean> {
  const answer = await authPost(`projects/${projectId}/accounts:lookup`, { localId: [uid] })
  return answer['users'] !== undefined
}

/** Confirms the address as the link in Auth's e-mail does. */
export async function confirmAddress(uid: string): Promise<void> {
  await authPost(`projects/${projectId}/accounts:update`, { localId: uid, emailVerified: true })
}

interface TokenFacts {
  readonly uid: string
  readonly email?: string
  readonly project?: string
  readonly expiresInSeconds?: number
  readonly isConfirmed?: boolean
}

/** Unsigned, as the Auth emulator issues them; everything but the signature is checked. */
export function idToken(facts: TokenFacts): string {
  const { uid, email, project = projectId, expiresInSeconds = 3600, isConfirmed = false } = facts
  const expiresAt = Math.floor(Date.now() / 1000) + expiresInSeconds
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    iat: expiresAt - 3600,
    auth_time: expiresAt - 3600,
    exp: expiresAt,
    email,
    email_verified: isConfirmed,
    firebase: { identities: {}, sign_in_provider: 'password' },
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

/** A sign-up with the project owner's token returns an account without a token, as for a server. */
async function authPost(
  path: string,
  body: object,
  as: 'owner' | 'a visitor' = 'owner',
): Promise<Record<string, unknown>> {
  const address = `http://127.0.0.1:${thisStack().ports.auth}/identitytoolkit.googleapis.com/v1/${path}`
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(as === 'owner' && { authorization: 'Bearer owner' }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}
