import { TextField } from '@/ui/text-field'
import { FAULT_ID } from './fault-banner'

interface EmailFieldProps {
  value: string
  isInvalid: boolean
  onChange: (value: string) => void
}

export function EmailField({ value, isInvalid, onChange }: EmailFieldProps) {
  return (
    <TextField
      label="Adresse email"
      type="email"
      name="email"
      autoComplete="email"
      required
      isInvalid={isInvalid}
      aria-describedby={isInvalid ? FAULT_ID : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
