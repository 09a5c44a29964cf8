/**
 * A function that writes dates in French, with « 1er » for the first of a month, which `Intl` writes « 1 », and the day on the line of
 * its month. `Intl` loads its data at the first date, not when a page opens: on a phone that costs some 50 ms.
 */
export function frenchDate(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat('fr-FR', options)
    return format
      .formatToParts(date)
      .map(({ type, value }, at, parts) => {
        if (type === 'day' && value === '1') return '1er'
        return value === ' ' && parts[at - 1]?.type === 'day' ? '\u00a0' : value
      })
      .join('')
  }
}
