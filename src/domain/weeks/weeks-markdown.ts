import { isBlank } from '@/domain/base/text/visible-text'
import { frenchDate } from '@/domain/base/time/french-date'
import { dateAt } from '@/domain/base/time/local-date'
import type { Week } from './week'

const dayOfAYear = frenchDate({ day: true, month: 'long', year: true })

/** The reviews as readable text, newest first. */
export function weeksMarkdown(weeks: readonly Week[], moment: (date: Date) => string): string {
  const sorted = [...weeks].sort((a, b) => (a.monday < b.monday ? 1 : -1))
  return ['# Mes semaines', ...sorted.map((week) => weekMarkdown(week, moment))].join('\n\n') + '\n'
}

function weekMarkdown(week: Week, moment: (date: Date) => string): string {
  const { monday, closedAt, priorities, went, blocked, ifThen, done } = week
  return [
    `## Semaine du lundi ${dayOfAYear(dateAt(monday))}`,
    `Close le ${moment(closedAt)}`,
    ...part('Ce qui a été fait', listed(done)),
    ...part('Ce qui a marché', went),
    ...part('Ce qui a bloqué', blocked),
    ...part('Si cela revient', ifThen),
    ...part('Priorités de la semaine d’après', listed(priorities)),
  ].join('\n\n')
}

function part(title: string, text: string): string[] {
  return isBlank(text) ? [] : [`### ${title}`, text.trim()]
}

function listed(texts: readonly string[]): string {
  return texts.map((text) => `- ${text}`).join('\n')
}
