import { TextField } from '@/ui/text-field'

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
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
