type Places<T> = ReadonlyMap<string, T>

/**
 * What two wrote apart, place by place, each from what was there before: of each what it did since. Where both did
 * something it is mine, unless `both` makes one of the two; what is theirs no more goes where mine `saysTheSame` as before.
 */
export function joinApart<T>(
  before: Places<T> | null,
  theirs: Places<T>,
  mine: Places<T> | null,
  both: (theirs: T, mine: T, before: T | undefined) => T = (_, own) => own,
  saysTheSame: (mine: T, before: T) => boolean = isSame,
): Map<string, T> {
  const joined = new Map(mine)
  for (const place of new Set([...(before?.keys() ?? []), ...theirs.keys()])) {
    const [was, their, own] = [before?.get(place), theirs.get(place), mine?.get(place)]
    if (isSame(their, was)) continue
    if (their === undefined) {
      if (own !== undefined && was !== undefined && saysTheSame(own, was)) joined.delete(place)
    } else if (isSame(own, was)) {
      joined.set(place, their)
    } else if (own !== undefined && !isSame(their, own)) {
      joined.set(place, both(their, own, was))
    }
  }
  return joined
}

function isSame(some: unknown, other: unknown): boolean {
  return JSON.stringify(some) === JSON.stringify(other)
}
