/** Variants per fault: a few in `npm test`, fifty in `npm run test:bad-days`. */
export const VARIANTS = Number(process.env['BAD_DAYS_VARIANTS'] ?? 5)

/** Grows with the variants: a machine that runs fifty of eleven kinds is busy. */
export const BAD_DAY_TIMEOUT = 60_000 + 20_000 * VARIANTS

export async function inBatches<T, R>(
  items: readonly T[],
  size: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = []
  for (let from = 0; from < items.length; from += size) {
    const batch = items.slice(from, from + size)
    done.push(...(await Promise.all(batch.map((item, index) => work(item, from + index)))))
  }
  return done
}
