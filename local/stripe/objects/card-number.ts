/** Card brands by number, for the card field and the API. */
export function brandOf(digits: string): string {
  if (digits.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard'
  return /^3[47]/.test(digits) ? 'amex' : 'unknown'
}

export function passesLuhn(digits: string): boolean {
  const reversed = Array.from(digits, Number).reverse()
  const sum = reversed.reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? digit : digit * 2
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

export function isExpired(year: number, month: number, now: Date): boolean {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
}
