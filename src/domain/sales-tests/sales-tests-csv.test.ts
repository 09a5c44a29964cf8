import { expect, test } from 'vitest'
import { parseSalesTest } from './sales-test'
import { salesTestsCsv } from './sales-tests-csv'

test('texts stay texts, numbers and days are numbers and days', () => {
  const fields = { userId: 'u', product: 'c', link: 'https://ex.fr/p', startsOn: '2026-11-02' }
  const numbers = { '2026-11-02': '120 8 3 1 1550', '2026-11-03': '9 - 0 - -' }
  const tests = [
    parseSalesTest('a', {
      ...fields,
      tried: '=1+1',
      limitCents: 5_000,
      gainCents: 1_200,
      days: 7,
      numbers,
      endedOn: '2026-11-04',
    }),
    parseSalesTest('b', { ...fields, tried: '00123', limitCents: 5_000, days: 7 }),
  ].flatMap((test) => test ?? [])
  expect(salesTestsCsv(tests).split('\r\n')).toEqual([
    '\ufeffLien;Ce que je teste;Budget du test (€);Gain par vente (€);Jours prévus;Premier jour;Arrêté le;Jour;Visites;Paniers;Paiements commencés;Ventes;Dépensé (€)',
    'https://ex.fr/p;\'=1+1;"50,00";"12,00";7;02/11/2026;04/11/2026;02/11/2026;120;8;3;1;"15,50"',
    'https://ex.fr/p;\'=1+1;"50,00";"12,00";7;02/11/2026;04/11/2026;03/11/2026;9;;0;;',
    'https://ex.fr/p;\'00123;"50,00";;7;02/11/2026;;;;;;;',
    '',
  ])
})
