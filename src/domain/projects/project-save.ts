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
import { readFields, readList, readText, type Fields } from '@/domain/base/read-field'
import { PROJECT_DESCRIPTION_MAX, PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'

const TASKS_MAX = 200
const HOUSE_IDS = PROJECT_SECTIONS.flatMap(({ key, items }) => items.map((_, at) => projectItemId(key, at)))

export function savedForm(content: ProjectContent): ProjectContent {
  return { ...withoutOldMarks(content), title: visibleText(content.title) }
}

export function contentFields(content: ProjectContent): Placed<Record<ProjectPart, unknown>> {
  const parts = PART_NAMES.map((part) => [part, written(part, content)] as const)
  return placed(Object.fromEntries(parts) as Record<ProjectPart, unknown>)
}

/** A whole document: a new one, or one to replace a document that the rules reject. */
export function wholeFields(
  content: ProjectContent,
  { uid, now, kept }: { uid: string; now: Date; kept: Fields | null },
): Fields {
  const tasks = kept?.['tasks']
  const counted = knownIds(kept?.['countedItems'])
  const launch = readFields(kept?.['launch'])
  const { fromCoach, ...parts } = contentFields(content)
  return {
    userId: uid,
    ...parts,
    ...(content.fromCoach.length > 0 && { fromCoach }),
    description: readText(kept?.['description']).slice(0, PROJECT_DESCRIPTION_MAX),
    progress: projectProgress(content.sections),
    ...(Array.isArray(tasks) && { tasks: tasks.slice(0, TASKS_MAX) as unknown[] }),
    ...(counted.length > 0 && { countedItems: counted }),
    ...(launch && { launch }),
    createdAt: readText(kept?.['createdAt'], now.toISOString()),
  }
}

/** Filled items without XP yet, by our own ids, because other clients may use one stored id in two sections. Each item earns once. */
export function uncountedItems(sections: ProjectSections, countedItems: readonly string[]): string[] {
  return PROJECT_SECTIONS.flatMap(({ key }) =>
    sections[key].flatMap(({ completed }, index) => (completed ? [projectItemId(key, index)] : [])),
  ).filter((id) => !countedItems.includes(id))
}

/** Counted items and XP after a save that earns XP; null: nothing to earn. */
export function newlyCounted(
  content: ProjectContent,
  counted: readonly string[],
): { readonly countedItems: readonly string[]; readonly xp: number } | null {
  const items = uncountedItems(content.sections, counted)
  if (items.length === 0) return null
  return { countedItems: [...knownIds(counted), ...items], xp: items.length * XP_PER_PROJECT_ITEM }
}

/** Stored item ids without unknown ones, so that the list stays within its limit. */
export function knownIds(value: unknown): string[] {
  return HOUSE_IDS.filter((id) => readList(value).includes(id))
}

/** « {titre} (copie) », within the length limit of a title. */
export function copyTitle(title: string): string {
  const end = ' (copie)'
  return `${startOf(title.trim(), PROJECT_TITLE_MAX - end.length)}${end}`.trim()
}

/** All filled items of a copy count as counted, so that it earns nothing. */
export function countedInCopy(project: Project): string[] {
  return knownIds([...project.countedItems, ...uncountedItems(project.sections, project.countedItems)])
}

const OF_THE_COPIED = ['marks', 'prices', 'selling', 'control']

/**
 * « Mise en vente » of a copy; null: none. The answers and facts of the copied document, to be confirmed anew; the copy is not on sale,
 * nobody practised its prices, and its page was not controlled.
 */
export function launchInCopy(copied: Fields): Fields | null {
  const stored = Object.entries(readFields(copied['launch']) ?? {})
  const launch = stored.filter(([key]) => !OF_THE_COPIED.includes(key))
  return launch.length === 0 ? null : Object.fromEntries(launch)
}

function written(part: ProjectPart, content: ProjectContent): unknown {
  return inPart(part, ({ write }, valueIn) => write(valueIn(content)))
}
