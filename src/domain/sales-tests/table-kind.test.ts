import { expect, test } from 'vitest'
import { isOrdersExport, namesBuyers } from './table-kind'

test.each([
  ['Name,Email,Financial Status,Paid at,Total\n#1,a@b.fr,paid,2026-11-02,10', true],
  ['Nom;E-mail;Statut financier;Créé le;Total\n#1;a@b.fr;paid;2026-11-02;10', true],
  ['Numéro de commande;Date de commande;Statut;Total de la commande\n1;02/11/2026;Terminée;10,00 €', true],
  ['Order ID,Order Date,Order Total Amount\n1,2026-11-02,10', true],
  ['Order #,Status,Net sales,Date\n1,completed,10,2026-11-02', true],
  ['ID,Référence,Nouveau client,Total,Paiement,État,Date\n1,XKBK,1,10,CB,Livré,2026-11-02', true],
  ['Sale Date,Order ID,Order Value,Currency\n11/02/26,1,10,EUR', true],
  ['"Rapport"\n\nCommande n°;Date;Montant\n1;02/11;10', true],
  ['Name,Email\n#1,a@b.fr', true],
  ['Jour;Commandes;Ventes\n02/11;3;59,80', false],
  ['Day,Orders,Total sales\n2026-11-02,3,59.8', false],
  ['Date;Visites;Total\n02/11;3;59,80', false],
  ['Nom de la campagne;Jour;Clics;Montant dépensé (EUR)\nA;02/11;3;5', false],
  ['Nom;Jour;Clics;Statut\nA;02/11;3;active', false],
  ['02/11;120;8;3;1;15,50', false],
  ['120 8 3 1 15,50', false],
  ['', false],
])('%j is an export of orders: %s', (text, isOrders) => {
  expect(isOrdersExport(text)).toBe(isOrders)
})

test.each([
  ['Name,Email,Financial Status,Paid at,Total\n#1,a@b.fr,paid,2026-11-02,10', true],
  ['Numéro de commande;Date de commande;Statut;Total de la commande\n1;02/11/2026;Terminée;10,00 €', true],
  ['Date;Client;Montant\n02/11;lea.martin@exemple.fr;29,90', true],
  ['Léa <lea@exemple.co.uk>', true],
  ['Date;Client;Tél.;Montant\n02/11;Léa;06 12 34 56 78;29,90', true],
  ['Léa +33 6 12 34 56 78', true],
  ['Léa 0612345678', true],
  ['Jour;Visites;Ventes\n02/11;120;3', false],
  ['Jour\tVisites\tDépensé\n02/11\t120\t15,50 €', false],
  ['Day,Clicks,Campaign ID\n2026-11-02,12,120212345678901234', false],
  ['@lampe_fr 120 visites', false],
  ['02/11/2026 08/11/2026 120', false],
  ['0,12 0,345678912', false],
  ['', false],
])('%j may name buyers: %s', (text, isNamed) => {
  expect(namesBuyers(text)).toBe(isNamed)
})
