import type { LocalDate } from '@/domain/base/time/local-date'
import type { Fields } from '@/domain/base/read-field'
import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { Refusal, type Write } from '@/domain/base/write'
import {
  appended,
  itemBefore,
  itemIn,
  itemPlace,
  withCoachText,
  withText,
} from '@/domain/projects/text/item-text'
import type { ProjectContent } from '@/domain/projects/parts'
import { isAsCreated, parseProject, type Project } from '@/domain/projects/project'
import {
  changeBy,
  changedProject,
  newProject,
  projectPath,
  removedProject,
} from '@/domain/projects/project-writes'
import { typedOver } from '@/domain/projects/text/typed-over'
import { parseCandidate, type Candidate } from '@/domain/research/candidate'
import { readAddress } from '@/domain/research/candidate-address'
import { candidatePath, changeCandidate, type CandidateChange } from '@/domain/research/candidate-writes'
import { newTodoWrites, todoPath, withDateSaid, type NewTodo } from '@/domain/todos/new-todo'
import { parseTodo, type Todo } from '@/domain/todos/todo'
import type { CardOf } from './card'
import { coachPath } from '@/domain/coach/conversation/coach-document'
import type { CardOutcome } from '@/domain/coach/conversation/conversation-writes'
import { factOfCard, forgetWrites, rememberWrites, toFactArgs } from '@/domain/coach/facts/fact-writes'
import { parseMemory, type Memory } from '@/domain/coach/facts/facts'
import { areFiguresAsMade, figuresTaken } from './figures'
import { judgementUndo, judgementWrite } from './judgement'
import type { Proposed, ProposalKind } from './proposal'

/** An accepted card in its new state, with data that the card itself lacks. Plain JSON. */
export interface CardTake extends CardOutcome {
  /** Date of a todo that is accepted without a network. */
  readonly date?: LocalDate | null
  readonly content?: ProjectContent
}

interface Author {
  readonly uid: string
  readonly at: Date
  readonly conversation: string
}

/** A kind of proposal and its documents; its view is in `features/coach/cards/kinds.ts`. */
interface CardKind<K extends ProposalKind, T> {
  /** Path of the document to write. Null: the person has to choose it. */
  readonly path: (card: CardOf<K>, uid: string) => string | null
  readonly parse: (doc: Fields | null, card: CardOf<K>) => T | null
  /** Writes of accepting. Throws a `Refusal` if the document is deleted or full. */
  readonly make: (card: CardOf<K>, doc: Fields | null, by: Author, take: CardTake) => readonly Write[]
  /** True if the result exists and was not changed since, so that accepting can be undone. */
  readonly isAsMade: (card: CardOf<K>, found: T) => boolean
  /** The inverse of `make`; called only if `isAsMade`. */
  readonly unmake: (card: CardOf<K>, doc: Fields, by: Author) => readonly Write[]
  /** Line in the list of unsaved work: « Tâche ajoutée : Appeler Léa ». */
  readonly says: (proposed: CardOf<K>['proposed']) => string
  /** The proposal's text, to be copied from the list of unsaved work; '' for none. */
  readonly text: (proposed: CardOf<K>['proposed']) => string
}

const todo: CardKind<'tache', Todo> = {
  path: ({ target }) => todoPath(target),
  parse: (doc, { target }) => parseTodo(target, doc),
  make: (card, doc, { uid }, { date }) =>
    newTodoWrites([{ ...todoOf(card), ...(date && { date }) }], () => doc, uid),
  isAsMade: (card, found) =>
    found.text === card.proposed.texte &&
    found.dayOfWeek === card.proposed.jour &&
    found.repeats === card.proposed.chaqueSemaine &&
    !found.completed &&
    (found.date === null || found.date === dateSaid(card)),
  unmake: ({ target }) => [{ kind: 'delete', path: todoPath(target) }],
  says: ({ texte }) => `Tâche ajoutée\u00a0: ${texte}`,
  text: ({ texte }) => texte,
}

function todoOf({ target, proposed: { jour, texte, chaqueSemaine } }: CardOf<'tache'>): NewTodo {
  return { id: target, dayOfWeek: jour, text: texte, repeats: chaqueSemaine }
}

/** The todo's date in the week in which the card was accepted. */
export function dateSaid(card: CardOf<'tache'>): LocalDate | null {
  return withDateSaid(todoOf(card), new Date(card.doneAt ?? 0)).date ?? null
}

const item: CardKind<'element', Project> = {
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
  isAsMade: (card, project) => itemBeforeCard(card, project) !== null,
  unmake(card, doc, by) {
    const before = (content: ProjectContent) => itemBeforeCard(card, content) ?? ''
    return changedProject(changeBy(card.proposed.projet ?? '', doc, null, by), (content) =>
      withText(content, card.proposed.element, before(content)),
    )
  },
  says: ({ element }) => `Texte ajouté\u00a0: ${itemPlace(element)?.title ?? 'Projet'}`,
  text: ({ texte }) => texte,
}

/** The item's text after accepting: replaces `replaced`, or appends. */
function withTextOf({ replaced, proposed: { texte } }: CardOf<'element'>, present: string): string {
  if (replaced !== null) return typedOver(present, replaced, texte)
  return present.includes(texte) ? present : appended(present, texte)
}

function itemBeforeCard({ replaced, proposed }: CardOf<'element'>, content: ProjectContent): string | null {
  return itemBefore(itemIn(content, proposed.element)?.content ?? '', proposed.texte, replaced)
}

type CandidateCard = CardOf<'produit' | 'chiffres'>

const ofCandidate = {
  path({ proposed: { produit } }: CandidateCard) {
    const address = produit === null ? null : readAddress(produit)
    return address && candidatePath(address)
  },
  parse: (doc: Fields | null, { proposed: { produit } }: CandidateCard) => parseCandidate(produit ?? '', doc),
}

/** Null: no change. */
function changedCandidate(
  card: CandidateCard,
  doc: Fields | null,
  decide: (candidate: Candidate) => CandidateChange | null,
): readonly Write[] {
  const path = ofCandidate.path(card)
  const candidate = ofCandidate.parse(doc, card)
  if (!candidate || path === null) throw new Refusal('gone')
  const change = decide(candidate)
  return change ? changeCandidate(path, doc, change) : []
}

const judgement: CardKind<'produit', Candidate> = {
  ...ofCandidate,
  make: (card, doc) => changedCandidate(card, doc, (candidate) => judgementWrite(card, candidate)),
  isAsMade: (card, candidate) => judgementUndo(card, candidate) !== null,
  unmake: (card, doc) => changedCandidate(card, doc, (candidate) => judgementUndo(card, candidate)),
  says: () => 'Avis du coach ajouté à un produit',
  text: ({ note }) => note ?? '',
}

const figures: CardKind<'chiffres', Candidate> = {
  ...ofCandidate,
  make: (card, doc) => changedCandidate(card, doc, () => ({ figures: figuresTaken(card) })),
  isAsMade: (card, candidate) => areFiguresAsMade(card, candidate.figures),
  unmake: (card, doc) => changedCandidate(card, doc, () => ({ figures: card.figures ?? {} })),
  says: () => 'Montants ajoutés à un produit',
  text: ({ montants }) => montants.map(({ passage }) => passage).join('\n'),
}

const project: CardKind<'projet', Project> = {
  path: ({ target }) => projectPath(target),
  parse: (doc, { target }) => parseProject(target, doc),
  make: ({ target }, doc, by, { content }) =>
    content ? newProject(changeBy(target, doc, null, by), content) : [],
  isAsMade: (_, found) => isAsCreated(found),
  unmake: ({ target }, doc, by) => removedProject(changeBy(target, doc, null, by), false),
  says: ({ titre }) => `Projet créé\u00a0: ${titre}`,
  text: () => '',
}

const fact: CardKind<'souvenir', Memory> = {
  path: (_, uid) => coachPath(uid),
  parse: parseMemory,
  make({ forgot }, doc, { uid, conversation }, { fields }) {
    const said = factOfCard(fields, conversation)
    return said ? rememberWrites(uid, doc, [said], forgot ? [forgot.id] : []) : []
  },
  isAsMade: ({ target, proposed: { fait, projet } }, { facts }) =>
    facts.some(({ id, text, project }) => id === target && text === fait && project === projet),
  unmake: ({ target, forgot }, doc, { uid }) =>
    forgot ? rememberWrites(uid, doc, [toFactArgs(forgot)], [target]) : forgetWrites(uid, doc, [target]),
  says: ({ fait }) => `Souvenir ajouté\u00a0: ${fait}`,
  text: ({ fait }) => fait,
}

const KINDS = {
  ...{ tache: todo, element: item, produit: judgement, projet: project, souvenir: fact },
  chiffres: figures,
} as const

/** Entry of the card's kind; its functions accept that card. */
export function kindOf({ proposed: { genre } }: { readonly proposed: Proposed }) {
  return KINDS[genre] as unknown as CardKind<ProposalKind, unknown>
}
