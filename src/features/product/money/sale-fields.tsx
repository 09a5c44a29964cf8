import { useId, type ReactNode } from 'react'
import { setSeller } from '@/data/profile'
import { setFigure, type LiveCandidate } from '@/data/research/research'
import { endPauses, mutate } from '@/data/sync/current'
import type { SellerChange } from '@/domain/account/profile-writes'
import { AMOUNT_FAULTS } from '@/domain/base/text/pasted-amount'
import { PRODUCT_FIGURES, SELLER_FIGURES, type Figure, type FigureKey } from '@/domain/money/figures'
import { ACRE_ANSWERS, contributionParts } from '@/domain/money/contributions'
import { VAT_REGIMES } from '@/domain/money/seller'
import { Checkbox } from '@/ui/fields/checkbox'
import { SelectField } from '@/ui/fields/select-field'
import { TextField } from '@/ui/fields/text-field'
import { RateNote, SourceLink } from './rate-note'
import type { Sheet } from '../use-sheet'

interface SaleFieldsProps {
  sheet: Sheet
}

export function ProductFields({ candidate, sheet }: SaleFieldsProps & { candidate: LiveCandidate }) {
  const { id, sectionId, figures } = candidate
  const resold = useId()
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-body font-bold">Ce produit</legend>
      <Grid>
        {PRODUCT_FIGURES.map((figure) => (
          <FigureField
            key={figure.key}
            figure={figure}
            sheet={sheet}
            hint={figure.key === 'importCents' && <SourceLink source="douane" />}
          />
        ))}
      </Grid>
      <div className="-ml-2.5 flex items-center text-small">
        <Checkbox
          id={resold}
          checked={figures.isResold}
          onChange={({ target }) => {
            void mutate(setFigure, { at: { id, sectionId }, figure: 'isResold', value: target.checked })
            endPauses()
          }}
        />
        <label htmlFor={resold} className="cursor-pointer py-2">
          Ce qui revient peut être revendu
        </label>
      </div>
    </fieldset>
  )
}

/** Values for all products of the person. */
export function SellerFields({ sheet }: SaleFieldsProps) {
  const { vatPoints, acre, isFlatTaxed } = sheet.values.seller
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-body font-bold">Tous vos produits</legend>
      <div className="flex flex-col gap-1.5">
        <SelectField
          label="Régime de TVA"
          options={REGIMES}
          value={String(vatPoints)}
          onChange={(value) => answer({ field: 'vatPoints', value: Number(value) })}
        />
        <p className="text-fine text-muted">
          {vatPoints === 0
            ? 'Écrivez vos coûts comme vous les payez. '
            : 'Vous récupérez la TVA\u00a0: écrivez vos coûts hors taxes. '}
          <SourceLink source="tva" />
        </p>
      </div>
      <SelectField
        label={'ACRE\u00a0?'}
        options={ACRE_ANSWERS}
        value={acre}
        onChange={(value) => answer({ field: 'acre', value })}
      />
      <div className="flex flex-col gap-1.5">
        <SelectField
          label={'Versement libératoire\u00a0?'}
          options={NO_OR_YES}
          value={isFlatTaxed ? 'yes' : 'no'}
          onChange={(value) => answer({ field: 'isFlatTaxed', value: value === 'yes' })}
        />
        <p className="text-fine text-muted">
          {isFlatTaxed
            ? 'Votre impôt sur le revenu est compté avec les cotisations.'
            : 'Sans lui, ce qui reste est avant impôt sur le revenu.'}
        </p>
      </div>
      <Grid>
        {SELLER_FIGURES.map((figure) => (
          <FigureField
            key={figure.key}
            figure={figure}
            sheet={sheet}
            hint={
              figure.key === 'contributionPoints' && (
                <RateNote parts={contributionParts({ acre, isFlatTaxed })} />
              )
            }
          />
        ))}
      </Grid>
    </fieldset>
  )
}

/** An answer is chosen, not typed: nothing is waited for. */
function answer(change: SellerChange) {
  void mutate(setSeller, change)
  endPauses()
}

const NO_OR_YES = [
  { value: 'no', label: 'Non' },
  { value: 'yes', label: 'Oui' },
] as const

const REGIMES = VAT_REGIMES.map(({ points, label }) => ({ value: String(points), label }))

/** Fields side by side share the rows of label, input, hint and fault: a label of two lines moves its neighbour's input too. */
function Grid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-1.5 min-[22rem]:grid-cols-2 [&>div]:row-span-4 [&>div]:grid [&>div]:grid-rows-subgrid [&>div]:pb-1 [&>div>label]:self-end">
      {children}
    </div>
  )
}

interface FigureFieldProps extends SaleFieldsProps {
  figure: Figure<FigureKey>
  hint: ReactNode
}

function FigureField({ figure: { key, label, kind }, sheet, hint }: FigureFieldProps) {
  const fault = sheet.faults[key]
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      className="tabular-nums"
      value={sheet.texts[key]}
      onChange={(event) => sheet.type(key, event.target.value)}
      onBlur={sheet.leave}
      hint={hint || null}
      error={fault === undefined || fault === 'too-long' ? null : AMOUNT_FAULTS[fault]}
      end={
        <span aria-hidden className="pointer-events-none px-3.5 text-muted">
          {kind === 'amount' ? '€' : '%'}
        </span>
      }
    />
  )
}
