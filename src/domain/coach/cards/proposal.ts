import { onOneLine } from '@/domain/base/text/line-ends'
import { readFields, readFlag, readList, readText, type Fields } from '@/domain/base/read-field'
import { FACT_MAX } from '@/domain/base/text/text-limits'
import { parseWeekday, type Weekday } from '@/domain/base/time/weekday'
import { itemPlace } from '@/domain/projects/text/item-text'
import { CRITERIA, type CriterionKey } from '@/domain/research/candidate'
import { PRODUCT_KEYS, type ProductKey } from '@/domain/money/figures'
import { cleanMessage } from '@/domain/coach/conversation/clean-message'
import { figureIn } from './figures'

/** The only function that the model may call. */
export const PROPOSAL_TOOL_NAME = 'proposer'
export const PROPOSAL_LIST_NAME = 'propositions'

/** Kinds of proposals, named as in the tool that the model calls. */
export const PROPOSAL_KINDS = ['tache', 'element', 'produit', 'projet', 'souvenir', 'chiffres'] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

/** Maximum per answer: people would not read more. */
export const PROPOSALS_MAX = 5

export const PROPOSAL_LIMITS = {
  todo: 120,
  item: 1_500,
  note: 600,
  title: 80,
  why: 300,
  evidence: 300,
  fact: FACT_MAX,
  items: 6,
} as const

export interface ProposedTodo {
  readonly genre: 'tache'
  readonly jour: Weekday
  readonly texte: string
  readonly chaqueSemaine: boolean
  readonly pourquoi: string | null
}

export interface ProposedItem {
  readonly genre: 'element'
  /** Project; null: the person chooses. */
  readonly projet: string | null
  /** Item id, for example `product-1`. */
  readonly element: string
  readonly texte: string
  readonly pourquoi: string | null
}

export interface ProposedVerdict {
  readonly critere: CriterionKey
  readonly valeur: boolean
  readonly preuve: string
}

export interface ProposedCandidate {
  readonly genre: 'produit'
  /** Candidate; null: the person chooses. */
  readonly produit: string | null
  readonly note: string | null
  readonly criteres: readonly ProposedVerdict[]
}

export interface ProposedProject {
  readonly genre: 'projet'
  readonly titre: string
  readonly produit: string | null
  readonly elements: readonly { readonly element: string; readonly texte: string }[]
}

export interface ProposedFact {
  readonly genre: 'souvenir'
  readonly fait: string
  /** Project of the fact; null: none. */
  readonly projet: string | null
}

export interface ProposedFigures {
  readonly genre: 'chiffres'
  /** Candidate; null: the person chooses. */
  readonly produit: string | null
  /** The amounts are read in the passages. */
  readonly montants: readonly { readonly champ: ProductKey; readonly passage: string }[]
}

export type Proposed =
  | ProposedTodo
  | ProposedItem
  | ProposedCandidate
  | ProposedProject
  | ProposedFact
  | ProposedFigures

/** Resolves a handle of the dossier, or a stored id. Null: unknown. */
export type ReadTarget = (kind: 'project' | 'candidate', text: string) => string | null

/** Returns a handle unchanged; the targets of the request resolve it later. */
export const keepHandle: ReadTarget = (kind, text) => {
  const handle = text.trim().toUpperCase()
  return HANDLES[kind].test(handle) ? handle : null
}

const HANDLES = { project: /^P\d{1,3}$/, candidate: /^C\d{1,3}$/ } as const

/**
 * Parses one proposal of the model or of a conversation: only known fields, bounded lengths, hidden characters removed. Null: not shown.
 * Never repaired, except that an unknown project or candidate becomes null, and the person is asked.
 */
export function parseProposed(
  data: unknown,
  readTarget: ReadTarget,
  todoMax: number = PROPOSAL_LIMITS.todo,
): Proposed | null {
  const fields = readFields(data)
  if (!fields) return null
  const genre = PROPOSAL_KINDS.find((kind) => kind === fields['genre'])
  return genre ? PARSERS[genre](fields, readTarget, todoMax) : null
}

const PARSERS: {
  readonly [K in ProposalKind]: (
    fields: Fields,
    readTarget: ReadTarget,
    todoMax: number,
  ) => Extract<Proposed, { genre: K }> | null
} = {
  tache(fields, _, todoMax) {
    const jour = parseWeekday(fields['jour'])
    const texte = line(fields['texte'], todoMax)
    if (!jour || texte === null) return null
    const chaqueSemaine = readFlag(fields['chaqueSemaine'])
    return { genre: 'tache', jour, texte, chaqueSemaine, pourquoi: why(fields) }
  },
  element(fields, readTarget) {
    const place = itemPlace(readText(fields['element']))
    const texte = block(fields['texte'], PROPOSAL_LIMITS.item)
    if (!place || texte === null) return null
    const projet = readTarget('project', readText(fields['projet']))
    return { genre: 'element', projet, element: place.id, texte, pourquoi: why(fields) }
  },
  produit(fields, readTarget) {
    const note = block(fields['note'], PROPOSAL_LIMITS.note)
    const criteres = readList(fields['criteres']).flatMap((each) => parseVerdict(each) ?? [])
    const once = criteres.filter(
      ({ critere }, index) => criteres.findIndex((other) => other.critere === critere) === index,
    )
    if (note === null && once.length === 0) return null
    return {
      genre: 'produit',
      produit: readTarget('candidate', readText(fields['produit'])),
      note,
      criteres: once,
    }
  },
  projet(fields, readTarget) {
    const titre = line(fields['titre'], PROPOSAL_LIMITS.title)
    if (titre === null) return null
    const elements = readList(fields['elements']).flatMap((each) => parseItemText(each) ?? [])
    return {
      genre: 'projet',
      titre,
      produit: readTarget('candidate', readText(fields['produit'])),
      elements: elements.slice(0, PROPOSAL_LIMITS.items),
    }
  },
  souvenir(fields, readTarget) {
    const fait = line(fields['fait'], PROPOSAL_LIMITS.fact)
    const named = readText(fields['projet']).trim()
    const projet = named === '' ? null : readTarget('project', named)
    // A fact about an unknown project is dropped: without its project it would be sent with every question.
    return fait === null || (named !== '' && projet === null) ? null : { genre: 'souvenir', fait, projet }
  },
  chiffres(fields, readTarget) {
    const read = readList(fields['montants']).flatMap((each) => parseFigure(each) ?? [])
    const montants = PRODUCT_KEYS.flatMap((key) => read.find(({ champ }) => champ === key) ?? [])
    const produit = readTarget('candidate', readText(fields['produit']))
    return montants.length === 0 ? null : { genre: 'chiffres', produit, montants }
  },
}

function parseVerdict(data: unknown): ProposedVerdict | null {
  const fields = readFields(data)
  const criterion = CRITERIA.find(({ key }) => key === fields?.['critere'])
  const valeur = fields?.['valeur']
  if (!criterion || typeof valeur !== 'boolean') return null
  return { critere: criterion.key, valeur, preuve: line(fields?.['preuve'], PROPOSAL_LIMITS.evidence) ?? '' }
}

function parseFigure(data: unknown): ProposedFigures['montants'][number] | null {
  const fields = readFields(data)
  const champ = PRODUCT_KEYS.find((key) => key === fields?.['champ'])
  const passage = line(fields?.['passage'], PROPOSAL_LIMITS.evidence)
  return champ && passage !== null && figureIn(champ, passage) !== null ? { champ, passage } : null
}

function parseItemText(data: unknown): { element: string; texte: string } | null {
  const fields = readFields(data)
  const place = itemPlace(readText(fields?.['element']))
  const texte = block(fields?.['texte'], PROPOSAL_LIMITS.item)
  return place && texte !== null ? { element: place.id, texte } : null
}

function why(fields: Fields): string | null {
  return line(fields['pourquoi'], PROPOSAL_LIMITS.why)
}

function block(value: unknown, max: number): string | null {
  const text = cleanMessage(readText(value)).trim()
  return text === '' || text.length > max ? null : text
}

function line(value: unknown, max: number): string | null {
  return block(onOneLine(readText(value)), max)
}
