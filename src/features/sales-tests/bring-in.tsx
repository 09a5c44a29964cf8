import { ChevronDown, FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import { useKeptText } from '@/components/use-kept-text'
import { euroText } from '@/domain/base/text/euro-text'
import { agreed, counted } from '@/domain/base/text/french-count'
import { dateAt, type LocalDate } from '@/domain/base/time/local-date'
import type { OrdersFile, OrdersSummary } from '@/domain/sales-tests/orders-csv'
import { readPastedDays } from '@/domain/sales-tests/pasted-days'
import { numbersFault, withChanges, type ChangedDays, type SalesTest } from '@/domain/sales-tests/sales-test'
import { formatDay, formatNumber } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { readOrdersFile } from './read-orders-file'

interface BringInProps {
  uid: string
  test: SalesTest
  today: LocalDate
  onWrite: (days: ChangedDays) => void
}

export function BringIn(props: BringInProps) {
  return (
    <details className="group border-t border-line pt-2">
      <summary className="flex min-h-target w-fit cursor-pointer items-center gap-2 rounded-full text-small font-medium text-brand-text underline-offset-4 hover:underline">
        Coller un tableau ou lire un export
        <ChevronDown
          aria-hidden
          className="size-4 transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-6 pt-2">
        <PastedDaysForm {...props} />
        <OrdersReader {...props} />
      </div>
    </details>
  )
}

function PastedDaysForm({ uid, test, today, onWrite }: BringInProps) {
  const { text, type, settle } = useKeptText(`sales-test.${uid}.${test.id}.paste`, '')
  const [fault, setFault] = useState<string | null>(null)

  function take() {
    const read = readPastedDays(text, test.startsOn)
    const found = 'fault' in read ? read.fault : faultOf(test, today, Object.fromEntries(read.days))
    setFault(found)
    if (found !== null || 'fault' in read) return
    type('')
    settle()
    onWrite(Object.fromEntries(read.days))
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <TextAreaField
        label="Tableau de chiffres"
        placeholder={'02/11\t120\t8\t3\t1\t15,50'}
        className="min-h-28 font-mono text-small"
        value={text}
        error={fault}
        onChange={(event) => {
          type(event.target.value)
          setFault(null)
        }}
      />
      <p className="text-fine text-muted">
        Une ligne par jour&nbsp;: date, visites, paniers, paiements commencés, ventes, dépense. Sans date, le
        premier jour du test vient d’abord. Les titres de colonnes sont reconnus.
      </p>
      <Button type="submit" variant="secondary" className="self-end">
        Ajouter ces jours
      </Button>
    </form>
  )
}

function OrdersReader({ test, today, onWrite }: BringInProps) {
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<OrdersFile | 'idle' | 'reading'>('idle')
  const [fault, setFault] = useState<string | null>(null)

  async function read(file: File) {
    setFault(null)
    setState('reading')
    setState(await readOrdersFile(file))
  }

  return (
    <div className="flex flex-col gap-3">
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        className="sr-only"
        tabIndex={-1}
        aria-label="Fichier de commandes"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void read(file)
        }}
      />
      <Button
        variant="secondary"
        className="self-start"
        isBusy={state === 'reading'}
        onClick={() => input.current?.click()}
      >
        <FileSpreadsheet aria-hidden className="size-4" />
        Lire un export de commandes
      </Button>
      <p className="text-fine text-muted">
        Le CSV de Shopify ou de WooCommerce, lu sur cet appareil. Seuls des nombres et des sommes par jour en
        sont tirés&nbsp;: les colonnes des clients sont laissées de côté pendant la lecture.
      </p>
      <div role="status">
        {typeof state === 'object' && 'days' in state && (
          <OrdersFound
            summary={state}
            test={test}
            today={today}
            fault={fault}
            onTake={(days) => {
              const found = faultOf(test, today, days)
              setFault(found)
              if (found !== null) return
              setState('idle')
              onWrite(days)
            }}
          />
        )}
      </div>
      {typeof state === 'object' && 'fault' in state && (
        <Notice tone="danger" role="alert">
          {state.fault}
        </Notice>
      )}
    </div>
  )
}

interface OrdersFoundProps {
  summary: OrdersSummary
  test: SalesTest
  today: LocalDate
  fault: string | null
  onTake: (days: ChangedDays) => void
}

function OrdersFound({ summary, test, today, fault, onTake }: OrdersFoundProps) {
  const { days, orders, takenCents, leftOut, countedWhole, unread } = summary
  const own = [...days].filter(([day]) => day >= test.startsOn && day <= today)
  const count = own.reduce((sum, [, of]) => sum + of.orders, 0)
  const [first] = days.keys()
  const last = [...days.keys()].at(-1)
  return (
    <div className="flex flex-col gap-3 rounded-field border border-line bg-canvas p-4 text-small">
      <p>
        <strong>{`${formatNumber(orders)} ${agreed(orders, 'commande')}`}</strong>
        {takenCents === null ? ', pas toutes en euros' : `, ${euroText(takenCents)}`}
        {first && last && `, du ${formatDay(dateAt(first))} au ${formatDay(dateAt(last))}`}.
        {leftOut > 0 && ` ${counted(leftOut, 'commande')} sans paiement ou remboursées ne comptent pas.`}
        {countedWhole > 0 &&
          ` ${counted(countedWhole, 'commande')} ${agreed(countedWhole, 'remboursée')} en partie ${countedWhole === 1 ? 'compte' : 'comptent'} en entier\u00a0: ce fichier ne dit pas combien a été rendu.`}
        {unread > 0 && ` ${counted(unread, 'ligne')} sans date ou sans total lisible.`}
      </p>
      {fault !== null && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      {count === 0 ? (
        <p className="text-muted">Aucune n’est d’un jour de ce test.</p>
      ) : (
        <Button
          variant="secondary"
          className="self-end"
          onClick={() => onTake(Object.fromEntries(own.map(([day, of]) => [day, { sales: of.orders }])))}
        >
          {count === 1
            ? 'Reprendre la vente de ce test'
            : `Reprendre les ${formatNumber(count)} ventes de ce test`}
        </Button>
      )}
    </div>
  )
}

/** Writes nothing if the resulting test would be invalid. */
function faultOf(test: SalesTest, today: LocalDate, changed: ChangedDays): string | null {
  const day = (Object.keys(changed) as LocalDate[]).find((each) => each < test.startsOn || each > today)
  if (day) {
    const why = day > today ? 'est à venir' : 'est avant le premier jour du test'
    return `Le ${formatDay(dateAt(day))} ${why}.`
  }
  return numbersFault(withChanges(test.numbers, changed))
}
