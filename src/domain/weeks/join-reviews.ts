import { saysTheSame, writtenSince, type WeekDraft } from './week-draft'

const FIELDS = ['went', 'blocked', 'ifThen'] as const

/**
 * What two tabs wrote apart in the review of one week, where one had no room: of each text what was written since, and where
 * both wrote, one behind the other. What is on its way is corrected by what the other one has beside it. `theirs`: null: they have seen it
 * saved, or gave it up. `ids`: one for each priority.
 */
export function joinReviews(
  before: WeekDraft | null,
  theirs: WeekDraft | null,
  mine: WeekDraft | null,
  ids: readonly string[],
): WeekDraft | null {
  if (!theirs) return before && mine && saysTheSame(before, mine) ? null : mine
  if (!mine) return theirs
  const texts = FIELDS.map((field) => {
    return [field, joined(before?.[field], theirs[field], mine[field], '\n\n')] as const
  })
  const priorities = mine.priorities.map((own, index) => {
    const [was, their] = [before?.priorities[index], theirs.priorities[index]]
    return { ...own, text: joined(was?.text, their?.text ?? '', own.text, ' · ') }
  })
  const both: WeekDraft = { ...mine, ...Object.fromEntries(texts), priorities }
  if (saysTheSame(both, mine) && mine.state !== 'open') return mine
  if (saysTheSame(both, theirs) && theirs.state !== 'open') return theirs
  const sent = [mine, theirs].find(({ state }) => state === 'sent')
  return sent ? writtenSince(sent, both, ids) : { ...both, state: 'open', version: '' }
}

function joined(before = '', theirs: string, mine: string, between: string): string {
  if (theirs === before || theirs === mine) return mine
  if (mine === before) return theirs
  return [theirs, mine].filter((text) => text.trim() !== '').join(between)
}
