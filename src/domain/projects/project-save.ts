import { startOf } from '@/domain/base/cut-text'
import { withoutOldMarks } from './from-coach'
import { XP_PER_PROJECT_ITEM } from '@/domain/base/business'
import {
  changedParts,
  inPart,
  isSectionPart,
  PART_NAMES,
  placed,
  type Placed,
  type ProjectContent,
  type ProjectPart,
  type ProjectSections,
} from './parts'
import { projectProgress, type Project } from './project'
import { PROJECT_SECTIONS, projectItemId } from './project-sections'
import { readDate, readList, readText, type Fields } from '@/domain/base/read-field'
import { PROJECT_DESCRIPTION_MAX, PROJECT_TITLE_MAX } from '@/domain/base/text-limits'

const TASKS_MAX = 200
const HOUSE_IDS = PROJECT_SECTIONS.flatMap(({ key, items }) => items.map((_, at) => projectItemId(key, at)))

/**
 * The text of `updatedAt` for a save: now, but later than the version it is based on whatever the clock says. Two pages
 * may come to the same millisecond, of two late clocks each does: `chance` below it makes each version one of its kind.
 * Its first three digits of six are the page's.
 */
export function nextVersion(version: string, now: Date, chance: number): string {
  const last = readDate(version)?.getTime() ?? 0
  const time = new Date(Math.max(now.getTime(), last + 1)).toISOString()
  return time.replace('Z', `${String(chance % 1_000_000).padStart(6, '0')}Z`)
}

/** As the rules bound it: five versions have room. */
const BASED_ON_MAX = 80

/**
 * What the rules compare with the stored version, up to the first space. They see whether a field changed, not whether it
 * was sent: the word after the version tells two saves from the same version apart. Behind it stands what else is in the
 * document, the newest first: of each page its last save alone, with which all its earlier ones are there. `standsFor`: the
 * save that was brought together with what is stored.
 */
export function basedOnText(version: string, word: string, line: readonly string[], standsFor = ''): string {
  const marks = [markOf(standsFor), markOf(version), ...line].filter((mark) => mark !== '')
  const isLast = (mark: string, at: number) => marks.findIndex((one) => pageOf(one) === pageOf(mark)) === at
  return marks
    .filter((mark, at) => isLast(mark, at) && mark !== markOf(version))
    .reduce(
      (text, mark) => (text.length + 1 + mark.length > BASED_ON_MAX ? text : `${text} ${mark}`),
      `${version} ${word}`,
    )
}

/** The last saves that are in a stored document, by their marks. */
export function lineOf({ version, basedOn = '' }: Pick<Project, 'version' | 'basedOn'>): readonly string[] {
  const [basis = '', , ...marks] = basedOn.split(' ')
  return [markOf(version), markOf(basis), ...marks].filter((mark) => mark !== '')
}

/** What of a version is its own: the nine digits below the second; '' where another client made it. */
function markOf(version: string): string {
  return /[.](\d{9})Z$/.exec(version)?.[1] ?? ''
}

/** Which page made it: two that are taken for one forget the older save, and then somebody may be asked. */
function pageOf(mark: string): string {
  return mark.slice(3, 6)
}

/** What a save makes of what the fields show. */
export function savedForm(content: ProjectContent): ProjectContent {
  return { ...withoutOldMarks(content), title: content.title.trim() }
}

/** What a save writes into an existing document, by field path: what it does not name stays as it is. */
export function changedFields(base: ProjectContent, content: ProjectContent): Fields {
  const changed = changedParts(base, content).map((part): [string, unknown] => [
    isSectionPart(part) ? `sections.${part}` : part,
    written(part, content),
  ])
  return { ...Object.fromEntries(changed), progress: projectProgress(content.sections) }
}

/** Every part, in the places where a stored document has them. */
export function contentFields(content: ProjectContent): Placed<Record<ProjectPart, unknown>> {
  const parts = PART_NAMES.map((part) => [part, written(part, content)] as const)
  return placed(Object.fromEntries(parts) as Record<ProjectPart, unknown>)
}

/** What a save keeps of a document beside what the editor changes: written by other clients, or counted. */
export function keptFields(project: Project): Fields {
  const { description, tasks, createdAt, countedItems } = project
  return {
    description,
    ...(tasks.length > 0 && { tasks }),
    ...(createdAt && { createdAt: createdAt.toISOString() }),
    countedItems,
  }
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

/** Whether a save is in the stored document, or in one that was made from it. */
export function hasLanded(stored: Pick<Project, 'version' | 'basedOn'>, version: string): boolean {
  const isNext = stored.version === version || stored.basedOn?.startsWith(`${version} `) === true
  return isNext || (markOf(version) !== '' && lineOf(stored).includes(markOf(version)))
}

/**
 * Items that are filled and whose XP was not given yet, by the ids of the house: other clients may use the same stored id
 * in two sections. Each earns once, whatever becomes of it later (record 030, line 17).
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
