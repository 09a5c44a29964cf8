import { plainLetters } from './text/fold-text'

const LONGEST_SLUG = 60
/** « Cœur & âme » as « coeur-ame »: letters and digits that every system takes; '' when none are left. */
export function fileSlug(title: string): string {
  return plainLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST_SLUG)
    .replace(/-+$/, '')
}

/** « 2026-11-21 », the person's own day. */
export function fileDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
