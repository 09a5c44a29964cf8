const LONGEST_SLUG = 60
/** What does not fall apart into a letter and its accent. */
const LETTERS: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l' }

/** « Cœur & âme » as « coeur-ame »: letters and digits that every system takes; '' when none are left. */
export function fileSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[œæøßł]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
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
