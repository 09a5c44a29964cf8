import { euroText } from '@/domain/base/text/euro-text'
import { agreed, counted } from '@/domain/base/text/french-count'
import { OTHER_STATES, type OrdersRead } from '@/domain/sales-tests/orders/orders-csv'
import type { OrdersChoice, OrdersSummary } from '@/domain/sales-tests/orders/orders-summary'
import type { LocalDate } from '@/domain/base/time/local-date'
import { formatNumber } from '@/lib/text/format'
import { daysText } from './days-text'

const list = new Intl.ListFormat('fr-FR')

/** « 1 234 commandes » */
export function ordersText(orders: number): string {
  return `${formatNumber(orders)}\u00a0${agreed(orders, 'commande')}`
}

/** « 3 commandes sont « xyz » : les compter comme vendues ? » */
export function stateQuestion(words: string, orders: number): string {
  const state = orders === 1 ? stateOfOne(words) : stateOfSeveral(words)
  return `${ordersText(orders)} ${state}\u00a0: ${orders === 1 ? 'la compter comme vendue' : 'les compter comme vendues'}\u00a0?`
}

function stateOfOne(words: string): string {
  if (words === '') return 'n’a pas d’état'
  return words === OTHER_STATES ? 'a un autre état' : `est «\u00a0${words}\u00a0»`
}

function stateOfSeveral(words: string): string {
  if (words === '') return 'n’ont pas d’état'
  return words === OTHER_STATES ? 'ont d’autres états' : `sont «\u00a0${words}\u00a0»`
}

/** What the sold orders are, and their sum. */
export function soldText(read: OrdersRead, choice: OrdersChoice, summary: OrdersSummary): string {
  const product = choice.product === null ? null : read.products[choice.product]?.name
  const orders = product ? ` avec «\u00a0${product}\u00a0»` : ', toutes les commandes de la boutique'
  const others = summary.others.map(([currency, count]) => `${formatNumber(count)} en ${currency}`)
  const inEuros = summary.orders - summary.others.reduce((sum, [, count]) => sum + count, 0)
  const taken =
    summary.takenCents === null
      ? 'montant à préciser'
      : `${euroText(summary.takenCents)}${read.isUntaxed ? ' hors taxes' : ''}${product ? ' avec leurs autres articles' : ''}`
  const amounts = [
    ...(inEuros > 0 ? [taken] : []),
    ...(others.length > 0
      ? [
          `${list.format(others)}, ${others.length > 1 || summary.others[0]?.[1] !== 1 ? 'non additionnées' : 'non additionnée'}`,
        ]
      : []),
  ]
  return `${orders}${amounts.length > 0 ? `\u00a0: ${amounts.join('\u00a0; ')}` : ''}.`
}

/** « Sans vente dans ce fichier, notés 0 : 3 au 5 novembre. » */
export function unsoldText(days: readonly LocalDate[]): string {
  return `Sans vente dans ce fichier, ${agreed(days.length, 'noté')} 0\u00a0: ${daysText(days)}.`
}

/** What does not count or could not be read, a sentence each. */
export function asideTexts(read: OrdersRead, { unpaid, lost, whole }: OrdersSummary): readonly string[] {
  const { unread, loneRefunds, isStateless } = read
  const doNot = (count: number) => (count === 1 ? 'ne compte pas' : 'ne comptent pas')
  return [
    ...(unpaid > 0 ? [`${ordersText(unpaid)} sans paiement ${doNot(unpaid)}.`] : []),
    ...(lost > 0
      ? [
          `${ordersText(lost)} ${eitherOf(lost, ['annulée', 'remboursée', 'refusée', 'contestée'])} ${doNot(lost)}.`,
        ]
      : []),
    ...(whole > 0
      ? [
          `${ordersText(whole)} ${agreed(whole, 'remboursée')} en partie ${whole === 1 ? 'compte' : 'comptent'} en entier\u00a0: ce fichier ne dit pas combien a été rendu.`,
        ]
      : []),
    ...(isStateless
      ? [
          'Ce fichier ne dit pas si les commandes sont payées\u00a0: celles qui ne sont pas annulées comptent.',
        ]
      : []),
    ...(loneRefunds > 0
      ? [
          `${counted(loneRefunds, 'remboursement')} sans ${loneRefunds === 1 ? 'sa' : 'leur'} commande dans ce fichier\u00a0: ${loneRefunds === 1 ? 'il n’est pas déduit' : 'ils ne sont pas déduits'}.`,
        ]
      : []),
    ...(unread > 0 ? [`${counted(unread, 'ligne')} sans date, sans numéro ou sans total lisible.`] : []),
  ]
}

const either = new Intl.ListFormat('fr-FR', { type: 'disjunction' })

function eitherOf(count: number, words: readonly string[]): string {
  return either.format(words.map((word) => agreed(count, word)))
}
