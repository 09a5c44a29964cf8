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

export function sectionsChart(shares: readonly SectionShare[], projects: number): Chart {
  const filled = shares.reduce((sum, share) => sum + share.filled, 0)
  const total = shares.reduce((sum, share) => sum + share.total, 0)
  const where = projects === 1 ? 'dans votre projet' : `dans vos ${projects}\u00a0derniers projets`
  return {
    title: 'Projets, partie par partie',
    words: `${counted(filled, 'point')} ${agreed(filled, 'rempli')} sur ${total} ${where}.`,
    table: {
      columns: ['Partie', 'Remplis', 'En tout'],
      rows: shares.map((share) => [share.label, String(share.filled), String(share.total)]),
    },
  }
}
