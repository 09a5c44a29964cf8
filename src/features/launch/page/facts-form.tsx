import { FACTS, type FactKey } from '@/domain/launch/facts'
import { photosOf } from '@/domain/launch/page/photos'
import { factMax } from '@/domain/launch/stored-launch'
import { otherPrice } from '@/domain/launch/suggested-facts'
import type { StatementPrice } from '@/domain/launch/statement-price'
import type { Suggestion } from '@/domain/launch/suggested-answers'
import { factFault } from '@/domain/launch/fact-faults'
import { counted } from '@/domain/base/text/french-count'
import { visibleText } from '@/domain/base/text/visible-text'
import { formatNumber } from '@/lib/text/format'
import { Card } from '@/ui/card'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import type { LaunchEdit } from '../use-launch'
import type { KnownFacts } from './use-suggested-facts'

const GROUPS = [
  { title: 'Prix et livraison', keys: ['price', 'deliveryCost', 'deliveryDelay', 'returns'] },
  { title: 'Vendeur', keys: ['seller', 'address', 'phone', 'email', 'mediator'] },
  { title: 'Fabricant et sécurité', keys: ['maker', 'euContact', 'warnings'] },
  { title: 'Photos', keys: ['photos'] },
] as const satisfies readonly { title: string; keys: readonly FactKey[] }[]

const LONG: readonly FactKey[] = ['returns', 'warnings', 'photos']

const COMPLETIONS: Readonly<Partial<Record<FactKey, string>>> = {
  seller: 'name',
  address: 'street-address',
  phone: 'tel',
  email: 'email',
}

export function factFieldId(key: FactKey): string {
  return `launch-fact-${key}`
}

interface FactsFormProps {
  edit: LaunchEdit
  known: KnownFacts
  onEnter: (key: FactKey) => void
}

/** Facts that the project does not have, typed once for the page, its control and the letters. */
export function FactsForm({ edit, known: { facts: known, statement }, onEnter }: FactsFormProps) {
  return (
    <Card className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 className="text-heading font-bold">À dire une fois</h2>
        <p className="text-small text-muted">Le reste vient de votre projet.</p>
      </div>
      {GROUPS.map(({ title, keys }) => (
        <section key={title} aria-label={title} className="flex flex-col gap-3">
          <h3 className="text-small font-bold text-muted">{title}</h3>
          {keys.map((key) => (
            <Fact
              key={key}
              factKey={key}
              edit={edit}
              known={known[key] ?? NONE}
              statement={statement}
              onEnter={onEnter}
            />
          ))}
        </section>
      ))}
    </Card>
  )
}

interface FactProps extends Omit<FactsFormProps, 'known'> {
  factKey: FactKey
  /** Offered while the field is empty. */
  known: readonly Suggestion[]
  statement: StatementPrice | null
}

const NONE: readonly Suggestion[] = []

function Fact({ factKey, edit, known, statement, onEnter }: FactProps) {
  const { label, hint } = FACTS[factKey]
  const value = edit.facts[factKey] ?? ''
  const error = faultOf(factKey, value)
  const offered = value === '' ? known : NONE
  const other = factKey === 'price' ? otherPrice(value, statement) : null
  const field = {
    id: factFieldId(factKey),
    label,
    dir: 'auto',
    value,
    onFocus: () => onEnter(factKey),
    onBlur: edit.leave,
    hint: (offered.length > 0 || other) && (
      <Proposals offered={offered} other={other} onTake={(text) => edit.type(factKey, text)} />
    ),
  } as const
  if (LONG.includes(factKey)) {
    return (
      <TextAreaField
        {...field}
        rows={2}
        placeholder={hint}
        error={error}
        onChange={({ target }) => edit.type(factKey, target.value)}
        className="min-h-16"
      />
    )
  }
  return (
    <TextField
      {...field}
      placeholder={hint}
      autoComplete={COMPLETIONS[factKey] ?? 'off'}
      error={error}
      onChange={({ target }) => edit.type(factKey, target.value)}
    />
  )
}

interface ProposalsProps {
  offered: readonly Suggestion[]
  /** The price that the statement counts with, where another one is typed. */
  other: Suggestion | null
  onTake: (text: string) => void
}

/** What is known already: taken by a press, never by itself. */
function Proposals({ offered, other, onTake }: ProposalsProps) {
  return (
    <>
      {other && (
        <span className="block text-ink">{`Un autre prix est compté\u00a0: ${other.value}, ${other.from}.`}</span>
      )}
      {(other ? [other] : offered).map(({ value, from }) => (
        <button
          key={value}
          type="button"
          onClick={() => onTake(value)}
          className="flex min-h-target items-center text-left font-semibold wrap-anywhere text-ink underline underline-offset-4 hover:no-underline"
        >
          {`Prendre «\u00a0${value}\u00a0»${other ? '' : `, ${from}`}`}
        </button>
      ))}
    </>
  )
}

function faultOf(key: FactKey, text: string): string | null {
  const max = factMax(key)
  if (text.length > max) {
    return `${formatNumber(max)} caractères au plus\u00a0: il y en a ${formatNumber(text.length)}, et la suite n’est pas enregistrée.`
  }
  if (visibleText(text) === '') return null
  if (key !== 'photos') return factFault(key, text)
  const ignored = text.split(/\s+/).filter((word) => word !== '').length - photosOf({ photos: text }).length
  return ignored > 0
    ? `${counted(ignored, 'adresse')} ne se ${ignored === 1 ? 'lit' : 'lisent'} pas\u00a0: une adresse complète par ligne, qui commence par https://.`
    : null
}
