import type { Faults } from '@/domain/learning/typed'
import { chosenField } from '@/domain/learning/candidates-exercise'
import { addressText, type PlacedCandidate } from '@/domain/research/candidate-address'
import { linkLabel } from '@/domain/research/candidate-link'
import { SelectField } from '@/ui/fields/select-field'
import { faultOf, type TypedFields } from './use-typed'

interface CandidateSlotProps {
  slot: number
  label: string
  chosen: PlacedCandidate | null
  candidates: readonly PlacedCandidate[]
  fields: TypedFields
  faults: Faults | null
}

/** Which product an exercise is about. */
export function CandidateSlot({ slot, label, chosen, candidates, fields, faults }: CandidateSlotProps) {
  const fault = faultOf(fields, faults, chosenField(slot))
  const isGone = chosen === null && fields.typed[chosenField(slot)] !== undefined
  const options = candidates.map((each) => ({ value: addressText(each), label: linkLabel(each.link) }))
  return (
    <div>
      <SelectField
        label={label}
        value={chosen ? addressText(chosen) : ''}
        options={chosen ? options : [{ value: '', label: 'Choisir…' }, ...options]}
        onChange={(at) => fields.type(chosenField(slot), at)}
      />
      {isGone && (
        <p className="mt-1 text-small font-medium text-warning">
          Ce produit n'est plus là&nbsp;: choisissez-en un autre.
        </p>
      )}
      {fault !== null && !isGone && <p className="mt-1 text-fine font-medium text-danger">{fault}</p>}
    </div>
  )
}
