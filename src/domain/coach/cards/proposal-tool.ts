import { PROJECT_SECTIONS } from '@/domain/projects/project-sections'
import { kindNamed, PROPOSAL_KINDS } from './card-kinds'
import { PROPOSAL_LIST_NAME, PROPOSAL_TOOL_NAME, PROPOSALS_MAX } from './proposal'

/** An id is the section and the number. */
const ITEM_WORDS = PROJECT_SECTIONS.map(
  ({ key, items }) => `${key}\u00a0: ${items.map((title, index) => `${index + 1} ${title}`).join(', ')}`,
)

const USAGES = PROPOSAL_KINDS.map((kind) => `- ${kind}\u00a0: ${kindNamed(kind).usage}`)

/** Usage of each kind. Here rather than in the persona, because a model reads it when it needs the tool; when not to propose is said there. */
const DESCRIPTION = `Propose à la personne ce qu’elle peut ajouter d’un clic, ${PROPOSALS_MAX} au plus.
${USAGES.join('\n')}
Points (product-1\u00a0: le 1 de product). ${ITEM_WORDS.join('. ')}.`

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
          items: { anyOf: PROPOSAL_KINDS.map((kind) => kindNamed(kind).shape.schema) },
        },
      },
      required: [PROPOSAL_LIST_NAME],
      additionalProperties: false,
    },
  },
} as const
