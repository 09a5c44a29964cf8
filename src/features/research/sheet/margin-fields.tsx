import { amountText, FIGURES, type FigureKey } from '@/domain/research/margin'
import { TextField } from '@/ui/fields/text-field'
import type { SheetState } from './candidate-sheet-store'

interface MarginFieldsProps {
  state: SheetState
  onType: (field: FigureKey, text: string) => void
}

/** The four amounts, as one types them. */
export function MarginFields({ state, onType }: MarginFieldsProps) {
  /** « 12.5 » becomes « 12,50 » once it is typed; what cannot be read stays as it is. */
  function tidy(key: FigureKey) {
    const text = amountText(state.values.figures[key])
    if (!state.faults.includes(key) && text !== state.texts[key]) onType(key, text)
  }

  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-4 min-[22rem]:grid-cols-2">
      {FIGURES.map(({ key, label }) => (
        <TextField
          key={key}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          placeholder="0,00"
          className="tabular-nums"
          value={state.texts[key]}
          onChange={(event) => onType(key, event.target.value)}
          onBlur={() => tidy(key)}
          error={state.faults.includes(key) ? FAULT : null}
          end={
            <span aria-hidden className="pointer-events-none px-3.5 text-muted">
              €
            </span>
          }
        />
      ))}
    </div>
  )
}

const FAULT = 'Écrivez un montant en euros, par exemple 12,50.'
