import type { Fields } from '@/domain/base/read-field'
import type { ProjectSectionKey } from './project-sections'

/**
 * All that is done with one part of a project. Nothing here is optional: a part without one of these does not compile.
 * `Value` is what the editor holds; `Kept` what a draft keeps of it, as JSON.
 */
export interface Part<Value, Kept = Value> {
  /** In French, as it is named to the person. */
  readonly label: string
  /** Tolerant: whatever was stored, and `undefined` for a part that was not. */
  readonly parse: (stored: unknown) => Value
  readonly write: (value: Value) => unknown
  readonly isSame: (a: Value, b: Value) => boolean
  readonly merge: (base: Value, mine: Value, theirs: Value) => Merged<Value>
  /** A draft of an earlier time with what was typed since `origin`: nobody has to choose. */
  readonly join: (draft: KeptDraft<Value>, typed: Value, origin: Value) => Value
  readonly kept: (value: Value) => Kept
  readonly withKept: (value: Value, kept: Kept) => Value
  /** A change as the device kept it; null when nothing of it can be read. */
  readonly parseChange: (stored: Fields | null) => Change<Kept> | null
  /** The first thing that keeps it from being saved. */
  readonly fault: (value: Value) => ProjectFault | null
  /** What a version says that another one does not say so; none: they are the same. */
  readonly differences: (value: Value, other: Value) => readonly Difference[]
  /** What stands behind its label at the head of an exported project, '' for nothing; null: it has its own place there. */
  readonly fact: ((value: Value) => string) | null
}

export interface Change<T> {
  readonly from: T
  readonly to: T
}

/** Two versions made from the same base, as one. */
export interface Merged<T> {
  /** What both sides changed, differently, stands in it as in mine. */
  readonly merged: T
  /** The same with it as in theirs. */
  readonly offered: T
  /** It holds such a thing: the person chooses. */
  readonly hasConflict: boolean
}

export interface KeptDraft<T> {
  /** What the draft started from. */
  readonly base: T
  readonly mine: T
}

export interface Difference {
  /** Of the item; null for the whole part. */
  readonly title: string | null
  readonly text: string
}

export type ProjectFault =
  | { readonly kind: 'title-blank' }
  | { readonly kind: 'title-too-long'; readonly length: number }
  | {
      readonly kind: 'item-too-long'
      readonly section: ProjectSectionKey
      readonly itemId: string
      readonly length: number
    }
