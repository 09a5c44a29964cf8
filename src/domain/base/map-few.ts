/** Results in the order of the items; at most `atOnce` are worked on at the same time. Rejects with the first failure. */
export async function mapFew<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = []
  const waiting = items.entries()
  const workOn = async () => {
    for (const [at, item] of waiting) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, workOn))
  return results
}
