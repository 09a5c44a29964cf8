/** One word typed for another, both in plain letters: after the same first letter one letter more, less, other or exchanged; doubled letters count once. */
export function isSlipOf(typed: string, meant: string): boolean {
  const [one, other] = [single(typed), single(meant)]
  if (one[0] !== other[0]) return false
  let start = 1
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, known] = [one.slice(start), other.slice(start)]
  return (
    rest === known ||
    rest.slice(1) === known ||
    rest === known.slice(1) ||
    rest.slice(1) === known.slice(1) ||
    (rest[0] === known[1] && rest[1] === known[0] && rest.slice(2) === known.slice(2))
  )
}

function single(word: string): string {
  return word.replace(/(\p{L})\1/gu, '$1')
}
