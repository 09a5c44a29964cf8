import { PROJECT_SECTIONS, projectItemId } from '@/domain/projects/project-sections'
import { kindNamed, PROPOSAL_KINDS } from './card-kinds'
import { PROPOSAL_LIST_NAME, PROPOSAL_TOOL_NAME, PROPOSALS_MAX } from './proposal'

const ITEM_WORDS = PROJECT_SECTIONS.map(
  ({ key, label, items }) =>
    `${label}\u00a0: ${items.map((title, index) => `${projectItemId(key, index)} ${title}`).join(', ')}`,
)

const USAGES = PROPOSAL_KINDS.map((kind) => `- ${kind}\u00a0: ${kindNamed(kind).usage}`)

/** Usage of each kind. Here rather than in the persona, because a model reads it when it needs the tool. */
const DESCRIPTION = `Propose à la personne ce qu'elle peut ajouter d'un clic. Rien n'est enregistré par cet appel\u00a0: elle voit chaque proposition, la modifie, l'accepte ou l'ignore. Au plus ${PROPOSALS_MAX}, seulement quand cela lui évite de recopier\u00a0; jamais pour une simple question, ni une détresse. Écris d'abord ta réponse.
${USAGES.join('\n')}
Éléments. ${ITEM_WORDS.join('. ')}.`

/** Format of OpenAI's « function calling », which other providers accept too. */
export const PROPOSAL_TOOL = {
  type: 'function',
  function: {
    name: PROPOSAL_TOOL_NAME,
    description: DESCRIPTION,
    strict: true,
    parameters: {
      type: 'object',
      properties: {
        [PROPOSAL_LIST_NAME]: {
          type: 'array',
          description: `${PROPOSALS_MAX} au plus`,
          items: { anyOf: PROPOSAL_KINDS.map((kind) => kindNamed(kind).shape.schema) },
        },
      },
      required: [PROPOSAL_LIST_NAME],
      additionalProperties: false,
    },
  },
} as const
