import type { ChosenPlan, FirstPlan, PlannedText, PlannedTodo } from './first-plan'
import type { CriterionKey } from '@/domain/research/candidate'

/** Ids of the preview's lines, stable while the answers do not change. */
export const LINE = {
  project: 'project',
  text: ({ item }: PlannedText) => `text.${item}`,
  todo: ({ text }: PlannedTodo) => `todo.${text}`,
  criterion: (key: CriterionKey) => `criterion.${key}`,
  ifThen: 'if-then',
} as const

export function isTicked(without: readonly string[], line: string): boolean {
  return !without.includes(line)
}

export function ticked(without: readonly string[], line: string, isWanted: boolean): readonly string[] {
  const others = without.filter((each) => each !== line)
  return isWanted ? others : [...others, line]
}

export function chosenOf(
  { project, todos, criteria, ifThen }: FirstPlan,
  without: readonly string[],
): ChosenPlan {
  const has = (line: string) => isTicked(without, line)
  return {
    project:
      project && has(LINE.project)
        ? { title: project.title, texts: project.texts.filter((text) => has(LINE.text(text))) }
        : null,
    todos: todos.filter((todo) => has(LINE.todo(todo))),
    criteria: criteria.filter((key) => has(LINE.criterion(key))),
    ifThen: has(LINE.ifThen) ? ifThen : '',
  }
}

export function isNothing({ project, todos, criteria, ifThen }: ChosenPlan): boolean {
  return project === null && todos.length === 0 && criteria.length === 0 && ifThen === ''
}
