import { useId, type ReactNode } from 'react'
import { RateNote, SourceLink } from '@/components/product/rate-note'
import { setSeller } from '@/data/profile'
import { setFigure } from '@/data/research/research'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { endPauses, mutate } from '@/data/sync/current'
import { AMOUNT_FAULTS } from '@/domain/base/text/pasted-amount'
import { contributionParts } from '@/domain/law/contributions'
import { figureOf, type FigureKey } from '@/domain/money/figures'
import { VAT_REGIMES } from '@/domain/money/seller'
import { Checkbox } from '@/ui/fields/checkbox'
import { SelectField } from '@/ui/fields/select-field'
import { TextField } from '@/ui/fields/text-field'
import { FieldGrid } from '../field-grid'
import type { Sheet } from '../use-sheet'

const MAIN_KEYS = ['salePriceCents', 'costCents', 'shippingCents', 'adsCents'] as const
const PRODUCT_KEYS = ['importCents', 'otherCents', 'returnPoints', 'returnCostCents'] as const
const SELLER_KEYS = ['feePoints', 'feeFixedCents', 'contributionPoints', 'marginPoints', 'goalCents'] as const

/** Whether the field is behind « Affiner ». */
export function isFine(field: string): boolean {
  return ([...PRODUCT_KEYS, ...SELLER_KEYS] as readonly string[]).includes(field)
}

/** Id of a figure's field, for a line of the waterfall that leads to it. */
export function figureId(key: FigureKey): string {
  return `figure-${key}`
}

interface SaleFieldsProps {
  sheet: Sheet
}

/** The four amounts with which a rest can be computed. */
export function MainFields({ sheet }: SaleFieldsProps) {
  return (
    <FieldGrid>
      {MAIN_KEYS.map((key) => (
        <FigureField key={key} figure={key} sheet={sheet} />
      ))}
    </FieldGrid>
  )
}

export function FineFields({ candidate, sheet }: SaleFieldsProps & { candidate: LiveCandidate }) {
  const { id, sectionId, figures } = candidate
  const { vatPoints, acre, isFlatTaxed } = sheet.values.seller
  const resold = useId()
  return (
    <>
      <FieldGrid>
        {PRODUCT_KEYS.map((key) => (
          <FigureField
            key={key}
            figure={key}
            sheet={sheet}
            hint={key === 'importCents' && <SourceLink source="douane" />}
          />
        ))}
      </FieldGrid>
      <div className="-ml-2.5 flex items-center text-small">
        <Checkbox
          id={resold}
          checked={figures.isResold}
          disabled={sheet.isGone}
          onChange={({ target }) => {
            void mutate(setFigure, { at: { id, sectionId }, figure: 'isResold', value: target.checked })
            endPauses()
          }}
        />
        <label htmlFor={resold} className="cursor-pointer py-2">
          Les articles retournés peuvent être revendus
        </label>
      </div>
      <div className="flex flex-col gap-1.5">
        <SelectField
          label="Régime de TVA"
          options={REGIMES}
          value={String(vatPoints)}
          onChange={(value) => {
            void mutate(setSeller, { field: 'vatPoints', value: Number(value) })
            endPauses()
          }}
        />
        <p className="text-fine text-muted">
          {vatPoints !== 0 && 'Vous récupérez la TVA\u00a0: écrivez vos coûts hors taxes. '}
          <SourceLink source="tva" />
        </p>
      </div>
      <FieldGrid>
        {SELLER_KEYS.map((key) => (
          <FigureField
            key={key}
            figure={key}
            sheet={sheet}
            hint={
              key === 'contributionPoints' && (
                <RateNote parts={contributionParts({ acre, isFlatTaxed })} isShort />
              )
            }
          />
        ))}
      </FieldGrid>
    </>
  )
}

const REGIMES = VAT_REGIMES.map(({ points, label }) => ({ value: String(points), label }))

interface FigureFieldProps extends SaleFieldsProps {
  figure: FigureKey
  hint?: ReactNode
}

function FigureField({ figure: key, sheet, hint = null }: FigureFieldProps) {
  const { label, kind } = figureOf(key)
  const fault = sheet.faults[key]
  return (
    <TextField
      id={figureId(key)}
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
