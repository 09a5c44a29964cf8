import { plainLetters } from './text/fold-text'

const LONGEST_SLUG = 60
/** « Cœur & âme » becomes « coeur-ame »: only letters and digits that every system accepts; '' if none remain. */
export function fileSlug(title: string): string {
  return plainLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST_SLUG)
    .replace(/-+$/, '')
}

/** « 2026-11-21 », the local day. */
export function fileDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
