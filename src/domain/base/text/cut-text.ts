/** The first `max` UTF-16 code units, without half of a surrogate pair at the end, which cannot be stored or drawn. */
export function startOf(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}

export function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${startOf(text, max)}…`
}
