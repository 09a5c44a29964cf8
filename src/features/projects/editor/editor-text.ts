import type { ProjectPart } from '@/domain/projects/parts'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { PROJECT_ITEM_MAX, PROJECT_TITLE_MAX } from '@/domain/base/text-limits'
import { formatNumber } from '@/lib/format'

/** What is wrong with a title; a blank one is only wrong once somebody asked to save it. */
export function titleFault(title: string, isBlankFault: boolean): string | null {
  const { length } = title.trim()
  if (length === 0) return isBlankFault ? 'Le titre du projet est requis' : null
  if (length <= PROJECT_TITLE_MAX) return null
  return `Un titre contient au plus ${PROJECT_TITLE_MAX} caractères\u00a0: il y en a ${formatNumber(length)}.`
}

/** The counter shows when this much of the limit is left. */
const COUNTED_FROM = PROJECT_ITEM_MAX - 2_000

export function itemCount(length: number): { readonly text: string; readonly isTooLong: boolean } {
  const count = `${formatNumber(length)} / ${formatNumber(PROJECT_ITEM_MAX)} caractères`
  if (length > PROJECT_ITEM_MAX) {
    return {
      isTooLong: true,
      text: `Note trop longue\u00a0: ${count}. Raccourcissez-la pour sauvegarder.`,
    }
  }
  return { isTooLong: false, text: length > COUNTED_FROM ? count : '' }
}

export function partLabel(part: ProjectPart): string {
  if (part === 'title') return 'Nom du projet'
  if (part === 'status') return 'Statut'
  return sectionLabel(part)
}

export function sectionLabel(section: ProjectSectionKey): string {
  return PROJECT_SECTIONS.find(({ key }) => key === section)?.label ?? ''
}
