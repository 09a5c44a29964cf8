import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string
  /** Only where the context shows the purpose; screen readers still read the label. */
  isLabelHidden?: boolean
  hint?: ReactNode
  error: string | null
}

export function TextAreaField({
  label,
  isLabelHidden = false,
  hint,
  error,
  id,
  className,
  ...props
}: TextAreaFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const hintId = `${fieldId}-hint`
  const errorId = `${fieldId}-error`
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={fieldId} className={cn('text-small font-semibold', isLabelHidden && 'sr-only')}>
        {label}
      </label>
      <textarea
        {...props}
        id={fieldId}
        aria-invalid={error !== null || undefined}
        aria-describedby={clsx(hint && hintId, error !== null && errorId) || undefined}
        className={cn(
          'min-h-40 w-full rounded-field border border-line-strong bg-surface px-3.5 hover:border-ink py-2 text-body text-ink placeholder:text-muted aria-invalid:border-danger',
          className,
        )}
      />
      {hint && (
        <p id={hintId} className="text-fine text-muted">
          {hint}
        </p>
      )}
      {error !== null && (
        <p id={errorId} className="text-fine font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
