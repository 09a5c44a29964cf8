import { expect, test } from 'vitest'
import { titleKey, titleTest } from '@/domain/base/table/known-columns'
import { DAY_CATALOGUE } from './day-columns'
import { leftOutKind } from './left-out-columns'
import { readDays } from './read-days'

const fieldOf = titleTest(DAY_CATALOGUE)

test.each([
  ['Shopify', 'Day', 'day'],
  ['Shopify', 'Jour', 'day'],
  ['Shopify', 'Sessions', 'visits'],
  ['Shopify', 'Online store visitors', 'visits'],
  ['Shopify', 'Visiteurs de la boutique en ligne', 'visits'],
  ['Shopify', 'Sessions with cart additions', 'baskets'],
  ['Shopify', 'Sessions that reached checkout', 'checkouts'],
  ['Shopify', 'Sessions that completed checkout', 'sales'],
  ['Shopify', 'Sessions converted', 'sales'],
  ['Shopify', 'Orders', 'sales'],
  ['Google Analytics', 'Total users', 'visits'],
  ['Google Analytics', 'Add to carts', 'baskets'],
  ['Google Analytics', 'Ajouts au panier', 'baskets'],
  ['Google Analytics', 'Checkouts', 'checkouts'],
  ['Google Analytics', 'Ecommerce purchases', 'sales'],
  ['Google Analytics', 'Transactions', 'sales'],
  ['Google Analytics', 'Utilisateurs actifs', 'visits'],
  ['Meta', 'Montant dépensé (EUR)', 'spentCents'],
  ['Meta', 'Amount spent (EUR)', 'spentCents'],
  ['Meta', 'Clics sur un lien', 'visits'],
  ['Meta', 'Link clicks', 'visits'],
  ['Meta', 'Clics (tous)', 'visits'],
  ['Meta', 'Vues de la page de destination', 'visits'],
  ['Meta', 'Landing page views', 'visits'],
  ['Meta', 'Achats', 'sales'],
  ['Meta', 'Website purchases', 'sales'],
  ['Meta', 'Adds to cart', 'baskets'],
  ['Meta', 'Paiements initiés', 'checkouts'],
  ['Meta', 'Checkouts initiated', 'checkouts'],
  ['Meta', 'Début des rapports', 'periodStart'],
  ['Meta', 'Reporting ends', 'periodEnd'],
  ['Meta', 'Résultats', 'sales'],
  ['TikTok', 'Cost', 'spentCents'],
  ['TikTok', 'Clicks (destination)', 'visits'],
  ['TikTok', 'Total Complete payment', 'sales'],
  ['TikTok', 'Total Initiate checkout', 'checkouts'],
  ['TikTok', 'Currency', 'currency'],
  ['Google Ads', 'Coût', 'spentCents'],
  ['Google Ads', 'Clics', 'visits'],
  ['Google Ads', 'Conv.', 'sales'],
  ['Google Ads', 'Code de la devise', 'currency'],
  ['Pinterest', 'Spend in account currency', 'spentCents'],
  ['Pinterest', 'Outbound clicks', 'visits'],
  ['Pinterest', 'Total conversions (Checkout)', 'sales'],
  ['Pinterest', 'Total conversions (Add to cart)', 'baskets'],
  ['WooCommerce', 'Orders', 'sales'],
  ['PrestaShop', 'Commandes', 'sales'],
  ['PrestaShop', 'Visites', 'visits'],
  ['Etsy', 'Visits', 'visits'],
  ['Matomo', 'nb_visits', 'visits'],
  ['Matomo', 'Visiteurs uniques', 'visits'],
  ['Excel', 'NB VISITES', 'visits'],
  ['Excel', 'Nbre de ventes', 'sales'],
  ['Excel', '# commandes', 'sales'],
  ['Excel', 'Dépenses pub €', 'spentCents'],
  ['Excel', 'dépensé en euros', 'spentCents'],
])('%s: « %s » is %s', (_, title, field) => {
  expect(fieldOf(title)).toBe(field)
})

test.each([
  ['Coût par résultat', 'cost'],
  ['Coût par résultat (EUR)', 'cost'],
  ['Cost per result', 'cost'],
  ['Cost / conv.', 'cost'],
  ['CPC (coût par clic sur un lien)', 'cost'],
  ['CPC moy.', 'cost'],
  ['CPM (cost per 1,000 impressions)', 'cost'],
  ['Coût/conv.', 'cost'],
  ['Budget quotidien', 'budget'],
  ['Ad set budget', 'budget'],
  ['Budget', 'budget'],
  ['Conversion rate', 'rate'],
  ['Taux de conversion', 'rate'],
  ['CTR (taux de clics sur le lien)', 'rate'],
  ['CTR', 'rate'],
  ['ROAS des achats', 'rate'],
  ['Sessions (%)', 'rate'],
  ['% de sessions', 'rate'],
  ['Répétition', 'rate'],
  ['Sessions par utilisateur', 'rate'],
  ['Visites moyennes', 'rate'],
  ['Panier moyen', 'rate'],
  ['Average order value', 'rate'],
  ['Valeur de conversion des achats', 'money'],
  ['Ventes totales', 'money'],
  ['Ventes nettes', 'money'],
  ['Net sales', 'money'],
  ['Total sales', 'money'],
  ['Ventes (€)', 'money'],
  ['Achats (EUR)', 'money'],
  ['Chiffre d’affaires', 'money'],
  ['Semaine', 'time'],
  ['Heure', 'time'],
  ['Nom de la campagne', 'dimension'],
  ['Device category', 'dimension'],
  ['Impressions', 'metric'],
  ['Couverture', 'metric'],
  ['Engaged sessions', 'metric'],
  ['Nouveaux utilisateurs', 'metric'],
  ['Pin clicks', 'metric'],
  ['Truc', 'unknown'],
])('« %s » is no count and no spending: %s', (title, kind) => {
  const field = fieldOf(title)
  // A unit of money or a share takes a title of counts away.
  expect(field === undefined || titleKey(title).unit !== null).toBe(true)
  expect(leftOutKind(title)).toBe(kind)
})

test('each title is of one field', () => {
  const seen = new Map<string, string>()
  for (const [field, { ranks, possible = [] }] of Object.entries(DAY_CATALOGUE)) {
    for (const title of [...ranks.flat(), ...possible]) {
      const { key } = titleKey(title)
      expect([title, seen.get(key) ?? field]).toEqual([title, field])
      seen.set(key, field)
    }
  }
})

test('hours of a column in UTC are of their day in Paris', () => {
  const table = 'Day (UTC),Sessions\n2026-11-02 23:30,5\n2026-11-03 10:00,4'
  expect(readDays(table, { startsOn: '2026-11-01', today: '2026-11-30' })).toMatchObject({
    days: new Map([['2026-11-03', { visits: 9 }]]),
  })
})
