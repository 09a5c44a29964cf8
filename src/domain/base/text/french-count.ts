const SPELLED = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

/** « deux », « 14 »: in words up to ten. */
export function spelled(count: number): string {
  return SPELLED[count] ?? String(count)
}

/** « jour », « jours »: in French, the plural begins at two. */
export function agreed(count: number, word: string): string {
  return count < 2 ? word : `${word}s`
}

/** « 14 jours », with a no-break space. */
export function counted(count: number, word: string): string {
  return `${count}\u00a0${agreed(count, word)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
