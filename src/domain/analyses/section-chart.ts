import { agreed, counted } from '@/domain/base/text/french-count'
import { planSections, type Project } from '@/domain/projects/project'
import type { Chart } from './chart'

export interface SectionShare {
  readonly label: string
  /** Filled items of all projects together. */
  readonly filled: number
  readonly total: number
}

/** Empty without a project. */
export function sectionShares(projects: readonly Pick<Project, 'sections'>[]): readonly SectionShare[] {
  const shares = new Map<string, SectionShare>()
  for (const { sections } of projects) {
    for (const { label, filled, missing } of planSections(sections)) {
      const before = shares.get(label) ?? { label, filled: 0, total: 0 }
      shares.set(label, {
        label,
        filled: before.filled + filled.length,
        total: before.total + filled.length + missing.length,
      })
    }
  }
  return [...shares.values()]
}

/** Which projects are counted: only the last ones are read. */
export function inLastProjects(count: number): string {
  return count === 1 ? 'dans votre projet' : `dans vos ${count}\u00a0derniers projets`
}

export function sectionsChart(shares: readonly SectionShare[], projects: number): Chart {
  const filled = shares.reduce((sum, share) => sum + share.filled, 0)
  const total = shares.reduce((sum, share) => sum + share.total, 0)
  return {
    title: 'Projets, partie par partie',
    words: `${counted(filled, 'point')} ${agreed(filled, 'rempli')} sur ${total} ${inLastProjects(projects)}.`,
    table: {
      columns: ['Partie', 'Remplis', 'En tout'],
      rows: shares.map((share) => [share.label, String(share.filled), String(share.total)]),
    },
  }
}
