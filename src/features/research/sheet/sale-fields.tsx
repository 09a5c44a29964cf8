import { useId, type ReactNode } from 'react'
import { setSeller } from '@/data/profile'
import { setFigure, type LiveCandidate } from '@/data/research/research'
import { mutate } from '@/data/sync/current'
import { AMOUNT_FAULTS } from '@/domain/base/text/pasted-amount'
import {
  figureText,
  PRODUCT_FIGURES,
  SELLER_FIGURES,
  type Figure,
  type FigureKey,
} from '@/domain/money/figures'
import { ACRE_ANSWERS, contributionParts } from '@/domain/money/contributions'
import { VAT_REGIMES } from '@/domain/money/seller'
import { valueOf } from '@/domain/research/candidate-sheet'
import { Checkbox } from '@/ui/fields/checkbox'
import { SelectField } from '@/ui/fields/select-field'
import { TextField } from '@/ui/fields/text-field'
import type { SheetState } from './candidate-sheet-store'
import { RateNote, SourceLink } from './rate-note'

interface SaleFieldsProps {
  state: SheetState
  onType: (field: FigureKey, text: string) => void
}

export function ProductFields({ candidate, ...props }: SaleFieldsProps & { candidate: LiveCandidate }) {
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
            {...props}
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
          }}
        />
        <label htmlFor={resold} className="cursor-pointer py-2">
          Ce qui revient peut être revendu
        </label>
      </div>
    </fieldset>
  )
}

interface SellerFieldsProps extends SaleFieldsProps {
  /** Stores typed texts before an answer, which may replace one of them. */
  onAnswer: () => void
}

/** Values for all products of the person. */
export function SellerFields({ onAnswer, ...props }: SellerFieldsProps) {
  const { vatPoints, acre, isFlatTaxed } = props.state.values.seller
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-body font-bold">Tous vos produits</legend>
      <div className="flex flex-col gap-1.5">
        <SelectField
          label="Régime de TVA"
          options={REGIMES}
          value={String(vatPoints)}
          onChange={(value) => {
            void mutate(setSeller, { field: 'vatPoints', value: Number(value) })
          }}
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
        onChange={(value) => {
          onAnswer()
          void mutate(setSeller, { field: 'acre', value })
        }}
      />
      <div className="flex flex-col gap-1.5">
        <SelectField
          label={'Versement libératoire\u00a0?'}
          options={NO_OR_YES}
          value={isFlatTaxed ? 'yes' : 'no'}
          onChange={(value) => {
            onAnswer()
            void mutate(setSeller, { field: 'isFlatTaxed', value: value === 'yes' })
          }}
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
            {...props}
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

function FigureField({ figure: { key, label, kind }, state, onType, hint }: FigureFieldProps) {
  const fault = state.faults[key]

  /** « 12.5 » becomes « 12,50 » after typing; an unreadable text remains. */
  function tidy() {
    const value = valueOf(key, state.values)
    const text = figureText(key, typeof value === 'number' ? value : null)
    if (fault === undefined && text !== state.texts[key]) onType(key, text)
  }

  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      className="tabular-nums"
      value={state.texts[key]}
      onChange={(event) => onType(key, event.target.value)}
      onBlur={tidy}
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
