import { readFields, type Fields } from '@/domain/base/read-field'
import { Refusal, type Write } from '@/domain/base/write'
import { appended, itemBefore, itemIn, withText } from '@/domain/projects/item-text'
import { parseContent } from '@/domain/projects/parts'
import { isAsCreated, parseProject } from '@/domain/projects/project'
import { writtenItems, type FieldChange } from '@/domain/projects/project-changes'
import { changedProject, removedProject, type ProjectChange } from '@/domain/projects/project-writes'
import { parseCandidate, type Verdicts } from '@/domain/research/candidate'
import { candidatePath, changeCandidate } from '@/domain/research/candidate-writes'
import type { CandidateAddress } from '@/domain/research/candidate-address'
import type { NewTodo } from '@/domain/todos/new-todo'
import { parseTodo } from '@/domain/todos/todo'
import { removeWrites } from '@/domain/todos/todo-writes'
import { cardsWrites, isTakenIn, type CardOutcome } from './conversation-writes'
import { judgementUndo } from './judgement'
import type { JudgedBefore } from './card'
import type { ProposedCandidate } from './proposal'

/*
 * Accepting a card: what it makes and the card's state, in one mutation. Nothing of it is written where the conversation has
 * the same or a later answer to the card, so that an old entry never undoes what came after it. Where the conversation does
 * not exist (any more), what was made is written all the same.
 */

export interface Answered {
  readonly conversation: string
  /** The new state of each card, in the order of the cards; none where the conversation has no room for the cards. */
  readonly outcomes: readonly CardOutcome[]
}

function isAnsweredSince(stored: Fields | null, { cardId, fields }: CardOutcome): boolean {
  const known = readFields(readFields(stored?.['proposals'])?.[cardId])
  return known !== null && Number(known['doneAt'] ?? -1) >= Number(fields['doneAt'] ?? 0)
}

/** `stored`: the conversation. `make`: what the cards make that are still to be taken. */
export function takeCards(
  { conversation, outcomes }: Answered,
  stored: Fields | null,
  make: (isOpen: (index: number) => boolean) => readonly Write[],
): readonly Write[] {
  const isToTake = (outcome: CardOutcome | undefined) =>
    !outcome || !(isTakenIn(stored, outcome.cardId) || isAnsweredSince(stored, outcome))
  const open = outcomes.filter(isToTake)
  if (outcomes.length > 0 && open.length === 0) return []
  return [...make((index) => isToTake(outcomes[index])), ...cardsWrites(conversation, stored, open)]
}

/** `unmake`: what takes back what they made; null: the person went on with it, and it stays with its card. */
export function undoCards(
  { conversation, outcomes }: Answered,
  stored: Fields | null,
  unmake: () => readonly Write[] | null,
): readonly Write[] {
  const writes = outcomes.some((outcome) => isAnsweredSince(stored, outcome)) ? null : unmake()
  return writes ? [...writes, ...cardsWrites(conversation, stored, outcomes)] : []
}

export function unmadeTodo(made: NewTodo, doc: Fields | null): readonly Write[] | null {
  const todo = parseTodo(made.id, doc)
  const isTouched = todo && (todo.completed || todo.text !== made.text || todo.dayOfWeek !== made.dayOfWeek)
  return isTouched ? null : removeWrites([made], [doc])
}

/** A text into an item of a project; what it fills is paid for at the person's own next change. */
export function madeItem(by: ProjectChange, change: FieldChange, isFromCoach: boolean): readonly Write[] {
  if (!by.stored) throw new Refusal('gone')
  return writtenItems(by, [change], isFromCoach)
}

/** `replaced`: what the text took the place of. */
export function unmadeItem(
  by: ProjectChange,
  {
    element,
    text,
    replaced,
  }: { readonly element: string; readonly text: string; readonly replaced: string | null },
): readonly Write[] | null {
  if (!by.stored) return null
  const before = itemBefore(itemIn(parseContent(by.stored), element)?.content ?? '', text, replaced)
  return before === null ? null : changedProject(by, (content) => withText(content, element, before))
}

export function unmadeProject(by: ProjectChange): readonly Write[] | null {
  const project = parseProject(by.id, by.stored)
  return project && !isAsCreated(project) ? null : removedProject(by, false)
}

/** `note`: put behind the one that is there, unless it says that already; null: it stays. */
export function madeJudgement(
  {
    at,
    verdicts,
    note,
  }: { readonly at: CandidateAddress; readonly verdicts: Partial<Verdicts>; readonly note: string | null },
  doc: Fields | null,
): readonly Write[] {
  const candidate = parseCandidate(at.id, doc)
  if (!candidate) throw new Refusal('gone')
  const isNew = note !== null && !candidate.note.includes(note)
  const change = { verdicts, ...(isNew && { note: appended(candidate.note, note) }) }
  return changeCandidate(candidatePath(at), doc, change)
}

export function unmadeJudgement(
  {
    at,
    proposed,
    before,
  }: {
    readonly at: CandidateAddress
    readonly proposed: ProposedCandidate
    readonly before: JudgedBefore
  },
  doc: Fields | null,
): readonly Write[] | null {
  const candidate = parseCandidate(at.id, doc)
  const undo = candidate && judgementUndo({ before }, proposed, candidate)
  if (!undo) return null
  const change = { verdicts: undo.verdicts, ...(undo.note !== null && { note: undo.note }) }
  return changeCandidate(candidatePath(at), doc, change)
}
