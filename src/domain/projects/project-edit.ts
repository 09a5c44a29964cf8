import type { Merged, ProjectFault } from './part'
import {
  contentOfParts,
  inPart,
  PART_NAMES,
  valueOf,
  type PartValues,
  type ProjectContent,
  type ProjectHead,
  type ProjectPart,
  type ProjectSections,
} from './parts'
import { completeItem, PROJECT_SECTIONS, projectItemId, type ProjectSectionKey } from './project-sections'

/** What the editor changes, of a whole project. */
export function contentOf(project: ProjectContent): ProjectContent {
  return contentOfParts((part) => valueOf(project, part))
}

/** The content with another text in one item; the others keep their identity. */
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

/** The content with another title, or another status. */
export function withHead<H extends ProjectHead>(
  content: ProjectContent,
  head: H,
  value: ProjectContent[H],
): ProjectContent {
  return { ...content, [head]: value }
}

/** The content with one part taken from another version. */
export function withPartOf(
  content: ProjectContent,
  part: ProjectPart,
  other: ProjectContent,
): ProjectContent {
  return contentOfParts((each) => valueOf(each === part ? other : content, each))
}

export function isSamePart(part: ProjectPart, a: ProjectContent, b: ProjectContent): boolean {
  return inPart(part, ({ isSame }, valueIn) => isSame(valueIn(a), valueIn(b)))
}

export function changedParts(from: ProjectContent, to: ProjectContent): ProjectPart[] {
  return PART_NAMES.filter((part) => !isSamePart(part, from, to))
}

/** Two versions made from the same base, as one. */
interface Merge {
  /** What both sides changed, differently, stands in it as in mine. */
  readonly merged: ProjectContent
  /** The same with it as in theirs. */
  readonly offered: ProjectContent
  /** The parts that hold such a text: the person chooses. */
  readonly conflicts: readonly ProjectPart[]
}

/** What only one side changed is that side's: the title, the status, each item of a section. */
export function mergeContents(base: ProjectContent, mine: ProjectContent, theirs: ProjectContent): Merge {
  const merge = <P extends ProjectPart>(part: P) => mergePart(part, base, mine, theirs)
  return {
    merged: contentOfParts((part) => merge(part).merged),
    offered: contentOfParts((part) => merge(part).offered),
    conflicts: PART_NAMES.filter((part) => merge(part).hasConflict),
  }
}

function mergePart<P extends ProjectPart>(
  part: P,
  base: ProjectContent,
  mine: ProjectContent,
  theirs: ProjectContent,
): Merged<PartValues[P]> {
  return inPart(part, ({ isSame, merge }, valueIn) => {
    const [own, other] = [valueIn(mine), valueIn(theirs)]
    // Another client's ids and titles of the same texts are nothing to take over.
    if (isSame(own, other)) return { merged: own, offered: own, hasConflict: false }
    return merge(valueIn(base), own, other)
  })
}

/** The first thing that keeps the content from being saved, in the order of the editor; null: nothing. */
export function checkProject(content: ProjectContent): ProjectFault | null {
  const faults = PART_NAMES.map((part) => inPart(part, ({ fault }, valueIn) => fault(valueIn(content))))
  return faults.find((fault) => fault !== null) ?? null
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
