// Amounts are whole cents, rates are hundredths of a percent; the rate of contributions may have tenths of one (12.415 % is 1241.5).
// Products of two rates and an amount exceed 2^53, hence BigInt.

/** 100 %, in hundredths of a percent. */
export const WHOLE = 10_000n

/** Rates with a tenth of a hundredth, as an integer. */
export function inTenths(points: number): bigint {
  return BigInt(Math.round(points * 10))
}

/** `over / under` as an integer, rounded half away from zero. `under` is positive. */
export function rounded(over: bigint, under: bigint): number {
  const size = over < 0n ? -over : over
  const whole = (2n * size + under) / (2n * under)
  return Number(over < 0n ? -whole : whole)
}
