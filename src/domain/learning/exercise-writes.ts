import type { Fields } from '@/domain/base/read-field'
import { Refusal, SERVER_TIME, type Write } from '@/domain/base/write'
import { emptyContent, type ProjectContent } from '@/domain/projects/parts'
import { isAsCreated, parseProject } from '@/domain/projects/project'
import { changedProject, newProject, projectPath } from '@/domain/projects/project-writes'
import { parseCandidate } from '@/domain/research/candidate'
import { readAddress } from '@/domain/research/candidate-address'
import { candidatePath, changeCandidate } from '@/domain/research/candidate-writes'
import { newTodoWrites, todoPath, type NewTodo } from '@/domain/todos/new-todo'
import { parseTodo } from '@/domain/todos/todo'
import { candidateUndo, madeOf, type CandidateWork, type MadeCandidate } from './candidates-exercise'
import { withItems, withoutItems, type ItemWork, type MadeItem } from './items-exercise'
import { parseLearning, stateOf, type LessonState } from './progress'
import { isAsMade, type MadeTodo } from './todos-exercise'

interface Author {
  readonly uid: string
  readonly at: Date
}

export function learningPath(uid: string): string {
  return `learning/${uid}`
}

/** How far a person is with a lesson; nothing where that is stored already. */
export function lessonWrites(
  stored: Fields | null,
  lesson: string,
  change: { readonly isRead?: true; readonly isDone?: boolean },
  { uid, at }: Author,
): readonly Write[] {
  const before = stateOf(parseLearning(stored), lesson)
  const isDone = change.isDone ?? before.doneAt !== null
  const after: LessonState = {
    readAt: before.readAt ?? (change.isRead ? at : null),
    doneAt: isDone ? (before.doneAt ?? at) : null,
  }
  if (after.readAt === before.readAt && after.doneAt === before.doneAt) return []
  const lessons = new Map([...parseLearning(stored), [lesson, after]])
  const fields = Object.fromEntries([...lessons].flatMap(([id, state]) => fieldsOf(id, state)))
  return [
    {
      kind: stored ? 'update' : 'set',
      path: learningPath(uid),
      fields: { lessons: fields, updatedAt: SERVER_TIME },
    },
  ]
}

function fieldsOf(id: string, { readAt, doneAt }: LessonState): readonly (readonly [string, Fields])[] {
  if (!readAt && !doneAt) return []
  return [[id, { ...(readAt && { readAt }), ...(doneAt && { doneAt }) }]]
}

/** The work of an exercise, and whether the lesson is done with it. */
export interface Taking {
  readonly lesson: string
  readonly ends: boolean
}

/** What is taken back, and whether the lesson is no longer done then. */
export interface TakingBack {
  readonly lesson: string
  readonly reopens: boolean
}

function ending({ lesson, ends }: Taking, learning: Fields | null, author: Author): readonly Write[] {
  return ends ? lessonWrites(learning, lesson, { isDone: true }, author) : []
}

function reopening({ lesson, reopens }: TakingBack, learning: Fields | null, author: Author) {
  return reopens ? lessonWrites(learning, lesson, { isDone: false }, author) : []
}

type Docs = readonly (Fields | null)[]

export interface TakingTodos extends Taking {
  readonly todos: readonly NewTodo[]
}

/** `docs`: the learning document, the todos. */
export function takeTodosWrites(args: TakingTodos, [learning = null, ...docs]: Docs, author: Author) {
  return [...newTodoWrites(args.todos, docs, author.uid), ...ending(args, learning, author)]
}

export interface TakingTodosBack extends TakingBack {
  readonly todos: readonly MadeTodo[]
}

/** Todos that the person went on with stay. */
export function takeTodosBackWrites(
  args: TakingTodosBack,
  [learning = null, ...docs]: Docs,
  author: Author,
): readonly Write[] {
  return [
    ...args.todos.flatMap((made, index): readonly Write[] =>
      isAsMade(made, parseTodo(made.id, docs[index])) ? [{ kind: 'delete', path: todoPath(made.id) }] : [],
    ),
    ...reopening(args, learning, author),
  ]
}

export interface TakingItems extends Taking {
  /** Its id; a new one is made with the texts. */
  readonly project: string
  readonly isNew: boolean
  readonly title: string
  readonly works: readonly ItemWork[]
}

/** `docs`: the learning document, the project, the profile. The texts for a project that was deleted are refused. */
export function takeItemsWrites(
  args: TakingItems,
  [learning = null, stored = null, profile = null]: Docs,
  author: Author,
): readonly Write[] {
  const { project: id, isNew, title, works } = args
  const change = { id, stored, profile, ...author }
  const filled = (content: ProjectContent) => withItems(content, works).content
  if (!stored && !isNew) throw new Refusal('gone')
  return [
    ...(stored ? changedProject(change, filled) : newProject(change, filled({ ...emptyContent(), title }))),
    ...ending(args, learning, author),
  ]
}

export interface TakingItemsBack extends TakingBack {
  readonly project: string
  /** The exercise made the project. */
  readonly isNew: boolean
  readonly items: readonly MadeItem[]
}

/** Texts that the person went on with stay; a new project goes as long as it is as the exercise made it. */
export function takeItemsBackWrites(
  args: TakingItemsBack,
  [learning = null, stored = null]: Docs,
  author: Author,
): readonly Write[] {
  const { project: id, isNew, items } = args
  const project = parseProject(id, stored)
  const isAsMade = isNew && project?.userId === author.uid && isAsCreated(project)
  const change = { id, stored, profile: null, ...author }
  return [
    ...(isAsMade
      ? [{ kind: 'delete', path: projectPath(id) } as const]
      : changedProject(change, (content) => withoutItems(content, items) ?? content)),
    ...reopening(args, learning, author),
  ]
}

export interface TakingCandidates extends Taking {
  readonly works: readonly CandidateWork[]
}

/** Refused where one of the products was deleted: the text of its note would be lost. */
export function takeCandidatesWrites(
  args: TakingCandidates,
  [learning = null, ...docs]: Docs,
  author: Author,
): readonly Write[] {
  return [
    ...args.works.flatMap((work, index) => {
      const candidate = parseCandidate(work.at, docs[index])
      if (!candidate) throw new Refusal('gone')
      return changeCandidate(candidatePathAt(work.at), docs[index] ?? null, madeOf(work, candidate).write)
    }),
    ...ending(args, learning, author),
  ]
}

export interface TakingCandidatesBack extends TakingBack {
  readonly candidates: readonly MadeCandidate[]
}

/** A product that the person went on with stays as it is. */
export function takeCandidatesBackWrites(
  args: TakingCandidatesBack,
  [learning = null, ...docs]: Docs,
  author: Author,
): readonly Write[] {
  return [
    ...args.candidates.flatMap((made, index) => {
      const candidate = parseCandidate(made.at, docs[index])
      const undo = candidate && candidateUndo(made, candidate)
      return undo ? changeCandidate(candidatePathAt(made.at), docs[index] ?? null, undo) : []
    }),
    ...reopening(args, learning, author),
  ]
}

/** The document at an address of a candidate (`addressText`). */
export function candidatePathAt(at: string): string {
  const address = readAddress(at)
  if (!address) throw new Refusal('invalid')
  return candidatePath(address)
}
