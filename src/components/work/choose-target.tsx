import { Link } from 'react-router-dom'
import { SelectField } from '@/ui/fields/select-field'
import { Skeleton } from '@/ui/skeleton'
import { ReadFailure } from './read-failure'

interface ChooseTargetProps {
  /** « Dans quel projet ? » */
  question: string
  /** null: loading. */
  options: readonly { readonly value: string; readonly label: string }[] | null
  /** Retry after a read error; null: none. */
  retry: (() => void) | null
  value: string
  onChange: (value: string) => void
  none: { readonly text: string; readonly link: string; readonly to: string }
}

/** Choice of a target on a card whose target is unknown or missing. */
export function ChooseTarget({ question, options, retry, value, onChange, none }: ChooseTargetProps) {
  if (retry) return <ReadFailure text="La liste n’a pas pu être lue." onRetry={retry} />
  if (!options) return <Skeleton className="mt-2 h-16" />
  if (options.length === 0) {
    return (
      <p className="mt-2 text-small">
        {none.text}{' '}
        <Link to={none.to} className="font-semibold text-ink underline">
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
