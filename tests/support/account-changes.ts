// Server-side changes of an account without the server: a payment, a refund, an erasure.
import { projectId } from '../../local/paths'
import { levelOf } from '../../src/domain/account/level'
import { deleteDocument } from './stored-documents'

/** Sets the date that the server writes after a payment or a refund. */
export function setPaidAt(uid: string, hasPaidAt: Date): Promise<void> {
  return changeProfile(uid, {
    hasPaidAt: { timestampValue: hasPaidAt.toISOString() },
    updatedAt: { stringValue: new Date().toISOString() },
  })
}

export function setXp(uid: string, xp: number): Promise<void> {
  return changeProfile(uid, { xp: { integerValue: xp }, level: { integerValue: levelOf(xp) } })
}

async function changeProfile(uid: string, fields: Readonly<Record<string, object>>): Promise<void> {
  const mask = Object.keys(fields).map((field) => `updateMask.fieldPaths=${field}`)
  const documents = `http://127.0.0.1:${process.env['FLOW_FIRESTORE_PORT'] ?? ''}/v1/projects/${projectId}/databases/(default)/documents`
  await send('PATCH', `${documents}/profiles/${uid}?${mask.join('&')}`, { fields })
}

/** In the server's order: the documents, then the account. */
export async function eraseAccount(uid: string): Promise<void> {
  await eraseProfile(uid)
  await eraseAuthUser(uid)
}

export function eraseProfile(uid: string): Promise<void> {
  return deleteDocument(`profiles/${uid}`)
}

export async function eraseAuthUser(uid: string): Promise<void> {
  const accounts = `http://127.0.0.1:${process.env['FLOW_AUTH_PORT'] ?? ''}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`
  await send('POST', `${accounts}:delete`, { localId: uid })
}

/** On another device: the tokens of all sessions end. */
export async function changePassword(uid: string, password: string): Promise<void> {
  const accounts = `http://127.0.0.1:${process.env['FLOW_AUTH_PORT'] ?? ''}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`
  await send('POST', `${accounts}:update`, { localId: uid, password })
}

async function send(method: 'PATCH' | 'POST', url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
}
