import { levelOf } from '@/domain/account/level'
import { XP_PER_LEVEL } from '@/domain/base/business'
import { agreed, counted } from '@/domain/base/text/french-count'
import { dayAndMonth } from '@/domain/base/time/local-date'
import { countText, decimalCounted, meanOf, NOT_COUNTED, type Chart } from './chart'
import type { WeekPoint } from './week-points'

export function tasksChart(points: readonly WeekPoint[]): Chart {
  const done = sumOf(points, 'done')
  const left = sumOf(points, 'left')
  const isLeftKnown = points.some((point) => point.left !== null)
  return {
    title: 'Tâches par semaine',
    words: `${counted(done, 'tâche')} ${agreed(done, 'faite')} en ${points.length}\u00a0semaines${
      isLeftKnown ? `, ${left} ${agreed(left, 'restée')} en fin de semaine` : ''
    }.`,
    table: {
      columns: ['Semaine du', 'Faites', 'Restées'],
      rows: points.map((point) => [weekName(point), cell(point.done), cell(point.left)]),
    },
  }
}

export function daysChart(points: readonly WeekPoint[]): Chart {
  const mean = meanOf(points.filter(({ isUnderWay }) => !isUnderWay).map(({ days }) => days))
  const current = points.at(-1)?.days ?? null
  return {
    title: 'Jours actifs',
    words:
      mean !== null
        ? `${decimalCounted(mean, 'jour')} ${agreed(mean, 'actif')} par semaine, en moyenne.`
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

function weekName({ monday, isUnderWay }: WeekPoint): string {
  return `${dayAndMonth(monday)}${isUnderWay ? ' (en cours)' : ''}`
}

function sumOf(points: readonly WeekPoint[], key: 'done' | 'left'): number {
  return points.reduce((sum, point) => sum + (point[key] ?? 0), 0)
}

function cell(value: number | null): string {
  return value === null ? NOT_COUNTED : countText(value)
}
