import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { cn } from '@/lib/cn'

interface SelectFieldProps<T extends string> {
  label: string
  /** Only where the context shows the purpose; screen readers still read the label. */
  isLabelHidden?: boolean
  /** Options of one `group` follow each other. */
  options: readonly { readonly value: T; readonly label: string; readonly group?: string }[]
  value: T
  onChange: (value: T) => void
  className?: string
}

/** A labelled native select for a few options. */
export function SelectField<T extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  className,
}: SelectFieldProps<T>) {
  const id = useId()
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={cn('text-small font-semibold', isLabelHidden && 'sr-only')}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
          className="min-h-target w-full cursor-pointer appearance-none truncate rounded-field border border-line-strong bg-surface py-2 pr-10 pl-3.5 text-body text-ink hover:bg-hover active:bg-pressed disabled:opacity-60"
        >
          {groupsOf(options).map((group) => {
            const members = options.filter((option) => (option.group ?? '') === group)
            const drawn = members.map((option) => (
              <option key={option.value} value={option.value} className="bg-surface text-ink">
                {option.label}
              </option>
            ))
            return group === '' ? (
              drawn
            ) : (
              <optgroup key={group} label={group} className="bg-surface text-ink">
                {drawn}
              </optgroup>
            )
          })}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </div>
  )
}

/** In order; '': options without a group. */
function groupsOf(options: readonly { readonly group?: string }[]): readonly string[] {
  return [...new Set(options.map(({ group = '' }) => group))]
}
