import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { textMark } from '@/domain/base/text/text-mark'
import { Refusal } from '@/domain/base/write'
import type { ProjectContent } from '@/domain/projects/parts'
import { parseProject, type Project } from '@/domain/projects/project'
import { changeBy, changedProject, projectPath } from '@/domain/projects/project-writes'
import {
  appended,
  ITEM_PLACES,
  itemBefore,
  itemIn,
  itemPlace,
  withCoachText,
  withText,
} from '@/domain/projects/text/item-text'
import { typedOver } from '@/domain/base/text/typed-over'
import type { CardIn, CardKind } from '../card-kind'
import { block, handle, listedIn, object, oneOf, why, type Shaped } from '../shape'

export const PROPOSED_ITEM_MAX = 1_500

/** An item of a project, for example `product-1`, and its text. */
export const itemText = {
  element: listedIn('Points', oneOf(ITEM_PLACES.map(({ id }) => id))),
  texte: block(PROPOSED_ITEM_MAX),
}

const shape = object({ genre: oneOf(['element']), projet: handle('project'), ...itemText, pourquoi: why })
export type ProposedItem = Shaped<typeof shape>

interface Ground {
  /** `textMark` of the item's text at the time of the proposal. */
  readonly base: string
}

interface Over {
  /** The replaced text; absent: the proposed text was appended. */
  readonly replaced: string
}

/** A text for an item of a project. */
export const itemCard: CardKind<ProposedItem, Project, Ground, Over> = {
  shape,
  usage:
    'le texte complet d’un point de son projet, avec ses faits. Si elle demande d’en remplir un, propose-le dans cette réponse\u00a0; si les faits ne suffisent pas, une seule question à la place.',

  subject,
  // « Remplis … autrement. » is asked instead.
  followUp: () => null,
  says: ({ element }) => `Texte ajouté\u00a0: ${itemPlace(element)?.title ?? 'Projet'}`,
  text: ({ texte }) => texte,
  exported: (proposed) => `${subject(proposed)}\u00a0: ${proposed.texte}`,

  place: 'projet',
  ground: {
    readers: { base: textOrNone },
    of({ projet, element }, { targets }) {
      const marks = targets.find(({ id }) => id === projet)?.marks
      return marks ? { base: marks[element] ?? textMark('') } : {}
    },
  },
  over: { replaced: textOrNone },

  path: ({ proposed: { projet } }) => (projet === null ? null : projectPath(projet)),
  parse: (doc, { proposed: { projet } }) => parseProject(projet ?? '', doc),
  // The reward for a filled item is paid at the person's own next change of the project.
  make(card, doc, by) {
    const { element, projet } = card.proposed
    if (!doc || projet === null) throw new Refusal('gone')
    const put = card.state === 'accepted' ? withCoachText : withText
    return changedProject(changeBy(projet, doc, null, by), (content) => {
      const present = itemIn(content, element)?.content ?? ''
      const text = withTextOf(card, present)
      if (text.length > PROJECT_ITEM_MAX) throw new Refusal('too-large')
      return put(content, element, text)
    })
  },
  isAsMade: (card, project) => textBefore(card, project) !== null,
  unmake(card, doc, by) {
    const before = (content: ProjectContent) => textBefore(card, content) ?? ''
    return changedProject(changeBy(card.proposed.projet ?? '', doc, null, by), (content) =>
      withText(content, card.proposed.element, before(content)),
    )
  },
}

type ItemCard = CardIn<ProposedItem, Ground, Over>

function subject({ element }: ProposedItem): string {
  return itemPlace(element)?.title ?? ''
}

/** The item's text after accepting. */
function withTextOf({ over: { replaced }, proposed: { texte } }: ItemCard, present: string): string {
  if (replaced !== undefined) return typedOver(present, replaced, texte, PROJECT_ITEM_MAX)
  return present.includes(texte) ? present : appended(present, texte)
}

/** Null: changed since. */
function textBefore({ over, proposed }: ItemCard, content: ProjectContent): string | null {
  const present = itemIn(content, proposed.element)?.content ?? ''
  return itemBefore(present, proposed.texte, over.replaced ?? null)
}

function textOrNone(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined
}
