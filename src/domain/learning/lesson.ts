import type { ProjectItemPlace } from '@/domain/projects/project-sections'
import type { CriterionKey } from '@/domain/research/candidate'
import type { SourceKey } from '@/domain/base/sources'

/** An exercise in the person's own documents. */
export type Exercise =
  /** Fills items of a project, each with its own question. */
  | { readonly kind: 'items'; readonly items: readonly ExerciseItem[] }
  /** Adds todos on days; the texts are proposals to edit. */
  | { readonly kind: 'todos'; readonly texts: readonly string[]; readonly repeats?: true }
  /**
   * The four amounts of `candidates` products, and the resulting margin. With a focus, that amount is the lesson's subject and is typed
   * last, next to the limit from the other amounts.
   */
  | { readonly kind: 'figures'; readonly candidates: number; readonly focus?: 'adsCents' }
  /** All criteria of one candidate, or one criterion with a note that gives the reason. */
  | { readonly kind: 'judge'; readonly criterion?: CriterionKey }

export interface ExerciseItem {
  readonly place: ProjectItemPlace
  readonly question: string
  /** Texts to choose and edit; absent: only the person's own text. */
  readonly choices?: readonly string[]
}

export type LessonBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly lines: readonly string[] }
  /** The tool that does what the lesson is about: a part of « Mise en vente », of the project that is chosen there. */
  | {
      readonly kind: 'door'
      readonly part: 'obligations' | 'fiche' | 'controle'
      readonly text: string
      readonly label: string
    }
  /** An example calculation: a label and an amount per line. */
  | { readonly kind: 'sum'; readonly title: string; readonly lines: readonly (readonly [string, string])[] }

export interface LessonCheck {
  readonly question: string
  readonly answers: readonly string[]
  readonly right: number
  readonly why: string
}

export interface LessonText {
  readonly blocks: readonly LessonBlock[]
  readonly check: readonly [LessonCheck, LessonCheck, LessonCheck]
  /** Pages for facts that may change. */
  readonly sources: readonly SourceKey[]
  readonly task: string
}
