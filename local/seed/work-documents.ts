import type { ProductInputs } from '@/domain/money/sale-inputs'
import type { CriterionKey } from '@/domain/research/candidate'
import { parseContent, type ProjectContent } from '@/domain/projects/parts'
import { uncountedItems, wholeFields } from '@/domain/projects/project-save'
import { versionFields, type VersionReason } from '@/domain/projects/project-version'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import type { Fields } from '../emulators/emulator-admin'

/** Texts of a project's items, by section, in the editor's order; '': blank. */
export type ProjectNotes = Partial<Record<ProjectSectionKey, readonly string[]>>

export interface SampleProject extends Partial<Omit<ProjectContent, 'sections'>> {
  readonly description?: string
  readonly notes?: ProjectNotes
}

export interface SampleCandidate extends Partial<Record<CriterionKey, boolean>>, Partial<ProductInputs> {
  readonly link: string
  readonly name?: string
  readonly note?: string
}

/** A project as the app stores it, with the XP of its items credited. */
export function projectFields(
  userId: string,
  { description = '', notes = {}, ...heads }: SampleProject,
  { createdAt, updatedAt }: { createdAt: Date; updatedAt: Date },
): Fields {
  const content = contentOf(heads, notes)
  const kept = { description, countedItems: uncountedItems(content.sections, []) }
  const fields = wholeFields(content, { uid: userId, now: createdAt, kept })
  return { ...(fields as Fields), updatedAt: updatedAt.toISOString() }
}

function contentOf(heads: Partial<Omit<ProjectContent, 'sections'>>, notes: ProjectNotes): ProjectContent {
  const sections = PROJECT_SECTIONS.map(({ key, items }) => [
    key,
    items.map((title, index) => ({ title, content: notes[key]?.[index] ?? '' })),
  ])
  return parseContent({ ...heads, sections: Object.fromEntries(sections) })
}

export interface SampleVersion extends Omit<SampleProject, 'description'> {
  /** '': none. */
  readonly name: string
  readonly reason: VersionReason
}

export function versionOf(
  { name, reason, notes = {}, ...heads }: SampleVersion,
  { userId, projectId, keptAt }: { userId: string; projectId: string; keptAt: Date },
): Fields {
  const kept = { uid: userId, projectId, name, reason, at: keptAt }
  return versionFields({ ...kept, content: contentOf(heads, notes) }) as Fields
}

/** A candidate of a section as the app stores it; in « Mes liens » it also has a `userId`. */
export function candidateFields(candidate: SampleCandidate, createdAt: Date): Fields {
  return { ...(candidate as unknown as Fields), createdAt }
}
