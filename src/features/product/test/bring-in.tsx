import { FileSpreadsheet } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useKeptText } from '@/components/use-kept-text'
import type { LocalDate } from '@/domain/base/time/local-date'
import type { ChosenColumns } from '@/domain/sales-tests/find-columns'
import { readDays } from '@/domain/sales-tests/read-days'
import type { ChangedDays, SalesTest } from '@/domain/sales-tests/sales-test'
import { isOrdersExport, namesBuyers } from '@/domain/sales-tests/table-kind'
import { Button } from '@/ui/button'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { DaysFound } from './days-found'
import { OrdersFound } from './orders-found'
import { readChosenFile, type ChosenFile } from './read-chosen-file'
import { ReadPanel } from './read-panel'

interface BringInProps {
  uid: string
  test: SalesTest
  today: LocalDate
  onWrite: (days: ChangedDays) => void
}

/** One way for all numbers from outside: a pasted table or a chosen file, of days or of orders. The titles tell which. */
export function BringIn({ uid, test, today, onWrite }: BringInProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const kept = useKeptText(`sales-test.${uid}.${test.id}.paste`, '')
  // A text that may name buyers stays in this page's memory: it is not kept on the device like other typed text.
  const [buyers, setBuyers] = useState<string | null>(null)
  const text = buyers ?? kept.text
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ChosenFile | 'reading' | null>(null)
  // Counts texts and files: the answers to questions are of one of them.
  const [round, setRound] = useState(0)
  const pasted = useDeferredValue(text)
  const source = useMemo<ChosenFile | 'reading' | null>(() => {
    if (chosen !== null) return chosen
    if (pasted.trim() === '') return null
    return isOrdersExport(pasted) ? { orders: new Blob([pasted]) } : { table: pasted }
  }, [chosen, pasted])

  function take(next: string) {
    const isKept = !namesBuyers(next)
    setBuyers(isKept ? null : next)
    kept.type(isKept ? next : '')
    if (!isKept || next === '') kept.settle()
  }

  function clear() {
    take('')
    setChosen(null)
  }

  return (
    <div className="flex flex-col gap-3">
      <TextAreaField
        ref={field}
        label="Tableau"
        placeholder={'Jour\tVisites\tVentes\tDépensé\n02/11\t120\t1\t15,50'}
        className="min-h-28 font-mono text-small"
        value={text}
        error={null}
        onChange={(event) => {
          setChosen(null)
          setRound(round + 1)
          take(event.target.value)
        }}
      />
      {buyers !== null && (
        <p role="status" className="text-small text-muted">
          Ce tableau peut nommer vos acheteurs&nbsp;: il n’est pas gardé sur cet appareil. Si vous quittez la
          page avant d’enregistrer, il faudra le coller à nouveau.
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xls,.ods,text/csv"
        className="sr-only"
        tabIndex={-1}
        aria-label="Fichier"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (!file) return
          setRound(round + 1)
          setChosen('reading')
          void readChosenFile(file).then(setChosen)
        }}
      />
      <Button
        variant="secondary"
        className="self-start"
        isBusy={chosen === 'reading'}
        onClick={() => input.current?.click()}
      >
        <FileSpreadsheet aria-hidden className="size-4" />
        Choisir un fichier
      </Button>
      <p className="text-fine text-muted">
        Collez un tableau ou choisissez un CSV de Shopify, WooCommerce, Meta, Google, TikTok… ou le vôtre,
        avec ses titres&nbsp;: des chiffres par jour, ou vos commandes une par une. Il est lu sur cet
        appareil, et rien n’est enregistré avant que vous l’ayez vu.
      </p>
      {source !== null && (
        <Read
          key={round}
          source={source}
          test={test}
          today={today}
          onSave={(days) => {
            clear()
            onWrite(days)
          }}
          onCancel={() => {
            // The button goes with what was read.
            field.current?.focus()
            clear()
          }}
        />
      )}
    </div>
  )
}

interface ReadProps {
  source: ChosenFile | 'reading'
  test: SalesTest
  today: LocalDate
  onSave: (days: ChangedDays) => void
  onCancel: () => void
}

function Read({ source, test, today, onSave, onCancel }: ReadProps) {
  const [columns, setColumns] = useState<ChosenColumns>({})
  const [isMonthFirst, setIsMonthFirst] = useState<boolean | null>(null)
  const { startsOn } = test
  const table = source !== 'reading' && 'table' in source ? source.table : null
  const found = useMemo(
    () => (table === null ? null : readDays(table, { startsOn, today }, columns, isMonthFirst)),
    [table, startsOn, today, columns, isMonthFirst],
  )
  const panel = { test, today, onSave, onCancel }
  if (source === 'reading') return <ReadPanel {...panel} isReading days={new Map()} />
  if ('orders' in source) return <OrdersFound {...panel} file={source.orders} />
  const fault = 'fault' in source ? source.fault : found && 'fault' in found ? found.fault : null
  if (fault !== null || !found || 'fault' in found) {
    return <ReadPanel {...panel} fault={fault} days={new Map()} />
  }
  return (
    <DaysFound
      {...panel}
      found={found}
      isMonthFirst={isMonthFirst}
      onOrder={setIsMonthFirst}
      onChoose={(choice) => {
        setColumns((before) => ({ ...before, ...choice }))
        // The answer was about the dates of the other column.
        if ('day' in choice) setIsMonthFirst(null)
      }}
    />
  )
}
