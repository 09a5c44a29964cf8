import { expect, test } from 'vitest'
import { saleState } from './order-state'

const CASES = {
  sold: `paid|PAID|partially_paid|Fully paid|Payé|Payée|Payé en totalité|Payée par carte|Payé le 02/11/2026|Payée (3x sans frais)
    Paiement accepté|Paiement confirmé|Paiement à distance accepté|Payment accepted|Remote payment accepted|Payment received|Paiement réussi
    Payment successful|succeeded|Captured|Réglée|Règlement reçu|Virement reçu|Encaissé|En cours de préparation|Processing in progress|Expédié
    Livré|Shipped|Delivered|wc-processing|wc-completed|processing|completed|Complete|COMPLETED|En cours|Terminée|Terminé|En préparation
    En cours de livraison|Out for delivery|Prêt pour le retrait|Ready for pickup|À expédier|Awaiting Fulfillment|Awaiting_Shipment|Awaiting Pickup
    Awaiting customer pickup|Partially Shipped|Unshipped|PartiallyShipped|Shipped - Delivered to Buyer|Shipped - Picked Up|On backorder (paid)
    En attente de réapprovisionnement (payé)|En attente d’expédition|Paiement accepté, en attente d’expédition|Prête à expédier|In production
    FULFILLED|Vendue|Transaction finalisée|Paid - unfulfilled|Payée, non traitée|Payé, non remboursé|Payée (sans litige)|Completed - no refund`,
  unpaid: `pending|Pending payment|pending_paypal|on-hold|wc-on-hold|wc-pending|En attente|En attente de paiement|Attente paiement
    En attente de virement bancaire|En attente de paiement par chèque|En attente du paiement par chèque|Awaiting bank wire payment
    Awaiting check payment|Awaiting Cash On Delivery validation|En attente de paiement à la livraison|Awaiting Payment|Bank transfer pending
    En attente de réapprovisionnement (non payé)|On backorder (not paid)|unpaid|UNPAID|Not Paid|not_paid|Non payée|Non réglée|Impayée
    Pas encore payé|Paiement en attente|Paiement en cours|Paiement Alma en attente|Paiement non reçu|Payment pending|Payment due|Virement en attente
    À payer|Incomplete|Overdue|No payment|requires_payment_method|Commande expédiée - non payée|En attente de validation`,
  lost: `failed|Erreur de paiement|Payment error|Paiement échoué|Payment failed|Échouée|Échec|refunded|Remboursé|Remboursée le 03/11
    Remboursement effectué|Fully refunded|Refunded by buyer protection|voided|cancelled|Canceled|CANCELED|Annulé|Annulée|Paiement annulé
    Commande annulée par le client|Order cancelled by customer|wc-cancelled|wc-failed|wc-refunded|Paiement refusé|Refusé par la banque
    Payment declined|Card declined|Carte refusée|Declined|Invalid card|Rejetée|Disputed|Dispute: needs response|Chargeback|Chargeback received
    Charged back|Litige|Litige ouvert|Paiement accepté (litige)|En litige|Contesté|Opposition bancaire|Rétrofacturation|Suspected Fraud
    expired|Transaction expirée|trash|Brouillon|checkout-draft|Abandonnée|Unfulfillable|Will not deliver|Shipped - Rejected by Buyer
    Paid then refunded|Payée puis remboursée|Annulée : paiement refusé|Cancelled - payment failed|Payment accepted, order cancelled|Non autorisé`,
  partly: `partially_refunded|Partially Refunded|PartiallyRefunded|Partiellement remboursée|Remboursée en partie|Remboursement partiel
    Partial refund|Payée, partiellement remboursée|Refunded (partial)|Remboursé partiellement`,
  doubtful: `Remboursement en cours|Refund pending|À rembourser|Return requested|Retour demandé|Livrée, retour demandé|Remboursement refusé
    Dispute won|Litige clos|Canceled Reversal|Authorized|Paiement autorisé. À capturer par le marchand|Returned|Retournée|On backorder
    Shipped - Returned to Seller|Shipped - Lost in Transit|Manual Verification Required|Annulation demandée|Échec de livraison|Delivery failed
    Erreur d’adresse|Payée, en attente de stock|Acompte payé`,
  unknown: `xyz|Open|Nouvelle|Archived|Confirmée|Approved|Unfulfilled|Not Fulfilled|Non traitée|closed|Paiement à la livraison|Validée|Facturée`,
}

const rows = Object.entries(CASES).flatMap(([state, cells]) =>
  cells.split(/\||\n\s*/).map((cell) => [cell, state] as const),
)

test.each(rows)('« %s »: %s', (cell, state) => {
  expect(saleState(cell)).toBe(state)
})

test.each(['', ' ', '-', 'N/A', 'null'])('« %s » gives no state', (cell) => {
  expect(saleState(cell)).toBeNull()
})
