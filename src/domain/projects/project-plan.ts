import { progressOf } from '@/domain/base/progress'
import type { ProjectContent, ProjectSections } from './parts'
import { PROJECT_SECTIONS, type ProjectItem, type ProjectSectionKey } from './project-sections'

/** What leaves the product as a file or on paper: a stored project, or what the editor holds now. */
export interface ProjectPlan extends ProjectContent {
  readonly description: string
  readonly createdAt: Date | null
  /** null: never saved. */
  readonly updatedAt: Date | null
}

export interface PlanSection {
  readonly key: ProjectSectionKey
  readonly label: string
  /** In the order of the editor. */
  readonly filled: readonly ProjectItem[]
  /** Titles of the items without a text. */
  readonly missing: readonly string[]
  readonly progress: number
}

/** The seven sections, with what is written in each and what is still to be. */
export function planSections(sections: ProjectSections): PlanSection[] {
  return PROJECT_SECTIONS.map(({ key, label }) => ({
    key,
    label,
    filled: sections[key].filter(({ completed }) => completed),
    missing: sections[key].filter(({ completed }) => !completed).map(({ title }) => title),
    progress: progressOf(sections[key]),
  }))
}
