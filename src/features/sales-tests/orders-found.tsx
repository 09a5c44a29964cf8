import { useEffect, useState } from 'react'
import { euroText } from '@/domain/base/text/euro-text'
import { agreed, counted } from '@/domain/base/text/french-count'
import { dateAt } from '@/domain/base/time/local-date'
import type { OrdersFile, OrdersSummary } from '@/domain/sales-tests/orders-csv'
import { formatDay, formatNumber } from '@/lib/text/format'
import { ReadPanel, type ReadPanelProps } from './read-panel'
import { readOrdersFile } from './read-orders-file'

interface OrdersFoundProps extends Pick<ReadPanelProps, 'test' | 'today' | 'onSave' | 'onCancel'> {
  /** An export of orders, chosen or made of a pasted text. */
  file: Blob
}

export function OrdersFound({ file, test, today, onSave, onCancel }: OrdersFoundProps) {
  const [read, setRead] = useState<{ readonly file: Blob; readonly orders: OrdersFile } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readOrdersFile(file).then((orders) => {
      if (isCurrent) setRead({ file, orders })
    })
    return () => {
      isCurrent = false
    }
  }, [file])
  const panel = { test, today, onSave, onCancel }
  if (read?.file !== file) return <ReadPanel {...panel} isReading days={new Map()} />
  if ('fault' in read.orders) return <ReadPanel {...panel} fault={read.orders.fault} days={new Map()} />
  const days = new Map([...read.orders.days].map(([day, of]) => [day, { sales: of.orders }] as const))
  return (
    <ReadPanel {...panel} days={days}>
      <Summary summary={read.orders} />
    </ReadPanel>
  )
}

function Summary({ summary }: { summary: OrdersSummary }) {
  const { days, orders, takenCents, leftOut, countedWhole, unread } = summary
  const [first] = days.keys()
  const last = [...days.keys()].at(-1)
  return (
    <p>
      <strong>{`${formatNumber(orders)} ${agreed(orders, 'commande')}`}</strong>
      {takenCents === null ? ', pas toutes en euros' : `, ${euroText(takenCents)}`}
      {first && last && `, du ${formatDay(dateAt(first))} au ${formatDay(dateAt(last))}`}.
      {leftOut > 0 && ` ${counted(leftOut, 'commande')} sans paiement ou remboursées ne comptent pas.`}
      {countedWhole > 0 &&
        ` ${counted(countedWhole, 'commande')} ${agreed(countedWhole, 'remboursée')} en partie ${countedWhole === 1 ? 'compte' : 'comptent'} en entier\u00a0: ce fichier ne dit pas combien a été rendu.`}
      {unread > 0 && ` ${counted(unread, 'ligne')} sans date ou sans total lisible.`}
    </p>
  )
}
