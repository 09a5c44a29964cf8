import type { ChosenPlan, FirstPlan, PlannedText, PlannedTodo } from './first-plan'
import { startOf } from '@/domain/base/text/cut-text'
import { PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import { visibleText } from '@/domain/base/text/visible-text'
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

/** `title`: the project's name as typed; blank or null: the proposed one. */
export function chosenOf(
  { project, todos, criteria, ifThen }: FirstPlan,
  without: readonly string[],
  title: string | null = null,
): ChosenPlan {
  const has = (line: string) => isTicked(without, line)
  return {
    project:
      project && has(LINE.project)
        ? {
            title: startOf(visibleText(title ?? ''), PROJECT_TITLE_MAX) || project.title,
            texts: project.texts.filter((text) => has(LINE.text(text))),
          }
        : null,
    todos: todos.filter((todo) => has(LINE.todo(todo))),
    criteria: criteria.filter((key) => has(LINE.criterion(key))),
    ifThen: has(LINE.ifThen) ? ifThen : '',
  }
}

export function isNothing({ project, todos, criteria, ifThen }: ChosenPlan): boolean {
  return project === null && todos.length === 0 && criteria.length === 0 && ifThen === ''
}
