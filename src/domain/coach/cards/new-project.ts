import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { emptyContent, type ProjectContent } from '@/domain/projects/parts'
import { projectFromCandidate } from '@/domain/projects/project-from-candidate'
import type { Candidate } from '@/domain/research/candidate'
import { appended, itemIn, withCoachText, withText } from '@/domain/projects/text/item-text'
import type { ProposedProject } from './proposal'

/** Known facts of the product, then the coach's texts. `fromCoach`: the proposal as it came, to detect texts that the person changed. */
export function newProjectContent(
  { titre, elements }: ProposedProject,
  fromCoach: Pick<ProposedProject, 'elements'>,
  candidate: Candidate | null,
): ProjectContent {
  const isUntouched = ({ element, texte }: ProposedProject['elements'][number]) =>
    fromCoach.elements.some((each) => each.element === element && each.texte === texte)
  const known = candidate ? projectFromCandidate(candidate, null) : emptyContent()
  return elements.reduce(
    (content: ProjectContent, each) => {
      const text = appended(itemIn(content, each.element)?.content ?? '', each.texte)
      if (text.length > PROJECT_ITEM_MAX) return content
      return (isUntouched(each) ? withCoachText : withText)(content, each.element, text)
    },
    { ...known, title: titre },
  )
}
