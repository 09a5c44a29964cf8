import { visibleText } from '@/domain/base/text/visible-text'
import { startOf } from '@/domain/base/text/cut-text'
import { withoutOldMarks } from './from-coach'
import { XP_PER_PROJECT_ITEM } from '@/domain/base/business'
import {
  inPart,
  PART_NAMES,
  placed,
  type Placed,
  type ProjectContent,
  type ProjectPart,
  type ProjectSections,
} from './parts'
import { projectProgress, type Project } from './project'
import { PROJECT_SECTIONS, projectItemId } from './project-sections'
import { readList, readText, type Fields } from '@/domain/base/read-field'
import { PROJECT_DESCRIPTION_MAX, PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'

const TASKS_MAX = 200
const HOUSE_IDS = PROJECT_SECTIONS.flatMap(({ key, items }) => items.map((_, at) => projectItemId(key, at)))

/** What a save makes of what the fields show. */
export function savedForm(content: ProjectContent): ProjectContent {
  return { ...withoutOldMarks(content), title: visibleText(content.title) }
}

/** Every part, in the places where a stored document has them. */
export function contentFields(content: ProjectContent): Placed<Record<ProjectPart, unknown>> {
  const parts = PART_NAMES.map((part) => [part, written(part, content)] as const)
  return placed(Object.fromEntries(parts) as Record<ProjectPart, unknown>)
}

/** A whole document: a new one, or an old one that the rules do not take as it is. */
export function wholeFields(
  content: ProjectContent,
  { uid, now, kept }: { uid: string; now: Date; kept: Fields | null },
): Fields {
  const tasks = kept?.['tasks']
  const counted = knownIds(kept?.['countedItems'])
  const { fromCoach, ...parts } = contentFields(content)
  return {
    userId: uid,
    ...parts,
    ...(content.fromCoach.length > 0 && { fromCoach }),
    description: readText(kept?.['description']).slice(0, PROJECT_DESCRIPTION_MAX),
    progress: projectProgress(content.sections),
    ...(Array.isArray(tasks) && { tasks: tasks.slice(0, TASKS_MAX) as unknown[] }),
    ...(counted.length > 0 && { countedItems: counted }),
    createdAt: readText(kept?.['createdAt'], now.toISOString()),
  }
}

/**
 * Items that are filled and whose XP was not given yet, by the ids of the house: other clients may use the same stored id
 * in two sections. Each earns once, whatever becomes of it later.
 */
export function uncountedItems(sections: ProjectSections, countedItems: readonly string[]): string[] {
  return PROJECT_SECTIONS.flatMap(({ key }) =>
    sections[key].flatMap(({ completed }, index) => (completed ? [projectItemId(key, index)] : [])),
  ).filter((id) => !countedItems.includes(id))
}

/** The list of counted items after a save that is paid for, and the points; null when there is nothing to pay. */
export function newlyCounted(
  content: ProjectContent,
  counted: readonly string[],
): { readonly countedItems: readonly string[]; readonly xp: number } | null {
  const items = uncountedItems(content.sections, counted)
  if (items.length === 0) return null
  return { countedItems: [...knownIds(counted), ...items], xp: items.length * XP_PER_PROJECT_ITEM }
}

/** Stored ids of items, without those that are not ours: the list stays within its bound. */
export function knownIds(value: unknown): string[] {
  return HOUSE_IDS.filter((id) => readList(value).includes(id))
}

/** « {titre} (copie) », within the bound of a title. */
export function copyTitle(title: string): string {
  const end = ' (copie)'
  return `${startOf(title.trim(), PROJECT_TITLE_MAX - end.length)}${end}`.trim()
}

/** A copy earns nothing: what it copies counts as counted. */
export function countedInCopy(project: Project): string[] {
  return knownIds([...project.countedItems, ...uncountedItems(project.sections, project.countedItems)])
}

function written(part: ProjectPart, content: ProjectContent): unknown {
  return inPart(part, ({ write }, valueIn) => write(valueIn(content)))
}
