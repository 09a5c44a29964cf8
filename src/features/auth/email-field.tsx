import type { ReactNode } from 'react'
import { TextField } from '@/ui/fields/text-field'
import { FAULT_ID } from './fault-banner'

interface EmailFieldProps {
  value: string
  isInvalid: boolean
  /** How to correct the address, if the banner does not say enough. */
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
