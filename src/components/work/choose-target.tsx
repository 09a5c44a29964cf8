import { Link } from 'react-router-dom'
import { SelectField } from '@/ui/fields/select-field'
import { Skeleton } from '@/ui/skeleton'
import { ReadFailure } from './read-failure'

interface ChooseTargetProps {
  /** « Dans quel projet ? » */
  question: string
  /** null: they are being read. */
  options: readonly { readonly value: string; readonly label: string }[] | null
  /** They could not be read. */
  retry: (() => void) | null
  value: string
  onChange: (value: string) => void
  /** Where one is made, when there is none. */
  none: { readonly text: string; readonly link: string; readonly to: string }
}

/** Asked on a card that names nothing that is there: the person says where it belongs. */
export function ChooseTarget({ question, options, retry, value, onChange, none }: ChooseTargetProps) {
  if (retry) return <ReadFailure text="La liste n'a pas pu être lue." onRetry={retry} />
  if (!options) return <Skeleton className="mt-2 h-16" />
  if (options.length === 0) {
    return (
      <p className="mt-2 text-small">
        {none.text}{' '}
        <Link to={none.to} className="font-semibold text-brand-text underline">
          {none.link}
        </Link>
      </p>
    )
  }
  return (
    <SelectField
      className="mt-2"
      label={question}
      value={value}
      options={[{ value: '', label: 'Choisir…' }, ...options]}
      onChange={onChange}
    />
  )
}
