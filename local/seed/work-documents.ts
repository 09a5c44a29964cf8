import type { ProductFigures } from '@/domain/research/margin'
import type { ProductCriterion } from '@/domain/research/product'
import {
  emptySections,
  projectProgress,
  type ProjectSections,
  type ProjectStatus,
} from '@/domain/projects/project'
import { uncountedItems } from '@/domain/projects/project-edit'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'
import type { Fields, Value } from '../emulators/emulator-admin'

/** The texts of a project's items, by section and in the order of the editor; '' leaves one blank. */
export type ProjectNotes = Partial<Record<ProjectSectionKey, readonly string[]>>

export interface SampleProject {
  readonly title: string
  readonly description?: string
  readonly status?: ProjectStatus
  readonly notes?: ProjectNotes
}

export interface SampleCandidate extends Partial<Record<ProductCriterion, boolean>>, Partial<ProductFigures> {
  readonly link: string
  readonly note?: string
}

/** A project as the app stores it, the XP of its items given. */
export function projectFields(
  userId: string,
  { title, description = '', status = 'planning', notes = {} }: SampleProject,
  { createdAt, updatedAt }: { createdAt: Date; updatedAt: Date },
): Fields {
  const sections = sectionsWith(notes)
  return {
    userId,
    title,
    description,
    status,
    progress: projectProgress(sections),
    sections: sections as unknown as Value,
    countedItems: uncountedItems(sections, []),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** A product of a section as the app stores it; one of « Mes liens » also has a `userId`. */
export function candidateFields(candidate: SampleCandidate, createdAt: Date): Fields {
  return { ...(candidate as unknown as Fields), createdAt }
}

function sectionsWith(notes: ProjectNotes): ProjectSections {
  const filled = Object.entries(emptySections()).map(([key, items]) => {
    const texts = notes[key as ProjectSectionKey] ?? []
    return [
      key,
      items.map((item, index) => {
        const content = texts[index] ?? ''
        return { ...item, content, completed: content !== '' }
      }),
    ]
  })
  return Object.fromEntries(filled) as ProjectSections
}
