import { PROJECT_ITEM_MAX } from '@/domain/base/text-limits'
import { emptyContent, type ProjectContent } from '@/domain/projects/parts'
import { isAsCreated, type Project } from '@/domain/projects/project'
import { isContainedIn, type ProjectDraft } from '@/domain/projects/project-draft'
import { projectFromCandidate } from '@/domain/projects/project-from-candidate'
import type { Candidate } from '@/domain/research/candidate'
import type { Card } from './card'
import { isTaken } from './card-change'
import { appended, itemIn, withCoachText, withText } from '@/domain/projects/item-text'
import type { ProposedProject } from './proposal'

/**
 * The project that accepting makes: what is known of the product first, then what the coach wrote. `fromCoach`: as it
 * was proposed; a text that the person changed since is theirs.
 */
export function newProjectContent(
  { titre, elements }: ProposedProject,
  fromCoach: Pick<ProposedProject, 'elements'>,
  candidate: Candidate | null,
  formatEuros: (cents: number) => string,
): ProjectContent {
  const isUntouched = ({ element, texte }: ProposedProject['elements'][number]) =>
    fromCoach.elements.some((each) => each.element === element && each.texte === texte)
  const known = candidate ? projectFromCandidate(candidate, null, formatEuros) : emptyContent()
  return elements.reduce(
    (content: ProjectContent, each) => {
      const text = appended(itemIn(content, each.element)?.content ?? '', each.texte)
      if (text.length > PROJECT_ITEM_MAX) return content
      return (isUntouched(each) ? withCoachText : withText)(content, each.element, text)
    },
    { ...known, title: titre },
  )
}

/**
 * What a card of a new project can say and do. `made`: it is there as it was made, and can be taken away; `moved-on`: the
 * person went on with it; `refused`: its save waits on this device for « Réessayer ».
 */
export type NewProjectStanding = 'open' | 'folded' | 'refused' | 'looking' | 'made' | 'moved-on'

export interface NewProjectFacts {
  /** undefined: not known yet; null: it is not there. */
  readonly project: Project | null | undefined
  /** The work on it that this device holds, if there is any. */
  readonly draft: Pick<ProjectDraft, 'state' | 'changes'> | undefined
}

export function newProjectStanding(card: Card, { project, draft }: NewProjectFacts): NewProjectStanding {
  if (card.state === 'ignored' || card.state === 'undone') return 'folded'
  if (!isTaken(card)) return 'open'
  if (draft?.state === 'refused') return 'refused'
  if (!project) return project === undefined || draft?.state === 'sent' ? 'looking' : 'moved-on'
  return isUntouched(project, draft) ? 'made' : 'moved-on'
}

/** Nobody went on with it since it was made, neither in what is stored nor on this device. */
export function isUntouched(project: Project, draft: NewProjectFacts['draft']): boolean {
  // Also a save that nobody heard of, when a reload lost it: taking the project away would take the person's work.
  const isAhead = draft !== undefined && (draft.state === 'open' || !isContainedIn(draft.changes, project))
  return isAsCreated(project) && !isAhead
}
