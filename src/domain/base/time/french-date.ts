/** Formats a date with « 1er » for the first of a month, which `Intl` writes « 1 ». */
export function frenchDate(format: Intl.DateTimeFormat, date: Date): string {
  return format
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
    .join('')
}
