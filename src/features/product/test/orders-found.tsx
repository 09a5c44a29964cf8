import { useEffect, useState } from 'react'
import { euroText } from '@/domain/base/text/euro-text'
import type { DecimalSign } from '@/domain/sales-tests/orders/order-amount'
import type { OrdersFile, OrdersRead } from '@/domain/sales-tests/orders/orders-csv'
import {
  NO_CHOICE,
  ordersOfShop,
  soldDaysOf,
  summaryOf,
  type OrdersChoice,
} from '@/domain/sales-tests/orders/orders-summary'
import { lastDayOf } from '@/domain/sales-tests/phase'
import { formatNumber } from '@/lib/text/format'
import { SelectField } from '@/ui/fields/select-field'
import { DateQuestion, openDateText } from './date-question'
import { asideTexts, ordersText, soldText, stateQuestion, unsoldText } from './orders-text'
import { ReadPanel, type ReadPanelProps } from './read-panel'
import { readOrdersFile } from './read-orders-file'

interface OrdersFoundProps extends Pick<ReadPanelProps, 'test' | 'today' | 'onSave' | 'onCancel'> {
  /** An export of orders, chosen or made of a pasted text. */
  file: Blob
}

interface ReadOrders {
  readonly file: Blob
  /** The answer that they were read with. */
  readonly isMonthFirst: boolean | null
  readonly orders: OrdersFile
}

interface Answers {
  readonly file: Blob
  readonly choice: OrdersChoice
  /** null: not answered, or not asked. */
  readonly isMonthFirst: boolean | null
}

const NO_ANSWERS = { choice: NO_CHOICE, isMonthFirst: null }

export function OrdersFound({ file, test, today, onSave, onCancel }: OrdersFoundProps) {
  const [read, setRead] = useState<ReadOrders | null>(null)
  const [answers, setAnswers] = useState<Answers>({ file, ...NO_ANSWERS })
  // The answers are of one file.
  const { choice, isMonthFirst } = answers.file === file ? answers : NO_ANSWERS
  const { startsOn } = test
  useEffect(() => {
    let isCurrent = true
    void readOrdersFile(file, { startsOn, today }, isMonthFirst).then((orders) => {
      if (isCurrent) setRead({ file, isMonthFirst, orders })
    })
    return () => {
      isCurrent = false
    }
  }, [file, startsOn, today, isMonthFirst])
  const panel = { test, today, onSave, onCancel }
  if (read?.file !== file) return <ReadPanel {...panel} isReading days={new Map()} />
  const { orders } = read
  if ('fault' in orders) return <ReadPanel {...panel} fault={orders.fault} days={new Map()} />
  const sold = soldDaysOf(orders, choice, test, today)
  const inside = summaryOf(orders, choice, test.startsOn, lastDayOf(test, today))
  const openDate = isMonthFirst === null ? orders.ambiguousDate : null
  const open = inside.asked.find(([words]) => !choice.answers.has(words))
  return (
    <ReadPanel
      {...panel}
      // Read with the other order of dates: not to be saved.
      isReading={read.isMonthFirst !== isMonthFirst}
      days={new Map([...sold.days].map(([day, sales]) => [day, { sales }] as const))}
      unanswered={
        openDate ? openDateText(openDate) : open ? `Répondez d’abord\u00a0: ${stateQuestion(...open)}` : null
      }
    >
      <p>
        <strong>{ordersText(inside.orders)}</strong>
        {soldText(orders, choice, inside)}
      </p>
      {sold.unsold.length > 0 && <p>{unsoldText(sold.unsold)}</p>}
      {orders.isMonthFirst && <p>Dates lues mois/jour.</p>}
      {orders.ambiguousDate && (
        <DateQuestion
          date={orders.ambiguousDate}
          isMonthFirst={isMonthFirst}
          onChoose={(answer) => setAnswers({ file, choice, isMonthFirst: answer })}
        />
      )}
      <Questions
        read={orders}
        asked={inside.asked}
        choice={choice}
        onChoose={(answer) => setAnswers({ file, choice: { ...choice, ...answer }, isMonthFirst })}
      />
      {asideTexts(orders, inside).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ReadPanel>
  )
}

interface QuestionsProps {
  read: OrdersRead
  asked: readonly (readonly [string, number])[]
  choice: OrdersChoice
  onChoose: (answer: Partial<OrdersChoice>) => void
}

const OPEN = 'open'
const ALL = 'all'

function Questions({ read, asked, choice, onChoose }: QuestionsProps) {
  const { products, ambiguous } = read
  const signOptions = ambiguous
    ? (['.', ','] as const).map((sign) => ({ value: sign, label: euroText(ambiguous.cents[sign]) }))
    : []
  return (
    <>
      {products.length > 0 && (
        <SelectField
          label="Produit de ce test"
          options={[
            { value: ALL, label: `Toutes les commandes (${formatNumber(ordersOfShop(read))})` },
            ...products.map(({ name, orders }, at) => ({
              value: String(at),
              label: `${name} (${formatNumber(orders)})`,
            })),
          ]}
          value={choice.product === null ? ALL : String(choice.product)}
          onChange={(value) => onChoose({ product: value === ALL ? null : Number(value) })}
          className="max-w-96"
        />
      )}
      {asked.map(([words, orders]) => {
        const answer = choice.answers.get(words)
        return (
          <SelectField
            key={words}
            label={stateQuestion(words, orders)}
            options={[
              ...(answer === undefined ? [{ value: OPEN, label: 'À choisir' }] : []),
              { value: 'yes', label: 'Oui' },
              { value: 'no', label: 'Non' },
            ]}
            value={answer === undefined ? OPEN : answer ? 'yes' : 'no'}
            onChange={(value) => {
              if (value !== OPEN)
                onChoose({ answers: new Map([...choice.answers, [words, value === 'yes']]) })
            }}
            className="max-w-96"
          />
        )
      })}
      {ambiguous && (
        <SelectField<DecimalSign | typeof OPEN>
          label={`Ici, «\u00a0${ambiguous.text}\u00a0» veut dire`}
          options={[
            ...(choice.sign === null ? [{ value: OPEN, label: 'À choisir' } as const] : []),
            ...signOptions,
          ]}
          value={choice.sign ?? OPEN}
          onChange={(value) => {
            if (value !== OPEN) onChoose({ sign: value })
          }}
          className="max-w-96"
        />
      )}
    </>
  )
}
