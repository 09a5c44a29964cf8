import { inLastProjects } from '@/domain/analyses/section-chart'
import type { Gains, LookBack } from '@/domain/weeks/look-back'
import { WEEK_FOUND_MAX, type WeekStats } from '@/domain/weeks/week'
import { agreed } from '@/domain/base/text/french-count'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/text/format'
import { mondayText } from '@/lib/text/week-text'

export interface Fact {
  readonly key: string
  readonly number: string
  readonly words: string
}

export function FactsList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <ul className={cn('grid grid-cols-2 gap-2', facts.length === 4 ? 'sm:grid-cols-4' : 'sm:grid-cols-3')}>
      {facts.map(({ key, number, words }) => (
        <li key={key} className="rounded-field bg-canvas px-3 py-2.5 max-sm:last:odd:col-span-2">
          <span className="block font-display text-heading font-bold tabular-nums">{number}</span>
          <span className="block text-fine text-pretty">{words}</span>
        </li>
      ))}
    </ul>
  )
}

/** Current counts; numbers that could not be read are omitted. */
export function factsOf(back: LookBack, gains: Gains | null): readonly Fact[] {
  const { days, activeDays, found, judged, lessons, projects, xp } = back
  const done = days?.flatMap((day) => day.done).length
  const items = [...(gains?.items.values() ?? [])].reduce((sum, count) => sum + count, 0)
  const written = projects?.reduce((sum, { filled }) => sum + filled, 0)
  const since = gains ? ` depuis le bilan du ${mondayText(gains.from)}` : ''
  return withoutZeros([
    ...(done === undefined ? [] : [fact('done', done, `${agreed(done, 'tâche')} ${agreed(done, 'faite')}`)]),
    ...(activeDays === null
      ? []
      : [fact('days', activeDays, `${agreed(activeDays, 'jour')} ${agreed(activeDays, 'actif')}`)]),
    ...(found === null ? [] : [fact('found', found, foundWords(found, judged ?? 0))]),
    ...(lessons === null
      ? []
      : [fact('lessons', lessons, `${agreed(lessons, 'leçon')} ${agreed(lessons, 'faite')}`)]),
    ...(gains && projects
      ? [fact('items', items, `${agreed(items, 'point')} ${agreed(items, 'rempli')}${since}`)]
      : written === undefined || !projects
        ? []
        : [
            fact(
              'items',
              written,
              `${agreed(written, 'point')} ${agreed(written, 'rempli')} ${inLastProjects(projects.length)}`,
            ),
          ]),
    ...(gains && gains.xp !== null
      ? [fact('xp', gains.xp, `XP${since}`)]
      : xp === null
        ? []
        : [fact('xp', xp, 'XP en tout')]),
  ])
}

/** Counts stored when the week was closed. */
export function storedFacts({ done, days, found, judged, lessons }: WeekStats): readonly Fact[] {
  return withoutZeros([
    ...(done === undefined ? [] : [fact('done', done, `${agreed(done, 'tâche')} ${agreed(done, 'faite')}`)]),
    ...(days === undefined ? [] : [fact('days', days, `${agreed(days, 'jour')} ${agreed(days, 'actif')}`)]),
    ...(found === undefined ? [] : [fact('found', found, foundWords(found, judged))]),
    ...(lessons === undefined
      ? []
      : [fact('lessons', lessons, `${agreed(lessons, 'leçon')} ${agreed(lessons, 'faite')}`)]),
  ])
}

function foundWords(found: number, judged: number | undefined): string {
  const least = found >= WEEK_FOUND_MAX ? ' au moins' : ''
  const ofThem = found > 0 && judged !== undefined ? `, dont ${judged} avec un verdict` : ''
  return `${agreed(found, 'produit')} ${agreed(found, 'repéré')}${least}${ofThem}`
}

/** Omits zeros, so as not to discourage; zero todos remains, because the days do not show it. */
function withoutZeros(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ key, number }) => key === 'done' || number !== '0')
}

function fact(key: string, count: number, words: string): Fact {
  return { key, number: formatNumber(count), words }
}
