import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

const fieldClass =
  'min-h-target w-full rounded-field border border-line-strong bg-surface px-3.5 hover:border-ink py-2 text-body text-ink placeholder:text-muted aria-invalid:border-danger disabled:opacity-60'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  /** Only where the context shows the purpose; screen readers still read the label. */
  isLabelHidden?: boolean
  hint?: ReactNode
  /** The fault of the text; announced with the field. */
  error?: ReactNode
  /** Marks the field when its fault is shown elsewhere, above the form. */
  isInvalid?: boolean
  end?: ReactNode
}

/** A labelled one-line field; hint and error are its `aria-describedby`. */
export function TextField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isInvalid = false,
  end,
  id,
  className,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const hintId = `${fieldId}-hint`
  const errorId = `${fieldId}-error`
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={fieldId} className={cn('text-small font-semibold', isLabelHidden && 'sr-only')}>
        {label}
      </label>
      <div className="relative">
        <input
          {...props}
          id={fieldId}
          aria-invalid={isInvalid || Boolean(error) || undefined}
          aria-describedby={clsx(describedBy, hint && hintId, error && errorId) || undefined}
          className={cn(fieldClass, end ? 'pr-13' : '', className)}
        />
        {end && <div className="absolute inset-y-0 right-0 flex items-center">{end}</div>}
      </div>
      {hint && (
        <p id={hintId} className="text-fine text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-fine font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
