import { useRef, useState, type SubmitEvent } from 'react'
import type { LocalDate } from '@/domain/base/time/local-date'
import { amountText } from '@/domain/base/text/amount-text'
import { AMOUNT_FAULTS, parseAmount, type AmountFault } from '@/domain/base/text/pasted-amount'
import { COUNT_FAULT, readCount } from '@/domain/base/table/read-count'
import {
  DAY_FIELDS,
  hasNumber,
  NO_NUMBERS,
  numbersFault,
  withDays,
  type DayField,
  type DayNumbers,
  type SalesTest,
} from '@/domain/sales-tests/sales-test'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/fields/text-field'
import { FieldGrid } from '../field-grid'
import { numberText } from './days-text'
import type { StoredKey } from '@/data/device/stored-keys'
import { EURO } from './plan-form'
import { useKeptFields } from './use-kept-fields'

interface DayFormProps {
  uid: string
  test: SalesTest
  day: LocalDate
  /** The numbers that were changed; those of another device stay. */
  onSave: (numbers: Partial<DayNumbers>) => void
}

/** Where the typed numbers of a day are kept. */
export function dayFormKey(uid: string, { id }: SalesTest, day: LocalDate): StoredKey {
  return `sales-test.${uid}.${id}.${day}`
}

/** The four numbers of one day and its cost; an empty field is not noted. */
export function DayForm({ uid, test, day, onSave }: DayFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const known = test.numbers.get(day)
  const { fields, set, clear } = useKeptFields<DayField>(dayFormKey(uid, test, day), textsOf(known))
  const [isTried, setIsTried] = useState(false)
  const noted = textsOf(known)
  // Before, the button of the verdict is the one thing to do.
  const isTyped = DAY_FIELDS.some(({ key }) => fields[key] !== noted[key])
  const read = readFields(fields)
  const [seen, setSeen] = useState(known)
  const shown = known ?? NO_NUMBERS
  const changed = DAY_FIELDS.filter(({ key }) => read.numbers[key] !== shown[key])
  // Another device noted this day while its numbers were typed here.
  const clash = changed.filter(({ key }) => shown[key] !== (seen ?? NO_NUMBERS)[key])
  const whole = read.faults.size === 0 ? dayFault() : null

  function dayFault(): string | null {
    if (hasNumber(read.numbers)) return numbersFault(withDays(test.numbers, [[day, read.numbers]]))
    return known ? `${NOTHING_NOTED} Pour l’enlever, supprimez ce jour de la liste.` : NOTHING_NOTED
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    const [wrong] = read.faults.keys()
    if (wrong !== undefined) {
      const field = form.current?.elements.namedItem(wrong)
      if (field instanceof HTMLInputElement) field.focus()
      return
    }
    if (whole !== null) return
    clear()
    setSeen({ ...shown, ...read.numbers })
    onSave(Object.fromEntries(changed.map(({ key }) => [key, read.numbers[key]])))
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={save}>
      <FieldGrid className="grid-cols-2 sm:grid-cols-5 max-sm:[&>div:last-child]:col-span-2 lg:[&>div>label]:whitespace-nowrap">
        {DAY_FIELDS.map(({ key, label }) => (
          <TextField
            key={key}
            name={key}
            label={label}
            inputMode={key === 'spentCents' ? 'decimal' : 'numeric'}
            autoComplete="off"
            className="tabular-nums"
            value={fields[key]}
            error={isTried ? (read.faults.get(key) ?? null) : null}
            {...(key === 'spentCents' && { end: EURO })}
            onChange={(event) => set(key, event.target.value)}
          />
        ))}
      </FieldGrid>
      {isTyped && DAY_FIELDS.some(({ key }) => read.numbers[key] === null && !read.faults.has(key)) && (
        <p className="text-fine text-muted">
          Un champ vide est «&nbsp;non noté&nbsp;»&nbsp;: écrivez 0 s’il n’y en a pas.
        </p>
      )}
      {isTried && whole !== null && (
        <Notice tone="danger" role="alert">
          {whole}
        </Notice>
      )}
      {clash.length > 0 && (
        <Notice tone="warning" role="status">
          {`Un autre appareil a noté ce jour\u00a0: ${clash.map(({ key, label }) => `${label} ${numberText(key, shown[key])}`).join(', ')}. Enregistrer garde vos chiffres.`}
        </Notice>
      )}
      <Button type="submit" variant={isTyped ? 'primary' : 'secondary'} className="self-end">
        Enregistrer
      </Button>
    </form>
  )
}

const NOTHING_NOTED = 'Notez au moins un chiffre de ce jour\u00a0: 0 est un chiffre.'

function faultText(fault: AmountFault | 'count'): string {
  return fault === 'count' ? COUNT_FAULT : AMOUNT_FAULTS[fault]
}

function textsOf(known: DayNumbers | undefined): Readonly<Record<DayField, string>> {
  const texts = DAY_FIELDS.map(({ key }) => {
    const value = known?.[key] ?? null
    return [key, key === 'spentCents' ? amountText(value) : String(value ?? '')]
  })
  return Object.fromEntries(texts) as Record<DayField, string>
}

function readFields(fields: Readonly<Record<DayField, string>>): {
  readonly numbers: DayNumbers
  readonly faults: ReadonlyMap<DayField, string>
} {
  const read = DAY_FIELDS.map(
    ({ key }) => [key, key === 'spentCents' ? parseAmount(fields[key]) : readCount(fields[key])] as const,
  )
  const numbers = read.map(([key, value]) => [key, typeof value === 'number' ? value : null])
  return {
    numbers: { ...NO_NUMBERS, ...(Object.fromEntries(numbers) as Partial<DayNumbers>) },
    faults: new Map(
      read.flatMap(([key, value]) => (typeof value === 'string' ? [[key, faultText(value)] as const] : [])),
    ),
  }
}
