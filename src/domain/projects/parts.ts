import { readFields, readOneOf, readText, type Fields } from '@/domain/base/read-field'
import { PROJECT_TITLE_MAX } from '@/domain/base/text-limits'
import type { Part } from './part'
import { PROJECT_SECTIONS, type ProjectItem, type ProjectSectionKey } from './project-sections'
import { PROJECT_STATUSES, projectStatusLabel, type ProjectStatus } from './project-status'
import { sectionPart } from './section-part'

/** What a person changes in the editor. A field that is added here is missing in the record below until it has a row. */
export interface ProjectContent {
  readonly title: string
  readonly status: ProjectStatus
  readonly sections: ProjectSections
}

export type ProjectSections = Readonly<Record<ProjectSectionKey, readonly ProjectItem[]>>

/** A part that is one value of the project as a whole. */
export type ProjectHead = Exclude<keyof ProjectContent, 'sections'>
/** What two versions of a project are compared by, and chosen between. */
export type ProjectPart = ProjectHead | ProjectSectionKey

export type PartValues = Omit<ProjectContent, 'sections'> & ProjectSections
export type KeptValues = Omit<ProjectContent, 'sections'> &
  Readonly<Record<ProjectSectionKey, readonly string[]>>

type Rows<Of extends ProjectPart> = { readonly [P in Of]: Part<PartValues[P], KeptValues[P]> }

const HEADS: Rows<ProjectHead> = {
  title: head({
    label: 'Nom du projet',
    parse: (stored) => readText(stored),
    fault: (title) => {
      const { length } = title.trim()
      if (length === 0) return { kind: 'title-blank' }
      return length > PROJECT_TITLE_MAX ? { kind: 'title-too-long', length } : null
    },
    words: (title) => title,
    // The heading of the document.
    isFact: false,
  }),
  status: head({
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

/** Every part of a project, in the order of the editor. */
export const PROJECT_PARTS: Rows<ProjectPart> = { ...HEADS, ...SECTIONS }
export const PROJECT_HEADS = Object.keys(HEADS) as readonly ProjectHead[]
const SECTION_KEYS = Object.keys(SECTIONS) as readonly ProjectSectionKey[]
export const PART_NAMES: readonly ProjectPart[] = [...PROJECT_HEADS, ...SECTION_KEYS]

export function isSectionPart(part: ProjectPart): part is ProjectSectionKey {
  return part in SECTIONS
}

/** By part, in the places where the editor, a stored document and a draft have them. */
export type Placed<Of extends Partial<Record<ProjectPart, unknown>>> = Pick<Of, ProjectHead & keyof Of> & {
  readonly sections: Pick<Of, ProjectSectionKey & keyof Of>
}

export function placed<Of extends Partial<Record<ProjectPart, unknown>>>(values: Of): Placed<Of> {
  return { ...pick(values, PROJECT_HEADS), sections: pick(values, SECTION_KEYS) } as Placed<Of>
}

/** Where the part stands in a stored document or draft that nobody has read yet. */
export function storedAt(fields: Fields | null, part: ProjectPart): unknown {
  return isSectionPart(part) ? readFields(fields?.['sections'])?.[part] : fields?.[part]
}

/** The content of which each part is made by itself. */
export function contentOfParts(make: <P extends ProjectPart>(part: P) => PartValues[P]): ProjectContent {
  return placed(Object.fromEntries(PART_NAMES.map((part) => [part, make(part)])) as unknown as PartValues)
}

/** Tolerant: every part, whatever was stored. */
export function parseContent(document: Fields | null): ProjectContent {
  return contentOfParts((part) => PROJECT_PARTS[part].parse(storedAt(document, part)))
}

export function emptyContent(): ProjectContent {
  return parseContent(null)
}

/** Does with one part what its row says, on the values that versions of the project have of it. */
export function inPart<P extends ProjectPart, Result>(
  part: P,
  use: (
    row: Part<PartValues[P], KeptValues[P]>,
    valueIn: (version: ProjectContent) => PartValues[P],
  ) => Result,
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

/** A part that is one value, compared as a whole. */
function head<Value extends string>(
  row: Pick<Part<Value>, 'label' | 'parse' | 'fault'> & {
    readonly words: (value: Value) => string
    readonly isFact: boolean
  },
): Part<Value> {
  const { label, parse, fault, words, isFact } = row
  return {
    ...{ label, parse, fault },
    write: (value) => value,
    isSame: (a, b) => a === b,
    merge: (base, mine, theirs) => {
      const isTheirs = mine === base
      const hasConflict = !isTheirs && theirs !== base && theirs !== mine
      return {
        merged: isTheirs ? theirs : mine,
        offered: isTheirs || hasConflict ? theirs : mine,
        hasConflict,
      }
    },
    join: (draft, typed, origin) => (draft.mine !== draft.base && typed === origin ? draft.mine : typed),
    kept: (value) => value,
    withKept: (_, kept) => kept,
    parseChange: (stored) => stored && { from: parse(stored['from']), to: parse(stored['to']) },
    differences: (value) => [{ title: null, text: words(value) }],
    fact: isFact ? words : null,
  }
}

function pick(values: Partial<Record<ProjectPart, unknown>>, parts: readonly ProjectPart[]): Fields {
  return Object.fromEntries(parts.flatMap((part) => (part in values ? [[part, values[part]]] : [])))
}
