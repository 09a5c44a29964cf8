import { Search, X } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '@/ui/button'
import { TextField } from './text-field'

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>
  label: string
  placeholder: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
  /** The clear button disappears with the text: move the focus elsewhere. */
  onClear: () => void
}

/** A field that filters while typing, with its own clear button: the browsers' is blue and too small to touch. */
export function SearchField({
  ref,
  label,
  placeholder,
  clearLabel,
  value,
  onChange,
  onClear,
}: SearchFieldProps) {
  return (
    <TextField
      ref={ref}
      label={label}
      type="search"
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="[&::-webkit-search-cancel-button]:appearance-none"
      end={
        value === '' ? (
          <Search aria-hidden className="pointer-events-none mx-3.5 size-4 text-muted" />
        ) : (
          <Button variant="ghost" size="icon" aria-label={clearLabel} onClick={onClear}>
            <X aria-hidden className="size-4" />
          </Button>
        )
      }
    />
  )
}
