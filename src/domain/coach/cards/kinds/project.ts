import * as json from '@/domain/base/json'
import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { emptyContent, readContent, type ProjectContent } from '@/domain/projects/parts'
import { isAsCreated, parseProject, type Project } from '@/domain/projects/project'
import { projectFromCandidate } from '@/domain/projects/project-from-candidate'
import { changeBy, newProject, projectPath, removedProject } from '@/domain/projects/project-writes'
import { appended, itemIn, withCoachText, withText } from '@/domain/projects/text/item-text'
import type { Candidate } from '@/domain/research/candidate'
import type { CardKind } from '../card-kind'
import { handle, line, list, object, oneOf, type Shaped } from '../shape'
import { itemText } from './item'

export const PROPOSED_TITLE_MAX = 80

const shape = object({
  genre: oneOf(['projet']),
  titre: line(PROPOSED_TITLE_MAX),
  produit: handle('candidate'),
  elements: list(object(itemText), 6),
})
export type ProposedProject = Shaped<typeof shape>

interface Given {
  readonly content: ProjectContent
}

/** A new project. */
export const projectCard: CardKind<ProposedProject, Project, object, object, Given> = {
  shape,
  usage: 'un nouveau projet, quand elle en veut un. Seulement les points dont elle t’a dit les faits.',

  subject: ({ titre }) => titre,
  followUp: ({ titre }) => `Pourquoi me proposes-tu «\u00a0${titre}\u00a0»\u00a0?`,
  says: ({ titre }) => `Projet créé\u00a0: ${titre}`,
  text: () => '',
  exported: ({ titre }) => `nouveau projet\u00a0: ${titre}`,

  given: { reader: json.object<Given>({ content: readContent }) },

  path: ({ target }) => projectPath(target),
  parse: (doc, { target }) => parseProject(target, doc),
  make: ({ target }, doc, by, given) =>
    given ? newProject(changeBy(target, doc, null, by), given.content) : [],
  isAsMade: (_, found) => isAsCreated(found),
  unmake: ({ target }, doc, by) => removedProject(changeBy(target, doc, null, by), false),
}

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
