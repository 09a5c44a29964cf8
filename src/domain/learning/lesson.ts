import type { ProjectItemPlace } from '@/domain/projects/project-sections'
import type { CriterionKey } from '@/domain/research/candidate'
import type { SourceKey } from '@/domain/base/sources'

/** What a lesson makes the person do in their own work. */
export type Exercise =
  /** Writes into items of a project of theirs, each answered under its own question. */
  | { readonly kind: 'items'; readonly items: readonly ExerciseItem[] }
  /** Adds todos on days; the texts are proposals that can be changed. */
  | { readonly kind: 'todos'; readonly texts: readonly string[]; readonly repeats?: true }
  /**
   * The four amounts of so many candidates, and the margin they come to. With a focus, that amount is the lesson's
   * subject, typed last, beside what the others leave for it.
   */
  | { readonly kind: 'figures'; readonly candidates: number; readonly focus?: 'adsCents' }
  /** All criteria of one candidate, or one of them with a note that says why. */
  | { readonly kind: 'judge'; readonly criterion?: CriterionKey }

export interface ExerciseItem {
  readonly place: ProjectItemPlace
  readonly question: string
  /** Texts to begin with, of which one is chosen and changed; none: only what the person types. */
  readonly choices?: readonly string[]
}

export type LessonBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly lines: readonly string[] }
  /** An example with its sums: what, and how much, one line each. */
  | { readonly kind: 'sum'; readonly title: string; readonly lines: readonly (readonly [string, string])[] }

export interface LessonCheck {
  readonly question: string
  readonly answers: readonly string[]
  /** Index of the right one. */
  readonly right: number
  /** Why, said after the answer, whichever it was. */
  readonly why: string
}

/** What a lesson says, loaded when it is opened. « » and French spaces as everywhere. */
export interface LessonText {
  readonly blocks: readonly LessonBlock[]
  readonly check: readonly [LessonCheck, LessonCheck, LessonCheck]
  /** Pages to look at for what ages. */
  readonly sources: readonly SourceKey[]
  /** What to do now, in one sentence, above the exercise. */
  readonly task: string
}
