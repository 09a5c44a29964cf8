import {
  amountField,
  amountOf,
  checkFigures,
  chosenCandidates,
  hasAllFigures,
  LESSON_FIGURES,
  typedFigures,
  type FiguresExercise,
  type LessonKey,
} from '@/domain/learning/candidates-exercise'
import type { Faults } from '@/domain/learning/typed'
import { addressText, type PlacedCandidate } from '@/domain/research/candidate-address'
import { localDateOf } from '@/domain/base/time/local-date'
import { amountText, parseAmount } from '@/domain/base/pasted-amount'
import { saleOf } from '@/domain/money/sale'
import { LINE_LABELS, type LineKey, type Statement } from '@/domain/money/statement'
import { caveats, marginText } from '@/domain/money/statement-words'
import { useSignedIn } from '@/components/signed-in-context'
import { useSeller } from '@/components/use-seller'
import { cn } from '@/lib/cn'
import { formatEuros } from '@/lib/text/format'
import { TextField } from '@/ui/fields/text-field'
import { CandidateSlot } from './candidate-slot'
import { CandidatesOf } from './candidates-of'
import { ExerciseForm } from './exercise-form'
import type { ExercisePlace } from './place'
import { takeCandidates } from './take-exercise'
import { faultOf, useTyped, type TypedFields } from './use-typed'

interface FiguresFormProps {
  exercise: FiguresExercise
  place: ExercisePlace
}

/** The four amounts of some of the person's products, and what each sale leaves. */
export function FiguresForm({ exercise, place }: FiguresFormProps) {
  return (
    <CandidatesOf uid={place.uid} needed={exercise.candidates}>
      {(candidates) => <Form exercise={exercise} place={place} candidates={candidates} />}
    </CandidatesOf>
  )
}

function Form({
  exercise,
  place,
  candidates,
}: FiguresFormProps & { candidates: readonly PlacedCandidate[] }) {
  const { candidates: count, focus } = exercise
  const fields = useTyped(place)
  const chosen = chosenCandidates(count, fields.typed, candidates, hasAllFigures)
  const { work, faults } = checkFigures(chosen, fields.typed)

  return (
    <ExerciseForm
      place={place}
      fields={fields}
      faults={faults}
      label={work?.length === 0 ? 'Ces montants sont déjà enregistrés' : 'Enregistrer ces montants'}
      onTake={() => {
        if (work) takeCandidates(place, work, candidates, fields.typed)
      }}
    >
      {chosen.map((candidate, slot) => (
        <fieldset key={slot} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">{`Produit ${slot + 1}`}</legend>
          <CandidateSlot
            {...{ slot, candidates, fields, faults, chosen: candidate }}
            label={count === 1 ? 'Produit' : `Produit ${slot + 1}`}
          />
          {candidate && (
            <Amounts key={addressText(candidate)} {...{ candidate, fields, faults, focus: focus ?? null }} />
          )}
        </fieldset>
      ))}
    </ExerciseForm>
  )
}

interface AmountsProps {
  candidate: PlacedCandidate
  fields: TypedFields
  faults: Faults | null
  /** The amount that the lesson is about. */
  focus: LessonKey | null
}

function Amounts({ candidate, fields, faults, focus }: AmountsProps) {
  const at = addressText(candidate)
  const figures = typedFigures(fields.typed, candidate)
  const seller = useSeller()
  const { deviceNow } = useSignedIn()
  const sale = saleOf(figures, seller)
  const notes = sale ? caveats(sale, localDateOf(deviceNow)) : []
  return (
    <>
      <div className="grid grid-cols-1 gap-x-3 gap-y-4 min-[22rem]:grid-cols-2">
        {LESSON_FIGURES.map(({ key, label }) => {
          const name = amountField(at, key)
          const text = amountOf(fields.typed, candidate, key)
          const stored = candidate.figures[key]
          const cents = parseAmount(text)
          const isChanged = stored !== null && cents !== stored
          return (
            <TextField
              key={key}
              label={label}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0,00"
              className="tabular-nums"
              value={text}
              hint={isChanged ? `Avant\u00a0: ${formatEuros(stored)}` : null}
              error={faultOf(fields, faults, name)}
              onChange={({ target }) => fields.type(name, target.value)}
              onBlur={() => {
                if (typeof cents === 'number' && amountText(cents) !== text)
                  fields.type(name, amountText(cents))
              }}
              end={
                <span aria-hidden className="pointer-events-none px-3.5 text-muted">
                  €
                </span>
              }
            />
          )
        })}
      </div>
      <p aria-live="polite" className="rounded-field border border-line bg-canvas px-4 py-3 text-small">
        {focus && sale && sale.highestAdsCents >= 0 && (
          <span className="block text-muted tabular-nums">
            {`Il reste ${formatEuros(sale.highestAdsCents)} pour trouver une vente\u00a0: au-delà, chaque vente vous coûte.`}
          </span>
        )}
        {sale ? (
          <span className="flex flex-wrap items-baseline gap-x-2">
            <strong className={cn('text-heading tabular-nums', sale.restCents < 0 && 'text-danger')}>
              {formatEuros(sale.restCents)}
            </strong>
            <span className="text-muted">{leftWords(sale)}</span>
            <span className="basis-full text-muted tabular-nums">
              {sumWords(sale)}
              {notes.length > 0 && `, ${notes.join(', ')}`}
            </span>
          </span>
        ) : (
          <span className="text-muted">Avec le prix de vente et l'achat, ce qui reste s'affiche ici.</span>
        )}
      </p>
    </>
  )
}

function leftWords({ restCents, marginTenths }: Statement): string {
  if (restCents < 0) return 'par vente\u00a0: vous vendez à perte'
  return marginTenths === null ? 'par vente' : `par vente, soit ${marginText(marginTenths)} du prix`
}

/** « 29,90 € − 8,00 € (achat) » */
function sumWords({ lines }: Statement): string {
  const [collected, ...costs] = lines
  const minus = costs.flatMap(({ key, cents }) =>
    cents === 0 ? [] : [`−\u00a0${formatEuros(-cents)}\u00a0(${costWord(key)})`],
  )
  return [formatEuros(collected?.cents ?? 0), ...minus].join(' ')
}

function costWord(key: LineKey): string {
  return key === 'vat' ? LINE_LABELS.vat : LINE_LABELS[key].toLowerCase()
}
