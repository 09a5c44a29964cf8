import type { Catalogue } from '@/domain/base/table/known-columns'

export type OrderColumn =
  | 'id'
  | 'day'
  | 'total'
  | 'payment'
  | 'state'
  | 'sending'
  | 'currency'
  | 'cancelled'
  | 'refunded'
  | 'article'
  | 'kind'

const ranked = (...titles: string[]) => titles.map((title) => [title])

/** Titles of nothing but the number of an order, the surest first. */
export const ORDER_NUMBERS = [
  ...[
    'order number',
    'order no',
    'order #',
    'order id',
    'order_number',
    'amazon-order-id',
    'order reference',
  ],
  ...['numéro de commande', 'numéro de la commande', 'n° de commande', 'n° commande', 'commande n°'],
  ...[
    'id de commande',
    'id de la commande',
    'id commande',
    'référence de commande',
    'référence de la commande',
  ],
  ...['référence commande', 'numéro commande', 'order name', 'commande', 'order', 'receipt id', 'sale id'],
]

/**
 * Titles in the exports of Shopify, WooCommerce, PrestaShop, Etsy, Wix, Squarespace, BigCommerce and Amazon, in French and English, the
 * surest first: « Nom » is Shopify's order, and a customer elsewhere.
 */
export const ORDER_CATALOGUE: Catalogue<OrderColumn> = {
  id: {
    ranks: ranked(
      ...ORDER_NUMBERS,
      'référence',
      'reference',
      'name',
      'id',
      'numéro',
      'number',
      'numéro de transaction',
      'transaction id',
      'nom',
    ),
  },
  day: {
    ranks: ranked(
      ...[
        'created at',
        'order date',
        'date_created',
        'date created',
        'order created at',
        'purchase-date',
        'sale date',
      ],
      ...[
        'order created date',
        'date placed',
        'placed on',
        'placed at',
        'ordered at',
        'created',
        'creation date',
      ],
      ...[
        'date de commande',
        'date de la commande',
        'date commande',
        'date d’achat',
        'date de vente',
        'date de la vente',
      ],
      ...[
        'créé le',
        'created time',
        'created date',
        'created date (UTC)',
        'created (UTC)',
        'created_utc',
        'date_created_gmt',
        'créée le',
        'commandé le',
        'commandée le',
        'date de création',
        'date d’ajout',
        'date_add',
      ],
      ...[
        'date',
        'date et heure',
        'date/heure',
        'date & time',
        'day',
        'jour',
        'paid at',
        'date paid',
        'payé le',
      ],
      ...['payée le', 'date de paiement', 'date du paiement', 'payment date'],
    ),
  },
  total: {
    isMoney: true,
    ranks: [
      ...ranked(
        'order total',
        'order total amount',
        'order_total',
        'order total (inc tax)',
        'total order amount',
      ),
      ...ranked('total de la commande', 'total de commande', 'total commande', 'montant de la commande'),
      ...ranked('order amount', 'order value', 'total', 'grand total', 'grand total (base)', 'montant total'),
      ...ranked('total amount', 'total price', 'prix total', 'total payé', 'total réglé', 'total paid'),
      ...ranked(
        'total_paid',
        'total (tax incl)',
        'total_paid_tax_incl',
        'formatted total',
        'total formaté',
        'amount',
      ),
      ...ranked('montant', 'montant payé', 'n. revenue (formatted)', 'n. revenue', 'revenu net (formaté)'),
      ...ranked(
        'revenu net',
        'net revenue',
        'net sales',
        'ventes nettes',
        'gross',
        'item total',
        'total ligne',
      ),
      ...ranked('line total', 'item-price', 'item price', 'brut', 'prix', 'price'),
    ],
  },
  payment: {
    ranks: ranked(
      ...['financial status', 'statut financier', 'état financier', 'payment status', 'statut du paiement'],
      ...['statut de paiement', 'état du paiement', 'état de paiement', 'statut paiement', 'payment state'],
      ...['paid', 'is paid', 'payé', 'payée', 'réglé', 'réglée'],
    ),
  },
  state: {
    ranks: ranked(
      ...['order status', 'order_status', 'order-status', 'statut de la commande', 'statut de commande'],
      ...[
        'statut commande',
        'état de la commande',
        'état de commande',
        'état commande',
        'order state',
        'current state',
      ],
      ...['status', 'statut', 'état', 'etat', 'state', 'transaction status', 'statut de la transaction'],
    ),
  },
  sending: {
    ranks: ranked(
      ...['fulfillment status', 'fulfilment status', 'shipping status', 'shipment status', 'delivery status'],
      ...['statut de traitement', 'statut du traitement', 'statut de livraison', 'statut de la livraison'],
      ...['statut d’expédition', 'état de la livraison', 'état de livraison', 'item-status'],
    ),
  },
  currency: {
    ranks: ranked('currency', 'devise', 'order currency', 'order currency code', 'currency code', 'monnaie'),
  },
  cancelled: {
    ranks: ranked(
      ...['cancelled at', 'canceled at', 'cancelled on', 'annulée le', 'annulé le', 'date d’annulation'],
      ...['cancellation date', 'date cancelled', 'cancelled', 'canceled', 'annulée', 'annulé'],
    ),
  },
  refunded: {
    isMoney: true,
    ranks: ranked(
      ...[
        'refunded amount',
        'refund amount',
        'amount refunded',
        'order refund amount',
        'refund total',
        'refunded',
      ],
      ...['total refunded', 'montant remboursé', 'montant du remboursement', 'total remboursé', 'remboursé'],
      ...['remboursement', 'remboursements', 'refunds', 'refund'],
    ),
  },
  article: {
    ranks: ranked(
      ...[
        'lineitem name',
        'line item name',
        'product name',
        'product-name',
        'product title',
        'item name',
        'item title',
      ],
      ...[
        'nom du produit',
        'nom de l’article',
        'nom produit',
        'nom article',
        'listing title',
        'titre de l’annonce',
      ],
      ...[
        'titre du produit',
        'désignation',
        'designation',
        'libellé',
        'product(s)',
        'produit(s)',
        'products',
        'produits',
      ],
      ...['product', 'produit', 'item', 'items', 'article', 'articles', 'line items', 'product details'],
      ...[
        'détails du produit',
        'title',
        'titre',
        'lineitem sku',
        'sku',
        'ugs',
        'product sku',
        'référence produit',
      ],
      ...['référence article', 'référence du produit', 'référence de l’article', 'asin'],
    ),
  },
  kind: {
    ranks: ranked(
      'type',
      'transaction type',
      'type de transaction',
      'order type',
      'type de commande',
      'type d’opération',
    ),
  },
}
