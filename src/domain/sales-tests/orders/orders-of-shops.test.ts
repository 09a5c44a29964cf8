import { expect, test } from 'vitest'
import { readOrders } from './orders-csv'
import { NO_CHOICE, summaryOf } from './orders-summary'

/** `days`: sold orders by day; the others as in `OrdersSummary`. */
const SHOPS: readonly (readonly [string, string, object])[] = [
  [
    'Shopify: one line for each article, customers, a formula',
    `Name,Email,Financial Status,Paid at,Fulfillment Status,Created at,Currency,Subtotal,Total,Lineitem quantity,Lineitem name,Cancelled at,Billing Name,Refunded Amount,Outstanding Balance
#1001,lea@exemple.fr,paid,2026-11-02 10:15:00 +0100,fulfilled,2026-11-02 10:14:58 +0100,EUR,25.00,29.90,1,"Lampe ""Lune"", bleue",,Léa,0.00,0.00
#1001,lea@exemple.fr,,,,2026-11-02 10:14:58 +0100,,,,1,"Câble\nUSB",,,,
#1002,bob@exemple.fr,refunded,2026-11-02 11:00:00 +0100,restocked,2026-11-02 11:00:00 +0100,EUR,25.00,29.90,1,Lampe,,Bob,29.90,0.00
#1003,zoe@exemple.fr,paid,2026-11-03 23:59:00 +0100,unfulfilled,2026-11-03 23:59:00 +0100,EUR,25.00,1234.50,1,Lampe,,Zoé,0.00,0.00
#1004,=cmd,paid,,unfulfilled,2026-11-03 08:00:00 +0100,EUR,1,=1+1,1,Lampe,,x,,
#1005,a@exemple.fr,partially_refunded,2026-11-04 08:00:00 +0100,partial,2026-11-04 08:00:00 +0100,EUR,1,20.00,1,Lampe,,x,5.50,0.00
#1006,a@exemple.fr,authorized,,unfulfilled,2026-11-04 08:00:00 +0100,EUR,1,20.00,1,Lampe,,x,0.00,0.00
#1007,a@exemple.fr,paid,2026-11-04 08:00:00 +0100,unfulfilled,2026-11-04 08:00:00 +0100,EUR,1,20.00,1,Lampe,2026-11-04 09:00:00 +0100,x,0.00,0.00
#1008,a@exemple.fr,voided,,unfulfilled,2026-11-04 08:00:00 +0100,EUR,1,20.00,1,Lampe,,x,0.00,0.00`,
    {
      days: [
        ['2026-11-02', 1],
        ['2026-11-03', 1],
        ['2026-11-04', 1],
      ],
      takenCents: 2_990 + 123_450 + 1_450,
      lost: 3,
      asked: [['authorized', 1]],
    },
  ],
  [
    'WooCommerce, orders of the admin, in French',
    `Numéro de commande;Date de commande;Statut;Client;Total de la commande
51;02/11/2026 10:15;Terminée;Léa;1 234,50 €
52;03/11/2026;Annulée;Bob;10,00 €
53;03/11/2026;En cours;Zoé;9,90 €
54;03/11/2026;Attente paiement;Zoé;9,90 €
55;03/11/2026;Échouée;Zoé;9,90 €`,
    {
      days: [
        ['2026-11-02', 1],
        ['2026-11-03', 1],
      ],
      takenCents: 124_440,
      unpaid: 1,
      lost: 2,
    },
  ],
  [
    'WooCommerce Analytics, articles in one cell',
    `Date,Order #,N. Revenue (formatted),Status,Customer,Customer type,Product(s),Items sold,Coupon(s),N. Revenue
2026-11-02 09:12:00,61,"€29,90",processing,Léa,new,"1× Lampe, 2× Câble",3,,29.9
2026-11-02 10:12:00,62,"€9,90",on-hold,Bob,new,1× Câble,1,,9.9
2026-11-03 10:12:00,63,"€9,90",completed,Bob,new,1× Câble,1,,9.9`,
    {
      days: [
        ['2026-11-02', 1],
        ['2026-11-03', 1],
      ],
      takenCents: 3_980,
      unpaid: 1,
    },
  ],
  [
    'WooCommerce Analytics in French',
    `Date,Commande n°,Revenu net (formaté),État,Client,Type de client,Produit(s),Articles vendus,Code(s) promo,Revenu net
2026-11-02 09:12:00,61,"29,90 €",En cours,Léa,nouveau,1× Lampe,3,,29.9
2026-11-02 10:12:00,62,"9,90 €",Remboursée,Bob,nouveau,1× Câble,1,,9.9`,
    { days: [['2026-11-02', 1]], takenCents: 2_990, lost: 1 },
  ],
  [
    'WooCommerce Order Export, a line for each article repeats the total',
    `Order Number,Order Status,Order Date,Order Total Amount,Order Refund Amount,Item #,Item Name,Quantity (- Refund)
71,Completed,2026-11-02 09:12,40.00,0.00,1,Lampe,1
71,Completed,2026-11-02 09:12,40.00,0.00,2,Câble,1
72,Completed,2026-11-02 09:12,40.00,40.00,1,Lampe,1
73,Pending payment,2026-11-02 09:12,40.00,0.00,1,Lampe,1`,
    { days: [['2026-11-02', 1]], takenCents: 4_000, lost: 1, unpaid: 1 },
  ],
  [
    'PrestaShop in French',
    `ID;Référence;Nouveau client;Livraison;Client;Total;Paiement;État;Date
1;XKBKNABJK;Oui;France;L. Martin;29,90 €;Carte bancaire;Paiement accepté;02/11/2026 10:00:00
2;OHSATSERP;Non;France;B. Durand;29,90 €;Virement bancaire;En attente de virement bancaire;02/11/2026 10:00:00
3;UOYEVOLI;Non;France;Z. Petit;29,90 €;Carte bancaire;Erreur de paiement;02/11/2026 10:00:00
4;FFATNOMMJ;Non;France;Z. Petit;29,90 €;Carte bancaire;Remboursé;02/11/2026 10:00:00
5;KHWLILZLL;Non;France;Z. Petit;59,80 €;Carte bancaire;En cours de préparation;03/11/2026 10:00:00`,
    {
      days: [
        ['2026-11-02', 1],
        ['2026-11-03', 1],
      ],
      takenCents: 8_970,
      unpaid: 1,
      lost: 2,
    },
  ],
  [
    'PrestaShop, the SQL manager',
    `"id_order";"reference";"total_paid";"payment";"current_state";"date_add"
"1";"XKBKNABJK";"29.900000";"Stripe";"Paiement accepté";"2026-11-02 10:00:00"
"2";"OHSATSERP";"59.800000";"Stripe";"Livré";"2026-11-02 11:00:00"`,
    { days: [['2026-11-02', 2]], takenCents: 8_970 },
  ],
  [
    'Etsy, sold orders: American dates, the state is blank',
    `Sale Date,Order ID,Buyer User ID,Full Name,Number of Items,Payment Method,Date Shipped,Currency,Order Value,Discount Amount,Shipping,Order Total,Status,Order Net,Buyer,Order Type
11/23/26,3100000001,abc,Léa M,1,Credit Card,11/24/26,EUR,25.00,0.00,4.90,29.90,,27.10,abc,online
11/02/26,3100000002,abc,Bob D,1,Credit Card,,EUR,25.00,0.00,4.90,29.90,,27.10,abc,online`,
    {
      days: [
        ['2026-11-02', 1],
        ['2026-11-23', 1],
      ],
      takenCents: 5_980,
    },
  ],
  [
    'Etsy, sold order items: totals of lines',
    `Sale Date,Item Name,Buyer,Quantity,Price,Item Total,Currency,Transaction ID,Listing ID,Date Paid,Order ID,SKU
11/23/26,Lampe,abc,1,20.00,20.00,EUR,41,7,11/23/26,3100000001,L1
11/23/26,Câble,abc,1,5.00,5.00,EUR,42,8,11/23/26,3100000001,C1`,
    { days: [['2026-11-23', 1]], takenCents: 2_500 },
  ],
  [
    'Wix',
    `Order number,Date created,Time,Contact email,Item,Variant,SKU,Qty,Price,Billing name,Payment status,Payment method,Total,Currency,Refunded amount,Net amount,Fulfillment status
10001,"Nov 2, 2026",10:00,a@exemple.fr,Lampe,,L1,1,29.90,Léa,Paid,Card,29.90,EUR,0,29.90,Not Fulfilled
10002,"Nov 2, 2026",10:00,a@exemple.fr,Lampe,,L1,1,29.90,Bob,Unpaid,Offline,29.90,EUR,0,29.90,Not Fulfilled
10003,"Nov 3, 2026",10:00,a@exemple.fr,Lampe,,L1,1,29.90,Bob,Partially refunded,Card,29.90,EUR,10.00,19.90,Fulfilled
10004,"Nov 3, 2026",10:00,a@exemple.fr,Lampe,,L1,1,29.90,Bob,Paid,Card,29.90,EUR,0,29.90,Canceled`,
    {
      days: [
        ['2026-11-02', 1],
        ['2026-11-03', 1],
      ],
      takenCents: 4_980,
      unpaid: 1,
      lost: 1,
    },
  ],
  [
    'Wix in French',
    `N° de commande;Date de création;Article;Statut de paiement;Total;Devise;Statut du traitement
10001;2 nov. 2026;Lampe;Payé;29,90;EUR;Non traité
10002;2 nov. 2026;Lampe;Non payé;29,90;EUR;Non traité`,
    { days: [['2026-11-02', 1]], takenCents: 2_990, unpaid: 1 },
  ],
  [
    'Squarespace',
    `Order ID,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Currency,Subtotal,Shipping,Taxes,Amount Refunded,Total,Created at,Lineitem quantity,Lineitem name,Cancelled at
00001,a@exemple.fr,PAID,2026-11-02 10:00:00 +0100,PENDING,,EUR,25.00,4.90,0.00,0.00,29.90,2026-11-02 10:00:00 +0100,1,Lampe,
00001,a@exemple.fr,,,,,,,,,,,2026-11-02 10:00:00 +0100,1,Câble,
00002,a@exemple.fr,REFUNDED,2026-11-02 10:00:00 +0100,FULFILLED,,EUR,25.00,4.90,0.00,29.90,29.90,2026-11-02 10:00:00 +0100,1,Lampe,
00003,a@exemple.fr,PAID,2026-11-02 10:00:00 +0100,CANCELED,,EUR,25.00,4.90,0.00,0.00,29.90,2026-11-02 10:00:00 +0100,1,Lampe,`,
    { days: [['2026-11-02', 1]], takenCents: 2_990, lost: 2 },
  ],
  [
    'BigCommerce',
    `Order ID,Customer Name,Order Date,Order Status,Subtotal (inc tax),Subtotal (ex tax),Order Total (inc tax),Order Total (ex tax),Refund Amount,Order Currency Code,Product Details
101,Léa,02/11/2026,Awaiting Fulfillment,25.00,20.83,29.90,24.92,0.00,EUR,"Product ID: 93, Product Qty: 1, Product SKU: L1, Product Name: Lampe, Product Weight: 1.0000"
102,Bob,02/11/2026,Awaiting Payment,25.00,20.83,29.90,24.92,0.00,EUR,"Product ID: 93, Product Qty: 1, Product SKU: L1, Product Name: Lampe, Product Weight: 1.0000"
103,Bob,02/11/2026,Declined,25.00,20.83,29.90,24.92,0.00,EUR,
104,Bob,02/11/2026,Disputed,25.00,20.83,29.90,24.92,0.00,EUR,
105,Bob,02/11/2026,Shipped,25.00,20.83,29.90,24.92,0.00,EUR,`,
    { days: [['2026-11-02', 2]], takenCents: 5_980, unpaid: 1, lost: 2 },
  ],
  [
    'Amazon, all orders: tabs, a price for each line',
    [
      'amazon-order-id\tmerchant-order-id\tpurchase-date\tlast-updated-date\torder-status\tsales-channel\tproduct-name\tsku\tasin\titem-status\tquantity\tcurrency\titem-price',
      '404-1111111-1111111\t\t2026-11-02T09:14:58+00:00\t2026-11-03T09:14:58+00:00\tShipped\tAmazon.fr\tLampe\tL1\tB0\tShipped\t1\tEUR\t25.00',
      '404-1111111-1111111\t\t2026-11-02T09:14:58+00:00\t2026-11-03T09:14:58+00:00\tShipped\tAmazon.fr\tCâble\tC1\tB1\tShipped\t1\tEUR\t25.00',
      '404-2222222-2222222\t\t2026-11-02T09:14:58+00:00\t2026-11-03T09:14:58+00:00\tCancelled\tAmazon.fr\tLampe\tL1\tB0\tCancelled\t0\tEUR\t',
      '404-3333333-3333333\t\t2026-11-02T09:14:58+00:00\t2026-11-03T09:14:58+00:00\tPending\tAmazon.fr\tLampe\tL1\tB0\tUnshipped\t1\tEUR\t25.00',
      '404-4444444-4444444\t\t2026-11-02T09:14:58+00:00\t2026-11-03T09:14:58+00:00\tShipped - Delivered to Buyer\tAmazon.fr\tLampe\tL1\tB0\tShipped\t1\tGBP\t25.00',
    ].join('\n'),
    { days: [['2026-11-02', 2]], takenCents: 5_000, unpaid: 1, lost: 1, others: [['GBP', 1]] },
  ],
  [
    'a list of one’s own, refunds as negative lines in either order',
    `Commande;Date;Montant
12;03/11/2026;-10,00 €
12;02/11/2026;29,90 €
13;02/11/2026;29,90 €
13;04/11/2026;-9,90 €
13;05/11/2026;-20,00 €
14;05/11/2026;-20,00 €
15;05/11/2026;20,00 €`,
    {
      days: [
        ['2026-11-02', 1],
        ['2026-11-05', 1],
      ],
      takenCents: 3_990,
      lost: 1,
    },
  ],
  [
    'WooCommerce, refunds as a kind of line, the number written once',
    `Numéro de commande,Type,Date,Statut,Total,Nom du produit
81,shop_order,2026-11-02,Terminée,29.90,Lampe
,,,,,Câble
82,shop_order,2026-11-02,Terminée,29.90,Lampe
82,shop_order_refund,2026-11-03,Terminée,29.90,
,shop_order,2026-11-03,Terminée,5.00,Lampe`,
    { days: [['2026-11-02', 1]], takenCents: 2_990, lost: 1 },
  ],
  [
    'Shopify’s own titles in French',
    `Nom,E-mail,Statut financier,Payé le,Statut de traitement,Créé le,Devise,Total,Nom de l’article
#1,a@exemple.fr,payé,2026-11-02,non traité,2026-11-02 10:00:00 +0100,EUR,29.90,Lampe
#2,a@exemple.fr,partiellement remboursé,2026-11-02,traité,2026-11-02 10:00:00 +0100,EUR,29.90,Lampe`,
    { days: [['2026-11-02', 2]], takenCents: 5_980, whole: 1 },
  ],
  [
    'Magento',
    `ID,Purchase Point,Purchase Date,Bill-to Name,Ship-to Name,Grand Total (Base),Grand Total (Purchased),Status
000000001,Main,"Nov 2, 2026 10:00:00 AM",Léa,Léa,€29.90,€29.90,Processing
000000002,Main,"Nov 2, 2026 10:00:00 AM",Léa,Léa,€29.90,€29.90,Canceled
000000003,Main,"Nov 2, 2026 10:00:00 AM",Léa,Léa,€29.90,€29.90,Suspected Fraud`,
    { days: [['2026-11-02', 1]], takenCents: 2_990, lost: 2 },
  ],
  [
    'TikTok Shop',
    `Order ID,Order Status,Order Substatus,Product Name,Variation,Order Amount,Order Refund Amount,Created Time
57600,Completed,Delivered,Lampe,Bleu,EUR 24.90,,11/23/2026 10:00:00 AM
57601,Canceled,Canceled,Lampe,Bleu,EUR 24.90,,11/23/2026 10:00:00 AM
57602,To ship,Awaiting collection,Lampe,Bleu,EUR 24.90,,11/23/2026 10:00:00 AM`,
    { days: [['2026-11-23', 1]], takenCents: 2_490, lost: 1, asked: [['To ship', 1]] },
  ],
  [
    'PayPal: a refund with its own number',
    `"Date","Heure","Nom","Type","État","Devise","Brut","Frais","Net","Numéro de transaction"
"02/11/2026","10:00:00","Léa","Paiement express","Terminé","EUR","29,90","-1,00","28,90","AAA"
"03/11/2026","10:00:00","Léa","Remboursement","Terminé","EUR","-29,90","1,00","-28,90","BBB"`,
    { days: [['2026-11-02', 1]], takenCents: 2_990 },
  ],
  [
    'a payment that is accepted, and an order that is prepared',
    `"N° de commande","Date","Total TTC","Etat du paiement","Etat de la commande"
"1","02/11/2026","12,00","Accepté","En préparation"
"2","02/11/2026","12,00","Refusé","En préparation"`,
    { days: [['2026-11-02', 1]], takenCents: 1_200, lost: 1 },
  ],
  [
    'the number written once, beside a customer who is no number',
    `Numéro de commande;Date;Statut;Nom;Total;Article
1;02/11/2026;Payée;Léa;29,90;Lampe
;;;Léa;;Câble
2;02/11/2026;Payée;Léa;9,90;Câble`,
    { days: [['2026-11-02', 2]], takenCents: 3_980 },
  ],
  [
    'furniture: lines before the titles, totals, notes',
    `"Export des commandes";;
"du 01/11 au 30/11";;

Commande n°;Date;Total TTC
1;02/11/2026;29,90
2;02/11/2026;29,90
Total;;59,80
Généré le 30/11/2026;;`,
    { days: [['2026-11-02', 2]], takenCents: 5_980 },
  ],
]

test.each(SHOPS)('%s', (_, file, expected) => {
  const read = readOrders(file, { startsOn: '2026-11-01', today: '2026-11-30' })
  if ('fault' in read) throw new Error(read.fault)
  const { days: found, ...others } = summaryOf(read, NO_CHOICE, '2000-01-01', '2099-12-31')
  expect({ ...others, days: [...found] }).toMatchObject({
    unpaid: 0,
    lost: 0,
    asked: [],
    others: [],
    ...expected,
  })
})
