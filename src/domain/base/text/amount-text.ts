/** 1,000,000 €: a larger amount is a typing mistake; the security rules refuse it. */
export const AMOUNT_MAX_CENTS = 100_000_000
/** 100 %, in hundredths of a percent. */
export const RATE_MAX_POINTS = 10_000

/** « 1234,50 », readable by `parseAmount` and a French spreadsheet. '' for null. */
export function amountText(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',')
}

/** « 12,3 », readable by `parseRate`. '' for null. */
export function rateText(points: number | null): string {
  return points === null ? '' : String(Math.round(points * 10) / 1_000).replace('.', ',')
}
