import { useId, type ComponentProps } from 'react'

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string
  error: string | null
}

/** A labelled field of several lines. */
export function TextAreaField({ label, error, ...props }: TextAreaFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <textarea
        {...props}
        id={id}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
        className="min-h-40 w-full rounded-field border border-line-strong bg-surface px-3.5 py-2 text-body text-ink aria-invalid:border-danger"
      />
      {error !== null && (
        <p id={errorId} className="text-fine font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
