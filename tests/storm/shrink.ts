/**
 * The shortest part of a story that still fails: parts are left out, large ones first, as long as it does (Zeller's
 * ddmin). A network is never twice the same: a part counts as well only when it was well `tries` times.
 */
export async function shortest<T>(
  story: readonly T[],
  fails: (story: readonly T[]) => Promise<boolean>,
  { tries, limitMs }: { tries: number; limitMs: number },
): Promise<readonly T[]> {
  const end = performance.now() + limitMs
  async function stillFails(part: readonly T[]): Promise<boolean> {
    for (let left = tries; left > 0; left -= 1) if (await fails(part)) return true
    return false
  }
  let known = story
  for (let size = Math.ceil(known.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < known.length && performance.now() < end;) {
      const rest = [...known.slice(0, from), ...known.slice(from + size)]
      if (await stillFails(rest)) known = rest
      else from += size
    }
  }
  return known
}
