import { useRef, type SubmitEvent } from 'react'
import { useFormFault } from '@/components/use-form-fault'
import type { StoredKey } from '@/data/device/stored-keys'
import { localDateOf, parseLocalDate, WHOLE_DATE_FAULT } from '@/domain/base/time/local-date'
import { pastedLine } from '@/domain/base/text/pasted'
import { isBlank } from '@/domain/base/text/visible-text'
import { euroText } from '@/domain/base/text/euro-text'
import { amountText } from '@/domain/base/text/amount-text'
import { AMOUNT_FAULTS, parseAmount } from '@/domain/base/text/pasted-amount'
import { readCount } from '@/domain/base/table/read-count'
import { PLANNED_DAYS_MAX, TRIED_MAX, type SalesTestPlan } from '@/domain/sales-tests/sales-test'
import { tooLongText } from '@/domain/base/text/number-text'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { DateField } from '@/ui/fields/date-field'
import { TextField } from '@/ui/fields/text-field'
import type { StatementGain } from './gain-line'
import { useKeptFields } from './use-kept-fields'
import { hopelessText } from '@/domain/sales-tests/verdict-words'

interface PlanFormProps {
  storageKey: StoredKey
  /** Null: a new test. */
  plan: SalesTestPlan | null
  /** Of the product's statement; it is used instead of a typed gain. */
  statementGain: StatementGain
  now: Date
  label: string
  onSave: (plan: SalesTestPlan) => void
  onCancel: (() => void) | null
}

type Name = 'tried' | 'limit' | 'gain' | 'days' | 'startsOn'

/** The test's subject, budget and duration, written before money is spent; of a test that is stored its first day too. */
export function PlanForm({ storageKey, plan, statementGain, now, label, onSave, onCancel }: PlanFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const computedCents = statementGain?.cents ?? null
  const hopeless = hopelessText(computedCents)
  const { fault, setFault } = useFormFault<Name>(form)
  const { fields, set, clear } = useKeptFields<Name>(storageKey, {
    tried: plan?.tried ?? '',
    limit: amountText(plan?.limitCents ?? null),
    // A loss is of a statement: it is not typed.
    gain: plan?.gainCents !== undefined && (plan.gainCents ?? -1) >= 0 ? amountText(plan.gainCents) : '',
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
    // A new test starts today, also one whose form was begun yesterday.
    const startsOn = plan === null ? localDateOf(now) : fields.startsOn
    const read = readPlan({ ...fields, startsOn }, computedCents)
    if ('fault' in read) {
      setFault({ text: read.fault, field: read.field })
      return
    }
    clear()
    // A loss per sale is not in the field: it stays while its statement does not say another figure.
    const stored = plan?.gainCents ?? null
    const isKept = read.plan.gainCents === null && stored !== null && stored < 0
    onSave(isKept ? { ...read.plan, gainCents: stored } : read.plan)
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={save}>
      <TextField
        {...field('tried')}
        label="Ce que je teste"
        placeholder={'Lampe à 29,90\u00a0€, première vidéo'}
        dir="auto"
      />
      <div className="grid grid-cols-1 gap-x-4 gap-y-4 min-[22rem]:grid-cols-2">
        <TextField
          {...field('limit')}
          label="Budget du test"
          inputMode="decimal"
          placeholder="50,00"
          end={EURO}
          hint="Ce que vous acceptez de perdre, ventes déduites."
        />
        <TextField {...field('days')} label="Jours" inputMode="numeric" />
        {plan !== null && (
          <DateField
            {...field('startsOn')}
            label="Premier jour"
            onChange={(date) => change('startsOn', date)}
          />
        )}
        {statementGain ? (
          <div className="text-small">
            <p className="font-semibold">Gain par vente</p>
            <p className="flex min-h-11 flex-wrap items-center gap-x-2">
              <output aria-label="Gain par vente" className="text-body font-semibold tabular-nums">
                {euroText(statementGain.cents)}
              </output>
              <span className="text-muted">
                avant publicité, d’après Argent{statementGain.without !== '' && `, ${statementGain.without}`}
              </span>
            </p>
          </div>
        ) : (
          <TextField
            {...field('gain')}
            label="Gain par vente"
            inputMode="decimal"
            placeholder="12,00"
            end={EURO}
            hint="Avant publicité."
          />
        )}
      </div>
      {hopeless !== null && <Notice tone="warning">{hopeless}</Notice>}
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
  statementGain: number | null,
): { readonly plan: SalesTestPlan } | { readonly field: Name; readonly fault: string } {
  const tried = pastedLine(fields.tried)
  if (isBlank(tried)) return { field: 'tried', fault: 'Dites en quelques mots ce que vous testez.' }
  if (tried.length > TRIED_MAX) {
    return {
      field: 'tried',
      fault: `Trop long\u00a0: ${tooLongText(tried.length, TRIED_MAX)}`,
    }
  }
  const limitCents = parseAmount(fields.limit)
  if (typeof limitCents === 'string') return { field: 'limit', fault: AMOUNT_FAULTS[limitCents] }
  if (!limitCents) return { field: 'limit', fault: 'Écrivez un montant en euros, par exemple 50,00.' }
  const gainCents = statementGain ?? parseAmount(fields.gain)
  if (typeof gainCents === 'string') return { field: 'gain', fault: AMOUNT_FAULTS[gainCents] }
  const days = readCount(fields.days)
  if (days === 'count' || days === null || days < 1 || days > PLANNED_DAYS_MAX) {
    return { field: 'days', fault: `Écrivez un nombre de jours, de 1 à ${PLANNED_DAYS_MAX}.` }
  }
  const startsOn = parseLocalDate(fields.startsOn)
  if (!startsOn) return { field: 'startsOn', fault: WHOLE_DATE_FAULT }
  return { plan: { tried, limitCents, gainCents, days, startsOn } }
}
