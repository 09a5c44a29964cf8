/** Up to what French writes in words. */
const SPELLED = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

/** « deux », « 14 » */
export function spelled(count: number): string {
  return SPELLED[count] ?? String(count)
}

/** « jour », « jours »: French has its plural from two on. */
export function agreed(count: number, word: string): string {
  return count < 2 ? word : `${word}s`
}

/** « 14 jours », with a no-break space */
export function counted(count: number, word: string): string {
  return `${count}\u00a0${agreed(count, word)}`
}

/** « Deux », as at the head of a sentence */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
