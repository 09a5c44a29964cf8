/** The first `max` UTF-16 code units; half of a character at the end is left out, for it cannot be stored or drawn. */
export function startOf(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}

/** The whole text, or its beginning with « … » behind it. */
export function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${startOf(text, max)}…`
}
