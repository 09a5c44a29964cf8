import { levelOf } from '@/domain/account/level'
import { agreed } from '@/domain/base/text/french-count'
import { dayAndMonth } from '@/domain/base/time/local-date'
import { countText, decimalCounted, decimalText, meanOf, rounded } from './chart'
import type { WeekPoint } from './week-points'

export interface Trend {
  readonly key: 'done' | 'days' | 'xp'
  readonly value: string
  readonly label: string
  /** null: nothing to compare with. */
  readonly change: { readonly is: 'more' | 'less' | 'same'; readonly words: string } | null
}

/** Number of weeks that are compared with as many earlier ones. */
const SPAN = 4

/** The three numbers at the top; unknown ones are left out. The current week is not compared, because it is not over. */
export function trendsOf(points: readonly WeekPoint[]): readonly Trend[] {
  return [meanTrend(points, 'done'), meanTrend(points, 'days'), xpTrend(points)].filter(
    (trend) => trend !== null,
  )
}

const NOUNS = { done: ['tâche', 'faite'], days: ['jour', 'actif'] } as const

function meanTrend(points: readonly WeekPoint[], key: keyof typeof NOUNS): Trend | null {
  const { recent, before } = meansOf(points, key)
  const [noun, state] = NOUNS[key]
  const label = (value: number, when: string) => `${agreed(value, noun)} ${agreed(value, state)} ${when}`
  if (recent === null) {
    const current = points.at(-1)?.[key] ?? null
    if (current === null) return null
    return { key, value: String(current), label: label(current, 'cette semaine'), change: null }
  }
  return {
    key,
    value: decimalText(recent),
    label: label(recent, 'par semaine'),
    change:
      before === null
        ? null
        : {
            is: recent > before ? 'more' : recent < before ? 'less' : 'same',
            words:
              recent === before
                ? 'comme les 4\u00a0semaines d’avant'
                : `contre ${decimalText(before)} les 4\u00a0semaines d’avant`,
          },
  }
}

function xpTrend(points: readonly WeekPoint[]): Trend | null {
  const now = points.at(-1)?.xp ?? null
  if (now === null) return null
  const since = points.slice(-1 - SPAN, -1).find(({ xp }) => xp !== null)
  const gained = since ? Math.max(0, now - (since.xp ?? now)) : null
  return {
    key: 'xp',
    value: countText(now),
    label: `XP, niveau ${levelOf(now)}`,
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
    return `Sur 10\u00a0tâches prévues, ${share} restent en fin de semaine\u00a0: en prévoir moins vous aiderait à finir.`
  }
  const { recent, before } = meansOf(points, 'done')
  if (recent === null) {
    const current = points.at(-1)?.done ?? 0
    return current === 0
      ? null
      : `Cette semaine, ${decimalCounted(current, 'tâche')} ${agreed(current, 'faite')}.`
  }
  const rhythm = `${decimalCounted(recent, 'tâche')} ${agreed(recent, 'faite')} par semaine`
  if (before === null) return `Votre rythme\u00a0: ${rhythm}.`
  if (recent > before * (1 + NOTABLE)) {
    return `Vous accélérez\u00a0: ${rhythm}, contre ${decimalText(before)} les quatre semaines d’avant.`
  }
  if (recent < before * (1 - NOTABLE)) {
    return `Un rythme plus calme\u00a0: ${rhythm}, contre ${decimalText(before)} les quatre semaines d’avant.`
  }
  return `Un rythme régulier\u00a0: ${rhythm}.`
}

/** The last complete weeks with both counts; null: fewer than two. */
function plannedOf(points: readonly WeekPoint[]): { done: number; left: number } | null {
  const known = points
    .slice(-1 - SPAN, -1)
    .flatMap(({ done, left }) => (done === null || left === null ? [] : [{ done, left }]))
  if (known.length < 2) return null
  return known.reduce((sum, each) => ({ done: sum.done + each.done, left: sum.left + each.left }))
}

/** Means per week, rounded to the shown decimal, so that the comparison agrees with the display. */
function meansOf(
  points: readonly WeekPoint[],
  key: keyof typeof NOUNS,
): { readonly recent: number | null; readonly before: number | null } {
  const over = points.filter(({ isUnderWay }) => !isUnderWay).map((point) => point[key])
  const mean = (values: readonly (number | null)[]) => {
    const found = meanOf(values)
    return found === null ? null : rounded(found)
  }
  return { recent: mean(over.slice(-SPAN)), before: mean(over.slice(-2 * SPAN, -SPAN)) }
}
