import type { LiveProject } from '@/data/project-lists'
import { contentOf, emptyContent, type ProjectContent } from '@/domain/projects/parts'
import { partedTexts, withTexts, type UnstorableTexts } from './unstorable-texts'

export interface EditingState {
  /** The content of the fields: the project with the texts that cannot be stored. */
  readonly content: ProjectContent
  /** The project with this device's changes; null: none yet. */
  readonly base: LiveProject | null
  /** Deleted elsewhere while it was edited here. */
  readonly isGone: boolean
  /** A title with spaces at its ends is here too, so that they stay under the cursor. */
  readonly typed: UnstorableTexts
  /** A change was made here. */
  readonly hasStored: boolean
}

/** The state with the content that its fields show. */
export function shown(state: EditingState): EditingState {
  const content = state.base ? contentOf(state.base) : emptyContent()
  return { ...state, content: withTexts(content, state.typed) }
}

/** The content of the fields without the texts that cannot be stored, and these texts. */
export function storableContent({ base, typed }: Pick<EditingState, 'base' | 'typed'>) {
  const { storable, left } = partedTexts(typed)
  return { content: withTexts(base ? contentOf(base) : emptyContent(), storable), left }
}
