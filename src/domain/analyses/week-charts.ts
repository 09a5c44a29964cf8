import { levelOf } from '@/domain/account/level'
import { XP_PER_LEVEL } from '@/domain/base/business'
import { agreed, counted } from '@/domain/base/text/french-count'
import { dayAndMonth } from '@/domain/base/time/local-date'
import { countText, decimalCounted, NOT_COUNTED, type Chart } from './chart'
import { overWords, recentMean } from './week-means'
import type { WeekPoint } from './week-points'

export function tasksChart(points: readonly WeekPoint[]): Chart {
  return {
    title: 'Tâches par semaine',
    words: tasksWords(points),
    table: {
      columns: ['Semaine du', 'Faites', 'Restées'],
      rows: points.map((point) => [weekName(point), cell(point.done), cell(point.left)]),
    },
  }
}

/** Sums over the weeks that are counted, and over no others: of a week without a review, what was left is unknown. */
function tasksWords(points: readonly WeekPoint[]): string {
  const known = points.filter((point) => point.done !== null)
  const done = known.reduce((sum, point) => sum + (point.done ?? 0), 0)
  const lefts = known.flatMap(({ left }) => left ?? [])
  const left = lefts.reduce((sum, count) => sum + count, 0)
  const made = `${counted(done, 'tâche')} ${agreed(done, 'faite')}`
  if (known.length === 0) return 'Aucune semaine comptée.'
  if (known.every(({ isUnderWay }) => isUnderWay)) return `${made} cette semaine.`
  const inWeeks = `${made} en ${counted(known.length, 'semaine')}`
  if (lefts.length === 0) return `${inWeeks}.`
  const leftWords = `${left} ${agreed(left, 'restée')} en fin de semaine`
  if (lefts.length === known.length) return `${inWeeks}, ${leftWords}.`
  return `${inWeeks}\u00a0; ${leftWords}, ${agreed(left, 'comptée')} sur ${counted(lefts.length, 'semaine')}.`
}

export function daysChart(points: readonly WeekPoint[]): Chart {
  const mean = recentMean(points, 'days')
  const current = points.at(-1)?.days ?? null
  return {
    title: 'Jours actifs',
    words: mean
      ? `${decimalCounted(mean.value, 'jour')} ${agreed(mean.value, 'actif')} par semaine ${overWords(mean.weeks)}.`
      : current !== null
        ? `${counted(current, 'jour')} ${agreed(current, 'actif')} cette semaine.`
        : 'Les jours où une tâche a été faite ou un produit trouvé.',
    table: {
      columns: ['Semaine du', 'Jours actifs'],
      rows: points.map((point) => [weekName(point), cell(point.days)]),
    },
  }
}

export function xpChart(points: readonly WeekPoint[]): Chart {
  const xp = points.at(-1)?.xp ?? points.findLast((point) => point.xp !== null)?.xp ?? 0
  const next = XP_PER_LEVEL - (xp % XP_PER_LEVEL)
  return {
    title: 'XP et niveaux',
    words: `Niveau ${levelOf(xp)}, encore ${countText(next)}\u00a0XP avant le suivant.`,
    table: {
      columns: ['Semaine du', 'XP', 'Niveau'],
      rows: points.map((point) => [
        weekName(point),
        cell(point.xp),
        point.xp === null ? NOT_COUNTED : String(levelOf(point.xp)),
      ]),
    },
  }
}

/** Of one week of a chart: as drawn, and as a screen reader says it. */
export interface WeekValue {
  readonly value: string
  readonly label: string
}

export function tasksOf(point: WeekPoint): WeekValue {
  const { done, left } = point
  const made = done === null ? [] : [`${countText(done)}\u00a0${agreed(done, 'faite')}`]
  const stayed = left === null ? [] : [`${countText(left)}\u00a0${agreed(left, 'restée')}`]
  return valueOf(point, [...made, ...stayed].join(', '))
}

export function daysOf(point: WeekPoint): WeekValue {
  const { days } = point
  return valueOf(point, days === null ? '' : `${counted(days, 'jour')} ${agreed(days, 'actif')}`)
}

export function xpOf(point: WeekPoint): WeekValue {
  return valueOf(point, point.xp === null ? '' : `${countText(point.xp)}\u00a0XP`)
}

function valueOf(point: WeekPoint, value: string): WeekValue {
  const said = value === '' ? NOT_COUNTED : value
  return { value: said, label: `Semaine du ${weekName(point)}\u00a0: ${said}` }
}

function weekName({ monday, isUnderWay }: WeekPoint): string {
  return `${dayAndMonth(monday)}${isUnderWay ? ' (en cours)' : ''}`
}

function cell(value: number | null): string {
  return value === null ? NOT_COUNTED : countText(value)
}
