import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { TextField } from './text-field'

interface DateFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown' | 'ref' | 'min' | 'max'
> {
  /** « 2026-11-23 »; empty: no whole date. */
  value: string
  min?: string
  max?: string
  /**
   * A whole date between `min` and `max` is reported at once. Anything else, such as « 30/02 » or a year of two digits, may be on the way to
   * another date: it is reported when the field is left or Enter is pressed, as an empty text where it is no whole date.
   */
  onChange: (date: string) => void
  /** At the same moments: whether something is typed that is no whole date. An empty field is none. */
  onLeave?: (isUnfinished: boolean) => void
}

/**
 * A date that is typed part by part, or chosen in the browser's calendar. The browser's value is empty between two whole dates, and a
 * controlled field would put the earlier date back at that moment: the text belongs to the browser while the field has the focus.
 */
export function DateField({ value, min, max = LAST, onChange, onLeave, ...props }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // A changed default would replace a text that is not a whole date yet.
  const [initial] = useState(value)

  useLayoutEffect(() => {
    const field = input.current
    // A field left at « 30/02 » keeps it: its value is empty, as is the reported one.
    if (field && field !== document.activeElement && wholeDate(field) !== value) field.value = value
  }, [value])

  function reportAll(field: HTMLInputElement) {
    const date = wholeDate(field)
    if (date !== value) onChange(date)
    onLeave?.(date === '' && (field.validity.badInput || field.value !== ''))
  }

  return (
    <TextField
      {...props}
      ref={input}
      type="date"
      min={min}
      max={max}
      defaultValue={initial}
      onChange={({ target }) => {
        const date = wholeDate(target)
        if (date !== '' && date >= (min ?? FIRST) && date <= max && date !== value) onChange(date)
      }}
      onBlur={({ target }) => reportAll(target)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') reportAll(event.currentTarget)
      }}
    />
  )
}

/** Years of four digits: Chromium takes six digits of a field without `max`, and gives « 0020 » while « 2026 » is being typed. */
const [FIRST, LAST] = ['1000-01-01', '9999-12-31']

function wholeDate({ value }: HTMLInputElement): string {
  return value >= FIRST && value <= LAST ? value : ''
}
