import { useRef, type SubmitEvent } from 'react'
import { useFormFault } from '@/components/use-form-fault'
import type { StoredKey } from '@/data/device/stored-keys'
import { localDateOf, parseLocalDate, WHOLE_DATE_FAULT } from '@/domain/base/time/local-date'
import { pastedLine } from '@/domain/base/text/pasted'
import { isBlank } from '@/domain/base/text/visible-text'
import { AMOUNT_FAULTS, amountText, parseAmount } from '@/domain/base/text/pasted-amount'
import { readCount } from '@/domain/base/table/read-count'
import { PLANNED_DAYS_MAX, TRIED_MAX, type SalesTestPlan } from '@/domain/sales-tests/sales-test'
import { Button } from '@/ui/button'
import { DateField } from '@/ui/fields/date-field'
import { TextField } from '@/ui/fields/text-field'
import { useKeptFields } from './use-kept-fields'

interface PlanFormProps {
  storageKey: StoredKey
  /** Null: a new test. */
  plan: SalesTestPlan | null
  now: Date
  label: string
  onSave: (plan: SalesTestPlan) => void
  onCancel: (() => void) | null
}

type Name = 'tried' | 'limit' | 'gain' | 'days' | 'startsOn'

/** The test's subject, maximum loss and duration; written before money is spent. */
export function PlanForm({ storageKey, plan, now, label, onSave, onCancel }: PlanFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { fault, setFault } = useFormFault<Name>(form)
  const { fields, set, clear } = useKeptFields<Name>(storageKey, {
    tried: plan?.tried ?? '',
    limit: amountText(plan?.limitCents ?? null),
    gain: amountText(plan?.gainCents ?? null),
    days: String(plan?.days ?? 7),
    startsOn: plan?.startsOn ?? localDateOf(now),
  })

  function change(name: Name, value: string) {
    set(name, value)
    if (fault?.field === name) setFault(null)
  }

  const field = (name: Name) => ({
    name,
    value: fields[name],
    error: fault?.field === name ? fault.text : null,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  })

  function save(event: SubmitEvent) {
    event.preventDefault()
    const read = readPlan(fields)
    if ('fault' in read) {
      setFault({ text: read.fault, field: read.field })
      return
    }
    clear()
    onSave(read.plan)
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={save}>
      <TextField
        {...field('tried')}
        label="Ce que j’essaie"
        placeholder={'Page A à 29,90\u00a0€, vidéo du chien'}
        hint={'Une seule chose à la fois\u00a0: sinon, vous ne saurez pas ce qui a compté.'}
        dir="auto"
      />
      <div className="grid grid-cols-1 gap-x-4 gap-y-4 min-[30rem]:grid-cols-2">
        <TextField
          {...field('limit')}
          label="Ce que j’accepte de perdre"
          inputMode="decimal"
          placeholder="50,00"
          end={EURO}
          hint="Une fois perdu, le test s’arrête."
        />
        <TextField
          {...field('gain')}
          label="Ce qu’une vente laisse"
          inputMode="decimal"
          placeholder="12,00"
          end={EURO}
          hint="Avant la publicité. Vide, toute la dépense compte comme perdue."
        />
        <TextField {...field('days')} label="Jours prévus" inputMode="numeric" />
        <DateField
          {...field('startsOn')}
          label="Premier jour"
          onChange={(date) => change('startsOn', date)}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && (
          <Button
            variant="ghost"
            onClick={() => {
              clear()
              onCancel()
            }}
          >
            Annuler
          </Button>
        )}
        <Button type="submit">{label}</Button>
      </div>
    </form>
  )
}

export const EURO = (
  <span aria-hidden className="pointer-events-none px-3.5 text-muted">
    €
  </span>
)

function readPlan(
  fields: Readonly<Record<Name, string>>,
): { readonly plan: SalesTestPlan } | { readonly field: Name; readonly fault: string } {
  const tried = pastedLine(fields.tried)
  if (isBlank(tried)) return { field: 'tried', fault: 'Dites en quelques mots ce que vous essayez.' }
  if (tried.length > TRIED_MAX) {
    return {
      field: 'tried',
      fault: `Trop long\u00a0: ${tried.length} caractères, pour ${TRIED_MAX} au plus.`,
    }
  }
  const limitCents = parseAmount(fields.limit)
  if (typeof limitCents === 'string') return { field: 'limit', fault: AMOUNT_FAULTS[limitCents] }
  if (!limitCents) return { field: 'limit', fault: 'Écrivez un montant en euros, par exemple 50,00.' }
  const gainCents = parseAmount(fields.gain)
  if (typeof gainCents === 'string') return { field: 'gain', fault: AMOUNT_FAULTS[gainCents] }
  if (gainCents === 0) {
    return { field: 'gain', fault: 'Écrivez un montant en euros, par exemple 12,00, ou laissez vide.' }
  }
  const days = readCount(fields.days)
  if (days === 'count' || days === null || days < 1 || days > PLANNED_DAYS_MAX) {
    return { field: 'days', fault: `Écrivez un nombre de jours, de 1 à ${PLANNED_DAYS_MAX}.` }
  }
  const startsOn = parseLocalDate(fields.startsOn)
  if (!startsOn) return { field: 'startsOn', fault: WHOLE_DATE_FAULT }
  return { plan: { tried, limitCents, gainCents, days, startsOn } }
}
