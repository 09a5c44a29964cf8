import { readFields, type Fields } from '@/domain/base/read-field'
import { Refusal, type Write } from '@/domain/base/write'
import { appended, itemBefore, itemIn, withText } from '@/domain/projects/item-text'
import { parseContent, type ProjectContent } from '@/domain/projects/parts'
import { isAsCreated, parseProject } from '@/domain/projects/project'
import { writtenItems, type FieldChange } from '@/domain/projects/project-changes'
import {
  changedProject,
  newProject,
  removedProject,
  type ProjectChange,
} from '@/domain/projects/project-writes'
import { parseCandidate, type Verdicts } from '@/domain/research/candidate'
import { candidatePath, changeCandidate } from '@/domain/research/candidate-writes'
import type { CandidateAddress } from '@/domain/research/candidate-address'
import { newTodoWrites, type NewTodo } from '@/domain/todos/new-todo'
import { parseTodo } from '@/domain/todos/todo'
import { removeWrites } from '@/domain/todos/todo-writes'
import { cardsWrites, isTakenIn, type CardOutcome } from './conversation-writes'
import { forgetWrites, rememberWrites, type FactArgs } from './fact-writes'
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
  readonly outcomes: readonly CardOutcome[]
}

function isAnsweredSince(stored: Fields | null, { cardId, fields }: CardOutcome): boolean {
  const known = readFields(readFields(stored?.['proposals'])?.[cardId])
  return known !== null && Number(known['doneAt'] ?? -1) >= Number(fields['doneAt'] ?? 0)
}

function isToTake(stored: Fields | null, outcome: CardOutcome | undefined): boolean {
  return !outcome || !(isTakenIn(stored, outcome.cardId) || isAnsweredSince(stored, outcome))
}

/** `todos`: one for each outcome, in its order. `docs`: the documents of their ids. */
export function takenTodos(
  uid: string,
  { conversation, outcomes }: Answered,
  todos: readonly NewTodo[],
  docs: readonly (Fields | null)[],
  stored: Fields | null,
): readonly Write[] {
  const isOpen = todos.map((_, index) => isToTake(stored, outcomes[index]))
  const open = <T>(all: readonly T[]) => all.filter((_, index) => isOpen[index])
  return [
    ...newTodoWrites(open(todos), open(docs), uid),
    ...cardsWrites(conversation, stored, open(outcomes)),
  ]
}

/** Takes a todo back that is as its card made it; one that went on in the person's hands stays, and its card too. */
export function undoneTodo(
  { conversation, outcomes }: Answered,
  made: NewTodo,
  doc: Fields | null,
  stored: Fields | null,
): readonly Write[] {
  if (outcomes.some((outcome) => isAnsweredSince(stored, outcome))) return []
  const todo = parseTodo(made.id, doc)
  const isTouched = todo && (todo.completed || todo.text !== made.text || todo.dayOfWeek !== made.dayOfWeek)
  if (isTouched) return []
  return [...removeWrites([made], [doc]), ...cardsWrites(conversation, stored, outcomes)]
}

/** `instead`: ids of the facts whose place it takes. */
export function takenFact(
  uid: string,
  { conversation, outcomes }: Answered,
  { fact, instead }: { readonly fact: FactArgs; readonly instead: readonly string[] },
  doc: Fields | null,
  stored: Fields | null,
): readonly Write[] {
  if (outcomes.some((outcome) => !isToTake(stored, outcome))) return []
  return [...rememberWrites(uid, doc, [fact], instead), ...cardsWrites(conversation, stored, outcomes)]
}

/** `forgot`: the fact whose place it had taken, which comes back. */
export function undoneFact(
  uid: string,
  { conversation, outcomes }: Answered,
  { id, forgot }: { readonly id: string; readonly forgot: FactArgs | null },
  doc: Fields | null,
  stored: Fields | null,
): readonly Write[] {
  if (outcomes.some((outcome) => isAnsweredSince(stored, outcome))) return []
  const memory = forgot ? rememberWrites(uid, doc, [forgot], [id]) : forgetWrites(uid, doc, [id])
  return [...memory, ...cardsWrites(conversation, stored, outcomes)]
}

/** A text into an item of a project; what it fills is paid for at the person's own next change. */
export function takenItem(
  by: ProjectChange,
  { conversation, outcomes }: Answered,
  { change, isFromCoach }: { readonly change: FieldChange; readonly isFromCoach: boolean },
  stored: Fields | null,
): readonly Write[] {
  if (outcomes.some((outcome) => !isToTake(stored, outcome))) return []
  if (!by.stored) throw new Refusal('gone')
  return [...writtenItems(by, [change], isFromCoach), ...cardsWrites(conversation, stored, outcomes)]
}

/** `replaced`: what the text took the place of. A text with which the person went on stays, and its card too. */
export function undoneItem(
  by: ProjectChange,
  { conversation, outcomes }: Answered,
  {
    element,
    text,
    replaced,
  }: { readonly element: string; readonly text: string; readonly replaced: string | null },
  stored: Fields | null,
): readonly Write[] {
  if (!by.stored || outcomes.some((outcome) => isAnsweredSince(stored, outcome))) return []
  const before = itemBefore(itemIn(parseContent(by.stored), element)?.content ?? '', text, replaced)
  if (before === null) return []
  const writes = changedProject(by, (content) => withText(content, element, before))
  return [...writes, ...cardsWrites(conversation, stored, outcomes)]
}

export function takenProject(
  by: ProjectChange,
  { conversation, outcomes }: Answered,
  content: ProjectContent,
  stored: Fields | null,
): readonly Write[] {
  if (outcomes.some((outcome) => !isToTake(stored, outcome))) return []
  return [...newProject(by, content), ...cardsWrites(conversation, stored, outcomes)]
}

/** Takes a project back that is as its card made it. */
export function undoneProject(
  by: ProjectChange,
  { conversation, outcomes }: Answered,
  stored: Fields | null,
): readonly Write[] {
  if (outcomes.some((outcome) => isAnsweredSince(stored, outcome))) return []
  const project = parseProject(by.id, by.stored)
  if (project && !isAsCreated(project)) return []
  return [...removedProject(by, false), ...cardsWrites(conversation, stored, outcomes)]
}

/** `note`: put behind the one that is there, unless it says that already; null: it stays. */
export function takenJudgement(
  { conversation, outcomes }: Answered,
  {
    at,
    verdicts,
    note,
  }: { readonly at: CandidateAddress; readonly verdicts: Partial<Verdicts>; readonly note: string | null },
  doc: Fields | null,
  stored: Fields | null,
): readonly Write[] {
  if (outcomes.some((outcome) => !isToTake(stored, outcome))) return []
  const candidate = parseCandidate(at.id, doc)
  if (!candidate) throw new Refusal('gone')
  const isNew = note !== null && !candidate.note.includes(note)
  const change = { verdicts, ...(isNew && { note: appended(candidate.note, note) }) }
  return [...changeCandidate(candidatePath(at), doc, change), ...cardsWrites(conversation, stored, outcomes)]
}

/** A judgement with which the person went on stays, and its card too. */
export function undoneJudgement(
  { conversation, outcomes }: Answered,
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
  stored: Fields | null,
): readonly Write[] {
  const candidate = parseCandidate(at.id, doc)
  if (!candidate || outcomes.some((outcome) => isAnsweredSince(stored, outcome))) return []
  const undo = judgementUndo({ before }, proposed, candidate)
  if (!undo) return []
  const change = { verdicts: undo.verdicts, ...(undo.note !== null && { note: undo.note }) }
  return [...changeCandidate(candidatePath(at), doc, change), ...cardsWrites(conversation, stored, outcomes)]
}
