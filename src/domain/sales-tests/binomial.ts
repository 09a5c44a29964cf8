/** Shares, 0 to 1. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/**
 * Exact interval (Clopper and Pearson, 1934) of the share behind `hits` of `tries`: each bound is exceeded with a probability of at most
 * `alpha / 2`. Without tries it is 0 to 1.
 */
export function exactInterval(hits: number, tries: number, alpha = 0.05): Interval {
  return { low: lowerBound(hits, tries, alpha / 2), high: upperBound(hits, tries, alpha / 2) }
}

/** The share exceeds this bound with a probability of at most `risk`. */
export function upperBound(hits: number, tries: number, risk: number): number {
  if (hits >= tries) return 1
  return solve((share) => tailUpTo(hits, tries, share) - risk)
}

/** The share is below this bound with a probability of at most `risk`. */
function lowerBound(hits: number, tries: number, risk: number): number {
  if (hits <= 0) return 0
  return solve((share) => risk - (1 - tailUpTo(hits - 1, tries, share)))
}

/** Whether `upperBound` is below the share, without solving for it. */
export function isSurelyBelow(share: number, hits: number, tries: number, risk: number): boolean {
  return hits < tries && share > 0 && (share >= 1 || tailUpTo(hits, tries, share) < risk)
}

/** P(X ≤ hits) for X binomial: decreasing in the share. Equals I(1 - share; tries - hits, hits + 1), the regularized incomplete beta. */
function tailUpTo(hits: number, tries: number, share: number): number {
  return incompleteBeta(1 - share, tries - hits, hits + 1)
}

/** Root of a decreasing function on 0..1, to the precision of a double. */
function solve(falling: (share: number) => number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (falling(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The regularized incomplete beta function by its continued fraction (Lentz), DLMF 8.17.22. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  // The fraction converges fast below the mean; above it, the other tail is computed.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  return (front * fraction(x, a, b)) / a
}

const TINY = 1e-300

function fraction(x: number, a: number, b: number): number {
  let c = 1
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let m = 1; m <= 10_000; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / nonZero(1 + even * d)
    c = nonZero(1 + even / c)
    result *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / nonZero(1 + odd * d)
    c = nonZero(1 + odd / c)
    result *= d * c
    if (Math.abs(d * c - 1) < 1e-14) break
  }
  return result
}

function nonZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value
}

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

/** ln Γ(value) for value ≥ 1 (Lanczos, g = 7, nine terms: 15 digits). */
function logGamma(value: number): number {
  const x = value - 1
  const sum = LANCZOS.slice(1).reduce((all, term, index) => all + term / (x + index + 1), LANCZOS[0] ?? 0)
  const t = x + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum)
}
