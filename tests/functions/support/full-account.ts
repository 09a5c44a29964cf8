import { randomBytes } from 'node:crypto'
import type { Account } from './accounts'
import { putDocument } from './documents'

/** A text in every document of one account, found by a scan also where no uid is stored. */
export function wordOf({ uid }: Account): string {
  return `mot-${uid}`
}

export const FULL = 27

/** Writes at least one document to every place with personal data: `FULL` in all. */
export async function fillAccount(account: Account): Promise<void> {
  const { uid } = account
  const word = wordOf(account)
  const twice = [`${uid}-0`, `${uid}-1`]
  const owned = ['todos', 'projects', 'conversations', 'product', 'sections']
  const version = { userId: uid, projectId: `${uid}-0`, title: word }
  const paidAt = new Date('2026-01-01T10:00:00.000Z')
  const receipt = { userId: uid, amount: 2999, currency: 'eur', status: 'succeeded', paidAt }
  await Promise.all([
    ...owned.flatMap((place) =>
      twice.map((id) => putDocument(`${place}/${id}`, { userId: uid, text: word })),
    ),
    ...[1, 2].map((place) => putDocument(`projectVersions/${uid}-0_${place}`, version)),
    // A candidate has no owner field: only its text identifies the owner.
    ...['a', 'b'].map((id) => putDocument(`sections/${uid}-0/products/${id}`, { note: word })),
    putDocument(`feedback/${uid}`, { userId: uid, line: word }),
    putDocument(`payments/pi_${uid}`, receipt),
    putDocument(`checkouts/${uid}`, { attempt: 1, openIntentId: null }),
    putDocument(`checkouts/${uid}/intents/pi_${uid}`, { userId: uid, immediateAccess: false, settled: true }),
    putDocument(`coach/${uid}`, { shares: { tasks: true }, askedAt: paidAt }),
    putDocument(`weeks/${uid}_2026-11-23`, { userId: uid, note: word }),
    putDocument(`salesTests/${uid}`, { userId: uid, tried: word }),
    putDocument(`learning/${uid}`, { lessons: {}, updatedAt: paidAt }),
    putDocument(`usage/${uid}`, { sentAt: [1], open: [] }),
    putDocument(`trialAddresses/${randomBytes(32).toString('hex')}`, { userId: uid }),
    putDocument(`mails/contract-pi_${uid}`, { kind: 'contract', userId: uid, state: 'sent' }),
    putDocument(`contacts/${uid}`, { sentAt: [1] }),
    putDocument(`profiles/${uid}`, { fullName: word, email: `${word}@example.com` }),
  ])
}
