import { expect, test } from 'vitest'
import { PUBLISHER, UNFILLED_MARK, type Publisher } from '@/domain/base/publisher'
import { receiptRows } from './receipt'

const formats = {
  day: (date: Date) => date.toISOString().slice(0, 10),
  moment: (date: Date) => date.toISOString().slice(0, 16),
}
const at = (text: string) => new Date(`${text}Z`)
const rowsOf = (facts: Partial<Publisher>) => {
  const rows = receiptRows(
    {
      payment: { id: 'pi_1', amount: 2999, currency: 'eur', paidAt: at('2026-11-21T14:05') },
      month: { id: 'pi_1', startsAt: at('2026-11-21T14:05'), endsAt: at('2026-12-21T14:05') },
      buyer: { fullName: 'Camille', email: 'c@exemple.fr' },
      publisher: { ...PUBLISHER, name: null, address: null, registration: null, vat: null, ...facts },
    },
    formats,
  )
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]))
}

const seller = { name: 'Boom', legalForm: 'SAS', address: '1 rue de Paris', registration: 'SIREN 1' }

test('a receipt names the seller, the buyer, the item sold, and the amounts without and with tax', () => {
  expect(rowsOf({ ...seller, vat: 'FR 00 1', vatRate: '20' })).toEqual({
    Numéro: 'pi_1',
    'Payé le': '2026-11-21T14:05',
    Vendeur: 'Boom, SAS',
    'Adresse du vendeur': '1 rue de Paris',
    Immatriculation: 'SIREN 1',
    Client: 'Camille, c@exemple.fr',
    Objet: 'un mois d’accès à Coach Boom',
    Accès: 'du 2026-11-21 au 2026-12-21',
    'Montant hors taxe': '24,99\u00a0€',
    'TVA à 20\u00a0%': '5,00\u00a0€',
    'Montant payé, taxes comprises': '29,99\u00a0€',
  })
})

test('without VAT it says why', () => {
  const vat = 'TVA non applicable, article 293 B du CGI'
  expect(rowsOf({ ...seller, vat, vatRate: '0' })).toMatchObject({
    'Montant hors taxe': '29,99\u00a0€',
    TVA: vat,
  })
})

test('a missing field of the seller is marked as unfilled', () => {
  expect(rowsOf({ vatRate: null })).toMatchObject({
    Vendeur: UNFILLED_MARK,
    'Adresse du vendeur': UNFILLED_MARK,
    Immatriculation: UNFILLED_MARK,
    'Montant hors taxe': UNFILLED_MARK,
    TVA: UNFILLED_MARK,
    'Montant payé, taxes comprises': '29,99\u00a0€',
  })
})
