/** The value below which `share` (0 to 1) of the sample is. */
export function quantile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(sample: readonly number[]): number {
  return quantile(sample, 0.5)
}
