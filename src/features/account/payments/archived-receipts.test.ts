import { expect, test } from 'vitest'
import type { Payment } from '@/domain/access/payment'
import { archivedReceipts } from './archived-receipts'

const now = new Date(2026, 10, 29, 12)
const askedAt = new Date(2026, 10, 12, 9, 30)
const buyer = { fullName: 'Camille Martin', email: 'camille@exemple.fr' }
const words = archivedReceipts({ createdAt: new Date(2026, 8, 1), hadTrial: false }, buyer, now)

function payment(id: string, paidAt: Date, facts: Partial<Payment> = {}): Payment {
  return {
    id,
    userId: 'u',
    amount: 2999,
    currency: 'eur',
    status: 'succeeded',
    paidAt,
    endedAt: null,
    immediateAccess: false,
    refunded: 0,
    withdrawal: null,
    mails: { contract: null, withdrawal: null },
    ...facts,
  }
}

const first = payment('pi_1', new Date(2026, 10, 1, 10))
const early = payment('pi_2', new Date(2026, 10, 10, 10))
const withdrawal = { state: 'done', askedAt, amount: 2999, handed: null } as const

test('an archived receipt names seller, buyer and the paid period, which other payments move', () => {
  const text = words.receipt(early, [early, first])
  expect(text).toContain('Client\u00a0: Camille Martin, camille@exemple.fr')
  expect(text).toContain('Accès\u00a0: du 1er\u00a0décembre 2026 au 1er\u00a0janvier 2027')
  expect(text).toMatch(/^Vendeur\u00a0: ./m)
})

test('an archived acknowledgement is there however long ago the withdrawal was', () => {
  const gone = { ...early, status: 'refunded', endedAt: askedAt, withdrawal } as const
  const late = archivedReceipts(
    { createdAt: new Date(2026, 8, 1), hadTrial: false },
    buyer,
    new Date(2028, 0, 1),
  )
  const text = late.acknowledgement(gone, [gone, first])
  expect(text).toContain('Rétractation reçue le 12\u00a0novembre 2026 à 09:30')
  expect(text).toContain('Je renonce au contrat')
  expect(words.acknowledgement(first, [gone, first])).toBeNull()
})

test('an archived acknowledgement promises no refund beside a dispute', () => {
  const lost = { ...early, status: 'disputed', endedAt: askedAt, withdrawal } as const
  const text = words.acknowledgement(lost, [lost])
  expect(text).toContain('contesté auprès de votre banque')
  expect(text).not.toContain('seront remboursés')
})
