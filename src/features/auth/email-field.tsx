import type { ReactNode } from 'react'
import { TextField } from '@/ui/fields/text-field'
import { FAULT_ID } from './fault-banner'

interface EmailFieldProps {
  value: string
  /** The banner above the form is about this field. */
  isInvalid: boolean
  /** What mends it, where more than the banner is said. */
  error?: ReactNode
  onChange: (value: string) => void
}

export function EmailField({ value, isInvalid, error, onChange }: EmailFieldProps) {
  return (
    <TextField
      label="Adresse email"
      type="email"
      name="email"
      autoComplete="email"
      required
      isInvalid={isInvalid}
      error={error ?? null}
      aria-describedby={isInvalid ? FAULT_ID : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
