/** The match of a sticky pattern at a position; '' for none. */
export function sticky(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}
