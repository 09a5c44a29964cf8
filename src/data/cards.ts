import { counted } from '@/domain/base/french-count'
import type { JudgedBefore } from '@/domain/coach/card'
import {
  madeItem,
  madeJudgement,
  takeCards,
  undoCards,
  unmadeItem,
  unmadeJudgement,
  unmadeProject,
  unmadeTodo,
  type Answered,
} from '@/domain/coach/card-takes'
import { coachPath } from '@/domain/coach/coach-document'
import { cardsWrites, conversationPath } from '@/domain/coach/conversation-writes'
import { forgetWrites, rememberWrites, type FactArgs } from '@/domain/coach/fact-writes'
import type { JudgementWrite } from '@/domain/coach/judgement'
import type { ProposedCandidate } from '@/domain/coach/proposal'
import { itemPlace } from '@/domain/projects/item-text'
import type { ProjectContent } from '@/domain/projects/parts'
import type { FieldChange } from '@/domain/projects/project-changes'
import { changeBy, newProject, projectPath } from '@/domain/projects/project-writes'
import type { CandidateAddress } from '@/domain/research/candidate-address'
import { candidatePath } from '@/domain/research/candidate-writes'
import { newTodoWrites, todoPath, type NewTodo } from '@/domain/todos/new-todo'
import { defineMutation } from './sync/mutation'

// The conversation stands in `besides`: one that could not be stored holds back nothing that is made of it.
const conversationOf = ({ conversation }: Answered) => [conversationPath(conversation)]

/** Puts cards aside or brings them back; also notes what became of one whose work is written elsewhere. */
export const answerCards = defineMutation<Answered>({
  name: 'cards.answer',
  reads: conversationOf,
  writes: ({ conversation, outcomes }, [doc = null]) => cardsWrites(conversation, doc, outcomes),
  says: () => 'Choix sur une proposition du coach',
})

export const takeTodos = defineMutation<Answered & { readonly todos: readonly NewTodo[] }>({
  name: 'cards.takeTodos',
  reads: ({ todos }) => todos.map(({ id }) => todoPath(id)),
  besides: conversationOf,
  writes: ({ todos, ...answered }, docs, { uid }) =>
    takeCards(answered, docs[todos.length] ?? null, (isOpen) =>
      newTodoWrites(
        todos.filter((_, index) => isOpen(index)),
        docs.slice(0, todos.length).filter((_, index) => isOpen(index)),
        uid,
      ),
    ),
  says: ({ todos }) =>
    todos.length === 1 && todos[0]
      ? `Tâche ajoutée\u00a0: ${todos[0].text}`
      : `${counted(todos.length, 'tâche')} ajoutées`,
  text: ({ todos }) => todos.map(({ text }) => text).join('\n'),
})

/** The inverse of `takeTodos`, for one. */
export const undoTodo = defineMutation<Answered & { readonly todo: NewTodo }>({
  name: 'cards.undoTodo',
  reads: ({ todo }) => [todoPath(todo.id)],
  besides: conversationOf,
  writes: ({ todo, ...answered }, [doc = null, stored = null]) =>
    undoCards(answered, stored, () => unmadeTodo(todo, doc)),
  says: ({ todo }) => `Ajout annulé\u00a0: ${todo.text}`,
})

/** `instead`: ids of the facts whose place it takes. */
export const takeFact = defineMutation<
  Answered & { readonly fact: FactArgs; readonly instead: readonly string[] }
>({
  name: 'cards.takeFact',
  reads: (_, uid) => [coachPath(uid)],
  besides: conversationOf,
  writes: ({ fact, instead, ...answered }, [doc = null, stored = null], { uid }) =>
    takeCards(answered, stored, () => rememberWrites(uid, doc, [fact], instead)),
  says: ({ fact }) => `Souvenir ajouté\u00a0: ${fact.text}`,
  text: ({ fact }) => fact.text,
})

/** The inverse of `takeFact`. `forgot`: the fact whose place it had taken, which comes back. */
export const undoFact = defineMutation<Answered & { readonly id: string; readonly forgot: FactArgs | null }>({
  name: 'cards.undoFact',
  reads: (_, uid) => [coachPath(uid)],
  besides: conversationOf,
  writes: ({ id, forgot, ...answered }, [doc = null, stored = null], { uid }) =>
    undoCards(answered, stored, () =>
      forgot ? rememberWrites(uid, doc, [forgot], [id]) : forgetWrites(uid, doc, [id]),
    ),
  says: () => 'Souvenir oublié',
})

export const takeItem = defineMutation<
  Answered & { readonly project: string; readonly change: FieldChange; readonly isFromCoach: boolean }
>({
  name: 'cards.takeItem',
  reads: ({ project }) => [projectPath(project)],
  besides: conversationOf,
  writes: ({ project, change, isFromCoach, ...answered }, [doc = null, stored = null], author) =>
    takeCards(answered, stored, () => madeItem(changeBy(project, doc, null, author), change, isFromCoach)),
  says: ({ change }) => `Texte ajouté\u00a0: ${itemPlace(change.field)?.title ?? 'Projet'}`,
  text: ({ change }) => change.to,
})

/** The inverse of `takeItem`. */
export const undoItem = defineMutation<
  Answered & {
    readonly project: string
    readonly element: string
    readonly text: string
    readonly replaced: string | null
  }
>({
  name: 'cards.undoItem',
  reads: ({ project }) => [projectPath(project)],
  besides: conversationOf,
  writes: (args, [doc = null, stored = null], author) =>
    undoCards(args, stored, () => unmadeItem(changeBy(args.project, doc, null, author), args)),
  says: ({ element }) => `Texte retiré\u00a0: ${itemPlace(element)?.title ?? 'Projet'}`,
})

export const takeProject = defineMutation<
  Answered & { readonly project: string; readonly content: ProjectContent }
>({
  name: 'cards.takeProject',
  reads: ({ project }) => [projectPath(project)],
  besides: conversationOf,
  writes: ({ project, content, ...answered }, [doc = null, stored = null], author) =>
    takeCards(answered, stored, () => newProject(changeBy(project, doc, null, author), content)),
  says: ({ content }) => `Projet créé\u00a0: ${content.title}`,
})

/** The inverse of `takeProject`. */
export const undoProject = defineMutation<Answered & { readonly project: string; readonly title: string }>({
  name: 'cards.undoProject',
  reads: ({ project }) => [projectPath(project)],
  besides: conversationOf,
  writes: ({ project, ...answered }, [doc = null, stored = null], author) =>
    undoCards(answered, stored, () => unmadeProject(changeBy(project, doc, null, author))),
  says: ({ title }) => `Ajout annulé\u00a0: ${title}`,
})

export const takeJudgement = defineMutation<Answered & JudgementWrite & { readonly at: CandidateAddress }>({
  name: 'cards.takeJudgement',
  reads: ({ at }) => [candidatePath(at)],
  besides: conversationOf,
  writes: (args, [doc = null, stored = null]) => takeCards(args, stored, () => madeJudgement(args, doc)),
  says: () => 'Avis du coach ajouté à un produit',
})

/** The inverse of `takeJudgement`. */
export const undoJudgement = defineMutation<
  Answered & {
    readonly at: CandidateAddress
    readonly proposed: ProposedCandidate
    readonly before: JudgedBefore
  }
>({
  name: 'cards.undoJudgement',
  reads: ({ at }) => [candidatePath(at)],
  besides: conversationOf,
  writes: (args, [doc = null, stored = null]) => undoCards(args, stored, () => unmadeJudgement(args, doc)),
  says: () => "Avis du coach retiré d'un produit",
})
