import { useId, type ComponentProps } from 'react'
import { cn } from '@/lib/cn'

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string
  /** Only where the context shows the purpose; screen readers still read the label. */
  isLabelHidden?: boolean
  error: string | null
}

export function TextAreaField({
  label,
  isLabelHidden = false,
  error,
  id,
  className,
  ...props
}: TextAreaFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
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
        aria-describedby={error === null ? undefined : errorId}
        className={cn(
          'min-h-40 w-full rounded-field border border-line-strong bg-surface px-3.5 hover:border-ink py-2 text-body text-ink placeholder:text-muted aria-invalid:border-danger',
          className,
        )}
      />
      {error !== null && (
        <p id={errorId} className="text-fine font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
