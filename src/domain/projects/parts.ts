import * as json from '@/domain/base/json'
import { visibleText } from '@/domain/base/text/visible-text'
import { readFields, readOneOf, readText, type Fields } from '@/domain/base/read-field'
import { PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import { headPart, marksPart, sectionPart, type Part, type ProjectFault } from './part'
import { completeItem, PROJECT_SECTIONS, type ProjectItem, type ProjectSectionKey } from './project-sections'
import { PROJECT_STATUSES, projectStatusLabel, type ProjectStatus } from './project-status'

/** The content that the editor changes. A new field does not compile until the record below has a row for it. */
export interface ProjectContent {
  readonly title: string
  readonly status: ProjectStatus
  readonly sections: ProjectSections
  /** Marks of unverified texts of the coach: see `from-coach.ts`. */
  readonly fromCoach: readonly string[]
}

export type ProjectSections = Readonly<Record<ProjectSectionKey, readonly ProjectItem[]>>

export type ProjectHead = Exclude<keyof ProjectContent, 'sections' | 'fromCoach'>
/** The unit in which two versions of a project are compared and chosen. */
export type ProjectPart = ProjectHead | ProjectSectionKey | 'fromCoach'

export type PartValues = Omit<ProjectContent, 'sections'> & ProjectSections
type Rows<Of extends ProjectPart> = { readonly [P in Of]: Part<PartValues[P]> }

const HEADS: Rows<ProjectHead> = {
  title: headPart({
    label: 'Nom du projet',
    parse: (stored) => readText(stored),
    fault: (title) => {
      const { length } = visibleText(title)
      if (length === 0) return { kind: 'title-blank' }
      return length > PROJECT_TITLE_MAX ? { kind: 'title-too-long', length } : null
    },
    words: (title) => title,
    // The title is the heading of the document.
    isFact: false,
  }),
  status: headPart({
    label: 'Statut',
    parse: (stored) => readOneOf(stored, PROJECT_STATUSES, 'planning'),
    fault: () => null,
    words: projectStatusLabel,
    isFact: true,
  }),
}

const SECTIONS = Object.fromEntries(
  PROJECT_SECTIONS.map(({ key, label, items }) => [key, sectionPart(key, label, items)] as const),
) as Rows<ProjectSectionKey>

/** A content that a device stored as an argument. */
export const readContent = json.object<ProjectContent>({
  title: json.text,
  status: json.oneOf(PROJECT_STATUSES),
  sections: json.each(
    PROJECT_SECTIONS.map(({ key }) => key),
    json.list(
      json.object<ProjectItem>({
        id: json.text,
        title: json.text,
        content: json.text,
        completed: json.flag,
      }),
    ),
  ),
  fromCoach: json.list(json.text),
})

/** Every part of a project, in the order of the editor. */
export const PROJECT_PARTS: Rows<ProjectPart> = {
  ...HEADS,
  ...SECTIONS,
  fromCoach: marksPart('Textes proposés par le coach'),
}
export const PROJECT_HEADS = Object.keys(HEADS) as readonly ProjectHead[]
const SECTION_KEYS = Object.keys(SECTIONS) as readonly ProjectSectionKey[]
export const PART_NAMES: readonly ProjectPart[] = [...PROJECT_HEADS, ...SECTION_KEYS, 'fromCoach']

function isSectionPart(part: ProjectPart): part is ProjectSectionKey {
  return part in SECTIONS
}

/** Values by part, nested as in the editor and in a stored document. */
export type Placed<Of extends Partial<Record<ProjectPart, unknown>>> = Pick<
  Of,
  Exclude<ProjectPart, ProjectSectionKey> & keyof Of
> & {
  readonly sections: Pick<Of, ProjectSectionKey & keyof Of>
}

export function placed<Of extends Partial<Record<ProjectPart, unknown>>>(values: Of): Placed<Of> {
  return {
    ...pick(values, [...PROJECT_HEADS, 'fromCoach']),
    sections: pick(values, SECTION_KEYS),
  } as Placed<Of>
}

function storedAt(fields: Fields | null, part: ProjectPart): unknown {
  return isSectionPart(part) ? readFields(fields?.['sections'])?.[part] : fields?.[part]
}

function contentOfParts(make: <P extends ProjectPart>(part: P) => PartValues[P]): ProjectContent {
  const values = PART_NAMES.map((part) => [part, make(part)] as const)
  return placed(Object.fromEntries(values) as unknown as PartValues)
}

/** Accepts any stored value of every part. */
export function parseContent(document: Fields | null): ProjectContent {
  return contentOfParts((part) => PROJECT_PARTS[part].parse(storedAt(document, part)))
}

export function emptyContent(): ProjectContent {
  return parseContent(null)
}

/** Calls `use` with the row of one part and a reader of its value in a version. */
export function inPart<P extends ProjectPart, Result>(
  part: P,
  use: (row: Part<PartValues[P]>, valueIn: (version: ProjectContent) => PartValues[P]) => Result,
): Result {
  return use(PROJECT_PARTS[part], (version) => valueOf(version, part))
}

export function valueOf<P extends ProjectPart>(
  { sections, ...heads }: ProjectContent,
  part: P,
): PartValues[P] {
  const values: PartValues = { ...heads, ...sections }
  return values[part]
}

export function contentOf(project: ProjectContent): ProjectContent {
  return contentOfParts((part) => valueOf(project, part))
}

/** Unchanged items are the same objects. */
export function withItemText(
  content: ProjectContent,
  section: ProjectSectionKey,
  itemId: string,
  text: string,
): ProjectContent {
  const items = content.sections[section].map((item) =>
    item.id === itemId ? completeItem({ ...item, content: text }) : item,
  )
  return { ...content, sections: { ...content.sections, [section]: items } }
}

export function withHead<H extends ProjectHead>(
  content: ProjectContent,
  head: H,
  value: ProjectContent[H],
): ProjectContent {
  return { ...content, [head]: value }
}

function isSamePart(part: ProjectPart, a: ProjectContent, b: ProjectContent): boolean {
  return inPart(part, ({ isSame }, valueIn) => isSame(valueIn(a), valueIn(b)))
}

export function changedParts(from: ProjectContent, to: ProjectContent): ProjectPart[] {
  return PART_NAMES.filter((part) => !isSamePart(part, from, to))
}

/** The first fault in the order of the editor; null: none. */
export function checkProject(content: ProjectContent): ProjectFault | null {
  const faults = PART_NAMES.map((part) => inPart(part, ({ fault }, valueIn) => fault(valueIn(content))))
  return faults.find((fault) => fault !== null) ?? null
}

function pick(values: Partial<Record<ProjectPart, unknown>>, parts: readonly ProjectPart[]): Fields {
  return Object.fromEntries(parts.flatMap((part) => (part in values ? [[part, values[part]]] : [])))
}
