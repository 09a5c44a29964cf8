import { levelOf } from '@/domain/account/level'
import { agreed, capital, counted } from '@/domain/base/text/french-count'
import { dayAndMonth } from '@/domain/base/time/local-date'
import { countText, decimalCounted, decimalText } from './chart'
import { BEFORE_WORDS, earlierMean, lastWeeks, overWords, recentMean, type Averaged } from './week-means'
import type { WeekPoint } from './week-points'

export interface Trend {
  readonly key: 'done' | 'days' | 'xp'
  readonly value: string
  readonly label: string
  /** The weeks of a mean, « sur les 4 dernières semaines »; null: the number is no mean. */
  readonly over: string | null
  /** null: nothing to compare with. */
  readonly change: { readonly is: 'more' | 'less' | 'same'; readonly words: string } | null
}

/** The three numbers at the top; unknown ones are left out. The current week is not compared, because it is not over. */
export function trendsOf(points: readonly WeekPoint[]): readonly Trend[] {
  return [meanTrend(points, 'done'), meanTrend(points, 'days'), xpTrend(points)].filter(
    (trend) => trend !== null,
  )
}

const NOUNS = { done: ['tâche', 'faite'], days: ['jour', 'actif'] } as const

/** Without a whole week there is no rate: the count of this week. */
function meanTrend(points: readonly WeekPoint[], key: Averaged): Trend | null {
  const mean = recentMean(points, key)
  const [noun, state] = NOUNS[key]
  const label = (value: number, when: string) => `${agreed(value, noun)} ${agreed(value, state)} ${when}`
  if (!mean) {
    const current = points.at(-1)?.[key] ?? null
    if (current === null) return null
    return { key, value: String(current), label: label(current, 'cette semaine'), over: null, change: null }
  }
  const { value, weeks } = mean
  const before = earlierMean(points, key)
  return {
    key,
    value: decimalText(value),
    label: label(value, 'par semaine'),
    over: overWords(weeks),
    change:
      before === null
        ? null
        : {
            is: value > before ? 'more' : value < before ? 'less' : 'same',
            words:
              value === before ? `comme ${BEFORE_WORDS}` : `contre ${decimalText(before)} ${BEFORE_WORDS}`,
          },
  }
}

function xpTrend(points: readonly WeekPoint[]): Trend | null {
  const now = points.at(-1)?.xp ?? null
  if (now === null) return null
  const since = lastWeeks(points).find(({ xp }) => xp !== null)
  const gained = since ? Math.max(0, now - (since.xp ?? now)) : null
  return {
    key: 'xp',
    value: countText(now),
    label: `XP, niveau ${levelOf(now)}`,
    over: null,
    change:
      gained === null || !since
        ? null
        : {
            is: gained > 0 ? 'more' : 'same',
            words:
              gained > 0
                ? `${countText(gained)} de plus depuis la semaine du ${dayAndMonth(since.monday)}`
                : `comme la semaine du ${dayAndMonth(since.monday)}`,
          },
  }
}

/** Relative difference below which two means count as equal. */
const NOTABLE = 0.1

/** One sentence that explains the numbers; null: no data yet. */
export function sentenceOf(points: readonly WeekPoint[]): string | null {
  const planned = plannedOf(points)
  if (planned && planned.left > planned.done) {
    const share = Math.round((planned.left * 10) / (planned.done + planned.left))
    return `${capital(overWords(planned.weeks))}, ${share}\u00a0tâches prévues sur 10 sont restées en fin de semaine\u00a0: en prévoir moins vous aiderait à finir.`
  }
  const mean = recentMean(points, 'done')
  if (!mean) {
    const current = points.at(-1)?.done ?? 0
    return current === 0 ? null : `${counted(current, 'tâche')} ${agreed(current, 'faite')} cette semaine.`
  }
  const { value, weeks } = mean
  const rhythm = `${decimalCounted(value, 'tâche')} ${agreed(value, 'faite')} par semaine ${overWords(weeks)}`
  const before = earlierMean(points, 'done')
  if (before === null) return `Votre rythme\u00a0: ${rhythm}.`
  const than = `contre ${decimalText(before)} ${BEFORE_WORDS}`
  if (value > before * (1 + NOTABLE)) return `Vous accélérez\u00a0: ${rhythm}, ${than}.`
  if (value < before * (1 - NOTABLE)) return `Un rythme plus calme\u00a0: ${rhythm}, ${than}.`
  return `Un rythme régulier\u00a0: ${rhythm}, ${than}.`
}

/** Of the last weeks with both counts; null: fewer than two. */
function plannedOf(points: readonly WeekPoint[]): { done: number; left: number; weeks: number } | null {
  const known = lastWeeks(points).flatMap(({ done, left, isWhole }) =>
    !isWhole || done === null || left === null ? [] : [{ done, left }],
  )
  if (known.length < 2) return null
  const sum = (key: 'done' | 'left') => known.reduce((total, each) => total + each[key], 0)
  return { done: sum('done'), left: sum('left'), weeks: known.length }
}
