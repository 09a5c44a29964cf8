import { describe, expect, test } from 'vitest'
import type { ChosenColumns } from './find-columns'
import { readDays, type DaysFound } from './read-days'
import { salesTestsCsv } from './sales-tests-csv'
import type { SalesTest } from './sales-test'

const span = { startsOn: '2026-11-01', today: '2026-11-30' } as const

function found(text: string, chosen?: ChosenColumns, when: Parameters<typeof readDays>[1] = span): DaysFound {
  const read = readDays(text, when, chosen)
  if ('fault' in read) throw new Error(read.fault)
  return read
}

/** « 02: visits baskets checkouts sales cents », with « . » for a number that the table does not have. */
function short(text: string, chosen?: ChosenColumns): readonly string[] {
  return [...found(text, chosen).days].map(([day, of]) =>
    [
      `${day.slice(8)}:`,
      ...[of.visits, of.baskets, of.checkouts, of.sales, of.spentCents].map((number) => number ?? '.'),
    ].join(' '),
  )
}

describe('whole tables', () => {
  test.each<readonly [string, string, readonly string[]]>([
    [
      'Meta, in German',
      'Kampagnenname,Tag,Ausgegebener Betrag (EUR),Link-Klicks,Landingpage-Aufrufe,In den Einkaufswagen,Käufe,Kosten pro Ergebnis\nA,2026-11-02,30.10,300,250,11,3,9.6\nB,2026-11-02,20,100,80,5,1,20',
      ['02: 330 16 . 4 5010'],
    ],
    [
      'Shopify, in German',
      'Tag;Onlineshop-Besucher;Bestellungen;Gesamtumsatz\n02.11.2026;412;9;180,50',
      ['02: 412 . . 9 .'],
    ],
    [
      'Shopify, the funnel in German',
      'Tag,Sitzungen,Sitzungen mit Warenkorb-Hinzufügungen,"Sitzungen, die den Checkout erreicht haben","Sitzungen, die den Checkout abgeschlossen haben"\n2026-11-02,412,31,14,9',
      ['02: 412 31 14 9 .'],
    ],
    [
      'Google Analytics, in German',
      'Datum,Sitzungen,Nutzer gesamt,Käufe\n20261102,412,300,9',
      ['02: 412 . . 9 .'],
    ],
    [
      'Google Ads, in German',
      'Tag;Kampagne;Währungscode;Kosten;Impressionen;Klicks;Kosten/Conv.;CTR\n02.11.2026;A;EUR;1.012,50;1.200;40;6,25;3,3 %',
      ['02: 40 . . . 101250'],
    ],
    ['by hand, in German', 'Datum;Besuche;Kosten\n02.11.2026;1.234;15,50 €', ['02: 1234 . . . 1550']],
    ['Wix', 'Day,Site Sessions,Unique Visitors,Total Orders\n"Nov 2, 2026",412,300,9', ['02: 412 . . 9 .']],
    [
      'Snapchat Ads',
      'Start Time,Amount Spent,Swipe Ups,Purchases\n2026-11-02 00:00:00,12.00,80,2',
      ['02: 80 . . 2 1200'],
    ],
    [
      'Shopify, an older funnel in French',
      'Jour,Sessions de la boutique en ligne,Ajoutés au panier,Ont atteint le passage à la caisse,Sessions converties\n2026-11-02,412,31,14,9',
      ['02: 412 31 14 9 .'],
    ],
    [
      'Shopify, the funnel in English',
      'Day,Sessions,Sessions with cart additions,Sessions that reached checkout,Sessions that completed checkout,Conversion rate\n2026-11-02,412,31,14,9,0.0218\n2026-11-03,398,28,11,7,0.0176',
      ['02: 412 31 14 9 .', '03: 398 28 11 7 .'],
    ],
    [
      'Shopify, with a summary first and the period before',
      '"Day","Online store visitors","Sessions","Sessions with cart additions","Sessions that reached checkout","Sessions that completed checkout","Sessions (previous period)"\n"",700,810,59,25,16,640\n"2026-11-02",360,412,31,14,9,300\n"2026-11-03",340,398,28,11,7,340',
      ['02: 412 31 14 9 .', '03: 398 28 11 7 .'],
    ],
    [
      'Shopify, sales by day: money is no count',
      'Jour,Commandes,Ventes brutes,Remises,Ventes nettes,Ventes totales\n2026-11-02,3,89.70,0,89.70,104.60\n2026-11-03,1,29.90,0,29.90,34.80',
      ['02: . . . 3 .', '03: . . . 1 .'],
    ],
    [
      'Google Analytics, with comments, a grand total and devices',
      '# ----------------------------------------\n# Acquisition de trafic\n# Compte : Lune\n# Date de début : 20261102\n# Date de fin : 20261103\n# ----------------------------------------\nDate,Catégorie d’appareil,Sessions,Sessions avec engagement,Taux d’engagement,Ajouts au panier,Paiements,Achats e-commerce,Revenu total\n20261102,mobile,300,200,0.66,20,9,4,119.6\n20261102,desktop,112,90,0.8,11,5,2,59.8\n20261103,mobile,398,250,0.62,28,11,3,89.7\n,,810,540,0.67,59,25,9,269.1',
      ['02: 412 31 14 6 .', '03: 398 28 11 3 .'],
    ],
    [
      'Meta Ads in French, two campaigns, its total first',
      '"Nom de la campagne","Jour","Diffusion de la campagne","Budget de la campagne","Impressions","Couverture","Clics (tous)","Clics sur un lien","Vues de la page de destination","CTR (tous)","Coût par résultat","Montant dépensé (EUR)","Ajouts au panier","Paiements initiés","Achats","Valeur de conversion des achats","Début des rapports","Fin des rapports"\n"","","","",9000,7000,420,300,250,4.6,9.6,86.40,31,14,9,269.1,"2026-11-02","2026-11-03"\n"Lampe A","2026-11-02","active","20",3000,2500,140,100,80,4.6,9.6,30.10,11,5,3,89.7,"2026-11-02","2026-11-02"\n"Lampe B","2026-11-02","active","20",3000,2500,140,100,90,4.6,9.6,30.20,10,4,3,89.7,"2026-11-02","2026-11-02"\n"Lampe A","2026-11-03","active","20",3000,2000,140,100,80,4.6,9.6,26.10,10,5,3,89.7,"2026-11-03","2026-11-03"',
      ['02: 170 21 9 6 6030', '03: 80 10 5 3 2610'],
    ],
    [
      'Meta Ads in English by « Reporting starts », blank where nothing was bought',
      'Reporting starts,Reporting ends,Ad name,Delivery,Amount spent (EUR),Link clicks,Purchases,Cost per purchase,Results,Result indicator\n2026-11-02,2026-11-02,Chien,active,15.5,120,1,15.5,1,purchase\n2026-11-02,2026-11-02,Chat,active,4.5,20,,,,\n2026-11-03,2026-11-03,Chien,active,12,80,,,,',
      ['02: 140 . . 1 2000', '03: 80 . . . 1200'],
    ],
    [
      'Meta Ads without « Jour »: its total spans all days',
      'Campaign name,Amount spent (EUR),Link clicks,Reporting starts,Reporting ends\n,27.5,200,2026-11-02,2026-11-03\nA,15.5,120,2026-11-02,2026-11-02\nA,12,80,2026-11-03,2026-11-03',
      ['02: 120 . . . 1550', '03: 80 . . . 1200'],
    ],
    [
      'all devices beside each device',
      'Date,Device,Sessions\n2026-11-02,All,10\n2026-11-02,mobile,6\n2026-11-02,desktop,4',
      ['02: 10 . . . .'],
    ],
    [
      'campaigns with names like totals',
      'Campagne;Jour;Clics\nTotal look;02/11;40\nEnsemble lingerie;02/11;10\nTous en ville;03/11;5',
      ['02: 50 . . . .', '03: 5 . . . .'],
    ],
    [
      'a total below each day',
      'Jour;Campagne;Clics\n02/11;A;40\n02/11;B;10\n02/11;Total;50\n03/11;A;5\n03/11;Total;5',
      ['02: 50 . . . .', '03: 5 . . . .'],
    ],
    [
      'Google Ads in English, with weekdays',
      'Campaign report\n"November 2, 2026 - November 3, 2026"\nDay,Campaign,Currency code,Clicks,Impr.,CTR,Avg. CPC,Cost,Conversions,Cost / conv.\n"Mon, Nov 2, 2026",Search,EUR,40,900,4.44%,0.25,10.00,1.00,10.00\n"Tue, Nov 3, 2026",Search,EUR,"1,052",1000,5.2%,0.24,"1,252.48",0.00,0\n"Total: Campaigns", --,EUR,"1,092",1900,4.8%,0.24,"1,262.48",1.00,0',
      ['02: 40 . . . 1000', '03: 1052 . . . 125248'],
    ],
    [
      'Google Ads in French, UTF-16 with tabs, lines before the titles and totals at the end',
      'Rapport sur les campagnes\n2 novembre 2026 - 3 novembre 2026\nJour\tCampagne\tCode de la devise\tBudget\tClics\tImpr.\tCTR\tCPC moy.\tCoût\tConversions\n2026-11-02\tRecherche\tEUR\t10,00\t40\t900\t4,44 %\t0,25\t10,00\t1,00\n2026-11-03\tRecherche\tEUR\t10,00\t52\t1 000\t5,20 %\t0,24\t12,48\t0,00\nTotal : campagnes\t\tEUR\t10,00\t92\t1 900\t4,84 %\t0,24\t22,48\t1,00\nTotal : compte\t\tEUR\t--\t92\t1 900\t4,84 %\t0,24\t22,48\t1,00',
      ['02: 40 . . . 1000', '03: 52 . . . 1248'],
    ],
    [
      'TikTok Ads, with its total line',
      'Date,Campaign name,Cost,CPC (destination),CPM,Impressions,Clicks (destination),CTR (destination),Conversions,CPA,Complete payment,Total Add to cart,Total Initiate checkout,Currency\n2026-11-02,Spark,21.35,0.18,4.2,5000,118,2.36%,6,3.5,2,9,4,EUR\n2026-11-03,Spark,20.00,0.2,4.0,5000,100,2.00%,3,6.6,1,6,2,EUR\nTotal of 2 results,-,41.35,0.19,4.1,10000,218,2.18%,9,4.6,3,15,6,EUR',
      ['02: 118 9 4 2 2135', '03: 100 6 2 1 2000'],
    ],
    [
      'Pinterest Ads',
      'Date,Campaign name,Spend in account currency,Impressions,Pin clicks,Outbound clicks,Total conversions (Add to cart),Total conversions (Checkout),Total order value (Checkout)\n2026-11-02,Lampes,12.345678,4000,70,33,4,1,29.9\n2026-11-03,Lampes,11.1,4100,72,35,3,0,0',
      ['02: 33 4 . 1 1235', '03: 35 3 . 0 1110'],
    ],
    [
      'WooCommerce, revenue by day',
      'Date,Orders,Gross sales,Returns,Coupons,Net sales,Taxes,Shipping,Total sales\n2026-11-02 00:00:00,3,89.70,0,0,89.70,0,9,98.70\n2026-11-03 00:00:00,2,59.80,0,0,59.80,0,6,65.80',
      ['02: . . . 3 .', '03: . . . 2 .'],
    ],
    [
      'PrestaShop, its board',
      'Date;Visites;Visiteurs uniques;Commandes;Panier moyen;Taux de conversion;Ventes\n02/11/2026;412;360;9;29,90 €;2,18 %;269,10 €\n03/11/2026;398;340;7;29,90 €;1,76 %;209,30 €',
      ['02: 412 . . 9 .', '03: 398 . . 7 .'],
    ],
    [
      'Etsy, newest first, in words',
      'Date\tVisits\tOrders\tConversion rate\tRevenue\nNov 3, 2026\t398\t7\t1.76%\t€209.30\nNov 2, 2026\t412\t9\t2.18%\t€269.10',
      ['02: 412 . . 9 .', '03: 398 . . 7 .'],
    ],
    [
      'Matomo, with its unit titles',
      'date,nb_uniq_visitors,nb_visits,nb_actions,bounce_count,avg_time_on_site\n2026-11-02,360,412,1200,100,92\n2026-11-03,340,398,1100,90,95',
      ['02: 412 . . . .', '03: 398 . . . .'],
    ],
    [
      'Excel by hand, French months and an own total',
      'Test lampe\t\t\t\t\t\n\t\t\t\t\t\nJour\tVisites\tPaniers\tPaiements commencés\tVentes\tDépensé\nlundi 2 nov.\t120\t8\t3\t1\t15,50 €\nmardi 3 nov.\t1 130\t9\t4\t2\t16,00 €\n-----\t---\t---\t---\t---\t---\nTOTAL\t1 250\t17\t7\t3\t31,50 €\nmis à jour le 4 novembre\t\t\t\t\t',
      ['02: 120 8 3 1 1550', '03: 1130 9 4 2 1600'],
    ],
    [
      'Excel, month first, one cell says so',
      'Date;Visits;Orders;Spend\n11/2/2026;120;1;15,50\n11/23/2026;130;2;16,50',
      ['02: 120 . . 1 1550', '23: 130 . . 2 1650'],
    ],
    [
      'month first, because only so they are inside the test',
      'Date,Visits\n11/2/2026,120\n11/3/2026,130',
      ['02: 120 . . . .', '03: 130 . . . .'],
    ],
    ['days of a spreadsheet', 'Date;Visites\n46328;120\n46329;130', ['02: 120 . . . .', '03: 130 . . . .']],
    [
      'a day per column',
      'Indicateur;02/11;03/11;Total\nSessions;412;398;810\nCommandes;9;7;16\nTaux de conversion;2,2 %;1,8 %;2 %\nMontant dépensé (EUR);30,10;56,30;86,40',
      ['02: 412 . . 9 3010', '03: 398 . . 7 5630'],
    ],
    [
      'Markdown of an assistant',
      '| Date | Clics | Coût |\n|---|---:|---:|\n| 2 nov. | 40 | 10,00 € |\n| 3 nov. | 52 | 12,48 € |\n| **Total** | 92 | 22,48 € |'.replaceAll(
        '**',
        '',
      ),
      ['02: 40 . . . 1000', '03: 52 . . . 1248'],
    ],
    [
      'a date column with an odd title',
      'Quand;Clics\n2026-11-02T10:00:00+01:00;40\n2026-11-02T11:00:00+01:00;12\n2026-11-03T10:00:00+01:00;52',
      ['02: 52 . . . .', '03: 52 . . . .'],
    ],
    [
      'hours of Google Analytics',
      'Date + hour (YYYYMMDDHH),Sessions\n2026110208,4\n2026110209,6\n2026110308,5',
      ['02: 10 . . . .', '03: 5 . . . .'],
    ],
    ['no titles, dates in the middle', '120;02/11;8;3;1;15,50', ['02: 120 8 3 1 1550']],
    ['no titles, no dates', '120 8 3 1 15,50\n130 9', ['01: 120 8 3 1 1550', '02: 130 9 . . .']],
    [
      'no dates, counts alone',
      'Visites\tImpressions\tVentes\n120\t900\t1\n130\t950\t2',
      ['01: 120 . . 1 .', '02: 130 . . 2 .'],
    ],
    ['no-break spaces in thousands', '1\u202f234 8 3 1 1\u00a0000,50\u00a0€', ['01: 1234 8 3 1 100050']],
    [
      'pandas',
      ',Date,Sessions,Orders\n0,2026-11-02,412.0,9.0\n1,2026-11-03,398.0,7.0',
      ['02: 412 . . 9 .', '03: 398 . . 7 .'],
    ],
    [
      'values of sales under « Ventes » beside « Achats »',
      'Jour;Achats;Ventes\n02/11;2;59,80\n03/11;1;29,90',
      ['02: . . . 2 .', '03: . . . 1 .'],
    ],
    [
      'amounts with points for thousands',
      'Jour;Dépenses\n02/11;1.234,50\n03/11;12,5',
      ['02: . . . . 123450', '03: . . . . 1250'],
    ],
    [
      'amounts with points and with commas, as two keyboards type them',
      'Jour;Dépensé\n02/11;9,40\n03/11;27.80\n04/11;8.5',
      ['02: . . . . 940', '03: . . . . 2780', '04: . . . . 850'],
    ],
    [
      'amounts of an English tool',
      'Day,Spend\n2026-11-02,"1,234.50"\n2026-11-03,12',
      ['02: . . . . 123450', '03: . . . . 1200'],
    ],
    [
      'a line without a number is no day, and a zero is one',
      'Jour;Visites\n02/11;12\n03/11;\n04/11;-\n05/11;0',
      ['02: 12 . . . .', '05: 0 . . . .'],
    ],
    ['the year before and after', 'Jour;Visites\n01/11;1\n30/11;2', ['01: 1 . . . .', '30: 2 . . . .']],
  ])('%s', (_, text, days) => {
    expect(short(text)).toEqual(days)
  })

  test('our own export', () => {
    const numbers = { visits: 40, baskets: 3, checkouts: 2, sales: 1, spentCents: 950 }
    const own: SalesTest = {
      id: 't',
      userId: 'lea',
      product: 's/c',
      link: 'https://ex.fr/p',
      tried: 'Page A',
      limitCents: 5_000,
      gainCents: 1_200,
      days: 7,
      startsOn: '2026-11-01',
      endedOn: null,
      numbers: new Map([['2026-11-02', numbers]]),
      createdAt: null,
    }
    expect(found(salesTestsCsv([own])).days).toEqual(new Map([['2026-11-02', numbers]]))
  })
})

describe('the report of a read table', () => {
  test('lists columns, added lines, and each column left out with the reason', () => {
    const text =
      'Nom de la campagne;Jour;Budget quotidien;Clics sur un lien;Sessions;Montant dépensé (EUR);Coût par résultat\nA;02/11;20;40;412;30,10;9,60\nB;02/11;20;50;398;56,30;9,60\nC;03/11;20;50;1;0,10;9,60\nTotal;;60;140;811;86,50;9,60'
    expect(found(text)).toMatchObject({
      columns: [
        { field: 'visits', title: 'Sessions' },
        { field: 'spentCents', title: 'Montant dépensé (EUR)' },
        { field: 'day', title: 'Jour' },
      ],
      added: '3\u00a0campagnes additionnées',
      totals: 1,
      leftOut: [
        { title: 'Nom de la campagne', why: 'un nom' },
        { title: 'Budget quotidien', why: 'un budget, pas une dépense' },
        { title: 'Clics sur un lien', why: 'une autre colonne compte mieux' },
        { title: 'Coût par résultat', why: 'un coût par action' },
      ],
    })
  })

  test.each([
    ['devices', 'Jour;Appareil;Sessions\n02/11;mobile;1\n02/11;desktop;2', '2\u00a0appareils additionnés'],
    [
      'lines without a name',
      'Jour;Sessions\n02/11;1\n02/11;2\n03/11;2',
      '3\u00a0lignes additionnées en 2\u00a0jours',
    ],
    ['one line a day', 'Jour;Campagne;Sessions\n02/11;A;1\n03/11;B;2', null],
  ])('added: %s', (_, text, added) => {
    expect(found(text).added).toBe(added)
  })

  test('days prepared without numbers are counted, unless a question may fill them', () => {
    const prepared = found(
      'Jour\tVisites\tDépensé\n1/11\t31\t4,50\n2/11\t\t\n3/11\tN/A\t-\n4/11\t\t €\n5/11\t\t2',
    )
    expect([...prepared.days.keys()]).toEqual(['2026-11-01', '2026-11-05'])
    expect(prepared).toMatchObject({ empty: 3, notes: 0 })
    expect(found('Jour;Visites;Ventes\n06/11;;\n07/11;;\n08/11;;1')).toMatchObject({ empty: 2 })
    const asked = 'Jour;Sessions;Visites\n02/11;412;398\n03/11;;'
    expect(found(asked)).toMatchObject({ empty: 0, days: new Map() })
    expect(found(asked, { visits: 1 }).empty).toBe(1)
  })

  test('columns of equal rank are asked, and the answer is taken', () => {
    const text = 'Jour;Sessions;Visites;Ventes\n02/11;412;398;9'
    const asked = found(text)
    expect(asked.questions).toEqual([
      {
        field: 'visits',
        options: [
          { at: 1, title: 'Sessions' },
          { at: 2, title: 'Visites' },
        ],
        chosen: undefined,
      },
    ])
    expect(short(text)).toEqual(['02: . . . 9 .'])
    expect(short(text, { visits: 2 })).toEqual(['02: 398 . . 9 .'])
    expect(short(text, { visits: null })).toEqual(['02: . . . 9 .'])
  })

  test('conversions are sales only where the person says so', () => {
    const text = 'Jour;Clics;Conversions\n02/11;40;3,00'
    expect(found(text).questions).toMatchObject([{ field: 'sales', chosen: null }])
    expect(short(text)).toEqual(['02: 40 . . . .'])
    expect(short(text, { sales: 2 })).toEqual(['02: 40 . . 3 .'])
  })

  test('two columns of dates are asked', () => {
    const text = 'Créée;Publiée;Clics\n01/11;02/11;40\n01/11;03/11;52'
    expect(found(text)).toMatchObject({ questions: [{ field: 'day', chosen: undefined }], totals: 0 })
    expect(found(text).days.size).toBe(0)
    expect(short(text, { day: 1 })).toEqual(['02: 40 . . . .', '03: 52 . . . .'])
  })

  test('another currency is left out with its reason', () => {
    const notEuros = { why: 'pas en euros\u00a0: convertissez d’abord' }
    expect(found('Day,Clicks,Amount spent (USD)\n2026-11-02,40,12.5').leftOut).toMatchObject([notEuros])
    expect(found('Day,Clicks,Cost\n2026-11-02,40,$12.50').leftOut).toMatchObject([notEuros])
    const byColumn = found('Day,Clicks,Currency code,Cost\n2026-11-02,40,GBP,12.50')
    expect(byColumn.leftOut).toContainEqual({ title: 'Cost', ...notEuros })
    expect([...byColumn.days.values()]).toEqual([{ visits: 40 }])
    expect(short('Day,Amount spent (USD),Amount spent (EUR)\n2026-11-02,14,12.5')).toEqual([
      '02: . . . . 1250',
    ])
  })
})

test.each([
  ['', 'Collez au moins une ligne de chiffres.'],
  ['120\t8\nabc\t9', 'Ligne 2\u00a0: «\u00a0abc\u00a0». Écrivez un nombre entier, par exemple 12.'],
  ['120\t-8', 'Ligne 1\u00a0: «\u00a0-8\u00a0». Écrivez un nombre entier, par exemple 12.'],
  [
    '1\t1\t1\t1\tUS $5',
    'Ligne 1\u00a0: «\u00a0US $5\u00a0». Ce montant n’est pas en euros\u00a0: convertissez-le, puis écrivez-le en euros.',
  ],
  ['31/02/2026\t120', 'Ligne 1\u00a0: «\u00a031/02/2026\u00a0». Ce jour n’existe pas dans le calendrier.'],
  [
    '1\t1\t1\t1\t1\t1',
    'Ligne 1\u00a0: 6 colonnes de chiffres sans titre, pour 5 au plus. Copiez aussi la ligne des titres.',
  ],
  ['Semaine;Visites\n2026-11-02;120', 'Semaine\u00a0»\u00a0: chaque ligne compte plusieurs jours'],
  ['Semaine;Visites\nS45;120', 'chaque ligne compte plusieurs jours'],
  ['Jour;Visites\nsemaine 45;120', 'C’est une semaine'],
  ['Date;Visites\nnov. 2026;120', 'C’est un mois'],
  ['Date;Visites\n2 - 8 nov.;120', 'C’est une période'],
  [
    'Reporting starts,Reporting ends,Link clicks\n2026-11-02,2026-11-08,40',
    '«\u00a0Reporting starts\u00a0» et «\u00a0Reporting ends\u00a0» diffèrent',
  ],
  [
    'Reporting starts,Reporting ends,Link clicks\n2026-11-02,2026-11-02,40\n2026-11-03,2026-11-09,40\n2026-11-10,2026-11-10,40',
    'Ligne 3\u00a0: C’est une période',
  ],
  ['Jour,Visites,Dépensé\n02/11,120,15,50\n03/11,130,16,50', 'Ligne 2\u00a0: 4 cellules pour 3 titres'],
  ['Day,Currency,Cost\n2026-11-02,EUR,5\n2026-11-03,USD,6', '«\u00a0Cost\u00a0»\u00a0: pas en euros'],
  ['Jour;Dépensé\n02/11;-5,00 €', 'Écrivez un montant'],
  ['Jour;Visites\nlundi;5', 'Écrivez la date ainsi'],
  ['Campagne;Clics\nA;40\nB;52', 'Le jour manque\u00a0: ce tableau a «\u00a0Campagne\u00a0»'],
  ['Heure;Sessions\n8;40\n9;52', 'Le jour manque\u00a0: ce tableau a «\u00a0Heure\u00a0»'],
  ['Campaign ID;Clicks\n123;40', 'Le jour manque\u00a0: ce tableau a «\u00a0Campaign ID\u00a0»'],
  ['Truc;Sessions\n1;40', 'Le jour manque\u00a0: ce tableau a «\u00a0Truc\u00a0»'],
  ['Appareil;Sessions\nmobile;40', 'Le jour manque'],
  ['Jour;Visites\n02/11;12\n;8\n03/11;5', 'Ligne 3\u00a0: le jour manque.'],
  ['Jour;Visites\n;12\n;8', 'Ligne 2\u00a0: le jour manque.'],
  ['Jour;Visites\n;8', 'Ligne 2\u00a0: le jour manque.'],
  ['Jour;Visites\n02/11;12\nhier;8', 'Ligne 3\u00a0: «\u00a0hier\u00a0». Écrivez la date ainsi'],
  ['Jour;Dépensé\n02/11;1.234\n03/11;2.345', 'Ce montant se lit de deux façons'],
  ['Woche;Sitzungen\n02.11.2026;412\n09.11.2026;400', 'chaque ligne compte plusieurs jours'],
  ['KW;Besuche\n02.11.2026;412', 'chaque ligne compte plusieurs jours'],
  [
    'Beginn des Berichtszeitraums,Ende des Berichtszeitraums,Link-Klicks\n2026-11-02,2026-11-08,300',
    'diffèrent',
  ],
  ['Tag;Kosten pro Ergebnis;Tagesbudget\n02.11.2026;9,60;20', 'Aucune colonne de ce tableau'],
  ['Jour;Coût par résultat;Budget quotidien\n02/11;9,60;20', 'Aucune colonne de ce tableau'],
  ['Nom;Ville\nLéa;Paris', 'Il n’y a ni chiffre ni titre'],
  ['Jour;Visites\n02/11;12,5 k', 'Écrivez un nombre entier'],
  ['bonjour tout le monde', 'Il n’y a ni chiffre ni titre'],
  ['lundi 3 novembre 2026;120', 'Cette date ne tombe pas ce jour de la semaine.'],
])('refuses %j', (text, fault) => {
  expect(readDays(text, span)).toEqual({ fault: expect.stringContaining(fault) as unknown })
})

test.each([
  ['30/12\t5\n31/12\t6\n01/01\t7', '2026-12-30', ['2026-12-30', '2026-12-31', '2027-01-01']],
  // A day before the beginning, and one that only leap years have.
  ['31/12;5\n1/1;6', '2027-01-01', ['2026-12-31', '2027-01-01']],
  ['28/02;5\n29/02;6\n01/03;7', '2028-02-28', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['29/02/28;5', '2028-12-30', ['2028-02-29']],
  // Without dates, and across the change of hour.
  ['5\n6\n7', '2026-12-31', ['2026-12-31', '2027-01-01', '2027-01-02']],
  ['5\n6\n7', '2026-10-24', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ['5\n6\n7', '2026-03-28', ['2026-03-28', '2026-03-29', '2026-03-30']],
] as const)('the days of %j from %s', (text, startsOn, days) => {
  expect([...found(text, {}, { startsOn, today: '2030-01-01' }).days.keys()]).toEqual(days)
})

test('titles and spending need no fixed order', () => {
  const text =
    'Orders\tSessions\tAmount spent (EUR)\tAdd to cart\tReached checkout\tBounce\n1\t120\t15,50\t8\t3\t40 %'
  expect(short(text)).toEqual(['01: 120 8 3 1 1550'])
})

describe('days that fit the test in both orders', () => {
  const spring = { startsOn: '2027-01-01', today: '2027-12-01' } as const
  const text = 'Jour;Visites\n03/02/2027;10\n04/02/2027;20'
  const read = (pasted: string, answer: boolean | null, when: Parameters<typeof readDays>[1] = spring) => {
    const table = readDays(pasted, when, {}, answer)
    if ('fault' in table) throw new Error(table.fault)
    return table
  }

  test.each([
    [null, ['2027-02-03', '2027-02-04'], false],
    [false, ['2027-02-03', '2027-02-04'], false],
    [true, ['2027-03-02', '2027-04-02'], true],
  ] as const)('are asked, and the answer %j is taken', (answer, days, isMonthFirst) => {
    const table = read(text, answer)
    expect([...table.days.keys()]).toEqual(days)
    expect(table).toMatchObject({
      isMonthFirst,
      ambiguousDate: { text: '03/02/2027', dayFirst: '2027-02-03', monthFirst: '2027-03-02' },
    })
  })

  test.each<[string, string, Parameters<typeof readDays>[1], boolean]>([
    ['a day above 12', 'Jour;Visites\n03/02/2027;10\n13/02/2027;1', spring, false],
    ['a month above 12', 'Jour;Visites\n02/03/2027;10\n02/13/2027;1', spring, true],
    ['the day of the week', 'Jour;Visites\nmercredi 03/02/2027;10', spring, false],
    ['the same in both orders', 'Jour;Visites\n03/03/2027;10', spring, false],
    ['the test', text, { startsOn: '2027-02-01', today: '2027-02-20' }, false],
    ['the test, in the other order', text, { startsOn: '2027-02-27', today: '2027-04-05' }, true],
    ['a day to come', text, { startsOn: '2027-02-01', today: '2027-03-10' }, false],
    [
      'what was noted, before days to come',
      'Jour;Visites\n01/03/2027;10\n02/03/2027;20\n03/03/2027;5\n04/03/2027;\n07/03/2027;0',
      { startsOn: '2027-03-01', today: '2027-03-04' },
      false,
    ],
    ['ISO', 'Jour;Visites\n2027-02-03;10', spring, false],
    ['a serial number', 'Jour;Visites\n46421;10', spring, false],
    ['no day', 'Visites;Ventes\n10;1', spring, false],
  ])('are not asked where %s decides, and no answer changes that', (_, pasted, when, isMonthFirst) => {
    for (const answer of [null, true, false]) {
      expect(read(pasted, answer, when)).toMatchObject({ isMonthFirst, ambiguousDate: null })
    }
  })

  test('are asked of days without a year', () => {
    expect(read('Jour;Visites\n3/2;10', null).ambiguousDate).toMatchObject({ text: '3/2' })
  })
})
