import { WEEKDAYS } from '@/domain/base/time/weekday'
import { PROJECT_SECTIONS, projectItemId } from '@/domain/projects/project-sections'
import { CRITERIA } from '@/domain/research/candidate'
import { PRODUCT_FIGURES, PRODUCT_KEYS } from '@/domain/money/figures'
import {
  PROPOSAL_KINDS,
  PROPOSAL_LIMITS,
  PROPOSAL_LIST_NAME,
  PROPOSAL_TOOL_NAME,
  PROPOSALS_MAX,
  type Proposed,
  type ProposedFigures,
  type ProposedVerdict,
  type ProposalKind,
} from './proposal'
import { ITEM_PLACES } from '@/domain/projects/text/item-text'

/** JSON Schema of the input of `parseProposed`; a test checks that both agree. */
export interface Schema {
  readonly type: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly string[]
  readonly items?: Schema | { readonly anyOf: readonly Schema[] }
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false
}

const text = (max: number): Schema => ({ type: 'string', description: `${max} signes au plus` })
const textOrNull = (max: number): Schema => ({ ...text(max), type: ['string', 'null'] })
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values })
const handle = (letter: string): Schema => ({
  type: ['string', 'null'],
  description: `${letter}1, ${letter}2… comme dans les notes, sinon null`,
})
const list = (items: Schema, max: number): Schema => ({
  type: 'array',
  description: `${max} au plus`,
  items,
})

/** Strict mode: every field is required, no other is allowed. Lengths are in descriptions, as not every provider reads `maxLength`. */
function object<T extends object>(properties: Readonly<Record<keyof T & string, Schema>>): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

type Of<K extends ProposalKind> = Extract<Proposed, { genre: K }>

const item = oneOf(ITEM_PLACES.map(({ id }) => id))
const itemText = object<{ element: string; texte: string }>({
  element: item,
  texte: text(PROPOSAL_LIMITS.item),
})
const verdict = object<ProposedVerdict>({
  critere: oneOf(CRITERIA.map(({ key }) => key)),
  valeur: { type: 'boolean' },
  preuve: text(PROPOSAL_LIMITS.evidence),
})
const amount = object<ProposedFigures['montants'][number]>({
  champ: oneOf(PRODUCT_KEYS),
  passage: text(PROPOSAL_LIMITS.evidence),
})

export const PROPOSAL_SCHEMAS: { readonly [K in ProposalKind]: Schema } = {
  tache: object<Of<'tache'>>({
    genre: oneOf(['tache']),
    jour: oneOf(WEEKDAYS),
    texte: text(PROPOSAL_LIMITS.todo),
    chaqueSemaine: { type: 'boolean' },
    pourquoi: textOrNull(PROPOSAL_LIMITS.why),
  }),
  element: object<Of<'element'>>({
    genre: oneOf(['element']),
    projet: handle('P'),
    element: item,
    texte: text(PROPOSAL_LIMITS.item),
    pourquoi: textOrNull(PROPOSAL_LIMITS.why),
  }),
  produit: object<Of<'produit'>>({
    genre: oneOf(['produit']),
    produit: handle('C'),
    note: textOrNull(PROPOSAL_LIMITS.note),
    criteres: list(verdict, CRITERIA.length),
  }),
  projet: object<Of<'projet'>>({
    genre: oneOf(['projet']),
    titre: text(PROPOSAL_LIMITS.title),
    produit: handle('C'),
    elements: list(itemText, PROPOSAL_LIMITS.items),
  }),
  souvenir: object<Of<'souvenir'>>({
    genre: oneOf(['souvenir']),
    fait: text(PROPOSAL_LIMITS.fact),
    projet: handle('P'),
  }),
  chiffres: object<Of<'chiffres'>>({
    genre: oneOf(['chiffres']),
    produit: handle('C'),
    montants: list(amount, PRODUCT_KEYS.length),
  }),
}

const ITEM_WORDS = PROJECT_SECTIONS.map(
  ({ key, label, items }) =>
    `${label}\u00a0: ${items.map((title, index) => `${projectItemId(key, index)} ${title}`).join(', ')}`,
)
const FIGURE_WORDS = PRODUCT_FIGURES.map(({ key, label }) => `${key} ${label}`).join(', ')

/** Usage of each kind. Here rather than in the persona, because a model reads it when it needs the tool. */
const DESCRIPTION = `Propose à la personne ce qu'elle peut ajouter d'un clic. Rien n'est enregistré par cet appel\u00a0: elle voit chaque proposition, la modifie, l'accepte ou l'ignore. Au plus ${PROPOSALS_MAX}, seulement quand cela lui évite de recopier\u00a0; jamais pour une simple question, ni une détresse. Écris d'abord ta réponse.
- tache\u00a0: une action de moins de 45 minutes, concrète, sur un jour à venir\u00a0; pas une tâche déjà dans les notes. chaqueSemaine\u00a0: true pour une habitude qui revient chaque semaine ce jour-là, sinon false.
- element\u00a0: le texte complet d'un élément de son projet, avec ses faits à elle, prêt à garder. Quand elle demande d'en remplir un, propose-le dans cette réponse, rien qu'avec les faits connus\u00a0; s'il n'y en a pas assez, pose une seule question à la place.
- produit\u00a0: ce que tu penses d'un produit de ses notes. Une note courte, et seulement les critères qu'elle a décrits\u00a0: preuve recopie, mot pour mot, au moins douze signes de ce qu'elle a écrit. Sans preuve, pas de critère.
- projet\u00a0: un nouveau projet, quand elle en veut un. Seulement les éléments dont elle t'a dit les faits.
- souvenir\u00a0: un fait durable qu'elle vient d'écrire, avec ses mots, en une phrase qui se comprend seule\u00a0; projet quand il ne vaut que pour l'un d'eux.
- chiffres\u00a0: des montants en euros ou une part de retours qu'elle a écrits, pour le vrai reste d'une vente. Tu ne donnes que le champ et le passage\u00a0: passage recopie, mot pour mot, ce qu'elle a écrit, avec un seul montant et les mots qui disent lequel. Sans passage, pas de montant. Champs\u00a0: ${FIGURE_WORDS}.
Éléments. ${ITEM_WORDS.join('. ')}.`

/** Format of OpenAI's « function calling », which other providers accept too. */
export const PROPOSAL_TOOL = {
  type: 'function',
  function: {
    name: PROPOSAL_TOOL_NAME,
    description: DESCRIPTION,
    strict: true,
    parameters: object<{ [PROPOSAL_LIST_NAME]: unknown }>({
      [PROPOSAL_LIST_NAME]: {
        type: 'array',
        description: `${PROPOSALS_MAX} au plus`,
        items: { anyOf: PROPOSAL_KINDS.map((kind) => PROPOSAL_SCHEMAS[kind]) },
      },
    }),
  },
} as const
