import { numberText } from '@/domain/base/text/number-text'
import { plainMarkdown } from '@/domain/base/text/plain-markdown'
import { isBlank } from '@/domain/base/text/visible-text'
import { frenchDate } from '@/domain/base/time/french-date'
import { dateAt } from '@/domain/base/time/local-date'
import type { Week, WeekStats } from './week'

const dayOfAYear = frenchDate({ day: true, month: 'long', year: true })

/** The reviews as readable text, newest first. */
export function weeksMarkdown(weeks: readonly Week[], moment: (date: Date) => string): string {
  const sorted = [...weeks].sort((a, b) => (a.monday < b.monday ? 1 : -1))
  return ['# Mes semaines', ...sorted.map((week) => weekMarkdown(week, moment))].join('\n\n') + '\n'
}

function weekMarkdown(week: Week, moment: (date: Date) => string): string {
  const { monday, closedAt, priorities, went, blocked, ifThen, stats, done } = week
  return [
    `## Semaine du lundi ${dayOfAYear(dateAt(monday))}`,
    ...(closedAt ? [`Close le ${moment(closedAt)}`] : []),
    ...part('En chiffres', countsText(stats)),
    ...part('Ce qui a été fait', listed(done)),
    ...part('Ce qui a marché', plainMarkdown(went)),
    ...part('Ce qui a bloqué', plainMarkdown(blocked)),
    ...part('Si cela revient', plainMarkdown(ifThen)),
    ...part('Priorités de la semaine d’après', listed(priorities)),
  ].join('\n\n')
}

/** The counts at the closing; unknown ones are left out. */
function countsText({ done, left, days, found, judged, lessons, xp, projects }: WeekStats): string {
  const filled = projects && Object.values(projects).reduce((sum, count) => sum + count, 0)
  const counts: readonly (readonly [words: string, count: number | undefined])[] = [
    ['Tâches faites', done],
    ['Tâches restées', left],
    ['Jours actifs', days],
    ['Produits repérés', found],
    ['Produits repérés avec un verdict', judged],
    ['Leçons faites', lessons],
    ['Points de projets remplis, en tout', filled],
    ['XP, en tout', xp],
  ]
  return counts
    .flatMap(([words, count]) => (count === undefined ? [] : [`- ${words}\u00a0: ${numberText(count)}`]))
    .join('\n')
}

function part(title: string, text: string): string[] {
  return isBlank(text) ? [] : [`### ${title}`, text.trim()]
}

function listed(texts: readonly string[]): string {
  return texts.map((text) => `- ${plainMarkdown(text.replace(/\s+/g, ' '))}`).join('\n')
}
