import { withItemText, type ProjectContent } from '@/domain/projects/project-edit'
import { PROJECT_SECTIONS } from '@/domain/projects/project-sections'

interface KeptDraft {
  /** What the draft started from. */
  readonly base: ProjectContent
  readonly mine: ProjectContent
}

/**
 * The content with a draft of an earlier time in it. Where both wrote, since `origin`, in the same item, it holds
 * one text behind the other: nobody has to choose, and nothing typed is lost.
 */
export function joinDraft(
  { base, mine }: KeptDraft,
  content: ProjectContent,
  origin: ProjectContent,
): ProjectContent {
  let joined: ProjectContent = {
    ...content,
    title: mine.title !== base.title && content.title === origin.title ? mine.title : content.title,
    status: mine.status !== base.status && content.status === origin.status ? mine.status : content.status,
  }
  for (const { key } of PROJECT_SECTIONS) {
    for (const [index, { id, content: typed }] of content.sections[key].entries()) {
      const kept = mine.sections[key][index]?.content ?? ''
      if (kept === base.sections[key][index]?.content || kept === typed) continue
      const isTouched = typed !== origin.sections[key][index]?.content
      joined = withItemText(joined, key, id, isTouched ? joinTexts(kept, typed) : kept)
    }
  }
  return joined
}

function joinTexts(earlier: string, later: string): string {
  return [earlier, later].filter((text) => text.trim() !== '').join('\n\n')
}
